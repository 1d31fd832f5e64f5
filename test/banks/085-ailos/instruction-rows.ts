/** Records and columns that each instruction of Ailos sends, typed from CNAB 240, January 2023, pp. 16–26 and 31–36: the manual names no omitted columns. */
import type { BankInstructions, InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { SEGMENT_P, SEGMENT_Q, SEGMENT_R, SEGMENT_S } from './manual-pages.js'

const title = columnsOf(`
  18-22 00101; 23-23 5; 24-35 000000077777; 36-36 8; 38-57 00777778000045001
  58-58 1; 59-59 1; 60-60 1; 61-61 2; 62-62 2; 63-77 NFS 3002; 78-85 30042026; 86-100 000000000134556; 107-108 04
  109-109 A; 110-117 28022026; 118-118 1; 119-126 01052026; 127-141 000000000000150; 196-220 PEDIDO 3002; 224-224 2; 228-229 09
`)
const discount = columnsOf('142-142 1; 143-150 30042026; 151-165 000000000003000')
const parties = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS, 10500
  114-128 DISTRITO NORTE; 129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR
  154-154 2; 155-169 038001745000229; 170-209 PARTICIPACOES TRES IRMAOS
`)
const fine = columnsOf('66-66 2; 67-74 03052026; 75-89 000000000000200')

/** C026, p. 35: 1 protests, 2 lists, 3 neither. */
const protested = columnsOf('221-221 1; 222-223 07')
const listed = columnsOf('221-221 2; 222-223 30')
const neither = columnsOf('221-221 3')
const rebate = columnsOf('181-195 000000000001234')

const row = (movement: string, ...charges: readonly Columns[]): InstructionRow => ({
  movement,
  lines: [
    [SEGMENT_P, Object.assign({ '16-17': movement }, title, ...charges)],
    [SEGMENT_Q, { ...parties, '16-17': movement }],
  ],
})
const whole = (movement: string, more: Columns = {}) => row(movement, discount, protested, more)
const stopped = (movement: string) => row(movement, discount, neither)

/** R holds only the fine; S has the message (p. 17; homologação, p. 2). */
const entry: InstructionRow = {
  movement: '01',
  lines: [
    ...whole('01').lines,
    [SEGMENT_R, { ...fine, '16-17': '01' }],
    [SEGMENT_S, { '16-17': '01', '18-18': '3', '19-58': 'NAO RECEBER EM CHEQUE' }],
  ],
  slip: { instructions: 'Não receber em cheque' },
}

export const INSTRUCTIONS: BankInstructions = {
  cnab240: {
    wallet: {
      bank_contract_slug: 'ailos-bs-1',
      next_our_number: 1,
      agency_number: '0101',
      agency_digit: '5',
      account_number: '77777',
      account_digit: '8',
      extra1: '101104',
      beneficiary_name: 'Oficina Modelo',
      beneficiary_cnpj_cpf: '44.556.677/0001-86',
    },
    // Interest counts from the due date, the discount up to it (C019, C022, p. 34).
    instead: { days_for_interest: 1, days_for_discount: 0 },
    features: ['days_for_sue', 'days_for_negativation', 'divergent_payment', 'bank_dispatch'],
    writeOffSendsAll: true,
    rows: {
      '1001': entry,
      '1002': whole('02'),
      '1003': whole('06'),
      '1004': { ...whole('04', rebate), entry: { value_rebate: '12,34' } },
      '1005': whole('05'),
      '1009': whole('09'),
      '1010': stopped('41'),
      '1013': whole('31'),
      '1019': stopped('11'),
      '1041': stopped('41'),
      '1066': { ...row('93', discount, listed), slip: { days_for_sue: null, days_for_negativation: 30 } },
      '1067': stopped('41'),
      '1068': stopped('94'),
      '1069': stopped('94'),
      '1071': whole('07'),
      '1072': row('08', protested),
      '1078': stopped('10'),
      '1115': whole('90'),
      '1117': whole('96'),
      '1118': stopped('41'),
      '1151': whole('80'),
    },
  },
}
