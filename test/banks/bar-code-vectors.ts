/** Functions that split the banks' bar code vectors into their parts. */
import type { PreparedWallet } from '../../src/cobranca/index.js'

/** A wallet without numbers. Each vector fills in the numbers of its slip. */
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

/** The parts of a vector, which blanks, slashes and dashes separate. */
export const split = (row: string): string[] =>
  row.replace(/(\d{4}-\d\d-\d\d)|[/-]/g, (_, date) => date ?? ' ').split(/ +/)
