import { expect, test } from 'vitest'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet } = INSTRUCTIONS['cnab240']!
const refused = (...entry: Parameters<typeof entryOf>) => Object.keys(refusal(wallet, entryOf(...entry)).errors)

// CNAB 240 10.3, p. 7: «no máximo 2 instruções gerais (multa, baixa e protesto) e 2 instruções de pagamento (juros, desconto e abatimento)».
test('Banrisul accepts two of fine, protest and write-off, and two of interest, discount and rebate', () => {
  expect(refused({ days_for_revoke: 60 })).toEqual(['days_for_revoke'])
  expect(linesOf(wallet, entryOf({ days_for_revoke: 60, fine_type: 0 })).length).toBeGreaterThan(0)
  const rebate = (more: object) => ({ ...entryOf(more), value_rebate: '5,00' })
  expect(Object.keys(refusal(wallet, rebate({})).errors)).toEqual(['value_rebate'])
  expect(linesOf(wallet, rebate({ interest_type: 0 })).length).toBeGreaterThan(0)
})

// C023, p. 23; C020, p. 23; G075, p. 37.
test('percentages have one decimal, up to 99,9% for discounts and 99,99% per month for interest', () => {
  const percent = { discount_type: 2, discount_value: null } as const
  expect(refused({ ...percent, discount_percentage: '99,95' })).toEqual(['discount_percentage'])
  expect(refused({ ...percent, discount_percentage: '2,55' })).toEqual(['discount_percentage'])
  expect(linesOf(wallet, entryOf({ ...percent, discount_percentage: '2,5' }))[0]!.slice(150, 165)).toBe(
    '000000000000250',
  )
  expect(refused({ fine_percentage: '2,05' })).toEqual(['fine_percentage'])
  const interest = { interest_type: 1, interest_value: null } as const
  expect(refused({ ...interest, interest_percentage: '3,334' })).toEqual(['interest_percentage'])
  expect(linesOf(wallet, entryOf({ ...interest, interest_percentage: '3,333' }))[0]!.slice(126, 141)).toBe(
    '000000000009999',
  )
})

// C018 and C020, p. 23: 2 is a monthly rate, of at most 99,99%.
test('interest per month (interest_type 4) is written as the monthly rate, up to 99,99%', () => {
  const monthly = (interest_percentage: string) =>
    entryOf({ interest_type: 4, interest_value: null, interest_percentage })
  const [segmentP] = linesOf(wallet, monthly('99,99'))
  expect(segmentP!.slice(117, 118) + segmentP!.slice(126, 141)).toBe('2000000000009999')
  expect(refusal(wallet, monthly('100')).errors).toEqual({
    interest_percentage: ['deve ser menor ou igual a 99,99: o Banrisul recebe até 99,99% ao mês'],
  })
})

// 5.4, p. 40: the key comes from the contract, and only the beneficiary issues the slip. C010, p. 21: P.
test('Pix is a letter in column 62, without key and txid, for slips that the beneficiary issues', () => {
  expect(linesOf(wallet, entryOf({ pix_enabled: true }))[0]!.slice(60, 62)).toBe('2P')
  expect(refused({ pix_enabled: true, pix_key: '00000000-0000-0000-0000-000000000000' })).toEqual(['pix_key'])
  expect(refused({ pix_enabled: true, dispatch_type: 2 })).toEqual(['dispatch_type'])
})

// C004, p. 21: 48 and 49 are about the content of Y-53.
test('an instruction to change limits has limits', () => {
  expect(refused({}, '1148')).toEqual(['divergent_payment_type'])
})

// Q, p. 8, and Y-01, p. 11: identity and address of the guarantor.
test('a guarantor has a tax id and an address', () => {
  expect(refused({ guarantor_cnpj_cpf: null })).toEqual(['guarantor_cnpj_cpf'])
  expect(refused({ guarantor_zipcode: null })).toEqual(['guarantor_zipcode'])
})
