/** Records and columns that each instruction of UY3 sends, typed from CNAB 400, July 2024, pp. 3–7. */
import { type BankInstructions, BENEFICIARY, type ExpectedLine } from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import { CHARGES, GUARANTOR, rowsOf, SLIP } from '../families/bradesco400/instruction-rows.js'
import { PAYER, TITLE } from './manual-pages.js'

/** Number 00000045001 of carteira 19: 1×2 + 5×5 + 4×6 + 9×7 + 1×2 = 116; 116 mod 11 = 6; digit 5. */
const title: Columns = { ...SLIP, '21-37': '00190000182296290', '82-82': '5', '93-93': '2' }

const whole = (movement: string, more: Columns = {}): ExpectedLine => [
  TITLE,
  { ...title, ...CHARGES, ...GUARANTOR, '157-158': '06', '159-160': '07', ...more, '109-110': movement },
]

/** Working days, the only kind of the manual (pp. 4 and 23). */
const protest = { days_for_sue: 7, deadline_days_type: 2 } as const

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      ...BENEFICIARY,
      bank_contract_slug: 'uy3-bs-19',
      agency_number: '0001',
      account_number: '8229629',
      account_digit: '0',
      extra3: '4466911',
    },
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1, days_for_sue: null },
    asking: { days_for_sue: protest },
    features: ['days_for_sue', 'bank_dispatch'],
    // Every instruction sends the espécie.
    writeOffSendsAll: true,
    rows: {
      ...rowsOf(TITLE, title, {
        '1002': '02',
        '1011': '03',
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
        '1028': '20',
        '1021': '21',
        '1022': '22',
        '1024': '24',
      }),
      '1001': {
        movement: '01',
        lines: [
          whole('01', { '93-93': '1' }),
          [
            PAYER,
            {
              '2-46': 'AVENIDA DOS PINHEIRAIS, 10500',
              '47-54': '83999440',
              '55-74': 'CURITIBA',
              '75-76': 'PR',
              '77-156': 'Contas@vento-norte.com.br',
            },
          ],
        ],
        slip: { ...protest, dispatch_type: 2, customer_email: 'Contas@vento-norte.com.br' },
      },
      '1031': { movement: '31', lines: [whole('31')], slip: protest },
      '1080': { movement: '31', lines: [whole('31')], slip: protest },
    },
  },
}
