/** What could not go into the file as it was. */
import { describe, expect, test } from 'vitest'
import { text } from '../../src/fixed-width/index.js'
import { buildRemittance, RemittanceBuilder } from '../../src/remittance/index.js'
import { TextChanges } from '../../src/remittance/text-changes.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at, itau400, santander400 } from './made-up.js'

describe('noted one behind the other', () => {
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

  test('they are told from the first on, or from another', () => {
    expect(noted().list()).toEqual([header, payer, guarantor])
    expect(noted().list(1)).toEqual([payer, guarantor])
    expect(noted().list(3)).toEqual([])
  })

  test('the last ones can be forgotten', () => {
    const changes = noted()
    changes.truncate(1)
    expect(changes).toHaveLength(1)
    changes.note(7, { name: 'slip.guarantor_name', field: null }, 'Ana')
    expect(changes.list()).toEqual([header, { ...guarantor, entry: 7 }])
  })
})

test('what the layout has no columns for is told, where there is something: CNAB 400 of Santander has no guarantor (nota 33)', () => {
  const changesOf = (guarantor: object) =>
    buildRemittance({ wallet: santander400, entries: [entry(guarantor)], generated_at }).changes
  expect(changesOf({ guarantor_name: 'Ana de Teste', guarantor_cnpj_cpf: '168.995.350-09' })).toEqual([
    { entry: 0, field: 'slip.guarantor_name', from: 'Ana de Teste', to: '', cut: true },
    { entry: 0, field: 'slip.guarantor_cnpj_cpf', from: '16899535009', to: '', cut: true },
  ])
  expect(changesOf({})).toEqual([])
})

test('an empty text is no rebate and no limit of payment, as null is none', () => {
  const contentOf = (more: object) =>
    buildRemittance({ wallet: itau400, entries: [{ ...entry(), ...more }], generated_at }).content
  const without = contentOf({})
  for (const none of ['', null, undefined]) {
    expect(contentOf({ value_rebate: none })).toBe(without)
    expect(contentOf({ payment_limit_at: none })).toBe(without)
  }
})

test('a rebate that is no money and a limit that is no day are refused, each by its name', () => {
  const refused = (more: object) =>
    errorsOf(() => buildRemittance({ wallet: itau400, entries: [{ ...entry(), ...more }], generated_at }))
  expect(Object.keys(refused({ value_rebate: 'dez' }) ?? {})).toEqual(['value_rebate'])
  expect(refused({ payment_limit_at: '2026-02-30' })).toEqual({ payment_limit_at: ['não é uma data válida'] })
})

test('an entry that is added gives its record and what of it changed, one that is left out nothing', () => {
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
