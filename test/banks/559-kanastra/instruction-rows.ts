import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { cresol400Instructions } from '../families/cresol400/instruction-rows.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'kanastra-bs-09',
  agency_number: '559',
  account_number: '13999',
  account_digit: '8',
  extra3: '139998',
}

export const INSTRUCTIONS: BankInstructions = { cnab400: cresol400Instructions(wallet, '00090055900139998') }
