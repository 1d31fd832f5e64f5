import { account, type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { autbank400Instructions } from '../families/autbank400/instruction-rows.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'pine-bs-110',
  agency_number: '0001',
  account_number: '7001234',
  account_digit: '0',
  extra1: '7001234',
  extra3: 'TD001234',
}

/** 0001 110 0000045001, weights 2 and 1 from the right: 2 + 5 + 8 of the number, 1 + 2 of the carteira, 1 of the agency: 19; digit 1. */
const own = { '18-37': 'TD001234', '63-73': '00000450011', '108-108': 'D', '140-142': '643' }

/** R$ 1,00 of R$ 1.345,56 is 0,0743%, which gives R$ 1,00 when computed back (pp. 11–12). */
const share = { ...account(1), bank_number: '643', agency_digit: '9', floating: 0 }

export const INSTRUCTIONS: BankInstructions = {
  cnab400: autbank400Instructions(wallet, own, {
    features: ['split'],
    asking: { split: { split_payment: true, split_accounts: [share] } },
  }),
}
