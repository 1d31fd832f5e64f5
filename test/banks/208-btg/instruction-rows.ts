/** Records and columns that each instruction of BTG sends: FEBRABAN's movements (Tradutor CNAB, 11/2023, sheet Aux), in P, Q and R. */
import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { columnsOf } from '../../remittance/manual-pages.js'
import { febrabanRows } from '../febraban240/instruction-rows.js'

/** Number 00000045001 of carteira 01: 1×2 + 5×5 + 4×6 + 1×7 = 58; 58 mod 11 = 3; digit 8. */
const OWN = columnsOf('18-22 00050; 24-35 000000260426; 36-36 7; 38-57 000000450018')

export const INSTRUCTIONS: BankInstructions = {
  cnab240: {
    wallet: {
      ...BENEFICIARY,
      bank_contract_slug: 'btg-bs-01',
      agency_number: '0050',
      account_number: '260426',
      account_digit: '7',
      extra3: '002604267001402000',
    },
    features: [
      'second_discount',
      'third_discount',
      'days_for_sue',
      'days_for_negativation',
      'days_for_revoke',
      'bank_dispatch',
    ],
    writeOffSendsAll: true,
    rows: febrabanRows('208', OWN),
  },
}
