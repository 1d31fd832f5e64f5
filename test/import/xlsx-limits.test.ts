/** Limits of an XLSX: at the limit it is read, one above it is an error that names the limit, and is not called damaged. */
import { describe, expect, test } from 'vitest'
import { ImportLimitError, type ImportLimits, importEntries, importStream } from '../../src/import/index.js'
import { inline, type WorkbookParts, workbookOf } from './workbook-parts.js'

const HEADER = `<row>${inline('notes')}</row>`
const times = (count: number, text: string) => text.repeat(count)
const xfs = (count: number) => `<cellXfs>${times(count, '<xf numFmtId="0"/>')}</cellXfs>`
const formats = (count: number) =>
  `<numFmts>${Array.from({ length: count }, (_, i) => `<numFmt numFmtId="${164 + i}" formatCode="0"/>`).join('')}</numFmts>`

/** The limits of a row of JSON are tested in `test/security/limits.test.ts`. */
type WorkbookLimit = Exclude<keyof ImportLimits, 'row_depth' | 'row_length'>

/** A workbook with `count` of what a limit counts. */
const OF: { readonly [L in WorkbookLimit]: (count: number) => WorkbookParts } = {
  // Six parts are those of the workbook.
  parts: (count) => ({
    rows: HEADER,
    others: Object.fromEntries(Array.from({ length: count - 6 }, (_, i) => [`other${i}`, 'x'])),
  }),
  rows: (count) => ({ rows: `${HEADER}<row r="${count}">${inline('a')}</row>` }),
  columns: (count) => ({ rows: `<row><c r="${letters(count)}1" t="str"><v>notes</v></c></row>` }),
  cells: (count) => ({ rows: `<row>${inline('notes')}${times(count - 1, '<c/>')}</row>` }),
  shared_texts: (count) => ({ rows: HEADER, texts: times(count, '<si/>') }),
  text_length: (count) => ({ rows: `${HEADER}<row>${inline(times(count, 'a'))}</row>` }),
  // One text of 5 characters in many cells, and the header.
  total_text: (count) => ({
    rows: `${HEADER}${times((count - 5) / 5, '<row><c t="s"><v>0</v></c></row>')}`,
    texts: '<si><t>abcde</t></si>',
  }),
  formats: (count) => ({ rows: HEADER, styles: xfs(count) }),
  format_length: (count) => ({
    rows: HEADER,
    styles: `<numFmts><numFmt numFmtId="164" formatCode="${times(count, '0')}"/></numFmts>`,
  }),
  tag_length: (count) => ({ rows: `${HEADER}<row spans="${times(count - '<row spans=""/'.length, '1')}"/>` }),
  // worksheet, sheetData and row are three.
  depth: (count) => ({ rows: `${HEADER}<row>${times(count - 3, '<a>')}${times(count - 3, '</a>')}</row>` }),
}

function letters(column: number): string {
  return column === 0 ? '' : letters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26))
}

/** Limits of the tests, and what exceeds them least. */
const LIMITS: { readonly [L in WorkbookLimit]: readonly [limit: number, above: number] } = {
  parts: [10, 11],
  rows: [40, 41],
  columns: [702, 703],
  cells: [10, 11],
  shared_texts: [10, 11],
  text_length: [10, 11],
  total_text: [50, 55],
  formats: [10, 11],
  format_length: [10, 11],
  tag_length: [2000, 2001],
  depth: [20, 21],
}

const names = Object.keys(LIMITS) as WorkbookLimit[]

test.each(names)('%s: at the limit the file is read, above it the error names the limit', async (name) => {
  const [limit, above] = LIMITS[name]
  const options = { limits: { [name]: limit } }
  const { failed_to_create_rows } = await importEntries(await workbookOf(OF[name](limit)), options)
  expect(failed_to_create_rows).toBe(0)
  const error = await importEntries(await workbookOf(OF[name](above)), options).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ImportLimitError)
  expect(error).toMatchObject({ name: 'ImportLimitError', code: 'import_limit', limit: name, allowed: limit })
  expect(error.found).toBe(above)
  expect(error.message).toBe(error.text.pt)
  expect(error.message).toMatch(/^O arquivo passa do limite de .*: tem \d.* ou mais, e são lidos até \d/)
  expect(error.text.en).toMatch(/^The file exceeds the limit of .*: it has \d.* or more, and at most \d/)
  expect(error.message).not.toContain('danificad')
})

test('all limits have a workbook here', () => {
  expect(names).toEqual(Object.keys(OF))
})

test('the shared texts are limited by their length too, used or not', async () => {
  const options = { limits: { total_text: 50 } }
  const of = (count: number) => workbookOf({ rows: HEADER, texts: times(count, '<si><t>abcde</t></si>') })
  expect((await importEntries(await of(10), options)).total_rows).toBe(0)
  await expect(importEntries(await of(11), options)).rejects.toMatchObject({ limit: 'total_text', found: 55 })
})

test('formats that are declared count too', async () => {
  const options = { limits: { formats: 10 } }
  expect((await importEntries(await workbookOf({ rows: HEADER, styles: formats(10) }), options)).total_rows).toBe(0)
  const above = await workbookOf({ rows: HEADER, styles: formats(11) })
  await expect(importEntries(above, options)).rejects.toMatchObject({ limit: 'formats', found: 11 })
})

test('a tag is limited before its end is found, in the pieces that the ZIP gives', async () => {
  const file = await workbookOf({ rows: `${HEADER}<row spans="${times(300_000, '1')}"/>` })
  await expect(importEntries(file)).rejects.toMatchObject({ limit: 'tag_length', allowed: 65_536 })
})

describe('the default limits', () => {
  test('are those of the format: the last cell of a sheet is read, and nothing between', async () => {
    const last = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`
    const { import_errors } = await importEntries(await workbookOf({ rows: HEADER + last }))
    expect(import_errors).toEqual([
      { line: 1_048_576, errors: { row: ['a coluna 16384 tem valor, mas não tem nome'] } },
    ])
    const below = await workbookOf({ rows: `${HEADER}<row r="1048577"><c><v>1</v></c></row>` })
    await expect(importEntries(below)).rejects.toMatchObject({ limit: 'rows', found: 1_048_577 })
    const beside = await workbookOf({ rows: `${HEADER}<row r="2"><c r="XFE2"><v>1</v></c></row>` })
    await expect(importEntries(beside)).rejects.toMatchObject({ limit: 'columns', found: 16_385 })
  })

  test('rows before the limit are given before it is met', async () => {
    const file = await workbookOf({ rows: `${HEADER}<row>${inline('a')}</row>${times(70_000, '<row/>')}` })
    const rows = importStream('entries', file, { limits: { rows: 60_000 } })
    await expect(
      (async () => {
        for await (const { line } of rows) expect(line).toBe(2)
      })(),
    ).rejects.toMatchObject({ limit: 'rows' })
    expect(rows.created_rows).toBe(1)
  })

  test('ranges of columns and cells cost nothing, however large: hidden columns, merged cells, the dimension', async () => {
    const file = await workbookOf({
      before: `<dimension ref="A1:XFD1048576"/><cols>${times(1000, '<col min="1" max="16384" hidden="1"/>')}</cols>`,
      rows: `${HEADER}<row>${inline('a')}</row>`,
    })
    const { created_rows, import_warnings } = await importEntries(file)
    expect([created_rows, import_warnings.map(({ code }) => code)]).toEqual([1, ['hidden_column']])
  })
})

describe('limits.rows of files that are no sheets', () => {
  test.each([
    ['csv', 'notes\na\n\nb\n', 'notes\na\n\nb\nc\n'],
    ['ndjson', '{}\n\n{}\n', '{}\n\n{}\n{}\n'],
    ['json', '[{},{}]', '[{},{},{}]'],
  ] as const)('%s: counts the rows', async (format, at, above) => {
    const options = { format, limits: { rows: 2 } }
    expect((await importEntries(Buffer.from(at), options)).total_rows).toBe(2)
    const rows = importStream('entries', Buffer.from(above), options)
    await expect(
      (async () => {
        for await (const _ of rows);
      })(),
    ).rejects.toMatchObject({ limit: 'rows', allowed: 2, found: 3 })
    expect(rows.total_rows).toBe(2)
  })
})

test('a raised row_length allows lines of NDJSON of that length in UTF-8', async () => {
  const notes = 'á'.repeat(9_000_000)
  const file = Buffer.from(`${JSON.stringify({ notes })}\n{}\n`)
  const { created } = await importEntries(file, { format: 'ndjson', limits: { row_length: 10_000_000 } })
  expect(created.map(({ slip }) => slip['notes']?.length)).toEqual([9_000_000, undefined])
})

describe('a signal ends the reading of an XLSX inside of parts without rows', () => {
  const EMPTY = times(200_000, '<row/>')
  test.each([
    ['shared texts', { rows: HEADER, texts: times(200_000, '<si><t>a</t></si>') }],
    ['formats', { rows: HEADER, styles: formats(60_000) }],
    ['empty rows', { rows: HEADER + EMPTY }],
    ['empty rows before the header', { rows: EMPTY + HEADER }],
  ])('%s', async (_, parts) => {
    const file = await workbookOf(parts)
    const reason = new Error('stopped by the test')
    // Aborted while the first of its pieces are read.
    let checks = 0
    const controller = new AbortController()
    const { signal } = controller
    const check = signal.throwIfAborted.bind(signal)
    signal.throwIfAborted = () => {
      if (++checks === 12) controller.abort(reason)
      check()
    }
    await expect(importEntries(file, { signal })).rejects.toBe(reason)
    expect(checks).toBe(12)
  })
})

test('a value that is not a signal is an error of the call', () => {
  for (const signal of [null, {}, new AbortController()])
    expect(() => importStream('slips', Buffer.from('a'), { signal: signal as never })).toThrow(
      expect.objectContaining({ errors: { signal: [expect.any(String)] } }),
    )
})

test.each([{ row: 1 }, { rows: 0 }, { rows: 1.5 }, { rows: '10' }, null, [], [1], new Map([['rows', 1]]), 7, 'rows'])(
  'limits %j are an error of the call',
  (limits) => {
    expect(() => importStream('slips', Buffer.from('a'), { limits: limits as never })).toThrow(
      expect.objectContaining({ errors: { limits: [expect.any(String)] } }),
    )
  },
)
