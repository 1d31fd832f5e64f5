/** Records and columns that each instruction of AUTBANK sends, typed from CNAB 400 (14/12/2018), pp. 4–10. */
import type { InstructionRow, InstructionTable } from '../../../remittance/instruction-rows.js'
import type { Columns, Page } from '../../../remittance/manual-pages.js'
import { CNAB400_GUARANTOR, CNAB400_INVOICES, CNAB400_MESSAGES, CNAB400_TITLE } from './manual-pages.js'
import { withTail } from './tail.js'

/** Columns that do not depend on the bank. */
const title: Columns = {
  '2-3': '02',
  '4-17': '44556677000186',
  '38-62': 'PEDIDO 3002',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '148-149': '12',
  '150-150': 'A',
  '151-156': '280226',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-264': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS, 10500',
  '315-326': 'DISTRITO NOR',
  '327-334': '83999440',
  '335-349': 'CURITIBA',
  '350-351': 'PR',
  '352-381': 'PARTICIPACOES TRES IRMAOS',
  '394-394': '0',
}

/** 2% of fine from the third day, R$ 1.50 a day, a discount, protest after 7 days. */
const charges: Columns = {
  '90-90': '2',
  '91-103': '0000000020000',
  '104-105': '03',
  '161-173': '0000000000150',
  '174-179': '250426',
  '180-192': '0000000003000',
  '392-393': '07',
}

const guarantor: Columns = {
  '122-123': '02',
  '124-137': '38001745000229',
  '138-177': 'PRACA DA INVENCAO, 8',
  '178-189': 'CENTRO',
  '190-197': '88999300',
  '198-212': 'FLORIANOPOLIS',
  '213-214': 'SC',
}

const KEY = '35260344556677000186550010000030021000030029'

/** Instructions of the family, for a bank that does not accept all of them. */
type Ours = '1001' | '1002' | '1003' | '1004' | '1005' | '1009' | '1010' | '1018' | '1028'

/** Differences of a bank from the family. */
export interface Difference {
  /** Columns of an entry's title. */
  readonly entry?: Columns
  /** Instructions that the bank does not accept. */
  readonly without?: readonly Ours[]
  /** Features that others of the family do not have. */
  readonly features?: InstructionTable['features']
  /** No record of invoices. */
  readonly noInvoices?: true
  /** No record of messages. */
  readonly noMessages?: true
  /** Lines of 444 columns: the key of the invoice is in 401–444 of the title. */
  readonly hasTail?: true
  readonly asking?: InstructionTable['asking']
}

/**
 * The rows of a bank.
 *
 * @param own the bank's own columns of a title: company, nosso número, carteira, bank
 */
export function autbank400Instructions(
  wallet: InstructionTable['wallet'],
  own: Columns,
  { entry: ofEntry = {}, without = [], features = [], asking = {}, noInvoices, noMessages, hasTail }: Difference = {},
): InstructionTable {
  const of = (page: Page): Page => (hasTail === true ? withTail(page) : page)
  const isWithoutRecord = noInvoices === true || hasTail === true
  const row = (movement: string, more: Columns = {}, entry?: InstructionRow['entry']): InstructionRow => ({
    movement,
    lines: [[of(CNAB400_TITLE), { ...title, ...own, '109-110': movement, ...more }]],
    ...(entry === undefined ? {} : { entry }),
  })
  const rows: Readonly<Record<Ours, InstructionRow>> = {
    '1001': {
      movement: '01',
      lines: [
        ...row('01', { ...charges, ...ofEntry, ...(hasTail === true ? { '401-444': KEY } : {}) }).lines,
        [of(CNAB400_GUARANTOR), guarantor],
        ...(noMessages === true ? [] : [[of(CNAB400_MESSAGES), { '3-71': 'NAO RECEBER EM CHEQUE' }] as const]),
        ...(isWithoutRecord ? [] : [[CNAB400_INVOICES, { '38-81': KEY }] as const]),
      ],
      slip: {
        ...(noMessages === true ? {} : { instructions: 'Não receber em cheque' }),
        ...(noInvoices === true ? {} : { nfe_key: KEY }),
      },
    },
    '1002': row('02'),
    '1003': row('06'),
    '1004': row('04', { '206-218': '0000000001234' }, { value_rebate: '12,34' }),
    '1005': row('05'),
    '1009': row('09'),
    '1010': row('10'),
    '1018': row('18'),
    '1028': row('47'),
  }
  return {
    wallet,
    instead: { days_for_interest: 1 },
    asking,
    features: ['days_for_sue', ...(noInvoices === true ? [] : (['nfe_key'] as const)), ...features],
    // Every instruction sends the espécie.
    writeOffSendsAll: true,
    rows: Object.fromEntries(Object.entries(rows).filter(([ours]) => !without.includes(ours as Ours))),
  }
}
