/** What the banks' vectors of bar codes are taken apart with. */
import type { PreparedWallet } from '../../src/cobranca/index.js'

/** A wallet without numbers: each vector fills in those of its slip. */
export const BLANK_WALLET: PreparedWallet = {
  beneficiary_name: 'LOJA DE TESTE LTDA',
  beneficiary_tax_id_type: 'cnpj',
  beneficiary_tax_id: '11222333000181',
  agency_number: '',
  agency_digit: '',
  account_number: '',
  account_digit: '',
  extra1: '',
  extra1_digit: '',
  extra2: '',
  extra2_digit: '',
  extra3: '',
}

/** The parts of a vector: what is between blanks, slashes and dashes. */
export const split = (row: string): string[] =>
  row.replace(/(\d{4}-\d\d-\d\d)|[/-]/g, (_, date) => date ?? ' ').split(/ +/)
