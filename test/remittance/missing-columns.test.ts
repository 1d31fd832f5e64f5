/** Fields of a slip without columns in the layout are left out of the file, and `changes` lists them. */
import { describe, expect, test } from 'vitest'
import type { Slip, Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { rowsOf } from '../banks/rows-of.js'
import { entry, generated_at, itau400, sicoob240 } from './made-up.js'

const instructions = await rowsOf('instruction-rows.ts')

const walletOf = (bank: string, layout: string): Wallet =>
  instructions.find((each) => each.bank.number === bank)!.rows.INSTRUCTIONS[layout]!.wallet

const build = (wallet: Wallet, changes: Partial<Slip> = {}, strict = false) =>
  buildRemittance({ wallet, entries: [entry({ document_number: '45001', ...changes })], generated_at, strict })

const leftOut = (wallet: Wallet, changes: Partial<Slip> = {}) =>
  build(wallet, changes).changes.filter(({ to, cut }) => to === '' && cut)

describe('neighbourhood, city and state of the payer', () => {
  // Bradesco CNAB 400 v17, p. 10: name 235–274, address 275–314, zip code 327–334, and a second message or the guarantor. Sicredi CNAB 400 v2.1,
  // p. 30: the same. Sicredi CNAB 240 v1.6, p. 42: neighbourhood blank, city and state as in FEBRABAN.
  test.each([
    ['237', 'cnab400', ['customer_neighborhood', 'customer_city_name', 'customer_state']],
    ['748', 'cnab400', ['customer_neighborhood', 'customer_city_name', 'customer_state']],
    ['748', 'cnab240', ['customer_neighborhood']],
    ['237', 'cnab240', []],
    ['341', 'cnab400', []],
    ['756', 'cnab240', []],
  ])('of %s in %s: omitted %j', (bank, layout, fields) => {
    const changes = leftOut(walletOf(bank, layout), { customer_neighborhood: 'Centro', customer_city_name: 'Curitiba' })
    expect(changes.map(({ field }) => field)).toEqual(fields.map((field) => `slip.${field}`))
  })

  test('are listed with their text and the position of the entry', () => {
    expect(leftOut(walletOf('748', 'cnab240'), { customer_neighborhood: 'Água Verde' })).toEqual([
      { entry: 0, field: 'slip.customer_neighborhood', from: 'Água Verde', to: '', cut: true },
    ])
  })

  test('are not errors in strict mode: they are required in every slip', () => {
    expect(build(walletOf('237', 'cnab400'), {}, true).records).toHaveLength(1)
  })

  test('are not listed for an instruction', () => {
    const entries = [entry({ our_number: '1' }, '1002')]
    expect(buildRemittance({ wallet: walletOf('237', 'cnab400'), entries, generated_at }).changes).toEqual([])
  })
})

describe('an e-mail', () => {
  const customer_email = 'maria@exemplo.com.br'

  test('is listed if the layout has no columns for it, or has them only for other slips', () => {
    expect(leftOut(itau400, { customer_email }).map(({ field }) => field)).toEqual(['slip.customer_email'])
    expect(leftOut(sicoob240, { customer_email }).map(({ field }) => field)).toEqual(['slip.customer_email'])
    // Banco do Brasil CNAB 240, February 2021, p. 19: segment S has the e-mail if the bank sends the slip.
    const bb = walletOf('001', 'cnab240')
    expect(leftOut(bb, { customer_email }).map(({ field }) => field)).toEqual(['slip.customer_email'])
    expect(leftOut(bb, { customer_email, dispatch_type: 2 })).toEqual([])
    expect(build(bb, { customer_email, dispatch_type: 2 }).content).toContain(customer_email)
  })
})

describe('the date of the document', () => {
  // Inter, Manual CNAB400 v1.1, p. 9: 151–156 are blank; the bank registers the slip with the date of its registration.
  test('is reported if the layout has no columns for it and the slip has one', () => {
    const inter = walletOf('077', 'cnab400')
    const changesOf = (changes: Partial<Slip>) =>
      leftOut(inter, changes).filter(({ field }) => field === 'slip.document_date')
    expect(changesOf({ document_date: '2026-02-28' })).toEqual([
      { entry: 0, field: 'slip.document_date', from: '2026-02-28', to: '', cut: true },
    ])
    expect(changesOf({})).toEqual([])
  })

  test('is not reported if the layout has columns for it', () => {
    expect(leftOut(itau400, { document_date: '2026-02-28' })).toEqual([])
    expect(leftOut(sicoob240, { document_date: '2026-02-28' })).toEqual([])
  })
})
