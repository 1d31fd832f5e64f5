/** Files that every bank of the registry must have in the tests. Their contents are checked by the tests that read them. */
import { describe, expect, test } from 'vitest'
import { BANKS } from '../../src/banks/index.js'
import { returnDialects } from './dialects-of.js'
import { hasFile, WRITING_BANKS } from './rows-of.js'

/** Banks whose manuals print no bar code. */
const WITHOUT_BAR_CODE = ['559']

test('every bank that writes remittances has its free field in the registry, if a manual prints it', () => {
  const without = WRITING_BANKS.filter(({ freeField }) => freeField === undefined)
  expect(without.map(({ number }) => number)).toEqual(WITHOUT_BAR_CODE)
})

describe.each(BANKS)('$number-$slug', (bank) => {
  const isWriting = WRITING_BANKS.includes(bank)
  const numbers = hasFile(bank, 'numbers.ts') ? [] : ['our-number.test.ts', 'free-field.test.ts']
  const owed = [
    'samples.ts',
    'return-pages.ts',
    ...(returnDialects([bank]).length > 0 ? ['return-facts.ts'] : []),
    ...(isWriting ? ['facts.ts', 'manual-pages.ts', 'instruction-rows.ts', ...numbers] : []),
  ]
  test.each(owed)('has its %s', (file) => {
    expect(hasFile(bank, file)).toBe(true)
  })
})
