/**
 * Hand-made return files, compared with JSON that was written from the manual without the code.
 *
 * Manuals print the same text with different capitals and dashes. Texts are compared without these differences.
 */
import { describe, expect, it } from 'vitest'
import { type Diagnostic, splitLines } from '../../../src/fixed-width/index.js'
import { parseReturn, type Reason, type ReturnFile, type ReturnRecord } from '../../../src/return/index.js'
import { returnDialects, usualDialects } from '../../banks/dialects-of.js'
import { type ExpectedDiagnostic, returnFixtures } from '../return-fixtures.js'

/** A bank's text without the differences between prints: capitals, dashes, blanks around dashes and slashes. */
function words(text: string | null): string | null {
  if (text === null) return null
  return text
    .toLowerCase()
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/]) ?/g, '$1')
    .trim()
}

const inWords = (reasons: readonly Reason[]) => reasons.map((reason) => ({ ...reason, text: words(reason.text) }))

const byLine = (a: { line: number | null; code: string }, b: { line: number | null; code: string }): number =>
  (a.line ?? 0) - (b.line ?? 0) || a.code.localeCompare(b.code)

it('every dialect has fixtures, and a damaged one', () => {
  const names = returnFixtures.map((fixture) => fixture.name)
  for (const { folder } of usualDialects(returnDialects())) {
    expect(names).toContain(`${folder}/damaged`)
    expect(names).toContain(`${folder}/settlements`)
    expect(names).toContain(`${folder}/registrations-and-rejections`)
  }
})

it('every variant has a fixture', () => {
  for (const { folder } of returnDialects()) {
    expect(
      returnFixtures.filter(({ name }) => name.startsWith(`${folder}/`)),
      folder,
    ).not.toEqual([])
  }
})

describe.each(returnFixtures)('$name', ({ bytes, expected }) => {
  let file: ReturnFile | undefined
  const read = (): ReturnFile => {
    file ??= parseReturn(bytes)
    return file
  }

  it('has the bank, the layout and the direction', () => {
    const { bank, layout, direction } = expected
    const file = read()
    expect({ bank: file.bank, layout: file.layout, direction: file.direction }).toEqual({ bank, layout, direction })
  })

  it('has the header', () => {
    expect(read().header).toMatchObject(expected.header)
  })

  it('has the titles and the total paid', () => {
    const file = read()
    expect(file.bank_billet_discharges.length).toBe(expected.titles)
    expect(file.totals.titles).toBe(expected.titles)
    expect(expected.bank_billet_discharges.length).toBe(expected.titles)
    expect(String(file.totals.paid_amount)).toBe(expected.totals.paid_amount)
  })

  it('has exactly the expected diagnostics', () => {
    const wanted = expected.diagnostics ?? []
    const isWanted = ({ code, line }: Diagnostic) => wanted.some((each) => each.code === code && each.line === line)
    const found = read()
      .diagnostics.filter((each) => each.severity !== 'info' || isWanted(each))
      .sort(byLine)
    expect(found.map(({ code, line }) => ({ code, line }))).toEqual(
      wanted.map(({ code, line }) => ({ code, line })).sort(byLine),
    )
    for (const each of wanted) expect(found).toContainEqual(expect.objectContaining<ExpectedDiagnostic>(each))
  })

  it.each(expected.bank_billet_discharges.map((record, i) => ({ ...record, i })))(
    'reads line $line: occurrence $occurrence',
    ({ i, ...wanted }) => {
      const record = read().bank_billet_discharges[i]!
      const { line_parsed } = record
      const { line_t, line_u, ...entries } = line_parsed
      expect(entries).toEqual(wanted.line_parsed)
      expect(inWords(record.reasons)).toEqual(inWords(wanted.reasons))
      expect(words(record.occurrence_detail)).toBe(words(wanted.occurrence_detail))
      expect(words(record.occurrence_error_detail)).toBe(words(wanted.occurrence_error_detail))
      expect(record.needs_review.map(({ code, line }) => ({ code, line }))).toEqual(wanted.needs_review ?? [])
      expect(record).toMatchObject(withoutTexts(wanted))
      if (wanted.fields !== undefined) expect(record.fields).toMatchObject(wanted.fields)
      expect(record.date_of_occurrence).toBe(entries.paid_at)
      expect([line_t ?? record.line_raw.split('\n')[0], line_u]).toEqual(linesOf(record))
    },
  )

  const lines = splitLines(bytes).map(({ start, end }) => bytes.toString('latin1', start, end))

  /** The lines of a record: T and U, or the detail of CNAB 400. */
  function linesOf({ line, fields }: Pick<ReturnRecord, 'line' | 'fields'>): (string | undefined)[] {
    return [lines[line - 1], fields['segment_u'] === undefined ? undefined : lines[line]]
  }
})

/** Fields of a record that are compared exactly. */
function withoutTexts<R extends Pick<ReturnRecord, 'kind'> & object>(wanted: R): Partial<R> {
  const compared = { ...wanted } as Record<string, unknown>
  for (const name of ['line_parsed', 'reasons', 'occurrence_detail', 'occurrence_error_detail', 'fields']) {
    delete compared[name]
  }
  return compared as Partial<R>
}
