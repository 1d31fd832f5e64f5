/** Texts that are changed in the file. */
import { describe, expect, test } from 'vitest'
import { NOTHING_PLAIN, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { text } from '../../src/fixed-width/index.js'
import { buildRemittance, RemittanceBuilder } from '../../src/remittance/index.js'
import { TextChanges } from '../../src/remittance/text-changes.js'
import { INSTRUCTIONS as CAIXA } from '../banks/104-caixa/instruction-rows.js'
import { INSTRUCTIONS as SICREDI } from '../banks/748-sicredi/instruction-rows.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at, itau240, itau400, santander400, sicoob240 } from './made-up.js'

const { wallet: caixa240 } = CAIXA['cnab240']!
const { wallet: caixa400 } = CAIXA['cnab400']!
const { wallet: sicredi240 } = SICREDI['cnab240']!
const { wallet: sicredi400 } = SICREDI['cnab400']!

describe('a list of changes', () => {
  const noted = (): TextChanges => {
    const changes = new TextChanges()
    changes.note(null, { name: 'header.beneficiary_name', field: text(1, 5) }, 'Ipê')
    changes.note(0, { name: 'title.payer_name', field: text(1, 5) }, 'Conceição')
    changes.note(3, { name: 'slip.guarantor_name', field: null }, 'Ana')
    return changes
  }
  const header = { entry: null, field: 'header.beneficiary_name', from: 'Ipê', to: 'IPE', cut: false }
  const payer = { entry: 0, field: 'title.payer_name', from: 'Conceição', to: 'CONCE', cut: true }
  const guarantor = { entry: 3, field: 'slip.guarantor_name', from: 'Ana', to: '', cut: true }

  test('is read from the first change or from a later one', () => {
    expect(noted().list()).toEqual([header, payer, guarantor])
    expect(noted().list(1)).toEqual([payer, guarantor])
    expect(noted().list(3)).toEqual([])
  })

  test('keeps any number of changes in order, and can be truncated to any number', () => {
    const changes = new TextChanges()
    const entries = (): (number | null)[] => changes.list().map((change) => change.entry)
    const noteAll = (from: number, to: number): void => {
      for (let i = from; i < to; i++) changes.note(i, { name: 'slip.guarantor_name', field: null }, `Ana ${i}`)
    }
    const numbers = (to: number): number[] => Array.from({ length: to }, (_, i) => i)
    noteAll(0, 100_000)
    expect(entries()).toEqual(numbers(100_000))
    expect(changes.list(99_998).map(({ from }) => from)).toEqual(['Ana 99998', 'Ana 99999'])
    for (const length of [90_000, 192, 100, 64, 63, 0]) {
      changes.truncate(length)
      expect(changes).toHaveLength(length)
      expect(entries()).toEqual(numbers(length))
      noteAll(length, length + 200)
      expect(entries()).toEqual(numbers(length + 200))
    }
  })

  test('can be truncated', () => {
    const changes = noted()
    changes.truncate(1)
    expect(changes).toHaveLength(1)
    changes.note(7, { name: 'slip.guarantor_name', field: null }, 'Ana')
    expect(changes.list()).toEqual([header, { ...guarantor, entry: 7 }])
  })
})

test('texts without columns in the layout are reported: CNAB 400 of Santander has no guarantor (nota 33)', () => {
  const changesOf = (guarantor: object) =>
    buildRemittance({ wallet: santander400, entries: [entry(guarantor)], generated_at }).changes
  expect(changesOf({ guarantor_name: 'Ana de Teste', guarantor_cnpj_cpf: '168.995.350-09' })).toEqual([
    { entry: 0, field: 'slip.guarantor_name', from: 'Ana de Teste', to: '', cut: true },
    { entry: 0, field: 'slip.guarantor_cnpj_cpf', from: '16899535009', to: '', cut: true },
  ])
  expect(changesOf({})).toEqual([])
})

test('an empty rebate or payment limit is absent, like null', () => {
  const contentOf = (more: object) =>
    buildRemittance({ wallet: itau400, entries: [{ ...entry(), ...more }], generated_at }).content
  const without = contentOf({})
  for (const none of ['', null, undefined]) {
    expect(contentOf({ value_rebate: none })).toBe(without)
    expect(contentOf({ payment_limit_at: none })).toBe(without)
  }
})

test('an invalid rebate and an invalid payment limit are refused, each with the name of its field', () => {
  const refused = (more: object) =>
    errorsOf(() => buildRemittance({ wallet: itau400, entries: [{ ...entry(), ...more }], generated_at }))
  expect(Object.keys(refused({ value_rebate: 'dez' }) ?? {})).toEqual(['value_rebate'])
  expect(refused({ payment_limit_at: '2026-02-30' })).toEqual({
    payment_limit_at: [expect.stringMatching(/^não é uma data válida/)],
  })
})

test('an added entry returns its record and its changes, an omitted entry returns null', () => {
  const builder = new RemittanceBuilder(itau400, { generated_at })
  expect(builder.add(entry())).toMatchObject({ record: { entry: 0 }, changes: [] })
  expect(builder.add(entry({ customer_person_name: 'Conceição de Teste' }))).toMatchObject({
    record: { entry: 1 },
    changes: [
      { entry: 1, field: 'title.payer_name', from: 'Conceição de Teste', to: 'CONCEICAO DE TESTE', cut: false },
    ],
  })
  expect(builder.add(entry({ prevent_registration: true }))).toBeNull()
  expect(builder.add(entry())).toMatchObject({ record: { entry: 3 }, changes: [] })
})

describe('characters that the manual does not accept become blanks, and are reported', () => {
  const NAME = "D'Ávila & Filhos S/A. Jí-Paraná"
  const changesOf = (wallet: Wallet, slip: Partial<Slip>) =>
    buildRemittance({ wallet, entries: [entry(slip)], generated_at }).changes

  test.each([
    // «Sem caracteres especiais»: CNAB 240 v029, p. 17; CNAB 400 v015, p. 15.
    ['Caixa CNAB 240', caixa240, 'segment_q.payer_name'],
    ['Caixa CNAB 400', caixa400, 'title.payer_name'],
    // Nome do pagador, «sem acentuação ou caracteres especiais»: CNAB 400 v2.1, p. 30.
    ['Sicredi CNAB 400', sicredi400, 'title.payer_name'],
  ])('%s', (_, wallet, field) => {
    expect(changesOf(wallet, { customer_person_name: NAME })).toContainEqual({
      entry: 0,
      field,
      from: NAME,
      to: 'D AVILA FILHOS S A JI PARANA',
      cut: false,
    })
  })

  test('Sicredi CNAB 240 accepts the characters of its list, which has no apostrophe (v1.6, p. 15)', () => {
    expect(changesOf(sicredi240, { customer_person_name: NAME })).toContainEqual({
      entry: 0,
      field: 'segment_q.payer_name',
      from: NAME,
      to: 'D AVILA & FILHOS S/A. JI-PARANA',
      cut: false,
    })
  })

  test('the other banks accept all characters: their manuals only advise against some, or do not mention them', () => {
    for (const wallet of [itau400, itau240, santander400, sicoob240])
      expect(changesOf(wallet, { customer_person_name: "D'Avila & Filhos S/A" })).toEqual([])
  })

  test('a name that would be blank is an error', () => {
    const refused = (slip: Partial<Slip>) =>
      errorsOf(() => buildRemittance({ wallet: caixa240, entries: [entry(slip)], generated_at }))
    expect(refused({ customer_person_name: '&&' })).toEqual({ customer_person_name: [NOTHING_PLAIN] })
    expect(refused({ customer_city_name: '-' })).toEqual({ customer_city_name: [NOTHING_PLAIN] })
    expect(refused({ instructions: '-----' })).toBeNull()
  })
})
