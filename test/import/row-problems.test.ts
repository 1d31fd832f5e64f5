/** Errors and warnings of an import in bounded memory: nothing is lost, and no file can fill the memory with them. */
import { describe, expect, test } from 'vitest'
import { importEntries, importSlips, importStream } from '../../src/import/index.js'
import { workbook } from './workbooks.js'

const bytes = (text: string) => Buffer.from(text)
/** Rows without a comma in the amount, which are ambiguous, in the given lines; all others are valid. */
const rowsOf = (count: number, isBad: (line: number) => boolean) =>
  bytes(`amount\n${Array.from({ length: count }, (_, i) => (isBad(i + 2) ? '1\n' : '1,00\n')).join('')}`)

describe('errors', () => {
  test('the first 100 rows of a field are whole, further ones are counted with the exact ranges of their lines', async () => {
    const isBad = (line: number) => line <= 101 || (line >= 150 && line <= 159) || line === 170
    const result = await importEntries(rowsOf(200, isBad))
    expect(result.import_errors.map(({ line }) => line)).toEqual(Array.from({ length: 100 }, (_, i) => i + 2))
    expect(result.further_errors).toEqual([
      {
        field: 'amount',
        count: 11,
        first_line: 150,
        last_line: 170,
        lines: [
          [150, 159],
          [170, 170],
        ],
      },
    ])
    expect([result.total_rows, result.failed_to_create_rows, result.created_rows]).toEqual([200, 111, 89])
  })

  test('at the limit nothing is only counted; one above is', async () => {
    const at = await importEntries(
      rowsOf(3, () => true),
      { max_errors: 3 },
    )
    expect([at.import_errors.length, at.further_errors]).toEqual([3, []])
    const above = await importEntries(
      rowsOf(4, () => true),
      { max_errors: 3 },
    )
    expect([above.import_errors.length, above.further_errors.map(({ count, lines }) => [count, lines])]).toEqual([
      3,
      [[1, [[5, 5]]]],
    ])
    const all = await importEntries(
      rowsOf(300, () => true),
      { max_errors: Number.POSITIVE_INFINITY },
    )
    expect([all.import_errors.length, all.further_errors]).toEqual([300, []])
  })

  test('a row is whole if each of its fields has few errors, and counts for each of its fields otherwise', async () => {
    const file = bytes('amount;pix_enabled\n1;x\n1;sim\n1;x\n1,00;x\n1,00;x\n')
    const { import_errors, further_errors } = await importEntries(file, { max_errors: 2 })
    expect(import_errors.map(({ line, errors }) => [line, Object.keys(errors)])).toEqual([
      [2, ['amount', 'pix_enabled']],
      [3, ['amount']],
      [5, ['pix_enabled']],
    ])
    expect(further_errors).toEqual([
      expect.objectContaining({ field: 'amount', count: 1, lines: [[4, 4]] }),
      expect.objectContaining({
        field: 'pix_enabled',
        count: 2,
        lines: [
          [4, 4],
          [6, 6],
        ],
      }),
    ])
  })

  test('with more than 10,000 ranges the first and last line and the number remain', async () => {
    const file = rowsOf(20_010, (line) => line % 2 === 0)
    const { further_errors } = await importEntries(file, { max_errors: 0 })
    expect(further_errors).toEqual([{ field: 'amount', count: 10_005, first_line: 2, last_line: 20_010, lines: null }])
  })

  test('the rows of a stream have all their errors', async () => {
    const rows = importStream(
      'entries',
      rowsOf(150, () => true),
      { max_errors: 1 },
    )
    let failed = 0
    for await (const { errors } of rows) if (errors?.['amount']?.length === 1) failed++
    expect([failed, rows.failed_to_create_rows, rows.import_errors.length]).toEqual([150, 150, 1])
  })
})

test('warnings of one code and field are counted too', async () => {
  const header = ['document_number', 'amount']
  const rows = Array.from({ length: 5 }, (_, i) => [`N${i}`, '1,00'])
  const file = await workbook([header, ...rows], 'Abril', { rows: [2, 3, 5, 6], columns: [1] })
  const { import_warnings, further_warnings, created_rows } = await importEntries(file, { max_errors: 2 })
  expect(import_warnings.map(({ code, line }) => [code, line])).toEqual([
    ['hidden_column', 1],
    ['hidden_row', 2],
    ['hidden_row', 3],
  ])
  const lines = [[5, 6]]
  expect(further_warnings).toEqual([{ code: 'hidden_row', field: null, count: 2, first_line: 5, last_line: 6, lines }])
  expect(created_rows).toBe(5)
})

test.each([-1, 1.5, '3', Number.NaN])('max_errors %s is an error of the call', async (max_errors) => {
  await expect(importSlips(bytes('amount\n'), { max_errors: max_errors as never })).rejects.toMatchObject({
    errors: { max_errors: [expect.any(String)] },
  })
})

describe('messages are short, whatever the file has', () => {
  const long = 'a'.repeat(100_000)
  const messageOf = async (text: string, options = {}) => {
    const outcome = await importEntries(bytes(text), options).catch((error: Error) => error.message)
    return typeof outcome === 'string' ? outcome : JSON.stringify(outcome.import_errors)
  }

  test.each([
    ['a name', `${long}\n1\n`],
    ['a name that comes again', `${long};${long}\n1\n`],
    ['many names', `${Array.from({ length: 10_000 }, (_, i) => `c${i}`).join(';')}\n1\n`],
    ['a flag', `pix_enabled\n${long}\n`],
    ['an amount', `amount\n${'1'.repeat(100_000)}\n`],
    ['a CPF', `customer_cnpj_cpf\n${'1'.repeat(100_000)}\n`],
  ])('%s', async (_, text) => {
    expect((await messageOf(text)).length).toBeLessThan(2000)
  })

  test('many names of an object', async () => {
    const object = JSON.stringify(
      Object.fromEntries([['amount', 1], ...Array.from({ length: 10_000 }, (_, i) => [`c${i}`, 1])]),
    )
    const message = await messageOf(object, { format: 'ndjson' })
    expect(message.length).toBeLessThan(2000)
    expect(message).toContain('e mais 9980')
  })
})

test('a CSV has as many columns as a sheet, at most', async () => {
  const columns = (count: number) => bytes(`document_number${';'.repeat(count - 1)}\nA1${';'.repeat(count - 1)}\n`)
  const limits = { columns: 10 }
  expect((await importEntries(columns(10), { limits })).created_rows).toBe(1)
  await expect(importEntries(columns(11), { limits })).rejects.toMatchObject({
    code: 'import_limit',
    limit: 'columns',
    allowed: 10,
    found: 11,
  })
  await expect(importEntries(columns(16_385))).rejects.toMatchObject({ limit: 'columns', found: 16_385 })
})

describe('long rows', () => {
  test('a quote before many empty lines ends after the longest row, and spoils its line only', async () => {
    const { created_rows, import_errors } = await importEntries(
      bytes(`document_number;amount\n"A1;1,00\n${'\n'.repeat(30_000)}A2;1,00\n`),
    )
    expect([created_rows, import_errors.map(({ line }) => line)]).toEqual([1, [2]])
  })

  test.each([
    [2 ** 20, 1],
    [2 ** 20 + 1, 0],
  ])('a line of NDJSON with %i characters: %i row is created', async (length, created) => {
    const empty = '{"notes":""}'.length
    const text = `{"notes":"${'a'.repeat(length - empty)}"}\n{"notes":"b"}\n`
    const { created_rows, import_errors } = await importEntries(bytes(text), { format: 'ndjson' })
    expect(created_rows).toBe(created + 1)
    expect(import_errors).toEqual(
      created === 1 ? [] : [{ line: 1, errors: { row: [expect.stringMatching(/^passa do limite de caracteres/)] } }],
    )
  })
})
