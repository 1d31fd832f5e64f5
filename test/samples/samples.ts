/**
 * Real files, in `../shared/samples` beside the repository. They may hold data of real people: nothing of them is kept here but their names.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANKS, type LayoutKind } from '../../src/banks/index.js'
import type { DiagnosticCode } from '../../src/fixed-width/index.js'
import type { LintRule } from '../../src/inspect/index.js'
import type { DialectOf } from '../banks/dialects-of.js'
import { type BankRows, rowsOf } from '../banks/rows-of.js'

const SAMPLES = join(import.meta.dirname, '../../../shared/samples')

export const isHere = existsSync(SAMPLES)

/** The name of a suite of real files: says so when they are not here. */
export const SUITE = isHere ? 'real files' : 'real files: SKIPPED, ../shared/samples is not here'

/** One row of the samples' INDEX.md. */
export interface Sample {
  readonly name: string
  readonly bank: string
  readonly layout: string
  readonly service: string
  readonly titles: number
  /** Blank lines not counted. */
  readonly lines: number
  /** `CRLF`, `LF`; mixed ones with how many lines have which: `mixed LF×6+CRLF×1`. */
  readonly lineEnds: string
  readonly charset: string
  /** What departs from the layout; none is `[]`. */
  readonly oddities: readonly string[]
  /** Occurrence code → how often. */
  readonly codes: Readonly<Record<string, number>>
}

/** What a bank's `samples.ts` says of its real files; names are those of INDEX.md. */
export interface BankSamples {
  /** How many returns of cobrança INDEX.md has of each layout that is read; none is 0. */
  readonly returns: Readonly<Partial<Record<LayoutKind, number>>>
  /** The same of remittances. */
  readonly remittances: Readonly<Partial<Record<LayoutKind, number>>>
  /** Remittances without oddities in INDEX.md that still have diagnostics. */
  readonly diagnostics?: Readonly<Record<string, { readonly why: string; readonly codes: readonly DiagnosticCode[] }>>
  /** Files without oddities in INDEX.md that have errors only for `cnab lint`: codes that the bank's tables do not have. */
  readonly lintErrors?: Readonly<Record<string, { readonly why: string; readonly rules: readonly LintRule[] }>>
  /** Returns without oddities in INDEX.md that have faults all the same, because of what was done to them. */
  readonly tampered?: Readonly<Record<string, string>>
  /** Files of which INDEX.md did not find the titles. */
  readonly recounted?: Readonly<Record<string, Pick<Sample, 'titles' | 'codes'> & { readonly why: string }>>
  /** Returns whose header does not tell the bank, or is missing: read as the bank's own. */
  readonly unnamed?: readonly string[]
  /** Files that INDEX.md has under the number of another bank, which is in their header. */
  readonly foreign?: readonly string[]
  /** Returns without oddities in INDEX.md that say something wrong in well-formed columns: line and code of each diagnostic. */
  readonly contradicting?: Readonly<Record<string, readonly string[]>>
}

function samplesIn(index: string): Sample[] {
  return index
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name, bank, layout, , service, titles, lines, lineEnds, charset, oddities, codes]) => ({
      name: name!.replaceAll('`', ''),
      bank: bank!.slice(0, 3),
      layout: layout!,
      service: service!,
      titles: Number(titles),
      lines: Number(lines),
      lineEnds: lineEnds!,
      charset: charset!,
      oddities: oddities === '—' ? [] : oddities!.split('; '),
      codes: Object.fromEntries(
        [...codes!.matchAll(/('..'|\S{2})×(\d+)/g)].map(([, code, count]) => [code, Number(count)]),
      ),
    }))
}

/** By name, the bank of a file whose header has the number of another. */
const FOREIGN: ReadonlyMap<string, string> = new Map(
  (await rowsOf('samples.ts', BANKS)).flatMap(({ bank, rows }) =>
    (rows.SAMPLES.foreign ?? []).map((name) => [name, bank.number] as const),
  ),
)

/** Every file of INDEX.md, by the bank that reads it; none where the samples are not. */
export const samples = (isHere ? samplesIn(readFileSync(join(SAMPLES, 'INDEX.md'), 'utf8')) : []).map((sample) => ({
  ...sample,
  bank: FOREIGN.get(sample.name) ?? sample.bank,
}))
export const bytesOf = (sample: Sample): Buffer => readFileSync(join(SAMPLES, sample.name))

export const isOtherService = ({ name }: Sample): boolean =>
  /-(pagamentos|extrato|debito|outros|sem-lote|fidc)-/.test(name)
/** Assignments of receivables to a fund: another service, whose remittances are read. */
export const isAssignment = ({ name }: Sample): boolean => name.includes('-fidc-')
export const isRemittance = ({ name }: Sample): boolean => name.startsWith('remessa/')

/** The layout of a sample as a dialect's name begins: `341/cnab400`. */
const layoutOf = ({ bank, layout }: Sample): string => `${bank}/cnab${layout}`

/** The samples of cobrança that are of one of these dialects. */
export function samplesOf(dialects: readonly DialectOf[], wanted: (sample: Sample) => boolean): Sample[] {
  const layouts = new Set(dialects.map(({ bank, layout }) => `${bank.number}/${layout}`))
  return samples.filter((sample) => wanted(sample) && !isOtherService(sample) && layouts.has(layoutOf(sample)))
}

/** How many samples there are of each layout of these dialects; none is 0. */
export function countsOf(dialects: readonly DialectOf[], of: readonly Sample[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { bank, layout } of dialects) counts[`${bank.number}/${layout}`] = 0
  for (const sample of of) counts[layoutOf(sample)]! += 1
  return counts
}

/** How many there should be, by the banks' `samples.ts`. */
export const expectedCounts = (
  known: readonly BankRows<{ readonly SAMPLES: BankSamples }>[],
  direction: 'returns' | 'remittances',
): Record<string, number> =>
  Object.fromEntries(
    known.flatMap(({ bank, rows }) =>
      Object.entries(rows.SAMPLES[direction]).map(([layout, count]) => [`${bank.number}/${layout}`, count]),
    ),
  )
