/** Records and columns that each instruction of ID Banco sends, typed from CNAB 400, February 2024, pp. 13–20. */
import { type BankInstructions, BENEFICIARY, type ExpectedLine } from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import {
  CHARGES,
  ending,
  GUARANTOR,
  GUARANTOR_ADDRESS,
  rowsOf,
  SLIP,
} from '../families/bradesco400/instruction-rows.js'
import { CNAB400_GUARANTOR, MESSAGE, TITLE } from './manual-pages.js'

/** Number 00000045001 of carteira 09: 9×7 + 4×6 + 5×5 + 1×2 = 114; 114 mod 11 = 4; digit 7. */
const title: Columns = {
  ...SLIP,
  '7-7': '0',
  '20-20': '0',
  '21-37': '00090000100450010',
  '82-82': '7',
  '93-93': '2',
  '94-94': 'N',
  '106-106': '2',
}
const end = ending('0090000100450010', '7')

const whole = (movement: string, more: Columns = {}): ExpectedLine[] => [
  [TITLE, { ...title, ...CHARGES, ...GUARANTOR, '157-158': '06', '159-160': '07', ...more, '109-110': movement }],
  [CNAB400_GUARANTOR, { ...GUARANTOR_ADDRESS, ...end }],
]

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      ...BENEFICIARY,
      bank_contract_slug: 'id-banco-bs-09',
      agency_number: '0001',
      account_number: '45001',
      account_digit: '0',
    },
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1 },
    features: ['days_for_sue', 'bank_dispatch'],
    // Every instruction sends the espécie.
    writeOffSendsAll: true,
    rows: {
      ...rowsOf(TITLE, title, {
        '1002': '02',
        '1003': '06',
        '1004': '04',
        '1005': '05',
        '1007': '07',
        '1122': '07',
        '1008': '08',
        '1120': '08',
        '1009': '09',
        '1078': '18',
        '1019': '19',
      }),
      // A slip of the company's own has its messages, too (p. 5).
      '1001': {
        movement: '01',
        lines: [whole('01')[0]!, [MESSAGE, { '2-81': 'NAO RECEBER EM CHEQUE', ...end }], whole('01')[1]!],
        slip: { instructions: 'Não receber em cheque' },
      },
      '1031': { movement: '31', lines: whole('31') },
      '1080': { movement: '31', lines: whole('31') },
      // 9999 cancels the protest (p. 20), the one automatic instruction that the manual has.
      '1010': { movement: '31', lines: whole('31', { '157-158': '99', '159-160': '99' }) },
      '1041': { movement: '31', lines: whole('31', { '157-158': '99', '159-160': '99' }) },
    },
  },
}
