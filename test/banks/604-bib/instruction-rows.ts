import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { autbank400Instructions } from '../families/autbank400/instruction-rows.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'bib-bs-121',
  agency_number: '0001',
  account_number: '3004567',
  account_digit: '0',
  extra1: '3004567',
  extra3: '0045001234',
}

/** 0001 121 0000045001, weights 2 and 1 from the right: 2 + 5 + 8 of the number, 2 + 2 + 2 of the carteira, 1 of the agency: 22; digit 8. */
const own = { '18-37': '0045001234', '63-73': '00000450018', '108-108': '6', '140-142': '604' }

export const INSTRUCTIONS: BankInstructions = { cnab400: autbank400Instructions(wallet, own, { noMessages: true }) }
