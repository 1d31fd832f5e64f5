/** Fast paths of written titles: each gives the results of the simple path beside it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LINE_PARSED_ENTRIES } from '../../src/cobranca/index.js'
import { arbitraryReturnFile } from '../../src/testing/arbitraries/index.js'
import { CompiledReadBack } from '../../src/testing/return-file/compiled-read-back.js'
import { type NamedDialect, returnDialectNamed } from '../../src/testing/return-file/dialect-of-name.js'
import type { EntryToWrite, ReturnFileValues, ReturnTitleValues } from '../../src/testing/return-file/index.js'
import { ReturnFileWriter } from '../../src/testing/return-file/return-file-writer.js'
import { differencesIn, TitleReadBack } from '../../src/testing/return-file/title-read-back.js'
import { TitleWriter } from '../../src/testing/return-file/title-writer.js'
import { returnDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'

const ENTRIES = Object.keys(LINE_PARSED_ENTRIES).filter(
  (entry): entry is EntryToWrite => entry !== 'event_type' && entry !== 'error_code',
)

/** More titles than a form makes before its constructors are compiled. */
const MANY = 20

const contextOf = (named: NamedDialect, file: ReturnFileValues) =>
  new ReturnFileWriter(named, file).contextIn(file.values)

describe.each(someOf(returnDialects(), 6))('$name', ({ bank, layout, dialect }) => {
  const named: NamedDialect = { bank, layout, dialect }
  const file = arbitraryReturnFile(bank.number, layout, { variant: dialect.variant ?? null, maxTitles: 2 })

  test('titles have the same values before and after the constructors of their form are compiled', () => {
    fc.assert(
      fc.property(file, ({ values }) => {
        const writer = new TitleWriter(named)
        const context = contextOf(named, values)
        const planned = (): unknown[] => values.titles.map((title) => writer.plan(title, context).records)
        const first = planned()
        for (let i = 1; i < MANY; i++) planned()
        expect(planned()).toStrictEqual(first)
      }),
      runs(5, 2),
    )
  })

  test('the compiled reader reads a written title as the fallback reader, or leaves it', () => {
    const compiled = new CompiledReadBack(named, ENTRIES, new TitleReadBack(named))
    fc.assert(
      fc.property(file, ({ values }) => {
        const writer = new TitleWriter(named)
        const context = contextOf(named, values)
        for (const title of values.titles) {
          const { records, read } = writer.plan(title, context)
          const found = compiled.read(records, context)
          if (found === null) continue
          const { our_occurrence, reasons, line_parsed } = read
          const entries = Object.fromEntries(ENTRIES.map((entry) => [entry, line_parsed[entry]]))
          expect({ ...found }).toEqual({ our_occurrence, reasons, ...entries })
        }
      }),
      runs(10, 2),
    )
  })
})

describe.each([
  { name: 'Itaú CNAB 400', of: { bank: '341', layout: 'cnab400' }, paid: '06' },
  { name: 'Sicoob CNAB 240', of: { bank: '756', layout: 'cnab240' }, paid: '06' },
] as const)('$name', ({ of, paid }) => {
  const named = returnDialectNamed(of)
  const context = contextOf(named, { ...of, generated_at: '2026-03-03', titles: [] })
  const names = ['our_number', 'paid_at', 'paid_amount', 'value_rebate'] as const
  const compiled = new CompiledReadBack(named, names, new TitleReadBack(named))
  const title: ReturnTitleValues = {
    occurrence: paid,
    line_parsed: { our_number: '12345', paid_at: '2026-03-02', paid_amount: 12_345, value_rebate: 100 },
  }
  const { records } = new TitleWriter(named).plan(title, context)

  test('the compiled reader reads a usual title', () => {
    expect(compiled.read(records, context)).toMatchObject({ paid_at: '2026-03-02', paid_amount: '12345' })
  })

  test('the compiled reader leaves a title whose value does not fit, or is converted', () => {
    const [main, ...others] = records as [(typeof records)[number], ...typeof records]
    const changed = (value: Record<string, unknown>) =>
      compiled.read([{ role: main.role, values: { ...main.values, ...value } }, ...others], context)
    expect(changed({})).not.toBeNull()
    expect(changed({ our_number: '1'.repeat(40) })).toBeNull()
    expect(changed({ due_date: '2026-02-30' })).toBeNull()
    // The next title is written completely again.
    expect(changed({})).toMatchObject({ paid_amount: '12345' })
  })

  test('an entry that is read with another value is an error under its name', () => {
    const read = compiled.read(records, context)!
    const entries = { entries: names, values: [], companions: {} }
    const values = { entries: ['12345', '2026-03-02', 12_345, 100], values: [], companions: {}, copied: undefined }
    expect(differencesIn(entries, values, [], { ...read, entries: read })).toEqual({})
    const other = { ...values, entries: ['12345', '2026-03-02', 12_346, 100] }
    expect(Object.keys(differencesIn(entries, other, [], { ...read, entries: read }))).toEqual(['paid_amount'])
  })
})
