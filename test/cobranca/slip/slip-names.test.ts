/** An unknown field is an error: if it were ignored, the file would be built without its value. */
import { describe, expect, test } from 'vitest'
import { plainName } from '../../../src/cobranca/errors/plain-name.js'
import { type Entry, prepareSlip, SLIP_FIELDS, type Slip } from '../../../src/cobranca/index.js'
import { SLIP_SYNONYMS } from '../../../src/cobranca/slip/portuguese-slip-names.js'
import { PORTUGUESE_WALLET_NAMES } from '../../../src/cobranca/wallet/portuguese-wallet-names.js'
import { WALLET_NAMES } from '../../../src/cobranca/wallet/wallet-names.js'
import { errorsOf } from '../errors-of.js'
import { payer } from '../made-up-payer.js'

const slip: Slip = { ...payer, amount: '100,00', expire_at: '2026-03-31' }

const errorsWith = (fields: Readonly<Record<string, unknown>>) =>
  errorsOf(() => prepareSlip({ ...slip, ...fields } as Slip, '2026-03-02'))

describe('an unknown field', () => {
  test.each([
    ['days_for_su', 'days_for_sue'],
    ['fine_percent', 'fine_percentage'],
    ['daysForSue', 'days_for_sue'],
    ['customer_zip_code', 'customer_zipcode'],
  ])('%s is refused; the message has the nearest name, %s', (misspelt, meant) => {
    expect(errorsWith({ [misspelt]: 5 })).toEqual({
      [misspelt]: [`não é um campo do boleto; o nome mais parecido é ${meant}`],
    })
  })

  test.each([
    ['valor', 'amount'],
    ['vencimento', 'expire_at'],
    ['cpf', 'customer_cnpj_cpf'],
    ['nome', 'customer_person_name'],
    ['seu_numero', 'document_number'],
    ['nossoNumero', 'our_number'],
    ['Endereço', 'customer_address'],
    ['juros', 'interest_type com interest_percentage ou interest_value'],
    ['carteira', 'bank_contract_slug, na carteira (wallet)'],
    ['customer_name', 'customer_person_name'],
  ])('%s, a synonym, is refused; the message has the field %s', (name, field) => {
    expect(errorsWith({ [name]: '10,00' })).toEqual({ [name]: [`não é um campo do boleto: use ${field}`] })
  })

  test('every Portuguese name is in its plain form, and belongs to a field', () => {
    expect(Object.keys(SLIP_SYNONYMS).map(plainName)).toEqual(Object.keys(SLIP_SYNONYMS))
    expect(Object.keys(PORTUGUESE_WALLET_NAMES).map(plainName)).toEqual(Object.keys(PORTUGUESE_WALLET_NAMES))
    expect(Object.values(PORTUGUESE_WALLET_NAMES).filter((field) => !WALLET_NAMES.has(field))).toEqual([])
  })

  test.each(['protest', 'toString', '__proto__', 'constructor'])('%s, without a similar name, is refused', (name) => {
    const given = JSON.parse(`{"${name}":1}`) as object
    expect(errorsOf(() => prepareSlip(Object.assign(Object.create(null), slip, given) as Slip, '2026-03-02'))).toEqual(
      JSON.parse(`{"${name}":["não é um campo do boleto"]}`),
    )
  })

  test.each(['value_rebate', 'instruction_code', 'payment_limit_at'] satisfies (keyof Entry)[])(
    'the message for %s is that it is a field of the entry',
    (name) => {
      expect(errorsWith({ [name]: '1,00' })).toEqual({
        [name]: ['não é um campo do boleto: informe na entrada, ao lado de slip'],
      })
    },
  )

  test('is refused together with other errors, also after slips without it', () => {
    expect(errorsWith({})).toBeNull()
    expect(Object.keys(errorsWith({ days_for_su: 5, amount: '' }) ?? {})).toEqual(['amount', 'days_for_su'])
    expect(errorsWith({})).toBeNull()
  })

  test('without a value is accepted', () => {
    expect(errorsWith({ days_for_su: null, other: undefined })).toBeNull()
  })
})

test('every field of a slip of the service is accepted, also fields without columns in any file', () => {
  const unread = {
    ...{ id: 7, meta: { order: 1 }, custom_data: {}, tags: ['a'], notes: 'x', description: 'x', status: 'opened' },
    ...{ created_at: '2026-03-01', updated_at: '2026-03-01', url: 'https://exemplo.com.br', formats: {}, line: '1' },
    ...{ customer_id: 3, customer_nickname: 'Ana', customer_email_cc: 'a@exemplo.com.br', customer_subscription_id: 4 },
    ...{ paid_at: null, installment_number: 2, agency_number: '1', beneficiary_name: 'Loja', payment_place: 'x' },
  }
  expect(errorsWith(unread)).toBeNull()
})

test('a slip stored with the results of `buildRemittance` is accepted', () => {
  const record = { entry: 0, our_code: '1001', occurrence: '01', our_number: '1', processed_our_number_raw: '12' }
  expect(errorsWith({ ...record, lines: [2, 3] })).toBeNull()
})

test('every field of a slip is known', () => {
  for (const field of SLIP_FIELDS) expect(Object.keys(errorsWith({ [field]: '?' }) ?? {}).join()).not.toContain('campo')
})
