import { expect, test } from 'vitest'
import { kanastra } from '../../../src/banks/559-kanastra/index.js'

// CNAB400, version 1.0 (August 2024), 26 pages.
test('Kanastra has no bar code: its manual prints none', () => {
  expect(kanastra.freeField).toBeUndefined()
})
