/** Remittance files written by hand from the manual, without the library, compared with the files built from the same wallet and entries. */
import { describe, expect, it } from 'vitest'
import { emitFile, parseFile } from '../../src/fixed-width/index.js'
import { buildRemittance, type Remittance } from '../../src/remittance/index.js'
import { remittanceDialects, usualDialects } from '../banks/dialects-of.js'
import { remittanceFixtures } from '../return/return-fixtures.js'
import { DIALECTS } from './arbitraries.js'

it('every dialect has a fixture of registrations, and one of write-offs if it has write-offs', () => {
  const names = remittanceFixtures.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(
      usualDialects(remittanceDialects()).flatMap(({ folder, dialect }) => [
        `${folder}/entries.rem`,
        ...(dialect.instructions['1002'] === undefined ? [] : [`${folder}/write-offs.rem`]),
      ]),
    ),
  )
})

it('every variant has a fixture', () => {
  for (const { folder } of remittanceDialects()) {
    expect(
      remittanceFixtures.filter(({ name }) => name.startsWith(`${folder}/`)),
      folder,
    ).not.toEqual([])
  }
})

describe.each(remittanceFixtures)('$name', ({ name, bytes, expected }) => {
  const { bank, layout, wallet, entries, generated_at } = expected
  const isIn = ({ folder }: { readonly folder: string }): boolean => name.startsWith(`${folder}/`)
  const { dialect } = remittanceDialects().find(isIn)!
  const facts = DIALECTS.find(isIn)?.facts
  let built: Remittance | undefined
  const build = (): Remittance => {
    built ??= buildRemittance({ wallet, entries, generated_at })
    return built
  }
  const lines = bytes.toString('latin1').split('\r\n')

  it(`equals the built file, line by line: ${expected.description}`, () => {
    const built = build()
    expect(built.content.split('\r\n')).toEqual(lines)
    expect(Buffer.from(built.bytes).equals(bytes)).toBe(true)
    expect(built).toMatchObject({ bank, layout, direction: 'remittance', skipped: [] })
  })

  it('returns the next numbers', () => {
    const { next_our_number, next_remittance_number } = expected
    const built = build()
    expect(built.next_our_number).toBe(next_our_number)
    expect(built.next_remittance_number).toBe(next_remittance_number)
    expect(built.remittance_number).toBe(next_remittance_number - 1)
  })

  it('has a record for every entry, in order, with its nosso número', () => {
    const { records } = build()
    expect(records.map(({ entry, our_code }) => ({ entry, our_code }))).toEqual(
      entries.map(({ our_code }, entry) => ({ entry, our_code })),
    )
    for (const { our_number, processed_our_number_raw, lines: at } of records) {
      expect(processed_our_number_raw).toContain(our_number)
      expect(lines[at[0]! - 1]).toContain(our_number)
    }
    if (expected.our_numbers === undefined) return
    expect(records.map((record) => record.our_number)).toEqual(expected.our_numbers)
  })

  it('is read without faults, except in variants without a code, and written again with the same bytes', () => {
    const read = parseFile(dialect.layout, bytes)
    const variants = build()
      .records.filter(({ entry }) => hasVariant(entry))
      .flatMap((record) => record.lines)
    expect(read.diagnostics.filter(({ line }) => line === null || !variants.includes(line))).toEqual([])
    expect(read.parts.filter((part) => part.type === 'title')).toHaveLength(entries.length)
    expect(Buffer.from(emitFile(read)).equals(bytes)).toBe(true)
  })

  /** Itaú's second discount in CNAB 400 uses the columns of guarantor and date of mora: nota 16 a, p. 35. */
  function hasVariant(entry: number): boolean {
    const { slip, our_code } = entries[entry]!
    return our_code === '1001' && facts?.variant !== undefined && slip.days_for_second_discount != null
  }
})
