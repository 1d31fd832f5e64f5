/** Lots of titles under services that FEBRABAN gives to other files. HSBC, CNAB 240, version 2.01 (05/2014), notas 4 and 68, pp. 51 and 65. */
import { expect, test } from 'vitest'
import { identify } from '../../../src/febraban/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'

/** The file with other texts in columns of its first lines. */
function changed(name: string, ...changes: readonly (readonly [line: number, from: number, text: string])[]): Buffer {
  const lines = Buffer.from(fixture(name).bytes).toString('latin1').split('\r\n')
  for (const [line, from, text] of changes) {
    lines[line - 1] = lines[line - 1]!.slice(0, from - 1) + text + lines[line - 1]!.slice(from - 1 + text.length)
  }
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

const DISCOUNT = '399-hsbc/cnab240-desconto/settlements'
/** The layout has no paid amount (notas 54 and 57, p. 64), so the settlement in line 3 needs review. */
const UNKNOWN_AMOUNT = [{ code: 'paid_amount_unknown', line: 3 }]

test('a lot of discounts (09) is cobrança, without a diagnostic of the service', () => {
  const { bytes } = fixture(DISCOUNT)
  expect(identify(bytes)).toMatchObject({
    isCobranca: true,
    direction: 'return',
    service: { code: '09', name: 'Desconto' },
  })
  expect(parseReturn(bytes)).toMatchObject({ variant: 'desconto', diagnostics: UNKNOWN_AMOUNT })
})

test('the operations of the day (143 is 3) are a return of discounts', () => {
  const bytes = changed(DISCOUNT, [1, 143, '3'], [2, 9, 'O'])
  expect(parseReturn(bytes)).toMatchObject({ variant: 'desconto', diagnostics: UNKNOWN_AMOUNT })
})

test('the monthly list of open titles (11) is cobrança', () => {
  const bytes = changed('399-hsbc/cnab240/registrations-and-rejections', [2, 10, '11'])
  expect(identify(bytes)).toMatchObject({ isCobranca: true, service: { code: '11', name: 'Conciliação Mensal' } })
  expect(parseReturn(bytes).diagnostics).toEqual([])
})

test('the same service of another bank is not cobrança', () => {
  const bytes = changed('104-caixa/cnab240/settlements', [2, 10, '09'])
  expect(identify(bytes).isCobranca).toBe(false)
})
