/** An unknown name is an error with the nearest name: read as an absent field, it would change the file. */
import { describe, expect, test } from 'vitest'
import { plainName } from '../../../src/cobranca/errors/plain-name.js'
import { FieldNames } from '../../../src/cobranca/index.js'

const names = new FieldNames({
  owner: 'do teste',
  fields: ['days_for_sue', 'amount'],
  unread: ['status'],
  elsewhere: { value_rebate: 'informe na entrada' },
})

describe('an unknown name', () => {
  test.each([
    ['days_for_su', 'não é um campo do teste; o nome mais parecido é days_for_sue'],
    ['daysForSue', 'não é um campo do teste; o nome mais parecido é days_for_sue'],
    ['protest', 'não é um campo do teste'],
    ['value_rebate', 'não é um campo do teste: informe na entrada'],
    ['statu', 'não é um campo do teste'],
    ['toString', 'não é um campo do teste'],
  ])('%s: %s', (name, message) => {
    expect(names.errorsIn({ amount: 1, [name]: 2 })).toEqual({ [name]: [message] })
  })

  test('is accepted without a value', () => {
    expect(names.errorsIn({ days_for_su: null, protest: undefined })).toBeNull()
  })

  test('is also an error after objects without it, and with the same names in another order', () => {
    expect(names.errorsIn({ amount: 1, status: 2 })).toBeNull()
    expect(names.errorsIn({ amount: 1, status: 2, statu: 3 })).not.toBeNull()
    expect(names.errorsIn({ status: 2, amount: 1 })).toBeNull()
    expect(names.errorsIn({ amount: 1, status: 2 })).toBeNull()
  })
})

test('an unknown name is an error only if it is close to a field, in objects that may have fields of the caller', () => {
  const open = new FieldNames({ owner: 'do teste', fields: ['days_for_sue', 'amount'] })
  expect(open.misspeltIn({ amount: 1, protest: 2, created_at: 3 })).toBeNull()
  expect(open.misspeltIn({ amount: 1, daysForSue: 2, protest: 3 })).toEqual({
    daysForSue: ['não é um campo do teste; o nome mais parecido é days_for_sue'],
  })
})

test('a misspelt name is also found after more names of the caller than are kept', () => {
  const open = new FieldNames({ owner: 'do teste', fields: ['amount'] })
  for (let i = 0; i < 3000; i++) expect(open.misspeltIn({ amount: 1, [`x${i}`]: 2 })).toBeNull()
  expect(open.misspeltIn({ amount: 1, x1: 2 })).toBeNull()
  expect(open.misspeltIn({ amount: 1, amoun: 2 })).not.toBeNull()
})

test('an argument that is no object has no names', () => {
  expect(names.errorsIn('abc' as unknown as object)).toBeNull()
})

describe('a Portuguese name', () => {
  const portuguese = new FieldNames({
    owner: 'do teste',
    fields: ['amount', 'expire_at'],
    synonyms: { valor: 'amount', data_vencimento: 'expire_at' },
  })

  test.each([
    ['valor', 'amount'],
    ['Valor', 'amount'],
    ['dataVencimento', 'expire_at'],
    ['data vencimento', 'expire_at'],
  ])('%s is an error that names the field', (name, field) => {
    expect(portuguese.errorsIn({ [name]: 2 })).toEqual({ [name]: [`não é um campo do teste: use ${field}`] })
  })

  test('is accepted in objects that may have fields of the caller', () => {
    expect(portuguese.misspeltIn({ valor: 1 })).toBeNull()
  })
})

test('plainName removes case, accents and marks', () => {
  expect(['CPF/CNPJ', ' Endereço ', 'nossoNúmero', 'Seu número:', 'uf'].map(plainName)).toEqual([
    'cpf_cnpj',
    'endereco',
    'nosso_numero',
    'seu_numero',
    'uf',
  ])
})
