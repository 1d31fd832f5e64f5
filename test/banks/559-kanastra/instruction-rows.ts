import type { BankInstructions } from '../../remittance/instruction-rows.js'
import { cresol400Instructions } from '../families/cresol400/instruction-rows.js'

const wallet = {
  bank_contract_slug: 'kanastra-bs-09',
  next_our_number: 1,
  agency_number: '559',
  account_number: '13999',
  account_digit: '8',
  extra3: '139998',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
}

export const INSTRUCTIONS: BankInstructions = { cnab400: cresol400Instructions(wallet, '00090055900139998') }
