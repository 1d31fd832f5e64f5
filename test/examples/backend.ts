/** Material of the tests of the billing backend. */
import { readFileSync } from 'node:fs'
import type { Wallet } from '../../src/index.js'

/** Its occurrence 40 undoes a payment without condition. */
export const grafeno: Wallet = {
  bank_contract_slug: 'bmp-grafeno-bs',
  kind: 'cnab400',
  agency_number: '0001',
  account_number: '0000001',
  account_digit: '0',
  extra1: '00',
  extra3: '0'.repeat(20),
  beneficiary_name: 'Maria de Teste',
  beneficiary_cnpj_cpf: '11222333000181',
  next_our_number: 1,
}

/** The tables of the schema. */
export const TABLES = [
  ...readFileSync('examples/billing-backend/schema.sql', 'utf8').matchAll(/create table if not exists (\w+)/g),
].map(([, name]) => name!)
