import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { autbank400Instructions } from '../families/autbank400/instruction-rows.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'fibra-bs-110',
  agency_number: '0001',
  account_number: '7001234',
  account_digit: '0',
  extra1: '7001234',
  extra3: '000107001234',
}

/** 0001 110 0000045001, weights 2 and 1 from the right: 2 + 5 + 8 of the number, 1 + 2 of the carteira, 1 of the agency: 19; digit 1. */
const own = { '18-37': '000107001234', '63-73': '00000450011', '108-108': 'D', '140-142': '224' }

/** Nota 4, p. 7; 09 with days of protest, nota 9, p. 8. */
export const INSTRUCTIONS: BankInstructions = {
  cnab400: autbank400Instructions(wallet, own, {
    entry: { '157-158': '09' },
    without: ['1005', '1010', '1028'],
  }),
}
