import type { BankInstructions } from '../../remittance/instruction-rows.js'
import { matera400Instructions } from '../families/matera400/instruction-rows.js'

const wallet = {
  bank_contract_slug: 'pefisa-bs-36',
  next_our_number: 1,
  agency_number: '1',
  extra1: '5831',
  extra2: '0',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
}

/** 36 0000045001, weights 2 to 7 from the right: 1×2 + 5×5 + 4×6 of the number, 6×6 + 3×7 of the carteira: 108 leaves 9; digit 2. */
const own = { '74-74': '2', '83-85': '174', '107-108': '36' }

export const INSTRUCTIONS: BankInstructions = {
  cnab400: matera400Instructions(wallet, own, { without: ['1010', '1034'], noInvoice: true }),
}
