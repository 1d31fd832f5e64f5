import { describe, expect, test } from 'vitest'
import { emitFile, parseFile } from '../../../src/fixed-width/index.js'
import { bytesOf, type MadeLine, madeFile, overwritten, returnLayout } from '../cnab240-file.js'

const file = madeFile([[{ amount: 14000 }, { amount: 25000 }]])
const text = (lines: readonly MadeLine[], terminator = '\r\n'): string =>
  lines.map((line) => line.text + terminator).join('')
const readText = (content: string) => parseFile(returnLayout, Buffer.from(content, 'latin1'))
const diagnosticsOf = (content: string): (string | number | null)[][] =>
  readText(content).diagnostics.map(({ code, line, expected, got }) => [code, line, expected, got])
const rolesOf = (content: string): (string | null)[] => readText(content).lines.map((line) => line.role)
const ROLES = file.map((line) => line.role)

/** The file with one changed line. */
const withLine = (number: number, change: (text: string) => string): string =>
  text(file.map((line, i) => (i === number - 1 ? { ...line, text: change(line.text) } : line)))

describe('line ends', () => {
  test('of any kind, and a missing one on the last line, do not change the result', () => {
    for (const terminator of ['\r\n', '\n', '\r', '\r\r\n']) {
      expect(diagnosticsOf(text(file, terminator))).toEqual([])
      expect(rolesOf(text(file, terminator))).toEqual(ROLES)
    }
    expect(
      diagnosticsOf(
        text(file)
          .trimEnd()
          .padEnd(text(file).length - 2),
      ),
    ).toEqual([])
  })

  test('a byte order mark, 0x1A at the end and NUL after it are not reported', () => {
    expect(diagnosticsOf(`\xef\xbb\xbf${text(file)}`)).toEqual([])
    expect(diagnosticsOf(`${text(file)}\x1a`)).toEqual([])
    expect(diagnosticsOf(`${text(file)}\x1a\0\0`)).toEqual([])
    expect(diagnosticsOf(text(file).replace(/\r\n$/, '\x1a'))).toEqual([])
  })
})

describe('lines of another width', () => {
  test('too short: padded with blanks, reported and read', () => {
    const content = withLine(3, (line) => line.trimEnd())
    expect(diagnosticsOf(content)).toEqual(
      [['line_too_short', 3, '240', '223']].map((row) => [...row.slice(0, 3), expect.any(String)]),
    )
    expect(rolesOf(content)).toEqual(ROLES)
    expect(readText(content).lines[2]?.values?.['amount']).toBe(14000)
  })

  test('cut in the middle of an amount: reported once, and not read', () => {
    const content = withLine(3, (line) => line.slice(0, 90))
    expect(diagnosticsOf(content)).toEqual([
      ['line_too_short', 3, '240', '90'],
      ['cut_line', 3, '240', '90'],
      ['total_mismatch', 7, '25000', '39000'],
    ])
    expect(readText(content).lines[2]).toMatchObject({ misplaced: true, values: { amount: null, due_date: null } })
  })

  test('too long, with blanks or with other content', () => {
    expect(diagnosticsOf(withLine(3, (line) => `${line}   `))).toEqual([['trailing_blanks', 3, '240', '243']])
    expect(diagnosticsOf(withLine(3, (line) => `${line}XYZ`))).toEqual([['line_too_long', 3, '240', '243']])
    expect(diagnosticsOf(withLine(3, (line) => line + ' '.repeat(480)))).toEqual([['trailing_blanks', 3, '240', '720']])
    expect(rolesOf(withLine(3, (line) => `${line}XYZ`))).toEqual(ROLES)
  })

  test('in UTF-8, the width is the number of characters', () => {
    const lines = file.map((line) => (line.role === 'segment_t' ? overwritten(line, 149, 'JOÃO CONCEIÇÃO') : line))
    const read = parseFile(returnLayout, Buffer.from(text(lines), 'utf8'))
    expect(read.diagnostics).toEqual([])
    expect(read.lines[2]).toMatchObject({
      values: { payer_name: 'JOÃO CONCEIÇÃO', bank_rate: 0 },
      source: { charset: 'utf-8' },
    })
  })
})

describe('blank and unknown lines', () => {
  test('are kept unchanged, and reported', () => {
    const unknown = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.padEnd(240, '.')
    const content = `${text(file.slice(0, 4))}   \r\n${unknown}\r\n${text(file.slice(4))}`
    const { parts, lines } = readText(content)
    expect(parts.filter((part) => part.type === 'stray')).toMatchObject([
      { line: { number: 5, raw: '   ', role: null, values: null } },
      { line: { number: 6, raw: unknown, role: null, values: null } },
    ])
    expect(lines).toHaveLength(10)
    expect(diagnosticsOf(content)).toContainEqual(['blank_line', 5, null, null])
    // The key columns: 8, 14 and, of Y-04, 18 and 19.
    expect(diagnosticsOf(content)).toContainEqual(['unknown_record', 6, null, 'HNRS'])
  })
})

describe('a fault in a field', () => {
  test('is reported with line, columns, field and content', () => {
    const [fault] = readText(withLine(3, (line) => line.replace('000000000014000', '0000000000140A0'))).diagnostics
    expect(fault).toMatchObject({
      code: 'not_a_number',
      severity: 'error',
      line: 3,
      columns: [82, 96],
      field: 'segment_t.amount',
      got: '0000000000140A0',
    })
  })

  test('of a constant is reported with the expected text', () => {
    expect(diagnosticsOf(withLine(1, (line) => `7560001${line.slice(7)}`))).toEqual([
      ['unexpected_literal', 1, '0000', '0001'],
    ])
  })

  test('is not reported for a missing date with blanks instead of zeros', () => {
    const content = withLine(3, (line) => `${line.slice(0, 73)}${' '.repeat(8)}${line.slice(81)}`)
    expect(diagnosticsOf(content)).toEqual([])
    expect(readText(content).lines[2]).toMatchObject({
      values: { due_date: null },
      faults: [{ field: 'due_date', code: 'other_empty' }],
    })
  })
})

describe('records in one line, without line ends', () => {
  test('a whole file', () => {
    const content = text(file, '')
    expect(diagnosticsOf(content)).toEqual([['joined_lines', 1, '240', '8']])
    expect(rolesOf(content)).toEqual(ROLES)
    expect(readText(content).lines.map((line) => [line.number, line.offset])).toEqual(file.map((_, i) => [1, i * 240]))
  })

  test('two records, among other lines', () => {
    const content = text(file.slice(0, 2)) + text(file.slice(2, 4), '') + text(file.slice(4)).replace(/^/, '\r\n')
    expect(diagnosticsOf(content)).toEqual([['joined_lines', 3, '240', '2']])
    expect(rolesOf(content)).toEqual(ROLES)
  })

  test('with an unknown record among them', () => {
    const lines = file.map((line, i) => (i === 3 ? overwritten(line, 14, 'X') : line))
    expect(rolesOf(text(lines, ''))).toEqual(ROLES.map((role, i) => (i === 3 ? null : role)))
    expect(diagnosticsOf(text(lines, '')).map(([code]) => code)).toEqual([
      'joined_lines',
      'unknown_record',
      'missing_companion',
    ])
  })

  test('with a short last record', () => {
    const content = text(file, '').trimEnd()
    expect(content.length % 240).not.toBe(0)
    expect(rolesOf(content)).toEqual(ROLES)
    expect(diagnosticsOf(content).map(([code]) => code)).toEqual(['joined_lines', 'line_too_short'])
  })

  test('after a byte order mark, before a 0x1A', () => {
    const content = `\xef\xbb\xbf${text(file, '')}\x1a`
    expect(rolesOf(content)).toEqual(ROLES)
    expect(readText(content).lines[0]?.source.before).toBe('\xef\xbb\xbf')
    expect(readText(content).lines.at(-1)?.source.after).toBe('\x1a')
  })

  test('in UTF-8, with columns of two bytes', () => {
    const lines = file.map((line, i) => (i === 3 ? overwritten(line, 100, 'Ç') : line))
    const { diagnostics, lines: read } = parseFile(returnLayout, Buffer.from(text(lines, ''), 'utf8'))
    expect(diagnostics.filter(({ code }) => code === 'joined_lines')).toHaveLength(1)
    expect(read.map(({ raw }) => raw)).toEqual(lines.map((line) => line.text))
    expect(read.map(({ offset }) => offset)).toEqual(file.map((_, i) => i * 240 + (i > 3 ? 1 : 0)))
  })

  test('in UTF-8, with a character across the end of a record: not split', () => {
    const content = text(file, '')
    const bytes = Buffer.from(`${content.slice(0, 479)}💰${content.slice(481)}`, 'utf8')
    const parsed = parseFile(returnLayout, bytes)
    expect(parsed.diagnostics.map(({ code }) => code)).toContain('line_too_long')
    expect(Buffer.from(emitFile(parsed))).toEqual(bytes)
  })

  test('longer than the maximum line: cut between records', () => {
    const long = madeFile([Array.from({ length: 300 }, (_, i) => ({ amount: i + 1 }))])
    const content = text(long, '')
    expect(rolesOf(content)).toEqual(long.map((line) => line.role))
    expect(new Set(readText(content).diagnostics.map(({ code }) => code))).toEqual(new Set(['joined_lines']))
  })

  test('a record followed by other content of the same length: one line that is too long', () => {
    expect(diagnosticsOf(withLine(3, (line) => line + 'X'.repeat(240)))).toEqual([['line_too_long', 3, '240', '480']])
  })
})

test('the interpreter reads the file alike', () => {
  const bytes = bytesOf(file.map((line, i) => (i % 3 === 2 ? overwritten(line, 80 + i, 'A ') : line)))
  const compiled = parseFile(returnLayout, bytes)
  const interpreted = parseFile(returnLayout, bytes, { engine: 'interpreted' })
  expect(compiled.lines).toEqual(interpreted.lines)
  expect(compiled.diagnostics).toEqual(interpreted.diagnostics)
  expect(compiled.diagnostics).not.toEqual([])
})
