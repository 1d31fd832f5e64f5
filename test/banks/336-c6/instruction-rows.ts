import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { matera400Instructions } from '../families/matera400/instruction-rows.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'c6-bs-20',
  agency_number: '1',
  extra1: '1893',
  extra2: '700123456',
}

/** 20 0000045001, weights 2 to 7 from the right: 1×2 + 5×5 + 4×6 of the number, 2×7 of the carteira: 65 leaves 10; digit 1. */
const own = { '74-74': '1', '83-85': '336', '107-108': '20' }

export const INSTRUCTIONS: BankInstructions = { cnab400: matera400Instructions(wallet, own) }
