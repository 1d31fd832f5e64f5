/**
 * Lint of every field of every record of every bank: invalid characters are found with their line and columns, and valid lines have no findings.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnyField,
  codecOf,
  type Fault,
  type FileLayout,
  type FixedRecord,
  parseRecord,
} from '../../src/fixed-width/index.js'
import { type LintFinding, type LintRule, lintFile } from '../../src/inspect/index.js'
import { remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'

const FIXTURES = join(import.meta.dirname, '../../fixtures')

/** A valid file of each dialect, without the last line end. */
const cases = [
  ...returnDialects().map((of) => ({ ...of, file: 'settlements.ret' })),
  ...remittanceDialects().map((of) => ({ ...of, file: 'entries.rem' })),
].map(({ name, folder, file, dialect }) => ({
  name: `${name}, ${file}`,
  layout: dialect.layout,
  alternatives: dialect.alternatives ?? {},
  wellFormed: readFileSync(join(FIXTURES, folder, file), 'latin1').replace(/[\r\n\x1a]+$/, ''),
}))

/** Invalid characters of a field, and the rules that find them. */
type Forbidden = Readonly<{ rule: readonly LintRule[]; chars: string }>

const NUMBER: Forbidden = { rule: ['not_a_number'], chars: 'XZ*' }
const CONTROL: Forbidden = { rule: ['control_character'], chars: '\x01\x07\x1b' }

const FORBIDDEN: Readonly<Record<AnyField['kind'], Forbidden>> = {
  key: { rule: ['unknown_record'], chars: '~^' },
  literal: { rule: ['unexpected_literal'], chars: '~^' },
  blanks: { rule: ['filler_not_blank'], chars: 'X0*' },
  zeros: { rule: ['filler_not_zero'], chars: 'X7 ' },
  digits: { rule: ['not_digits'], chars: 'XZ*' },
  integer: NUMBER,
  money: NUMBER,
  rate: NUMBER,
  date: { rule: ['impossible_date'], chars: 'XZ*' },
  time: { rule: ['impossible_time'], chars: 'XZ*' },
  tax_id: { rule: ['not_a_tax_id'], chars: '*.-' },
  // Free text and fields reserved for the bank: only control characters are invalid.
  text: CONTROL,
  reserved: CONTROL,
}

/** A line with an invalid character. */
interface InvalidLine {
  readonly name: string
  readonly field: AnyField
  readonly column: number
  readonly line: string
}

/** Creates an empty line of a record; with ones in numeric fields if zeros are the key of another record. */
function plainLine(layout: FileLayout, role: string, record: FixedRecord): string {
  const ones = Object.entries(record.fields).flatMap(([name, { kind, from, to }]) =>
    kind === 'digits' ? [[name, '1'.repeat(to - from + 1)]] : [],
  )
  // A line of lot zero would be read as the file header.
  const lot = record.fields['lot_number']?.kind === 'digits' ? { lot_number: '0001' } : {}
  const lines = [lot, Object.fromEntries(ones)].map((values) => codecOf(record).format(values))
  return lines.find((line) => layout.recognise(Buffer.from(line, 'latin1'), 0) === role)!
}

/** Draws a line per field, with an invalid character in this field. */
const invalidLines = (record: FixedRecord, line: string): fc.Arbitrary<InvalidLine[]> => {
  return fc.tuple(
    ...Object.entries(record.fields).map(([name, field]) =>
      fc
        .tuple(fc.integer({ min: field.from, max: field.to }), fc.constantFrom(...FORBIDDEN[field.kind].chars))
        .map(([column, char]) => ({
          name,
          field,
          column,
          line: line.slice(0, column - 1) + char + line.slice(column),
        })),
    ),
  )
}

/** Appends lines to a valid file and returns the findings of each line. */
function findingsIn(wellFormed: string, lines: readonly string[]): LintFinding[][] {
  const { findings } = lintFile(Buffer.from([wellFormed, ...lines, ''].join('\r\n'), 'latin1'))
  const first = wellFormed.split('\r\n').length + 1
  const byLine = lines.map((): LintFinding[] => [])
  for (const finding of findings) byLine[(finding.line ?? 0) - first]?.push(finding)
  return byLine
}

function isValid(record: FixedRecord, line: string): boolean {
  const faults: Fault[] = []
  parseRecord(record, line, faults)
  return faults.length === 0
}

const recordsOf = (layout: FileLayout) =>
  Object.entries(layout.records as Readonly<Record<string, FixedRecord>>).map(([role, record]) => ({ role, record }))

/** Returns a code of a field's width that is not in its table; null if the table has all codes. */
function unknownCode({ from, to, codes, kind }: AnyField): string | null {
  const width = to - from + 1
  const chars = kind === 'digits' ? '123456789' : 'ZXKJ'
  const all = Array.from(chars, (char) => char.repeat(width))
  return all.find((code) => !Object.hasOwn(codes!, code)) ?? null
}

const coded = cases.flatMap(({ name, layout, wellFormed }) =>
  recordsOf(layout).flatMap(({ role, record }) =>
    Object.entries(record.fields).flatMap(([field, spec]) =>
      spec.codes === undefined ? [] : [{ name: `${name}: ${role}.${field}`, layout, wellFormed, role, record, spec }],
    ),
  ),
)

test.each(someOf(coded, 40))('$name: an unknown code', ({ name, layout, wellFormed, role, record, spec }) => {
  const code = unknownCode(spec)
  if (code === null) return
  const line = plainLine(layout, role, record)
  // The number of the first line is zero. After it numbers are out of order, and are no evidence that columns are shifted.
  const [, found] = findingsIn(wellFormed, [line, line.slice(0, spec.from - 1) + code + line.slice(spec.to)])
  const expected = spec.kind === 'date' ? 'impossible_date' : 'unknown_code'
  expect(found!.filter(({ rule }) => rule === expected)).toEqual([
    expect.objectContaining({ columns: [spec.from, spec.to], field: name.split(': ')[1], found: code }),
  ])
})

describe.each(someOf(cases, 5))('$name', ({ layout, alternatives, wellFormed }) => {
  test.each(recordsOf(layout))('$role', ({ role, record }) => {
    const plain = plainLine(layout, role, record)
    fc.assert(
      fc.property(invalidLines(record, plain), (invalid) => {
        const isHeader = role === layout.structure.header
        // Lines after the header of another bank are not read.
        const [valid, ...found] = isHeader
          ? [[], ...invalid.flatMap(({ line }) => findingsIn(wellFormed, [line]))]
          : findingsIn(wellFormed, [plain, ...invalid.map(({ line }) => line)])
        // A valid line may have findings about its position and its numbers, but not about its other fields.
        const ofFields = Object.values(FORBIDDEN).flatMap(({ rule }) => rule)
        expect(valid!.filter(({ rule }) => ofFields.includes(rule))).toEqual([])
        for (const [i, { name, field, column, line }] of invalid.entries()) {
          const ofField = found[i]!.filter(({ rule }) => FORBIDDEN[field.kind].rule.includes(rule))
          if (isHeader && found[i]!.some(({ rule }) => rule === 'other_file')) continue
          // Next to an equal constant, a wrong character looks like shifted columns, and no field is checked.
          if (field.kind === 'literal' && found[i]!.some(({ rule }) => rule === 'shifted_columns')) continue
          const claimed = layout.recognise(Buffer.from(line, 'latin1'), 0)
          // With another key it is a valid line of another record.
          if (field.kind === 'key' && claimed !== null) {
            expect(claimed).not.toBe(role)
            continue
          }
          // The line may be a valid line of an alternative record.
          if (ofField.length === 0 && alternatives[role]?.some((other) => isValid(other, line))) continue
          expect(ofField, `${name}, column ${column}`).toHaveLength(1)
          const [from, to] = ofField[0]!.columns!
          expect(from <= column && column <= to, `${name}: ${from}–${to} for ${column}`).toBe(true)
          if (['key', 'text', 'reserved'].includes(field.kind)) continue
          expect(ofField[0]).toMatchObject({ field: `${role}.${name}`, columns: [field.from, field.to] })
        }
      }),
      { ...runs(2, 1), endOnFailure: true },
    )
  })
})

// C6 CNAB 400 v2.2: nosso número of the remittance is text in 64–73.
test('a letter in a number of text columns is no error of lint', () => {
  const content = readFileSync(join(FIXTURES, '336-c6/cnab400/entries.rem'), 'latin1')
  const changed = content.replace(/^(1.{62}\d)\d/m, '$1X')
  expect(changed).not.toBe(content)
  expect(() => lintFile(Buffer.from(changed, 'latin1'))).not.toThrow()
})
