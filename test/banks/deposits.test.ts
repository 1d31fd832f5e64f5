/** Boletos de depósito e aporte: FEBRABAN 240 v10.6, C015, 33; `document_type` 46. Each bank has the rules of its manual. */
import { describe, expect, test } from 'vitest'
import { DOCUMENT_TYPES, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import type { InstructionTable } from '../remittance/instruction-rows.js'
import { entry, generated_at } from '../remittance/made-up.js'
import { rowsOf } from './rows-of.js'

const TABLES = (await rowsOf('instruction-rows.ts')).flatMap(({ bank, rows }) =>
  Object.entries(rows.INSTRUCTIONS).map(([key, table]) => ({ name: `${bank.number} ${key}`, ...table })),
)
const of = (name: string): InstructionTable => TABLES.find((each) => each.name === name)!

const PAYER = '529.982.247-25'
const others = { document_number: 'NF1', document_type: '46', document_date: '2026-03-02' } as const
const named = { guarantor_name: 'Maria de Teste', guarantor_cnpj_cpf: PAYER } as const

const build = (name: string, changes: Partial<Slip>, wallet: Partial<Wallet> = {}) =>
  buildRemittance({
    wallet: { ...of(name).wallet, ...wallet },
    entries: [entry({ ...others, ...changes })],
    generated_at,
  })
const refused = (...given: Parameters<typeof build>) => errorsOf(() => build(...given))
const fieldsOf = (...given: Parameters<typeof build>) => Object.keys(refused(...given) ?? {}).sort()

/** Columns of the espécie in the title. */
const especieOf = (name: string, changes: Partial<Slip> = {}): string => {
  const lines = build(name, changes).content.split('\r\n')
  return name.includes('cnab240') ? lines[2]!.slice(106, 108) : lines[1]!.slice(147, 149)
}

const byRegistration = { divergent_payment_type: 3 } as const

test('46 is FEBRABAN’s 33, which no other document type is', () => {
  expect(DOCUMENT_TYPES['46'].febraban).toBe('33')
  expect(Object.entries(DOCUMENT_TYPES).filter(([, { febraban }]) => febraban === '33')).toHaveLength(1)
})

// BB CNAB 240 24.3P, p. 12, CNAB 400 06/2024, p. 12; Bradesco CNAB 400 v17, p. 10; C6 v2.2, p. 15; UY3 07/2024, p. 4; Santander v8.4, p. 21, and v2.36, p. 29; Caixa v029, p. 50.
const WITH_DEPOSIT: readonly (readonly [string, Partial<Slip>])[] = [
  ['001 cnab240', {}],
  ['001 cnab400', {}],
  ['237 cnab400', {}],
  ['336 cnab400', {}],
  ['457 cnab400', {}],
  ['033 cnab240', {}],
  ['033 cnab400', {}],
  ['104 cnab240', { ...named, ...byRegistration }],
]

test.each(WITH_DEPOSIT)('%s writes 33', (name, slip) => {
  expect(especieOf(name, slip)).toBe('33')
})

test.each(
  TABLES.filter(
    ({ name, rows }) =>
      rows['1001'] !== undefined && !WITH_DEPOSIT.some(([each]) => name === each || name.startsWith(`${each} `)),
  ),
)('$name has no espécie for it', ({ name, instead }) => {
  expect(refused(name, { ...instead, ...others })).toMatchObject({
    document_type: [expect.stringMatching('^46 não existe no ')],
  })
})

describe('Caixa CNAB 240 v029', () => {
  const valid = { ...named, ...byRegistration }
  const of46 = (message: string) => [`${message} com document_type 46 (depósito e aporte)`]

  // C098, p. 65: «pagador e beneficiário final são as mesmas pessoas», tax id and name; both are mandatory.
  test('names the payer as final beneficiary in Q 154–209', () => {
    const q = build('104 cnab240', valid).content.split('\r\n')[3]!
    expect(q.slice(17, 73).trimEnd()).toBe('1000052998224725MARIA DE TESTE')
    expect(q.slice(153, 209).trimEnd()).toBe('1000052998224725MARIA DE TESTE')
    expect(refused('104 cnab240', byRegistration)).toEqual({
      guarantor_cnpj_cpf: of46('deve ser o do pagador'),
      guarantor_name: of46('deve ser o do pagador'),
    })
    expect(fieldsOf('104 cnab240', { ...valid, guarantor_cnpj_cpf: '161.803.398-05' })).toEqual(['guarantor_cnpj_cpf'])
    expect(fieldsOf('104 cnab240', { ...valid, guarantor_name: 'Mário de Teste' })).toEqual(['guarantor_name'])
  })

  // G006, p. 66: «o CNPJ/CPF do pagador não pode ser o mesmo do beneficiário», of any espécie.
  test('whose payer is not the beneficiary', () => {
    expect(fieldsOf('104 cnab240', valid, { beneficiary_cnpj_cpf: PAYER })).toEqual(['customer_cnpj_cpf'])
  })

  // C092 and C093, p. 63: 01 or 03; C094, p. 64: one payment.
  test('is paid once, with any value or as registered', () => {
    const y53 = (divergent_payment_type: 1 | 3) =>
      build('104 cnab240', { ...named, divergent_payment_type })
        .content.split('\r\n')[4]!
        .slice(17, 23)
    expect([y53(1), y53(3)]).toEqual(['530101', '530301'])
    expect(refused('104 cnab240', named)).toEqual({ divergent_payment_type: of46('deve ser 1 ou 3') })
    expect(
      fieldsOf('104 cnab240', { ...named, divergent_payment_type: 4, divergent_payment_minimum_value: '1,00' }),
    ).toEqual(['divergent_payment_type'])
    expect(refused('104 cnab240', { ...named, divergent_payment_type: 1, divergent_payment_limit: 2 })).toEqual({
      divergent_payment_limit: of46('deve ser menor ou igual a 1'),
    })
  })

  // C015, p. 50, and C098, p. 65.
  test.each<[Partial<Slip>, string]>([
    [{ fine_type: 1, fine_percentage: 2 }, 'fine_type'],
    [{ interest_type: 2, interest_value: '0,10' }, 'interest_type'],
    [{ discount_type: 1, discount_value: '5,00', days_for_discount: 2 }, 'discount_type'],
    [{ days_for_sue: 10 }, 'days_for_sue'],
  ])('has no %j', (charge, field) => {
    expect(fieldsOf('104 cnab240', { ...valid, ...charge })).toEqual([field])
  })
})

// CNAB 240 v8.4, nota 20, p. 21; CNAB 400 v2.36, nota 33, pp. 35–36.
describe.each(['033 cnab240', '033 cnab400'])('Santander, %s', (name) => {
  test('takes a payer who is the beneficiary, and a final beneficiary who is the payer or none', () => {
    expect(fieldsOf(name, {}, { beneficiary_cnpj_cpf: PAYER })).toEqual([])
    expect(fieldsOf(name, named, { beneficiary_cnpj_cpf: PAYER })).toEqual([])
    expect(fieldsOf(name, { ...named, document_type: '02' }, { beneficiary_cnpj_cpf: PAYER })).not.toEqual([])
    expect(refused(name, { ...named, guarantor_cnpj_cpf: '161.803.398-05' })).toEqual({
      guarantor_cnpj_cpf: ['deve ser o do pagador com document_type 46 (depósito e aporte)'],
    })
  })

  test('is paid as registered, or with any value between the bank’s limits', () => {
    const range = (divergent_payment_minimum_value: string, divergent_payment_maximum_value: string) => ({
      divergent_payment_type: 2,
      divergent_payment_value_type: 1,
      divergent_payment_minimum_value,
      divergent_payment_maximum_value,
    })
    expect(fieldsOf(name, byRegistration)).toEqual([])
    expect(fieldsOf(name, range('0,01', '9.999.999,99') as Partial<Slip>)).toEqual([])
    expect(refused(name, range('1,00', '9.999.999,99') as Partial<Slip>)).toEqual({
      divergent_payment_minimum_value: ['deve ser 0,01 com document_type 46 (depósito e aporte)'],
    })
    expect(fieldsOf(name, { divergent_payment_type: 1 })).toEqual(['divergent_payment_type'])
  })

  test('has no discount, interest, fine and protest, and may have a rebate', () => {
    expect(
      fieldsOf(name, { fine_type: 1, fine_percentage: 2, interest_type: 2, interest_value: '0,10', days_for_sue: 10 }),
    ).toEqual(['days_for_sue', 'fine_type', 'interest_type'])
    expect(fieldsOf(name, { discount_type: 1, discount_value: '5,00', days_for_discount: 2 })).toEqual([
      'discount_type',
    ])
    const rebate = { ...entry(others), value_rebate: '10,00' }
    expect(errorsOf(() => buildRemittance({ wallet: of(name).wallet, entries: [rebate], generated_at }))).toBeNull()
  })
})

// Bradesco CNAB 400 v17: reason A6, p. 46; payer, p. 21.
test('Bradesco takes no partial payments of a deposit or a proposal, and no payer who is the beneficiary', () => {
  for (const document_type of ['46', '36'] as const)
    expect(fieldsOf('237 cnab400', { document_type, payment_count: 2 })).toEqual(['payment_count'])
  expect(fieldsOf('237 cnab400', {}, { beneficiary_cnpj_cpf: PAYER })).toEqual(['customer_cnpj_cpf'])
})

// Reason A3, p. 46: «Benef. Final/Sacador/Pagador devem ser iguais».
test('Bradesco takes the payer, or none, as final beneficiary of a deposit', () => {
  expect(fieldsOf('237 cnab400', named)).toEqual([])
  expect(fieldsOf('237 cnab400', {})).toEqual([])
  const other = { ...named, guarantor_cnpj_cpf: '161.803.398-05' }
  expect(fieldsOf('237 cnab400', other)).toEqual(['guarantor_cnpj_cpf'])
  expect(fieldsOf('237 cnab400', { ...other, document_type: '02' })).toEqual([])
})
