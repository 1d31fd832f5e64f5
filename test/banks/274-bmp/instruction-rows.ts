/** Records and columns that each instruction sends: of BMP, typed from CNAB 400, version 10 (05/2024), pp. 7–18; of Grafeno, CNAB 444, May 2022, pp. 5–13. */
import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import {
  CHARGES,
  ending,
  GUARANTOR,
  GUARANTOR_ADDRESS,
  rowsOf,
  SLIP,
} from '../families/bradesco400/instruction-rows.js'
import { GRAFENO_EMAIL, GRAFENO_GUARANTOR, GRAFENO_TITLE, MESSAGE, TITLE } from './manual-pages.js'

const { '38-62': control, ...common } = SLIP

/** Number 00000045001 of carteira 09: 9×7 + 4×6 + 5×5 + 1×2 = 114; 114 mod 11 = 4; digit 7. Each movement sends the whole title (p. 15). */
const title: Columns = {
  ...common,
  ...CHARGES,
  '21-37': '00010000101594052',
  '38-52': control!,
  '82-82': '7',
  '148-149': '04',
  '335-335': '2',
  '336-350': '38001745000229',
  '351-394': 'PARTICIPACOES TRES IRMAOS',
}

/** Number 00000045001 of carteira 21: 1×2 + 5×5 + 4×6 + 1×7 + 2×2 = 62; 62 mod 11 = 7; digit 4. Grafeno, CNAB 444, pp. 5–6. */
const grafeno: Columns = { ...SLIP, '21-37': '00210000101594052', '82-82': '4' }

const KEY = '35260344556677000186550010000030021000030029'

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      ...BENEFICIARY,
      bank_contract_slug: 'bmp-bs-09',
      agency_number: '1',
      account_number: '159405',
      account_digit: '2',
      extra1: '1',
      extra3: '4466911',
    },
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1, days_for_sue: null },
    features: [],
    writeOffSendsAll: true,
    rows: {
      ...rowsOf(TITLE, title, { '1002': '02', '1003': '06', '1007': '07', '1122': '07', '1028': '20' }),
      '1001': {
        movement: '01',
        lines: [
          [TITLE, { ...title, '109-110': '01' }],
          [
            MESSAGE,
            {
              '2-81': 'NAO RECEBER EM CHEQUE',
              '328-347': 'DISTRITO NORTE',
              '348-349': 'PR',
              '350-379': 'CURITIBA',
            },
          ],
        ],
        slip: { instructions: 'Não receber em cheque' },
      },
    },
  },
  'cnab400 grafeno': {
    wallet: {
      ...BENEFICIARY,
      bank_contract_slug: 'bmp-grafeno-bs',
      agency_number: '1',
      account_number: '159405',
      account_digit: '2',
      extra1: '21',
      extra3: '4466911',
    },
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1, days_for_sue: null },
    features: ['nfe_key'],
    // Every instruction sends the espécie.
    writeOffSendsAll: true,
    rows: {
      ...rowsOf(GRAFENO_TITLE, grafeno, {
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
          [GRAFENO_TITLE, { ...grafeno, ...CHARGES, ...GUARANTOR, '395-438': KEY, '109-110': '01' }],
          [GRAFENO_EMAIL, { '2-438': 'Contas@vento-norte.com.br' }],
          [GRAFENO_GUARANTOR, { ...GUARANTOR_ADDRESS, ...ending('021000010159405' + '2', '4') }],
        ],
        slip: { customer_email: 'Contas@vento-norte.com.br', nfe_key: KEY },
      },
    },
  },
}
