/** Check digits that can be computed from a record: their fields exist, and the digits of real numbers are right. */
import { describe, expect, test } from 'vitest'
import { remittanceDialects, returnDialects } from './dialects-of.js'

const all = [...returnDialects(), ...remittanceDialects()].map(({ name, dialect }) => ({
  name: `${name}, ${dialect.layout.name}`,
  dialect,
}))

describe.each(all.filter(({ dialect }) => dialect.checked !== undefined))('$name', ({ dialect }) => {
  test.each(dialect.checked!.map((rule) => [rule.field, rule] as const))(
    '%s is computed from existing fields',
    (_, rule) => {
      const { records } = dialect.layout
      const inRecords = Object.values(records).filter(({ fields }) =>
        [rule.field, ...rule.of.filter((path) => !path.includes('.'))].every((name) => fields[name] !== undefined),
      )
      expect(inRecords).not.toEqual([])
      for (const path of rule.of.filter((path) => path.includes('.'))) {
        const [role = '', field = ''] = path.split('.')
        expect(records[role]?.fields[field], path).toBeDefined()
      }
    },
  )
})

const textOf = (name: string, ...of: string[]): string | null =>
  all.find((each) => each.name === name)!.dialect.checked![0]!.text(...of)

// Computed by hand, or printed in the manuals.
test.each([
  // Itaú, CNAB 400 nota 23, p. 46: agency 0057, account 12345, carteira 110, number 12345678: 8.
  ['341/cnab400, itau400.return', ['110', '12345678', '0057', '12345'], '8'],
  // Bradesco, CNAB 400 p. 18: carteira 19, number 2: 8.
  ['237/cnab400, bradesco400.return', ['019', '00000000002'], '8'],
  // Santander, bar code v34 p. 15: the digit of 566612457800 is 2.
  ['033/cnab240, santander240.return', ['5666124578009'], '5666124578002'],
  // Sicoob, specification sheet, l. 167: cooperative 0001, client 1-9, number 0000021: 8.
  ['756/cnab400, sicoob400.return', ['0001', '00000001', '9', '00000210'], '00000218'],
])('%s %j', (name, of, expected) => {
  expect(textOf(name, ...of)).toBe(expected)
})

test.each([
  ['341/cnab400, itau400.return', ['109', '00000000', '0057', '12345']],
  ['237/cnab400, bradesco400.return', ['000', '00000000002']],
  ['033/cnab240, santander240.return', ['0000000000000']],
])('%s is unknown for a title without a number: %j', (name, of) => {
  expect(textOf(name, ...of)).toBeNull()
})
