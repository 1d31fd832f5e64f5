/** Slips that a bank rejects by its manual are errors before the file is built. */
import { describe, expect, it } from 'vitest'
import type { Slip } from '../../src/cobranca/index.js'
import { build, entryOf, type InstructionTable, refusal } from '../remittance/instruction-rows.js'
import { rowsOf } from './rows-of.js'

const all = (await rowsOf('instruction-rows.ts')).flatMap(({ bank, rows }) =>
  Object.entries(rows.INSTRUCTIONS).map(([key, table]) => ({
    name: `${bank.number}/${key}`,
    number: bank.number,
    ...table,
  })),
)
const of = (...numbers: string[]) => all.filter(({ number }) => numbers.includes(number))

/** A plain slip of the dialect: no charges, no guarantor. */
const plain = ({ instead }: InstructionTable, more: Partial<Slip>) =>
  entryOf({
    ...instead,
    fine_type: 0,
    interest_type: 0,
    discount_type: 0,
    guarantor_name: null,
    guarantor_cnpj_cpf: null,
    days_for_sue: null,
    amount: '100,00',
    ...more,
  })

// Santander: CNAB 240 pp. 20 and 25, CNAB 400 nota 11, p. 26. Bradesco: reason 29, CNAB 240 p. 29, CNAB 400 p. 47. Sicredi: reason 29, CNAB 240 p. 24,
// CNAB 400 p. 19. Caixa: CNAB 240 C023, p. 51; CNAB 400 NE062, p. 48. Itaú takes 90% at most. All: FEBRABAN 240 v10.6, C047 A, reason 29.
describe.each(all.filter(({ number }) => number !== '341'))('$name', (table) => {
  const discount = (value: Partial<Slip>): Partial<Slip> => ({
    days_for_discount: table.instead?.days_for_discount ?? 0,
    ...value,
  })

  it('accepts a discount of one cent less than the slip, but not of the whole slip', () => {
    const taken = discount({ discount_type: 1, discount_value: '99,99' })
    expect(build(table.wallet, plain(table, taken)).records).toHaveLength(1)
    const whole = discount({ discount_type: 1, discount_value: '100,00' })
    expect(refusal(table.wallet, plain(table, whole)).errors).toEqual({
      discount_value: ['deve ser menor que o valor do boleto'],
    })
    const percentage = discount({ discount_type: 2, discount_percentage: 100 })
    // Columns with fewer digits have a lower limit.
    expect(refusal(table.wallet, plain(table, percentage)).errors['discount_percentage']).toContain(
      'deve ser menor que 100',
    )
  })
})

describe.each(of('033'))('$name', (table) => {
  const { wallet } = table

  it('does not accept the beneficiary, or a branch of it, as payer (CNAB 240 p. 23; CNAB 400 nota 26, p. 29)', () => {
    // The beneficiary's CNPJ, and another branch with its own check digits.
    const own = wallet.beneficiary_cnpj_cpf
    expect(refusal(wallet, plain(table, { customer_cnpj_cpf: own })).errors).toEqual({
      customer_cnpj_cpf: ['não pode ser do próprio beneficiário'],
    })
    const branch = { ...wallet, beneficiary_cnpj_cpf: '38.001.745/0002-29' }
    expect(Object.keys(refusal(branch, plain(table, { customer_cnpj_cpf: '38.001.745/0001-48' })).errors)).toEqual([
      'customer_cnpj_cpf',
    ])
  })
})

it('Santander CNAB 240 does not accept the final beneficiary as payer (p. 23)', () => {
  const [table] = of('033').filter(({ wallet }) => wallet.kind === 'cnab240')
  const same = { guarantor_name: 'Fulano', guarantor_cnpj_cpf: '529.982.247-25', customer_cnpj_cpf: '529.982.247-25' }
  expect(refusal(table!.wallet, plain(table!, same)).errors).toEqual({
    guarantor_cnpj_cpf: ['não pode ser do próprio pagador'],
  })
})

// A company's branches share the first eight digits of the CNPJ; the first digits of a CPF have no such meaning.
it.each([
  ['529.982.247-25', '529.982.248-06'],
  ['529.982.247-25', '52.998.224/0001-38'],
  ['52.998.224/0001-38', '529.982.247-25'],
  ['52.998.224/0001-38', '52.998.225/0001-82'],
])('Santander CNAB 240 accepts the payer %s with the final beneficiary %s', (customer_cnpj_cpf, guarantor_cnpj_cpf) => {
  const [table] = of('033').filter(({ wallet }) => wallet.kind === 'cnab240')
  const others = { guarantor_name: 'Fulano', guarantor_cnpj_cpf, customer_cnpj_cpf }
  expect(build(table!.wallet, plain(table!, others)).records).toHaveLength(1)
})

it.each(of('748'))('$name reports a discount of the whole slip once', (table) => {
  const whole = { discount_type: 1, discount_value: '100,00', days_for_discount: 3 } as const
  expect(refusal(table.wallet, plain(table, whole)).errors).toEqual({
    discount_value: ['deve ser menor que o valor do boleto'],
  })
})

it('Santander CNAB 400 does not accept two discounts on one day (nota 11, p. 26)', () => {
  const [table] = of('033').filter(({ wallet }) => wallet.kind === 'cnab400')
  const discounts = {
    discount_type: 1,
    discount_value: '5,00',
    days_for_discount: 5,
    second_discount_value: '2,00',
    days_for_second_discount: 5,
  } as const
  expect(refusal(table!.wallet, plain(table!, discounts)).errors).toEqual({
    days_for_second_discount: ['não pode ser o mesmo dia de outro desconto'],
  })
  const apart = { ...discounts, days_for_second_discount: 2 }
  expect(build(table!.wallet, plain(table!, apart)).records).toHaveLength(1)
})
