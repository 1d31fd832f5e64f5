/** The type `Wallet` requires the fields that every bank needs, and no others. */
import { expect, test } from 'vitest'
import { WALLET_TABLE } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { entry, generated_at, refusalOf } from '../remittance/made-up.js'
import { remittanceDialects } from './dialects-of.js'

/** Fields of every wallet, in addition to the numbers of the contract. */
const OF_ALL = ['bank_contract_slug', 'beneficiary_name', 'beneficiary_cnpj_cpf']

test('the required fields are those that all dialects need', () => {
  const [first, ...others] = remittanceDialects().map(({ dialect }) => Object.keys(dialect.wallet))
  const needed = first!.filter((field) => others.every((fields) => fields.includes(field)))
  const required = Object.entries(WALLET_TABLE).flatMap(([field, info]) => ('required' in info ? [field] : []))
  expect(required.toSorted()).toEqual([...OF_ALL, ...needed].toSorted())
})

// Itaú identifies the beneficiary by its account (CNAB 400, July 2021, p. 21, columns 18–29), Caixa by a code (CNAB 240 v029, P 24–29).
test.each([
  ['itau-bs-109', ['account_number', 'account_digit']],
  ['caixa-rg', ['extra1']],
])('%s without the fields that its bank needs: the error names all of them', (bank_contract_slug, fields) => {
  const wallet = {
    bank_contract_slug,
    agency_number: '3157',
    beneficiary_name: 'Loja de Teste Ltda',
    beneficiary_cnpj_cpf: '11.222.333/0001-81',
  }
  const { errors } = refusalOf(() => buildRemittance({ wallet, entries: [entry()], generated_at }))
  expect(Object.keys(errors)).toEqual(fields)
  for (const [message] of Object.values(errors)) expect(message).toMatch(/^não pode ficar em branco/)
})
