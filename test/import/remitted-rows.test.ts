/** The remittance of the rows of a file: for every dialect, the bytes and the counts are those of `buildRemittance` for the entries of the file. */
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Entry, isValidationError, parseMoney, type Wallet } from '../../src/cobranca/index.js'
import { type FileRows, readEntriesFile } from '../../src/import/entries-file.js'
import { RemittedRows } from '../../src/import/remitted-rows.js'
import { buildRemittance, type Remittance, type RemittanceOptions } from '../../src/remittance/index.js'
import { folderOf } from '../convert/folders.js'
import { DIALECTS, fileOf } from '../remittance/arbitraries.js'
import { entry, generated_at, itau400 } from '../remittance/made-up.js'
import { runs, someOf } from '../runs.js'

const rowOf = ({ slip, ...rest }: Entry): object => ({ ...slip, ...rest })

const fileWith = (rows: readonly object[]): string =>
  join(folderOf({ 'boletos.ndjson': rows.map((row) => `${JSON.stringify(row)}\n`).join('') }), 'boletos.ndjson')

interface Outcome {
  readonly bytes: Uint8Array | null
  readonly counts: object | null
  readonly errors: readonly unknown[]
}

const countsBy = <T, K>(all: readonly T[], keyOf: (each: T) => K): Map<K, number> => {
  const counts = new Map<K, number>()
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1)
  return counts
}

/** Number and sum of the entries of each instruction. */
function sumsByCode(entries: readonly Entry[]): Map<string, { count: number; cents: number }> {
  const codes = [...new Set(entries.map(({ our_code }) => our_code))]
  return new Map(
    codes.map((code) => {
      const amounts = entries.filter(({ our_code }) => our_code === code).map(({ slip }) => parseMoney(slip.amount))
      return [code, { count: amounts.length, cents: amounts.reduce((sum, cents) => sum + cents, 0) }]
    }),
  )
}

const rejectedRows = ({ entries }: FileRows, rejected: Readonly<Record<number, unknown>>): unknown[] =>
  Object.entries(rejected).map(([position, errors]) => ({
    line: entries[Number(position)]!.line,
    place: entries[Number(position)]!.place,
    errors,
  }))

/** The specification: all entries of the file in memory. */
async function fromMemory(path: string, wallet: Wallet, options: RemittanceOptions): Promise<Outcome> {
  const rows = await readEntriesFile(path)
  let built: Remittance
  try {
    built = buildRemittance({ wallet, entries: rows.entries.map(({ entry }) => entry), ...options })
  } catch (error) {
    if (!isValidationError(error)) throw error
    const errors = [...rows.failed, ...rejectedRows(rows, error.byEntry ?? {})]
    return { bytes: null, counts: null, errors: [...errors, ...(error.byEntry === undefined ? [error.errors] : [])] }
  }
  const { bytes, skipped, rejected, changes, warnings, filename, next_our_number, next_remittance_number } = built
  const leftOut = new Set([...skipped, ...rejected.map(({ entry }) => entry)])
  const sent = rows.entries.filter((_, i) => !leftOut.has(i))
  const ofRejected = Object.fromEntries(rejected.map(({ entry, errors }) => [entry, errors]))
  return {
    bytes,
    counts: {
      groups: sumsByCode(sent.map(({ entry }) => entry)),
      skipped: skipped.length,
      cut: changes.filter(({ cut, to }) => cut && to !== '').length,
      missing: new Set(
        changes.filter(({ field, to }) => to === '' && field.startsWith('slip.')).map(({ field }) => field),
      ),
      warnings: countsBy(warnings, ({ code }) => code),
      numbers: [filename, next_our_number, next_remittance_number],
    },
    errors: [...rows.failed, ...rejectedRows(rows, ofRejected)],
  }
}

async function streamed(path: string, wallet: Wallet, options: RemittanceOptions): Promise<Outcome> {
  const rows = new RemittedRows(path, () => wallet, options, {})
  const parts: Uint8Array[] = []
  const all = (): unknown[] => [...rows.failed, ...rows.rejected]
  try {
    for await (const bytes of rows.chunks()) parts.push(bytes.slice())
  } catch (error) {
    if (!isValidationError(error)) throw error
    return { bytes: null, counts: null, errors: [...all(), ...(error.byEntry === undefined ? [error.errors] : [])] }
  }
  const { groups, skipped, cut, missing, warnings, summary } = rows
  return {
    bytes: new Uint8Array(Buffer.concat(parts)),
    counts: {
      groups,
      skipped,
      cut,
      missing: new Set([...missing].map((field) => `slip.${field}`)),
      warnings,
      numbers: [summary.filename, summary.next_our_number, summary.next_remittance_number],
    },
    errors: all(),
  }
}

async function check(rows: readonly object[], wallet: Wallet, options: RemittanceOptions): Promise<Outcome> {
  const path = fileWith(rows)
  const [found, expected] = [await streamed(path, wallet, options), await fromMemory(path, wallet, options)]
  expect({ ...found, bytes: null }).toEqual({ ...expected, bytes: null })
  expect(found.bytes === null || Buffer.compare(found.bytes, expected.bytes!) === 0).toBe(true)
  return found
}

/** Rows that no remittance takes. */
const BAD = [{ our_code: '9' }, rowOf(entry({ amount: '0,00' })), { nome: 1 }]

describe.each(someOf(DIALECTS, 8))('$name', (self) => {
  test('drawn entries, with rows that have errors', async () => {
    await fc.assert(
      fc.asyncProperty(fileOf(self), fc.boolean(), fc.boolean(), fc.boolean(), async (file, partial, strict, isBad) => {
        const rows = file.drawn.map(({ entry }) => rowOf(entry))
        const all = isBad ? [...rows.slice(0, 1), ...BAD, ...rows] : rows
        await check(all, file.wallet, { partial, strict, generated_at: file.generated_at })
      }),
      runs(8, 3),
    )
  })
})

const many = Array.from({ length: 1500 }, (_, i) => rowOf(entry({ document_number: `NF${i}` })))

test('a file of several chunks', async () => {
  const { bytes } = await check(many, itau400, { generated_at })
  expect(bytes!.length).toBeGreaterThan(512 * 1024)
})

test('the same number and document of another chunk', async () => {
  const rows = [...many, rowOf(entry({ document_number: 'nf1' })), rowOf(entry({ our_number: '4101' }))]
  const { errors } = await check(rows, itau400, { generated_at, partial: true })
  expect(errors).toMatchObject([
    { line: 1501, errors: { document_number: [expect.stringContaining('NF1')] } },
    { line: 1502, errors: { our_number: [expect.stringContaining('já está nesta remessa')] } },
  ])
})

test('rows that cannot be read and rejected rows are one list, in the order of the file', async () => {
  // The amounts 250 and 300 are ambiguous; the other rows have an amount alone.
  const path = join(folderOf({ 'a.csv': 'amount\n1,00\n250\n2,00\n300\n3,00\n' }), 'a.csv')
  const rows = new RemittedRows(path, () => itau400, { generated_at }, {})
  await expect(rows.chunks().next()).rejects.toThrow('não pode ficar em branco')
  expect(rows.rowsWithErrors.map(({ place, errors }) => [place, 'amount' in errors])).toEqual([
    ['linha 2', false],
    ['linha 3', true],
    ['linha 4', false],
    ['linha 5', true],
    ['linha 6', false],
  ])
})

test('an invalid wallet comes after the rows, and is not the error of a file without entries', async () => {
  const wallet: Wallet = { ...itau400, agency_number: '' }
  await check([...many.slice(0, 2), ...BAD], wallet, { generated_at })
  await check(BAD.slice(0, 1), wallet, { generated_at })
})
