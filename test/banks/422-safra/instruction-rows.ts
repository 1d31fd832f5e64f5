/** Records and columns that each instruction of Safra sends, typed from Layout Padrão Safra 400 (December 2017), pp. 7–13; CNAB 240, in which programs agree. */
import type { BankInstructions, InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { GUARANTOR, INVOICE, SEGMENT_P, SEGMENT_Q, SEGMENT_R, TITLE } from './manual-pages.js'

// Number 00045001: 4×6 + 5×5 + 1×2 = 51 leaves 7, digit 4.
const identity = columnsOf(`
  2-3 02; 4-17 44556677000186; 18-31 11500000001234; 38-62 PEDIDO 3002; 63-71 000450014; 108-108 1; 127-139 0000000134556
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

const p = columnsOf(`
  18-22 11500; 24-35 000000000123; 36-36 4; 38-46 000450014; 58-58 1; 59-59 1; 60-60 2; 61-61 2; 62-62 2; 63-77 NFS 3002
  78-85 30042026; 86-100 000000000134556; 101-105 11500; 107-108 04; 109-109 A; 110-117 28022026
  118-118 1; 119-126 05052026; 127-141 000000000000150; 142-142 1; 143-150 25042026; 151-165 000000000003000
  196-220 PEDIDO 3002; 221-221 3; 224-224 2; 225-227 000; 228-229 09; 240-240 1
`)
const q = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS, 10500
  114-128 DISTRITO NORTE; 129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR
  154-154 2; 155-169 038001745000229; 170-209 PARTICIPACOES TRES IRMAOS
`)
const r = columnsOf('66-66 2; 67-74 03052026; 75-89 000000000000200')

const row240 = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [
    [SEGMENT_P, { ...p, ...more, '16-17': movement }],
    [SEGMENT_Q, { ...q, '16-17': movement }],
  ],
})

const withR = (row: InstructionRow, more: Columns = {}): InstructionRow => ({
  ...row,
  lines: [...row.lines, [SEGMENT_R, { ...r, ...more, '16-17': row.movement }]],
})

const wallet = {
  bank_contract_slug: 'safra-bs-1',
  next_our_number: 1,
  agency_number: '11500',
  account_number: '123',
  account_digit: '4',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
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
    rows: {
      '1001': {
        ...withR(row240('01'), { '100-139': 'NAO RECEBER EM CHEQUE' }),
        slip: { instructions: 'Não receber em cheque' },
      },
      '1002': row240('02'),
      '1003': row240('06'),
      '1004': { ...row240('04', { '181-195': '000000000001234' }), entry: { value_rebate: '12,34' } },
      '1005': row240('05'),
      '1031': withR(row240('31')),
    },
  },
}
