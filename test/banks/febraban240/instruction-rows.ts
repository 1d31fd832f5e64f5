/** Columns of each instruction, for banks with FEBRABAN's movements that send the whole title without the charge that the instruction removes. */
import type { OurCode, Slip } from '../../../src/cobranca/index.js'
import type { InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf, type Page } from '../../remittance/manual-pages.js'
import { segmentP, segmentQ, segmentR } from './remittance-pages.js'

/** Pp. 55–57, of the slip of `test/remittance/instruction-rows.ts`. */
const title = columnsOf(`
  58-58 1; 59-59 1; 60-60 1; 61-61 2; 62-62 2; 63-77 NFS 3002; 78-85 30042026; 86-100 000000000134556; 107-108 04
  109-109 A; 110-117 28022026; 196-220 PEDIDO 3002; 224-224 2; 228-229 09
`)
/** With a code in 224. FEBRABAN prints these columns as alphanumeric: zeros are content in them, but neutral in numeric columns. */
const noRevoke = columnsOf('225-227 000')
const interest = columnsOf('118-118 1; 119-126 05052026; 127-141 000000000000150')
const noInterest = columnsOf('118-118 3')
const discount = columnsOf('142-142 1; 143-150 25042026; 151-165 000000000003000')
const protest = columnsOf('221-221 1; 222-223 07')
const rebate = columnsOf('181-195 000000000001234')
const parties = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS, 10500
  114-128 DISTRITO NORTE; 129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR
  154-154 2; 155-169 038001745000229; 170-209 PARTICIPACOES TRES IRMAOS
`)
const fine = columnsOf('66-66 2; 67-74 03052026; 75-89 000000000000200')

const hasTextColumn = (page: Page, column: number): boolean =>
  page.some(([from, , picture]) => from === column && picture === 'X')

/** Columns with those of a bank. A column of the bank without content is unused. */
const withOwn = (base: Columns, own: Columns = {}): Columns =>
  Object.fromEntries(Object.entries({ ...base, ...own }).filter(([, text]) => text !== ''))

/** Instead of the protest of the slip. */
const listing: Partial<Slip> = { days_for_sue: null, days_for_negativation: 5 }
const messages: Partial<Slip> = { instructions: 'Não receber em cheque' }

/** Pages and columns of a bank that differ from FEBRABAN's. */
export interface Own240 {
  readonly pages?: { readonly p?: Page; readonly q?: Page; readonly r?: Page }
  /** Columns of Q, and of the fine in R. */
  readonly q?: Columns
  readonly r?: Columns
  /** Charges in P. */
  readonly interest?: Columns
  readonly discount?: Columns
  readonly protest?: Columns
}

/**
 * The lines of a bank's instructions.
 *
 * @param own the bank's own columns of P: account and nosso número
 */
export function segments240(bank: string, own: Columns, { pages = {}, ...differences }: Own240 = {}) {
  const [p, q, r] = [pages.p ?? segmentP(bank), pages.q ?? segmentQ(bank), pages.r ?? segmentR(bank)]
  const hasRevoke = own['224-224'] !== '' && hasTextColumn(p, 225)
  const plain = withOwn({ ...title, ...(hasRevoke ? noRevoke : {}) }, own)
  const charged = {
    interest: withOwn(interest, differences.interest),
    discount: withOwn(discount, differences.discount),
    protest: differences.protest ?? protest,
  }
  const sent = (movement: string, charges: readonly Columns[], more: Partial<InstructionRow> = {}): InstructionRow => ({
    movement,
    lines: [
      [p, Object.assign({ '16-17': movement }, plain, ...charges)],
      [q, withOwn({ ...parties, '16-17': movement }, differences.q)],
    ],
    ...more,
  })
  const whole = (movement: string, more: Columns = {}) =>
    sent(movement, [charged.interest, charged.discount, charged.protest, more])
  return {
    ...charged,
    sent,
    whole,
    withRebate: (movement: string): InstructionRow => ({
      ...whole(movement, rebate),
      entry: { value_rebate: '12,34' },
    }),
    withR: (row: InstructionRow, more: Columns = {}): InstructionRow => ({
      ...row,
      lines: [...row.lines, [r, withOwn({ ...fine, '16-17': row.movement }, { ...differences.r, ...more })]],
    }),
    /** C026: an order to stop the protest is sent with «não protestar». */
    stopped: (movement: string) => sent(movement, [charged.interest, charged.discount, columnsOf('221-221 3')]),
  }
}

/** All rows of FEBRABAN's movements, for a bank. Parameters as for {@link segments240}. */
export function febrabanRows(...parameters: Parameters<typeof segments240>) {
  const { interest, discount, protest, sent, whole, withRebate, withR, stopped } = segments240(...parameters)
  // C026: 9 cancels the automatic protest.
  const cancelled = withR(sent('31', [interest, discount, columnsOf('221-221 9')]))
  return {
    '1001': { ...withR(whole('01'), { '100-139': 'NAO RECEBER EM CHEQUE' }), slip: messages },
    '1002': whole('02'),
    '1003': whole('06'),
    '1004': withRebate('04'),
    '1005': whole('05'),
    '1007': whole('22'),
    '1008': whole('21'),
    '1009': whole('09'),
    '1010': cancelled,
    // C026: 5 counts calendar days in bankruptcy.
    '1011': whole('03', columnsOf('221-221 5')),
    '1019': stopped('11'),
    '1028': whole('47'),
    '1031': withR(whole('31')),
    '1041': cancelled,
    '1047': sent('13', [noInterest, discount, protest]),
    '1066': sent('45', [interest, discount, columnsOf('221-221 8; 222-223 05')], { slip: listing }),
    '1071': withR(whole('07')),
    '1072': sent('08', [interest, protest]),
    '1073': withR(whole('16')),
    '1074': withR(whole('14')),
    '1075': whole('15'),
    '1076': whole('12'),
    '1077': withRebate('18'),
    '1078': stopped('10'),
    '1079': whole('23'),
    '1080': whole('24'),
    '1106': whole('20'),
    '1120': whole('21'),
    '1122': whole('22'),
    '1123': whole('42'),
    '1129': sent('17', [interest, protest]),
  } satisfies Partial<Record<OurCode, InstructionRow>>
}

type Rows = ReturnType<typeof febrabanRows>

/** The rows of a bank that has only these instructions. */
export const rowsFor = (rows: Rows, ...codes: readonly (keyof Rows)[]): Partial<Rows> =>
  Object.fromEntries(codes.map((code) => [code, rows[code]]))
