import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { autbank400Instructions } from '../families/autbank400/instruction-rows.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'rendimento-bs-121',
  agency_number: '0001',
  account_number: '7001234',
  account_digit: '0',
  extra1: '7001234',
  extra3: '00010007001234',
}

/** 0001 121 0000045001, weights 2 and 1 from the right: 2 + 5 + 8 of the number, 2 + 2 + 2 of the carteira, 1 of the agency: 22; digit 8. */
const own = { '18-37': '00010007001234', '63-73': '00000450018', '108-108': '6', '140-142': '633' }

export const INSTRUCTIONS: BankInstructions = { cnab400: autbank400Instructions(wallet, own) }
