/** Records and columns that each instruction of Safra sends, typed from Layout Padrão Safra 400 (December 2017), pp. 7–13; CNAB 240, in which programs agree. */
import { type BankInstructions, BENEFICIARY, type InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { febrabanRows, rowsFor } from '../febraban240/instruction-rows.js'
import { GUARANTOR, INVOICE, SEGMENT_P, SEGMENT_Q, SEGMENT_R, TITLE } from './manual-pages.js'

// 4–17: the guarantor, 6.1.1, p. 11. Number 00045001: 4×6 + 5×5 + 1×2 = 51 leaves 7, digit 4.
const identity = columnsOf(`
  2-3 02; 4-17 38001745000229; 18-31 11500000001234; 38-62 PEDIDO 3002; 63-71 000450014; 108-108 1; 127-139 0000000134556
  140-142 422; 143-147 11500; 389-391 422; 392-394 001
`)

const NUMBER = columnsOf('111-120 NFS 3002')
const DUE = columnsOf('121-126 300426')
const REBATE = columnsOf('206-218 0000000001234')

/** P. 11: mandatory fields of each instruction, in addition to the account. */
const row = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [[TITLE, { ...identity, ...more, '109-110': movement }]],
})
const rebate = (movement: string): InstructionRow => ({ ...row(movement, REBATE), entry: { value_rebate: '12,34' } })

/** 2% from the third day, in the columns of the rebate; protest after seven days, in the second and third instruction. */
const entry: InstructionRow = {
  movement: '01',
  lines: [
    [
      TITLE,
      {
        ...identity,
        ...NUMBER,
        ...DUE,
        ...columnsOf(`
          106-107 07; 109-110 01; 148-149 09; 150-150 A; 151-156 280226; 157-158 16; 159-160 10; 161-173 0000000000150
          174-179 250426; 180-192 0000000003000; 206-218 0305260200000; 219-220 02; 221-234 71582093000158
          235-274 OFICINA VENTO NORTE EIRELI; 275-314 AVENIDA DOS PINHEIRAIS, 10500; 315-324 DISTRITO N; 327-334 83999440
          335-349 CURITIBA; 350-351 PR; 352-381 PARTICIPACOES TRES IRMAOS
        `),
      },
    ],
    [
      GUARANTOR,
      columnsOf(`
        2-51 contato@exemplo.com.br; 152-191 PARTICIPACOES TRES IRMAOS; 192-192 2; 193-206 38001745000229
        207-246 PRACA DA INVENCAO, 8; 247-261 CENTRO; 262-281 FLORIANOPOLIS; 282-289 88999300; 290-291 SC; 392-394 001
      `),
    ],
    [INVOICE, columnsOf('2-45 41260444556677000186550010000030021000030029; 392-394 001')],
  ],
  slip: {
    customer_email: 'contato@exemplo.com.br',
    nfe_key: '41260444556677000186550010000030021000030029',
  },
}

const febraban = febrabanRows(
  '422',
  columnsOf('18-22 11500; 24-35 000000000123; 36-36 4; 38-46 000450014; 60-60 2; 101-105 11500; 240-240 1'),
  { pages: { p: SEGMENT_P, q: SEGMENT_Q, r: SEGMENT_R }, protest: columnsOf('221-221 3') },
)

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'safra-bs-1',
  agency_number: '11500',
  account_number: '123',
  account_digit: '4',
}

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet,
    // There is no column for the day from which interest counts.
    instead: { days_for_interest: 1 },
    features: ['days_for_sue', 'days_for_revoke', 'nfe_key'],
    writeOffSendsAll: false,
    rows: {
      '1001': entry,
      '1002': row('02'),
      '1003': row('06', DUE),
      '1004': rebate('04'),
      '1005': rebate('05'),
      '1008': row('08', NUMBER),
      '1009': row('09', DUE),
      '1010': row('10', DUE),
      '1028': row('31'),
      '1047': row('11'),
      '1048': row('16'),
      '1066': row('90'),
      '1067': row('92'),
      '1068': row('91'),
      '1118': row('92'),
      '1120': row('08', NUMBER),
    },
  },
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240' },
    instead: { days_for_sue: null },
    features: ['days_for_revoke'],
    writeOffSendsAll: true,
    rows: rowsFor(febraban, '1001', '1002', '1003', '1004', '1005', '1031'),
  },
}
