/** The text that a large file keeps for its records. */
import { expect, test } from 'vitest'
import { returnDialectOf, variantOf } from '../../../../src/banks/index.js'
import { recordKind } from '../../../../src/return/fast/index.js'
import { KeptRun } from '../../../../src/return/fast/regular/kept-titles.js'
import { regularShape } from '../../../../src/return/fast/regular-shape.js'
import { returnFixture } from '../../return-fixtures.js'

const { dialect, bank, layout } = returnDialectOf(returnFixture('341-itau/cnab400/settlements').bytes)
const [main] = Object.keys(dialect.titles) as [string]
const origin = { bank: bank.number, layout, ...variantOf(dialect), file: dialect.layout, engine: undefined }
const state = { sequence: 1, lot: null, constants: new Map(), header: null, previous: null, padding: 0 }

// Pages of 4, 16 and 64 KB would keep 20 KB of a run of 6 KB.
test.each([402, 6000, 22_000, 350_000, 3_000_000])('a run of %i bytes keeps at most twice its bytes', (size) => {
  const kind = { dialect, shape: regularShape(dialect, main)!, origin, kind: recordKind }
  const run = new KeptRun(kind, state, 'auto')
  const bytes = Buffer.alloc(2 ** 23) as unknown as Parameters<KeptRun['page']>[0]
  let end = 0
  while (end < size) end = run.page(bytes, end).text!.end
  expect(end).toBeLessThanOrEqual(2 * size + 4096)
})
