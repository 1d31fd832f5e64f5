/** The return files of `fixtures/`, each with the JSON of what must be read from it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LineParsed, OccurrenceKind } from '../../src/cobranca/index.js'
import type { DiagnosticCode } from '../../src/fixed-width/index.js'
import type { Reason } from '../../src/return/index.js'

/** What a fixture's JSON says, made by hand from the bank's manual (`source`). */
export interface ExpectedReturn {
  readonly description: string
  readonly source: string
  readonly bank: string
  readonly layout: string
  readonly direction: 'return'
  readonly titles: number
  readonly header: {
    readonly bank_number: string
    readonly beneficiary_name: string
    readonly generated_at: string | null
    readonly file_number: number | null
  }
  readonly records: readonly ExpectedRecord[]
  readonly totals: { readonly paid_amount: string }
  /** Every error and warning; those that are mere information may be left out. Absent: none. */
  readonly diagnostics?: readonly ExpectedDiagnostic[]
}

export interface ExpectedRecord {
  readonly our_occurrence: string | null
  readonly kind: OccurrenceKind
  readonly occurrence: string
  readonly date_of_occurrence: string | null
  readonly occurrence_detail: string | null
  readonly occurrence_error: string
  readonly occurrence_error_detail: string | null
  readonly reasons: readonly Reason[]
  readonly line: number
  readonly line_parsed: LineParsed
  /** Some values of some records of the title, by record. */
  readonly fields?: Readonly<Record<string, unknown>>
}

export interface ExpectedDiagnostic {
  readonly code: DiagnosticCode
  readonly line: number
  readonly columns?: readonly [number, number]
  readonly got?: string
}

export interface ReturnFixture {
  /** `341-itau/cnab400/settlements` */
  readonly name: string
  readonly bytes: Buffer
  readonly expected: ExpectedReturn
}

const FIXTURES = join(import.meta.dirname, '../../fixtures')

export const returnFixtures: readonly ReturnFixture[] = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ret') && existsSync(jsonOf(path)))
  .sort()
  .map((path) => ({
    name: path.replaceAll('\\', '/').replace(/\.ret$/, ''),
    bytes: readFileSync(join(FIXTURES, path)),
    expected: JSON.parse(readFileSync(jsonOf(path), 'utf8')) as ExpectedReturn,
  }))

/** The remittance files of `fixtures/`. */
export const remittanceFixtures: readonly { readonly name: string; readonly bytes: Buffer }[] = readdirSync(FIXTURES, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.rem'))
  .sort()
  .map((path) => ({ name: path.replaceAll('\\', '/'), bytes: readFileSync(join(FIXTURES, path)) }))

export function returnFixture(name: string): ReturnFixture {
  const found = returnFixtures.find((fixture) => fixture.name === name)
  if (found === undefined) throw new Error(`there is no fixture ${name}`)
  return found
}

function jsonOf(path: string): string {
  return join(FIXTURES, path.replace(/\.ret$/, '.json'))
}
