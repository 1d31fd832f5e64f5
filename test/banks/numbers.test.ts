/** Banks with Bradesco's check digit and free field: modulus 11 of base 7 over carteira and number, 0 stays 0, 1 is P. */
import { describe, expect, test } from 'vitest'
import { BLANK_WALLET } from './bar-code-vectors.js'
import { remittanceDialects } from './dialects-of.js'
import { hasFile, rowsOf, WRITING_BANKS } from './rows-of.js'

const NUMBERED = await rowsOf(
  'numbers.ts',
  WRITING_BANKS.filter((bank) => hasFile(bank, 'numbers.ts')),
)

describe.each(NUMBERED)('$bank.name', ({ bank, rows: { NUMBERS } }) => {
  const { carteiras, digits, freeField } = NUMBERS
  const dialects = remittanceDialects([bank]).map(({ dialect }) => dialect)

  test('has the carteiras of its manuals', () => {
    for (const { contracts } of dialects)
      expect(Object.fromEntries(Object.entries(contracts).map(([slug, { code }]) => [slug, code]))).toEqual(carteiras)
  })

  const vectors = Object.entries(digits).flatMap(([source, rows]) => rows.map((row) => [...row, source] as const))
  test.each(vectors)('has the check digit of %s/%s-%s (%s)', (code, number, digit) => {
    for (const { ourNumber } of dialects) expect(ourNumber.digit(number, BLANK_WALLET, { code }, '')).toBe(digit)
  })

  test('has agency 4, carteira 2, nosso número 11, account 7 and a zero in the free field', () => {
    const [agency_number, code, number, account_number] = freeField.split(' ') as [string, string, string, string]
    const wallet = { ...BLANK_WALLET, agency_number, account_number }
    const our_number = { prefix: '', number, digit: '7' }
    const context = { wallet, contract: { code }, our_number, document_number: '', amount: 1, due: null }
    expect(bank.freeField!(context)).toBe(freeField.replaceAll(' ', ''))
  })
})
