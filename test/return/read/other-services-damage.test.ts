/** Damaged CNAB 240 returns whose first lot is of another service: lines that a stream does not keep count as if it had read them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnDialectOf } from '../../../src/banks/index.js'
import { DETECTION_BYTES } from '../../../src/febraban/index.js'
import { DiagnosticLog, FileReader, splitLines } from '../../../src/fixed-width/index.js'
import { isUnsupportedFileError, parseReturn, ReturnReader } from '../../../src/return/index.js'
import { neededFields } from '../../../src/return/meaning/needed-fields.js'
import { ALL_BANKS } from '../../../src/return/read/all-banks.js'
import { returnBoundary } from '../../../src/return/read/file-boundary.js'
import { runs } from '../../runs.js'
import { damage, damaged } from '../damage.js'
import { fileOf, inTwoLots, linesOf, PLACES, withPaymentLots } from '../other-lots.js'
import { returnFixture } from '../return-fixtures.js'

const sicoob = returnFixture('756-sicoob/cnab240/settlements').bytes
const { layout } = returnDialectOf(sicoob).dialect
const two = inTwoLots(linesOf(sicoob), layout)
const files = [1, 20, 137, 300].map((payments) => fileOf(withPaymentLots(two, layout, PLACES, { payments })))

/** Titles and diagnostics of a reader that gets every line. */
function lineByLine(bytes: Uint8Array) {
  const found = returnDialectOf(bytes)
  const titles: number[] = []
  const log = new DiagnosticLog()
  const reader = new FileReader(
    found.dialect.layout,
    (part) => {
      if (part.type === 'title') titles.push(part.title.main.number)
    },
    {
      needed: neededFields(found.dialect),
      boundary: returnBoundary(found, ALL_BANKS, undefined),
      log,
    },
  )
  for (const line of splitLines(bytes)) reader.push(line)
  reader.end()
  log.end()
  return { titles, diagnostics: log.diagnostics.map((each) => JSON.stringify(each)) }
}

function inChunks(bytes: Uint8Array, size: number) {
  const reader = new ReturnReader()
  const records = []
  for (let at = 0; at < bytes.length; at += size)
    records.push(...reader.push(Uint8Array.from(bytes.subarray(at, at + size))))
  records.push(...reader.end())
  return { records, diagnostics: reader.diagnostics }
}

const orRefusal = <T>(read: () => T): T | string => {
  try {
    return read()
  } catch (error) {
    if (isUnsupportedFileError(error)) return error.message
    throw error
  }
}

test.each([
  ['a blank for the line feed after the lot header', '\r '],
  ['a letter of two bytes before the next line', '\r\nÉ'],
])('the lines of the lot after %s are read as if all were kept', (_, end) => {
  // The first detail of the other lot has the record type of a lot header, or may have: nothing after it is sure to be of the other lot.
  const text = files[1]!.toString('latin1')
  const at = 2 * 240 + 2
  const bytes = Buffer.from(text.slice(0, at) + Buffer.from(end).toString('latin1') + text.slice(at + 2), 'latin1')
  const whole = parseReturn(bytes, { engine: 'interpreted' })
  expect(whole.diagnostics.length).toBeGreaterThan(3)
  const known = new Set(lineByLine(bytes).diagnostics)
  expect(whole.diagnostics.map((each) => JSON.stringify(each)).filter((each) => known.has(each))).toEqual([...known])
})

test('a damaged file is read the same with all its lines, as a whole and in chunks', () => {
  let read = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      damage,
      fc.constantFrom(100, 241, 5000, DETECTION_BYTES),
      (file, damage, size) => {
        const bytes = damaged(file, damage)
        const whole = orRefusal(() => parseReturn(bytes, { engine: 'interpreted' }))
        const chunks = orRefusal(() => inChunks(bytes, size))
        if (typeof whole === 'string' || typeof chunks === 'string') {
          expect(chunks).toBe(whole)
          return
        }
        read++
        expect(chunks).toEqual({ records: whole.bank_billet_discharges, diagnostics: whole.diagnostics })
        const all = lineByLine(bytes)
        expect(whole.bank_billet_discharges.map(({ line }) => line)).toEqual(all.titles)
        const known = new Set(all.diagnostics)
        expect(whole.diagnostics.map((each) => JSON.stringify(each)).filter((each) => known.has(each))).toEqual(
          all.diagnostics,
        )
      },
    ),
    runs(300, 20),
  )
  expect(read).toBeGreaterThan(5)
})
