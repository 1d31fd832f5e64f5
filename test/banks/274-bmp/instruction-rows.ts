/** What each instruction of BMP must send, typed from CNAB 400, version 10 (05/2024), pp. 7–18. */
import type { BankInstructions } from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import { CHARGES, rowsOf, SLIP } from '../families/bradesco400/instruction-rows.js'
import { MESSAGE, TITLE } from './manual-pages.js'

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

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      bank_contract_slug: 'bmp-bs-09',
      next_our_number: 1,
      agency_number: '1',
      account_number: '159405',
      account_digit: '2',
      extra1: '1',
      extra3: '4466911',
      beneficiary_name: 'Oficina Modelo',
      beneficiary_cnpj_cpf: '44.556.677/0001-86',
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
}
