import { expectTypeOf, test } from 'vitest'
import type { SLIP_FIELDS, Slip } from '../../../src/cobranca/index.js'

test('the list has exactly the fields of a slip', () => {
  expectTypeOf<(typeof SLIP_FIELDS)[number]>().toEqualTypeOf<keyof Slip>()
})
