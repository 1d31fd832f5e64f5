/** The outcome of regular titles is computed once for each content of their code columns, in both records. */
import { expect, test, vi } from 'vitest'
import { returnDialectOf } from '../../../src/banks/index.js'
import { regularShape } from '../../../src/return/fast/regular-shape.js'
import { TitleCodes } from '../../../src/return/fast/title-codes.js'
import { returnFixture } from '../return-fixtures.js'

const { bytes } = returnFixture('341-itau/cnab240/settlements')
const { dialect } = returnDialectOf(bytes)
/** Segment T of the first title, followed by its segment U. */
const title = bytes
  .toString('latin1')
  .split('\r\n')
  .filter((line) => line[7] === '3')
  .slice(0, 2)
  .join('')
/** Blank columns of each record, counted from 0. */
const columns = [
  { record: 0, from: 234, to: 236 },
  { record: 1, from: 238, to: 240 },
]

function codesOf() {
  const render = vi.fn(() => ({}))
  const shape = regularShape(dialect, 'segment_t')!
  const codes = new TitleCodes(dialect, shape, '341', columns, render)
  const outcomeFor = (t: string, u: string) => {
    const main = title.slice(0, 234) + t + title.slice(236, 240)
    const companion = title.slice(240, -2) + u
    return codes.of(Buffer.from(`>${main}${companion}`, 'latin1'), 1, 241)
  }
  return { outcomeFor, render }
}

test('equal columns share an outcome, others are computed', () => {
  const { outcomeFor, render } = codesOf()
  const first = outcomeFor('AA', 'BB')
  expect(first?.outcome.kind).toBe('settled')
  expect(outcomeFor('AA', 'BB')).toBe(first)
  expect(render).toHaveBeenCalledTimes(1)
  for (const [t, u] of [
    ['AB', 'BB'],
    ['AA', 'AB'],
    ['BB', 'AA'],
  ] as const) {
    expect(outcomeFor(t, u)).not.toBe(first)
  }
  expect(render).toHaveBeenCalledTimes(4)
})

test('the cache keeps 4096 contents', () => {
  const { outcomeFor } = codesOf()
  const textOf = (i: number) => String.fromCharCode(0x21 + Math.floor(i / 90), 0x21 + (i % 90))
  const first = outcomeFor('AA', textOf(0))
  for (let i = 1; i < 4096; i++) outcomeFor('AA', textOf(i))
  expect(outcomeFor('AA', textOf(0))).toBe(first)
  outcomeFor('AA', textOf(4096))
  expect(outcomeFor('AA', textOf(0))).not.toBe(first)
})
