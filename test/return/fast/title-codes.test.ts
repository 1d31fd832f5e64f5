/** What the codes of regular titles say is worked out once for each content of their columns, of whichever record. */
import { expect, test, vi } from 'vitest'
import { returnDialectOf } from '../../../src/banks/index.js'
import { regularShape } from '../../../src/return/fast/regular-shape.js'
import { TitleCodes } from '../../../src/return/fast/title-codes.js'
import { returnFixture } from '../return-fixtures.js'

const { bytes } = returnFixture('341-itau/cnab240/settlements')
const { dialect } = returnDialectOf(bytes)
/** Segment T and segment U of the first title, as they stand one behind the other. */
const title = bytes
  .toString('latin1')
  .split('\r\n')
  .filter((line) => line[7] === '3')
  .slice(0, 2)
  .join('')
/** Columns of each that are blank, from 0. */
const columns = [
  { record: 0, from: 234, to: 236 },
  { record: 1, from: 238, to: 240 },
]

function codesOf() {
  const dress = vi.fn(() => ({}))
  const shape = regularShape(dialect, 'segment_t')!
  const codes = new TitleCodes(dialect, shape, '341', columns, dress)
  const said = (t: string, u: string) => {
    const main = title.slice(0, 234) + t + title.slice(236, 240)
    const companion = title.slice(240, -2) + u
    return codes.of(Buffer.from(`>${main}${companion}`, 'latin1'), 1, 241)
  }
  return { said, dress }
}

test('the same columns say the same, others are looked at anew', () => {
  const { said, dress } = codesOf()
  const first = said('AA', 'BB')
  expect(first?.outcome.kind).toBe('settled')
  expect(said('AA', 'BB')).toBe(first)
  expect(dress).toHaveBeenCalledTimes(1)
  for (const [t, u] of [
    ['AB', 'BB'],
    ['AA', 'AB'],
    ['BB', 'AA'],
  ] as const) {
    expect(said(t, u)).not.toBe(first)
  }
  expect(dress).toHaveBeenCalledTimes(4)
})

test('are remembered some thousands at a time', () => {
  const { said } = codesOf()
  const textOf = (i: number) => String.fromCharCode(0x21 + Math.floor(i / 90), 0x21 + (i % 90))
  const first = said('AA', textOf(0))
  for (let i = 1; i < 4096; i++) said('AA', textOf(i))
  expect(said('AA', textOf(0))).toBe(first)
  said('AA', textOf(4096))
  expect(said('AA', textOf(0))).not.toBe(first)
})
