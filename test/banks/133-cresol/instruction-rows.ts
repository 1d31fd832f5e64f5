/** What each instruction of Cresol must send, typed from CNAB 400, version 2.0 (08/2021), pp. 6–8. */
import type { BankInstructions, InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { CNAB240_P, CNAB240_Q, CNAB240_R, CNAB400_TITLE } from './manual-pages.js'

const wallet = {
  bank_contract_slug: 'cresol-bradesco-bs-09',
  agency_number: '5511',
  account_number: '13999',
  account_digit: '8',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
}

/** Number 00000045001 of carteira 09: 9×7 + 4×6 + 5×5 + 1×2 = 114; 114 mod 11 = 4; digit 7. */
const title: Columns = {
  '21-37': '00090551100139998',
  '38-62': 'PEDIDO 3002',
  '71-81': '00000045001',
  '82-82': '7',
  '93-93': '2',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '148-149': '04',
  '151-156': '280226',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-274': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS, 10500',
  '327-331': '83999',
  '332-334': '440',
}

const charges: Columns = {
  '66-66': '2',
  '67-70': '0200',
  '161-173': '0000000000150',
  '174-179': '250426',
  '180-192': '0000000003000',
}

const row = (movement: string, more: Columns = {}, entry?: InstructionRow['entry']): InstructionRow => ({
  movement,
  lines: [[CNAB400_TITLE, { ...title, '109-110': movement, ...more }]],
  ...(entry === undefined ? {} : { entry }),
})
const rebate = (movement: string) => row(movement, { '206-218': '0000000001234' }, { value_rebate: '12,34' })

// CNAB 240, version 1.0.2 (02/2022), pp. 8–13: it names no columns to leave out.

const p = columnsOf(`
  18-22 01069; 24-35 000000028245; 36-36 6; 46-56 00000045001; 57-57 7; 61-61 2; 62-62 2; 63-77 NFS 3002
  78-85 30042026; 86-100 000000000134556; 107-108 04; 109-109 A; 110-117 28022026
  118-118 1; 119-126 05052026; 127-141 000000000000150; 142-142 1; 143-150 25042026; 151-165 000000000003000
  196-220 PEDIDO 3002; 228-229 09
`)
const q = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI
  114-128 DISTRITO NORTE; 129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR
`)
const r = columnsOf('66-66 2; 67-74 03052026; 75-89 000000000000200; 100-139 NAO RECEBER EM CHEQUE')

/** P 221–223, p. 10: 1, protestar em x dias corridos; 3, não protestar. */
const protested = columnsOf('221-221 1; 222-223 07')
const notProtested = columnsOf('221-221 3')

const row240 = (movement: string, more: Columns = protested): InstructionRow => ({
  movement,
  lines: [
    [CNAB240_P, { ...p, ...more, '16-17': movement }],
    [CNAB240_Q, { ...q, '74-113': 'AVENIDA DOS PINHEIRAIS, 10500', '16-17': movement }],
  ],
})

const entry240: InstructionRow = {
  movement: '01',
  lines: [...row240('01').lines, [CNAB240_R, { ...r, '16-17': '01' }]],
  slip: { instructions: 'Não receber em cheque' },
}

export const INSTRUCTIONS: BankInstructions = {
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240', agency_number: '1069', account_number: '28245', account_digit: '6' },
    features: ['second_discount', 'third_discount', 'days_for_sue', 'bank_dispatch'],
    writeOffSendsAll: true,
    rows: {
      '1001': entry240,
      '1002': row240('02'),
      '1003': row240('06'),
      '1004': { ...row240('04', { ...protested, '181-195': '000000000001234' }), entry: { value_rebate: '12,34' } },
      '1005': row240('05'),
      '1009': row240('09'),
      '1018': row240('10', notProtested),
      '1019': row240('11', notProtested),
    },
  },
  cnab400: {
    wallet,
    // No columns for the aceite, for days, nor for deadlines.
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1, days_for_sue: null },
    features: ['bank_dispatch'],
    // The espécie goes with every instruction.
    writeOffSendsAll: true,
    rows: {
      '1001': { ...row('01', { ...charges, '93-93': '1' }), slip: { dispatch_type: 2 } },
      '1002': row('02'),
      '1003': row('06'),
      '1004': rebate('04'),
      '1005': rebate('05'),
      '1009': row('09'),
      '1019': row('11'),
      '1078': row('10'),
    },
  },
}
