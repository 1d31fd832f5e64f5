/** Records and columns that each instruction of Ourinvest sends, typed from CNAB 400, version 1.5 (09/2023), pp. 7–14. */
import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import { CHARGES, GUARANTOR, rowsOf, SLIP } from '../families/bradesco400/instruction-rows.js'
import { MESSAGE, TITLE } from './manual-pages.js'

const { '275-314': _, ...common } = SLIP

/** Number 00000045001 of carteira 12: 1×3 + 2×2 … 1×2 + 5×5 + 4×6 + 2×7 + 1×2 = 67; 67 mod 11 = 1; digit P. */
const title: Columns = {
  ...common,
  '21-37': '00120031000952791',
  '82-82': 'P',
  '93-93': '2',
  '275-312': 'AVENIDA DOS PINHEIRAIS, 10500',
  '313-324': 'CURITIBA',
  '325-326': 'PR',
}

const KEY = '35260344556677000186550010000030021000030029'
const whole: Columns = { ...title, ...CHARGES, ...GUARANTOR }

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      ...BENEFICIARY,
      bank_contract_slug: 'ourinvest-bs',
      agency_number: '310',
      account_number: '95279',
      account_digit: '1',
      extra1: '12',
      extra3: '4466911',
    },
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1, days_for_sue: null },
    features: ['bank_dispatch', 'nfe_key'],
    // Every instruction sends the espécie.
    writeOffSendsAll: true,
    rows: {
      ...rowsOf(TITLE, title, {
        '1002': '02',
        '1003': '06',
        '1004': '04',
        '1005': '05',
        '1009': '09',
        '1078': '18',
        '1019': '19',
      }),
      '1001': {
        movement: '01',
        lines: [
          [TITLE, { ...whole, '93-93': '1', '109-110': '01' }],
          [MESSAGE, { '2-81': 'NAO RECEBER EM CHEQUE', '82-125': KEY, '242-321': 'Contas@vento-norte.com.br' }],
        ],
        slip: {
          dispatch_type: 2,
          instructions: 'Não receber em cheque',
          nfe_key: KEY,
          customer_email: 'Contas@vento-norte.com.br',
        },
      },
      '1031': { movement: '31', lines: [[TITLE, { ...whole, '109-110': '31' }]] },
      '1080': { movement: '31', lines: [[TITLE, { ...whole, '109-110': '31' }]] },
    },
  },
}
