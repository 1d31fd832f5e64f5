import { expectTypeOf, test } from 'vitest'
import type { SLIP_FIELDS, Slip } from '../../../src/cobranca/index.js'

test('every field of a slip is listed, and nothing else', () => {
  expectTypeOf<(typeof SLIP_FIELDS)[number]>().toEqualTypeOf<keyof Slip>()
})
