/** Records and columns that each instruction of Citibank sends: CNAB 400 (version 1.16), pp. 4–7; CNAB 240 (version 1.8), pp. 12–13 and 17–19. */
import { type BankInstructions, BENEFICIARY, type InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { SEGMENT_P, SEGMENT_Q, TITLE } from './manual-pages.js'

// Number 00000045001: 1×2 + 5×5 + 4×6 = 51 leaves 7, digit 4.
const title = columnsOf(`
  2-3 02; 4-17 44556677000186; 18-37 00000000123456789112; 38-62 PEDIDO 3002; 63-64 02; 65-76 000000450014; 108-108 1
  111-120 NFS 3002; 121-126 300426; 127-139 0000000134556; 148-149 07; 150-150 N; 151-156 280226; 157-158 06; 159-160 07
  161-173 0000000000150; 174-179 250426; 180-192 0000000003000; 219-220 02; 221-234 71582093000158
  235-274 OFICINA VENTO NORTE EIRELI; 275-314 AVENIDA DOS PINHEIRAIS, 10500; 315-326 DISTRITO NOR; 327-334 83999440
  335-349 CURITIBA; 350-351 PR; 352-391 PARTICIPACOES TRES IRMAOS; 394-394 9
`)

/** The manual does not name columns that an instruction omits. */
const row = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [[TITLE, { ...title, ...more, '109-110': movement }]],
})

const p = columnsOf(`
  24-35 000123456789; 38-49 000000450014; 58-58 1; 61-61 2; 63-72 NFS 3002; 78-85 30042026; 88-100 0000000134556; 107-108 03; 109-109 N
  110-117 28022026; 118-118 1; 129-141 0000000000150; 142-142 1; 143-150 25042026; 153-165 0000000003000; 196-220 PEDIDO 3002
  221-221 1; 222-223 07; 224-224 2; 228-229 09
`)
const q = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS, 10500; 114-128 DISTRITO NORTE
  129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR; 170-209 PARTICIPACOES TRES IRMAOS
`)

const segments = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [
    [SEGMENT_P, { ...p, ...more, '16-17': movement }],
    [SEGMENT_Q, { ...q, '16-17': movement }],
  ],
})

/** C026 (p. 18): 3 stops protest and negativation, without days. */
const stopped = (movement: string): InstructionRow => {
  const row = segments(movement, { '221-221': '3' })
  const [[page, { '222-223': _, ...columns }], other] = row.lines as [
    InstructionRow['lines'][number],
    InstructionRow['lines'][number],
  ]
  return { movement, lines: [[page, columns as Columns], other] }
}

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'citibank-bs-3',
  agency_number: '1',
  extra1: '0123456789',
  extra3: '00000000123456789112',
}

/** No columns for a fine and for the day from which interest counts; only the acceptance N, and only duplicatas mercantis. */
const instead = {
  document_type: '02',
  acceptance: 'N',
  fine_type: null,
  fine_percentage: null,
  days_for_fine: null,
  days_for_interest: 1,
} as const

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet,
    instead,
    features: ['second_discount', 'bank_dispatch', 'days_for_sue', 'days_for_negativation', 'days_for_revoke'],
    writeOffSendsAll: true,
    rows: {
      '1001': {
        ...row('01', columnsOf('83-88 280426; 89-101 0000000001000')),
        slip: { second_discount_value: '10,00', days_for_second_discount: 2 },
      },
      '1002': row('02'),
      '1003': row('06'),
      '1004': { ...row('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
      '1009': row('09'),
      '1018': row('10'),
      '1066': row('29'),
      '1068': row('39'),
      '1071': row('07'),
    },
  },
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240' },
    instead: { ...instead, document_type: '03' },
    features: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
    writeOffSendsAll: true,
    rows: {
      '1001': segments('01'),
      '1002': segments('02'),
      '1003': segments('06'),
      '1004': { ...segments('04', { '183-195': '0000000001234' }), entry: { value_rebate: '12,34' } },
      '1009': segments('09'),
      '1019': stopped('11'),
      '1066': {
        ...segments('29', { '221-221': '4', '222-223': '05' }),
        slip: { days_for_sue: null, days_for_negativation: 5 },
      },
      '1068': stopped('39'),
      '1071': segments('07'),
    },
  },
}
