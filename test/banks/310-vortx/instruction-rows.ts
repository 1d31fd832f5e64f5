/** Records and columns that each instruction of Vórtx sends, typed from CNAB 400, V1.0 (08/2025), pp. 5–15. */
import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import { CHARGES, GUARANTOR_ADDRESS, rowsOf, SLIP } from '../families/bradesco400/instruction-rows.js'
import { GUARANTOR, MESSAGE, TITLE } from './manual-pages.js'

/** Number 00000045001 of carteira 21: 1×2 + 5×5 + 4×6 + 1×7 + 2×2 = 62; 62 mod 11 = 7; digit 4. The account as on p. 5. */
const title: Columns = { ...SLIP, '21-37': '00210000100999999', '82-82': '4' }

const GUARANTOR_NAME: Columns = { '335-349': '038001745000229', '350-394': 'PARTICIPACOES TRES IRMAOS' }

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      ...BENEFICIARY,
      bank_contract_slug: 'vortx-bs-21',
      agency_number: '1',
      account_number: '999999',
      account_digit: '',
    },
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1, days_for_sue: null },
    features: ['second_discount', 'third_discount'],
    // Every instruction sends the espécie.
    writeOffSendsAll: true,
    rows: {
      ...rowsOf(TITLE, title, {
        '1002': '02',
        '1003': '06',
        '1004': '04',
        '1007': '07',
        '1122': '07',
        '1008': '08',
        '1120': '08',
        '1009': '09',
        '1018': '19',
      }),
      '1001': {
        movement: '01',
        lines: [
          [TITLE, { ...title, ...CHARGES, ...GUARANTOR_NAME, '109-110': '01' }],
          [MESSAGE, { '2-321': 'Contas@vento-norte.com.br' }],
          [
            GUARANTOR,
            {
              ...GUARANTOR_ADDRESS,
              '367-369': '021',
              '370-374': '00001',
              '375-381': '0099999',
              '382-382': '9',
              '383-393': '00000045001',
              '394-394': '4',
            },
          ],
        ],
        slip: { customer_email: 'Contas@vento-norte.com.br' },
      },
    },
  },
}
