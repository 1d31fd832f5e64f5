/**
 * Every descriptor as a table, kept beside the fixtures: lay it next to the manual.
 *
 * These files are also the proof that no column can move unseen: each field is a row of its own (from, to, length, kind, name), so a field
 * taken out of a descriptor, moved by one column or read as another kind changes the file, and the test of that file fails. When a change is
 * meant, look at the page of the manual that the table names, then `npx vitest run test/layouts.test.ts -u`.
 */
import { describe, expect, it } from 'vitest'
import * as itau240 from '../src/banks/341-itau/cnab240-records.js'
import * as itauRemittance400 from '../src/banks/341-itau/cnab400-remittance.js'
import * as itauReturn400 from '../src/banks/341-itau/cnab400-return.js'
import * as sicoob240 from '../src/banks/756-sicoob/cnab240-records.js'
import { BANKS } from '../src/banks/index.js'
import { header150 } from '../src/febraban/cnab150.js'
import * as febraban240 from '../src/febraban/cnab240/index.js'
import { header400 } from '../src/febraban/cnab400.js'
import { type FileLayout, type FixedRecord, layoutRows, layoutTable, type Records } from '../src/fixed-width/index.js'

interface Golden {
  /** Under `fixtures/`. */
  readonly file: string
  readonly records: readonly FixedRecord[]
}

/** A golden file for each layout a bank reads or writes. */
function ofBanks(
  name: string,
  dialectsOf: (bank: (typeof BANKS)[number]) => Readonly<Record<string, { readonly layout: FileLayout }>>,
): Golden[] {
  return BANKS.flatMap((bank) =>
    Object.entries(dialectsOf(bank)).map(([layout, dialect]) => ({
      file: `${bank.number}-${bank.slug}/${layout}/${name}.txt`,
      records: Object.values(dialect.layout.records as Records),
    })),
  )
}

const isRecord = (value: unknown): value is FixedRecord =>
  typeof value === 'object' && value !== null && 'fields' in value && 'width' in value

const registered = new Set(
  BANKS.flatMap((bank) => [...Object.values(bank.returns), ...Object.values(bank.remittances)]).flatMap(({ layout }) =>
    Object.values(layout.records as Records),
  ),
)

/** Records that stand in no layout: variants that are only written, and kinds of file that are not read yet. */
const others = (...modules: readonly Readonly<Record<string, unknown>>[]): FixedRecord[] =>
  modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is FixedRecord => isRecord(value) && !registered.has(value))

const goldens: readonly Golden[] = [
  { file: '000-febraban/cnab240/layout.txt', records: Object.values<unknown>(febraban240).filter(isRecord) },
  { file: '000-febraban/cnab400/layout.txt', records: [header400] },
  { file: '000-febraban/cnab150/layout.txt', records: [header150] },
  ...ofBanks('layout-return', (bank) => bank.returns),
  ...ofBanks('layout-remittance', (bank) => bank.remittances),
  { file: '341-itau/cnab400/layout-others.txt', records: others(itauRemittance400, itauReturn400) },
]

it('has every record of CNAB 240 in a layout', () => {
  expect(others(itau240, sicoob240)).toEqual([])
})

describe.each(goldens)('$file', ({ file, records }) => {
  it('is how the layout prints itself', async () => {
    await expect(records.map(layoutTable).join('\n')).toMatchFileSnapshot(`../fixtures/${file}`)
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
