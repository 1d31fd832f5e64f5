import { expect, test, vi } from 'vitest'
import { once } from '../../src/fixed-width/index.js'

test('once: computes a result once for each object and texts, also undefined', () => {
  const make = vi.fn((object: { id: number }, ...texts: string[]) => (object.id === 0 ? undefined : [object.id, texts]))
  const kept = once(make)
  const [none, one] = [{ id: 0 }, { id: 1 }]
  expect(kept(one, 'a', 'b')).toEqual([1, ['a', 'b']])
  expect(kept(one, 'a', 'b')).toBe(kept(one, 'a', 'b'))
  expect(kept(one, 'a')).toEqual([1, ['a']])
  expect(kept(one)).toEqual([1, []])
  expect(kept({ id: 1 }, 'a')).toEqual([1, ['a']])
  expect([kept(none), kept(none)]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(5)
})
