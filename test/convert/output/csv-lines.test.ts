/** Rows of a CSV that are written from bytes equal those of the interpreter's records, written by a library, for any file and any form of a CSV. */
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { returnDialectOf } from '../../../src/banks/index.js'
import { atOnce } from '../../../src/code/turns.js'
import { CSV_FORM, type CsvForm, SPREADSHEET_PT } from '../../../src/convert/output/csv-form.js'
import { escapeFormula } from '../../../src/convert/output/formula.js'
import { recordWriter } from '../../../src/convert/output/record-writer.js'
import { withStoredCsv } from '../../../src/convert/output/stored-csv.js'
import { COLUMNS, type ColumnName, cellOf, type FlatRecord } from '../../../src/return/index.js'
import { TitleReader } from '../../../src/return/meaning/title-reader.js'
import { ReturnReader } from '../../../src/return/read/return-reader.js'
import { damage, damaged } from '../../return/damage.js'
import { returnFixture, returnFixtures } from '../../return/return-fixtures.js'
import { runs, someOf } from '../../runs.js'
import { grown } from '../grown.js'

const NAMES = Object.keys(COLUMNS) as ColumnName[]

interface Case {
  readonly fields?: readonly ColumnName[]
  readonly csv?: CsvForm
}

/** The rows of records, by the library. */
function expected(file: Uint8Array, { fields = NAMES, csv = {} }: Case): string {
  const { delimiter = ',', bom = false, decimal, formulas, quoteText = false } = csv
  const reader = new ReturnReader({ fields, engine: 'interpreted' })
  const records: FlatRecord[] = [file].flatMap((chunk) => [...reader.push(chunk), ...reader.end()]).flat()
  const shown = (name: ColumnName, value: unknown) => {
    const cell = cellOf(name, value)
    if (typeof cell === 'string') return formulas === 'keep' ? cell : escapeFormula(cell)
    const isReais = COLUMNS[name] === 'money' && decimal !== undefined && cell !== null
    return isReais ? (Number(cell) / 100).toFixed(2).replace('.', decimal) : cell
  }
  const quoted = fields.map((name) => quoteText && ['text', 'code', 'json'].includes(COLUMNS[name]))
  const rows = [fields, ...records.map((record) => fields.map((name) => shown(name, record[name])))]
  const string = (value: string, { index }: { index?: unknown }) => ({ value, quoted: quoted[index as number]! })
  return stringify(rows, { bom, delimiter, cast: { boolean: String, string } })
}

async function written(file: Uint8Array, options: Case, size = file.length): Promise<string> {
  const writer = await recordWriter(withStoredCsv({ to: 'csv', ...options }))
  const parts: Uint8Array[] = []
  for (let at = 0; at < file.length; at += size)
    parts.push(Buffer.from(atOnce(writer.push(Uint8Array.from(file.subarray(at, at + size))))))
  return Buffer.concat([...parts, atOnce(writer.end())]).toString()
}

const of = <Name extends keyof typeof CSV_FORM>(name: Name) =>
  fc.constantFrom(...(CSV_FORM[name].values as readonly (typeof CSV_FORM)[Name]['values'][number][]))
const csv: fc.Arbitrary<CsvForm> = fc.record(
  {
    delimiter: of('delimiter'),
    bom: of('bom'),
    decimal: of('decimal'),
    formulas: of('formulas'),
    quoteText: of('quoteText'),
  },
  { requiredKeys: [] },
)
const fields = fc.option(fc.shuffledSubarray(NAMES, { minLength: 1 }), { nil: undefined })

/** Text that a CSV may have to quote or to guard, in any columns. */
const filler = fc.oneof(
  ...['=1+1', ' =1', '"', ',', ';', '\t', ';=1', '\t\t-1', 'A "B", C', '\u00a0@SUM', 'JOS\u00c9;  +5', '-0', '0'].map(
    (text) => fc.constant(text),
  ),
  fc.constantFrom(' ', '0', '9').map((character) => character.repeat(15)),
)

interface Change {
  readonly line: number
  readonly at: number
  readonly filler: string
}

const change: fc.Arbitrary<Change> = fc.record({ line: fc.nat(), at: fc.nat(), filler })

function changed(file: Buffer, changes: readonly Change[]): Buffer {
  const lines = file.toString('latin1').split(/(?<=\n)/)
  for (const { line, at, filler } of changes) {
    const i = 1 + (line % (lines.length - 1))
    const text = lines[i]!
    // After the key columns.
    const column = 14 + (at % Math.max(1, text.length - 40))
    lines[i] = text.slice(0, column) + filler + text.slice(column + filler.length)
  }
  return Buffer.from(lines.join(''), 'latin1')
}

const hasDialect = (file: Buffer): boolean => {
  try {
    returnDialectOf(file)
    return true
  } catch {
    return false
  }
}

describe.each(someOf(returnFixtures, 3))('$name', ({ bytes }) => {
  test('for any form, columns and texts', async () => {
    const changes = fc.array(change, { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(changes, fields, csv, async (changes, fields, csv) => {
        const file = changed(bytes, changes)
        const options: Case = { csv, ...(fields === undefined ? {} : { fields }) }
        expect(await written(file, options)).toBe(expected(file, options))
      }),
      runs(2),
    )
  })

  test('in damaged files and any chunks', async () => {
    const sizes = fc.integer({ min: 1, max: 5000 })
    await fc.assert(
      fc.asyncProperty(damage, sizes, fields, csv, async (damage, size, fields, csv) => {
        const file = damaged(bytes, damage)
        fc.pre(hasDialect(file))
        const options: Case = { csv, ...(fields === undefined ? {} : { fields }) }
        expect(await written(file, options, size)).toBe(expected(file, options))
      }),
      runs(2, 1),
    )
  })
})

test.each(['341-itau/cnab400/settlements', '756-sicoob/cnab240/settlements'])(
  '%s: regular titles are written in every form without records',
  async (name) => {
    const file = grown(returnFixture(name).bytes, 60_000)
    const forms: CsvForm[] = [
      {},
      SPREADSHEET_PT,
      { quoteText: true, delimiter: '\t' },
      { decimal: ',', formulas: 'keep' },
    ]
    const fields = NAMES.filter((column) => column !== 'customer_cnpj_cpf')
    for (const csv of forms) {
      const slow = vi.spyOn(TitleReader.prototype, 'read')
      const rows = await written(file, { fields, csv })
      // One title of the fixture is irregular.
      expect(slow.mock.calls.length * 5).toBeLessThan(rows.split('\n').length)
      slow.mockRestore()
      expect(rows).toBe(expected(file, { fields, csv }))
    }
  },
)
