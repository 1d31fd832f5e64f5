/** Records and columns that each instruction of Cresol sends: CNAB 240 typed from its manual, CNAB 400 the family's. */
import type { BankInstructions, InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { cresol400Instructions } from '../families/cresol400/instruction-rows.js'
import { CNAB240_P, CNAB240_Q, CNAB240_R } from './manual-pages.js'

const wallet = {
  bank_contract_slug: 'cresol-bradesco-bs-09',
  next_our_number: 1,
  agency_number: '5511',
  account_number: '13999',
  account_digit: '8',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
}

// CNAB 240, version 1.0.2 (02/2022), pp. 8–13: the manual names no omitted columns.

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
  cnab400: cresol400Instructions(wallet, '00090551100139998'),
}
