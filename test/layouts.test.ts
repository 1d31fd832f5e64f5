/**
 * Layout tables of all descriptors, stored next to the fixtures, to compare with the manuals.
 *
 * The tables also detect unintended changes: each field is a row (from, to, length, kind, name), so a removed or moved field, or a field of another
 * kind, makes the test of the file fail. After an intended change, compare it with the page of the manual, then run
 * `npx vitest run test/layouts.test.ts -u`.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as febraban240 from '../src/banks/families/febraban240/index.js'
import { remittanceRecords as fidc444, paulistaRecords } from '../src/banks/families/fidc444/index.js'
import { BANKS, type BankDefinition } from '../src/banks/index.js'
import { header150 } from '../src/febraban/cnab150.js'
import { header400 } from '../src/febraban/cnab400.js'
import { type FixedRecord, layoutRows, layoutTable, type Records } from '../src/fixed-width/index.js'
import { type DialectOf, folderOf, remittanceDialects, returnDialects } from './banks/dialects-of.js'
import { freshNamespaces } from './fresh-modules.js'

interface Golden {
  /** Path under `fixtures/`. */
  readonly file: string
  readonly records: readonly FixedRecord[]
}

const recordsOf = ({ dialect }: DialectOf): readonly FixedRecord[] => Object.values(dialect.layout.records as Records)

/** A golden file per layout of a bank. */
const goldensOf = (name: string, dialects: readonly DialectOf[]): Golden[] =>
  dialects.map((dialect) => ({ file: `${dialect.folder}/${name}.txt`, records: recordsOf(dialect) }))

const isRecord = (value: unknown): value is FixedRecord =>
  typeof value === 'object' && value !== null && 'fields' in value && 'width' in value

/** Returns the records that a module exports, in the order of their names. */
const recordsIn = (module: object): readonly FixedRecord[] =>
  Object.entries(module)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value)
    .filter(isRecord)

/** Compared by name, because a layout may have a copy of a record with other limits for its texts. */
const registered = new Set([...returnDialects(), ...remittanceDialects()].flatMap(recordsOf).map(({ name }) => name))

const modulesOf = (bank: BankDefinition): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../src/banks', folderOf(bank)), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => `banks/${folderOf(bank)}/${file.replace(/\.ts$/, '')}`)

const paths = BANKS.map(modulesOf)
const modules = await freshNamespaces(paths.flat())
const moduleOf = new Map(paths.flat().map((path, i) => [path, modules[i]!]))

/** Returns the records of a bank's modules that belong to no layout, e.g. those of unsupported kinds of files. */
function recordsInNoLayout(paths: readonly string[]): readonly FixedRecord[] {
  const records = paths.flatMap((path) => recordsIn(moduleOf.get(path)!))
  return [...new Set(records)].filter(({ name }) => !registered.has(name))
}

/** Golden files of these records by bank and width. */
const others = BANKS.flatMap((bank, i) => {
  const records = recordsInNoLayout(paths[i]!)
  return [...new Set([240, 400, ...records.map(({ width }) => width)])].map((width) => ({
    name: `${bank.name} CNAB ${width}`,
    file: `${folderOf(bank)}/cnab${width}/layout-others.txt`,
    records: records.filter((record) => record.width === width),
  }))
})

const goldens: readonly Golden[] = [
  { file: '000-febraban/cnab240/layout.txt', records: recordsIn(febraban240) },
  { file: '000-febraban/cnab400/layout.txt', records: [header400] },
  { file: '000-febraban/cnab150/layout.txt', records: [header150] },
  { file: '000-fidc/cnab444/layout-remittance.txt', records: Object.values(fidc444) },
  { file: '000-fidc/cnab400/layout-remittance.txt', records: Object.values(paulistaRecords) },
  ...goldensOf('layout-return', returnDialects()),
  ...goldensOf('layout-remittance', remittanceDialects()),
  ...others.filter(({ records }) => records.length > 0),
]

const fixture = (file: string): string => join(import.meta.dirname, '../fixtures', file)

it.each(others.filter(({ file }) => !existsSync(fixture(file))))(
  '$name has every record in a layout, or else a table of the others',
  ({ records }) => {
    expect(records).toEqual([])
  },
)

describe.each(goldens)('$file', ({ file, records }) => {
  it('is how the layout prints itself', async () => {
    await expect(records.map(layoutTable).join('\n')).toMatchFileSnapshot(fixture(file))
  })

  it.each(records.map((record) => ({ name: record.name, record })))('every field of $name is a row', ({ record }) => {
    const { fields, width } = record
    const rows = layoutRows(record)
    expect(rows.map(({ name, from, to }) => ({ name, from, to }))).toEqual(
      Object.entries(fields).map(([name, { from, to }]) => ({ name, from, to })),
    )
    expect(rows.reduce((sum, row) => sum + row.length, 0)).toBe(width)
  })
})
