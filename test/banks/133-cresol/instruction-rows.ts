/** Records and columns that each instruction of Cresol sends: CNAB 240, version 1.0.2 (02/2022), pp. 8–13, which names no omitted columns; CNAB 400. */
import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { columnsOf } from '../../remittance/manual-pages.js'
import { cresol400Instructions } from '../families/cresol400/instruction-rows.js'
import { febrabanRows, rowsFor } from '../febraban240/instruction-rows.js'
import { CNAB240_P, CNAB240_Q, CNAB240_R } from './manual-pages.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'cresol-bradesco-bs-09',
  agency_number: '5511',
  account_number: '13999',
  account_digit: '8',
}

/** P 58 to 60 and 224 are zeros, 225–227 blank (pp. 9–10); Q has no guarantor (p. 11). */
const rows = febrabanRows(
  '133',
  columnsOf('18-22 01069; 24-35 000000028245; 36-36 6; 46-56 00000045001; 57-57 7; 58-58; 59-59; 60-60; 224-224'),
  { pages: { p: CNAB240_P, q: CNAB240_Q, r: CNAB240_R }, q: columnsOf('154-154; 155-169; 170-209') },
)

export const INSTRUCTIONS: BankInstructions = {
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240', agency_number: '1069', account_number: '28245', account_digit: '6' },
    features: ['second_discount', 'third_discount', 'days_for_sue', 'bank_dispatch'],
    writeOffSendsAll: true,
    // 10 only stops the protest (p. 9).
    rows: { ...rowsFor(rows, '1001', '1002', '1003', '1004', '1005', '1009', '1019'), '1018': rows['1078'] },
  },
  cnab400: cresol400Instructions(wallet, '00090551100139998'),
}
