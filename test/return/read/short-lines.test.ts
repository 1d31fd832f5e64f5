/** Short and blank lines, of which a damaged file may have millions: they are counted and reported, and change no title. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileFile, linesOf, SHAPES } from '../../../bench/files/hostile.js'
import { returnDialectOf } from '../../../src/banks/index.js'
import { type Diagnostic, emitFile, parseFile } from '../../../src/fixed-width/index.js'
import { isUnsupportedFileError, parseReturn, readReturn } from '../../../src/index.js'
import { lintFile, maskFile } from '../../../src/inspect/index.js'
import { runs, someOf } from '../../runs.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

/** A return of each dialect with settlements. */
const FILES = returnFixtures.filter(({ name }) => name.endsWith('/settlements')).map(({ name }) => name)

const total = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.reduce((sum, { further }) => sum + (further?.count ?? 1), 0)

const linesIn = (diagnostics: readonly Diagnostic[]): number[] =>
  [
    ...new Set(
      diagnostics.flatMap(({ line, further }) =>
        further === undefined
          ? line === null
            ? []
            : [line]
          : further.lines!.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
      ),
    ),
  ].sort((a, b) => a - b)

const SHAPE_NAMES = Object.keys(SHAPES)

const isReturn = (bytes: Uint8Array): boolean => {
  try {
    return parseReturn(bytes).bank !== ''
  } catch (error) {
    if (isUnsupportedFileError(error)) return false
    throw error
  }
}

describe.each(someOf(FILES, 2))('%s', (name) => {
  const at = FILES.indexOf(name)
  const { bytes } = returnFixture(name)
  const lines = linesOf(bytes)
  // Each shape is in every third file. A file of titles in advance (HSBC desconto) is refused without a title.
  const shapes = SHAPE_NAMES.filter(
    (shape, i) => (i + at) % 3 === 0 && isReturn(hostileFile(lines, SHAPES[shape]!(lines), 6_000)),
  )

  test.each(someOf(shapes, 3))('%s: what is not kept is counted exactly', (shape) => {
    const file = hostileFile(lines, SHAPES[shape]!(lines), 6_000)
    const all = parseReturn(file, { maxDiagnostics: Number.POSITIVE_INFINITY })
    const known = new Set(all.diagnostics.map((each) => JSON.stringify(each)))
    for (const maxDiagnostics of [0, 7, 100]) {
      const some = parseReturn(file, { maxDiagnostics })
      expect(some.bank_billet_discharges).toEqual(all.bank_billet_discharges)
      expect(some.totals).toEqual(all.totals)
      const kept = some.diagnostics.filter(({ further }) => further === undefined)
      expect(kept.filter((each) => !known.has(JSON.stringify(each)))).toEqual([])
      expect(total(some.diagnostics)).toBe(all.diagnostics.length)
      expect(linesIn(some.diagnostics)).toEqual(linesIn(all.diagnostics))
    }
  })

  test.each(someOf(shapes, 3))('%s: the whole file is written back, and its stream is read alike', async (shape) => {
    const file = hostileFile(lines, SHAPES[shape]!(lines), 6_000)
    const parsed = parseFile(returnDialectOf(file).dialect.layout, file)
    expect(Buffer.from(emitFile(parsed)).equals(file)).toBe(true)
    const stream = readReturn([file.subarray(0, 777), file.subarray(777)])
    const records = []
    for await (const record of stream) records.push(record)
    const whole = parseReturn(file)
    expect(records).toEqual(whole.bank_billet_discharges)
    expect(stream.diagnostics).toEqual(whole.diagnostics)
  })

  const SHORT = fc.constantFrom(
    '',
    ' ',
    '    ',
    'x',
    '\t',
    'obs.:',
    '?'.repeat(12),
    'é',
    '\xa0',
    'w'.repeat(30),
    '\x1a',
  )

  test('between two titles, they change no other record', () => {
    const whole = parseReturn(bytes)
    const text = Buffer.from(bytes).toString('latin1').split('\r\n')
    const starts = whole.bank_billet_discharges.map(({ line }) => line)
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.array(SHORT, { minLength: 1, maxLength: 40 }), (line, short) => {
        const changed = [...text.slice(0, line - 1), ...short, ...text.slice(line - 1)]
        const file = parseReturn(Buffer.from(changed.join('\r\n'), 'latin1'))
        const moved = (at: number): number => (at < line ? at : at + short.length)
        const shifted = whole.bank_billet_discharges.map((record) => ({
          ...record,
          line: moved(record.line),
          needs_review: record.needs_review.map((reason) => ({ ...reason, line: moved(reason.line) })),
        }))
        expect(file.bank_billet_discharges.map((record) => ({ ...record }))).toEqual(shifted)
        expect(file.totals).toEqual(whole.totals)
      }),
      runs(20, 4),
    )
  })
})

describe('thousands of short lines', () => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const [header, ...rest] = Buffer.from(bytes).toString('latin1').split('\r\n') as [string, ...string[]]
  // Joined into one line after the first thousand, with their line ends.
  const many = Array.from({ length: 5_000 }, (_, i) => `${i % 3 === 0 ? 'ANA' : '77'}${i % 2 === 0 ? '\r\n' : '\n'}`)
  const file = Buffer.from(`${header}\r\n${many.join('')}${rest.join('\r\n')}`, 'latin1')

  test('are few lines of the whole file, which is written back', () => {
    const parsed = parseFile(returnDialectOf(file).dialect.layout, file)
    const runs = parsed.lines.filter(({ lines }) => lines !== undefined)
    expect(runs.map(({ number, lines }) => [number, lines])).toEqual([[1_002, 4_000]])
    expect(Buffer.from(emitFile(parsed)).equals(file)).toBe(true)
  })

  test('are counted by lint, and masked', () => {
    const report = lintFile(file)
    expect(report.lines).toBe(5_000 + lintFile(bytes).lines)
    expect(report.findings.length).toBeLessThan(1_000)
    const short = report.findings.filter(({ rule }) => rule === 'line_too_short')
    expect(short.reduce((sum, { further }) => sum + (further?.count ?? 1), 0)).toBe(5_000)
    const masked = maskFile(file, { key: 'k' })
    expect(Buffer.from(masked.bytes).toString('latin1')).not.toContain('ANA')
    expect(masked.bytes).toHaveLength(file.length)
    expect(masked.unreadable.filter((line) => line > 1 && line <= 5_001)).toHaveLength(5_000)
  })
})

describe('another file', () => {
  const own = returnFixture('341-itau/cnab400/settlements').bytes
  const bradesco = returnFixture('237-bradesco/cnab400/settlements').bytes
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
  const withHeader = (bytes: Uint8Array, columns: number): string => {
    const [header, ...rest] = text(bytes).split('\r\n') as [string, ...string[]]
    return [header.slice(0, columns), ...rest].join('\r\n')
  }
  const read = (file: string) => parseReturn(Buffer.from(file, 'latin1'))

  test.each([0, 3_000])('of another bank, with a header of 60 columns behind %i short lines, is not read', (short) => {
    const file = read(`${text(bradesco)}${'x\r\n'.repeat(short)}${withHeader(own, 60)}`)
    expect(file.bank_billet_discharges).toHaveLength(parseReturn(bradesco).bank_billet_discharges.length)
    expect(file.totals.paid_amount).toBe(parseReturn(bradesco).totals.paid_amount)
    expect(file.diagnostics.map(({ code }) => code)).toContain('other_file')
  })

  test.each([0, 1])('with %i short lines after its header is read', (short) => {
    const second = text(own).split('\r\n')
    // Other titles, so that they are no repetition.
    const titles = second.slice(1, -2).map((line) => `${line.slice(0, 62)}9${line.slice(63)}`)
    const header = second[0]!.replace(/(\d{6})(?=.{300})/, '$1')
    const rest = [...Array.from({ length: short }, () => 'XX'), ...titles, ...second.slice(-2)]
    const file = read([...second.slice(0, -1), header, ...rest].join('\r\n'))
    const alone = parseReturn(own).bank_billet_discharges.length
    expect(file.bank_billet_discharges).toHaveLength(2 * alone)
    expect(file.diagnostics.map(({ code }) => code)).not.toContain('other_file')
  })
})

test('a rival of a companion that is only a piece makes the title unsure', () => {
  const lines = Buffer.from(returnFixture('756-sicoob/cnab240/settlements').bytes).toString('latin1').split('\r\n')
  const at = lines.findIndex((line) => line[13] === 'U') + 1
  const piece = `${lines[at - 1]!.slice(0, 20)}9${lines[at - 1]!.slice(21, 30)}`
  const file = parseReturn(Buffer.from([...lines.slice(0, at), piece, ...lines.slice(at)].join('\r\n'), 'latin1'))
  expect(file.bank_billet_discharges[0]!.needs_review).not.toEqual([])
})
