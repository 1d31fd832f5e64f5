import type { Bank, LayoutKind, ReturnDialect } from '../../banks/index.js'
import { type LocalizedText, type OccurrenceKind, OUR_OCCURRENCES, type OurOccurrence } from '../../cobranca/index.js'
import type { BankOccurrence, OccurrenceEvidence, ReasonSeverity } from '../../febraban/index.js'
import { meaningOfOccurrence } from '../../return/index.js'
import { isFound } from './search.js'
import { type BankLayoutChoice, checkLayout, returnDialectsOf } from './supported-layouts.js'

/** Occurrence code of a bank and its meaning. */
export interface OccurrenceEntry {
  readonly layout: LayoutKind
  readonly variant: string | null
  /** The bank's code. */
  readonly code: string
  /** The bank's text. */
  readonly text: string
  readonly our_occurrence: OurOccurrence | null
  readonly our_text: string | null
  readonly kind: OccurrenceKind
  readonly money: boolean
  readonly final: boolean
  /** The code marks a payment by Pix. */
  readonly pix: boolean
  /** Reason to doubt the unified code. */
  readonly doubt: LocalizedText | null
  /** Source of a code that is not in the manual of the layout. */
  readonly evidence: OccurrenceEvidence | null
  /** Reason why the occurrence has no unified code. */
  readonly why: LocalizedText | null
  /** Other meanings of the occurrence, when another field holds one of these codes. */
  readonly instead: readonly (Pick<OccurrenceEntry, 'text' | 'our_occurrence' | 'kind'> & {
    readonly field: string
    readonly codes: readonly string[]
    /** Only for titles with a paid amount. */
    readonly paid: boolean
  })[]
  /** Possible reasons, without duplicates. If the search matched reasons, only these. */
  readonly reasons: readonly { readonly code: string; readonly text: string; readonly severity: ReasonSeverity }[]
  /** The match of the search; null without a search. */
  readonly found: 'occurrence' | 'reasons' | null
}

/**
 * Returns the occurrences of a bank's returns, with unified codes, kinds and reasons.
 *
 * @param options.search an occurrence code; or words that must all occur in an occurrence or in one of its reasons (accents and case are ignored)
 * @throws {ValidationError} if the layout has an unknown name, or the library does not know the bank
 * @example
 * bankOccurrences(bankOf('341')!, { layout: 'cnab400', search: 'protesto' })
 */
export function bankOccurrences(
  bank: Bank,
  options: BankLayoutChoice & { readonly search?: string | undefined } = {},
): readonly OccurrenceEntry[] {
  checkLayout(options)
  const entries = returnDialectsOf(bank, options).flatMap(({ layout, dialect }) =>
    Object.entries(dialect.occurrences)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, occurrence]) => entryOf(layout, dialect, code, occurrence)),
  )
  const { search } = options
  if (search === undefined) return entries
  const named = entries.filter(({ code }) => code === search.trim())
  return named.length > 0
    ? named.map((entry) => ({ ...entry, found: 'occurrence' }))
    : entries.flatMap((entry) => foundIn(entry, search))
}

function entryOf(
  layout: LayoutKind,
  dialect: ReturnDialect,
  code: string,
  occurrence: BankOccurrence,
): OccurrenceEntry {
  const { our_occurrence, kind, money, final } = meaningOfOccurrence(occurrence)
  return {
    layout,
    variant: dialect.variant ?? null,
    code,
    text: occurrence.text,
    our_occurrence,
    our_text: our_occurrence === null ? null : OUR_OCCURRENCES[our_occurrence].text,
    kind,
    money,
    final,
    pix: occurrence.pix === true,
    doubt: ('doubt' in occurrence ? occurrence.doubt : undefined) ?? null,
    evidence: occurrence.evidence ?? null,
    why: 'why' in occurrence ? occurrence.why : null,
    instead: (occurrence.overrides ?? []).map(({ field, codes, paid = false, means }) => {
      const meaning = meaningOfOccurrence(means)
      return { field, codes, paid, text: means.text, our_occurrence: meaning.our_occurrence, kind: meaning.kind }
    }),
    reasons: distinct(
      dialect.reasons
        .filter(({ occurrences }) => occurrences.includes(code))
        .flatMap(({ codes, severity, form }) =>
          form === 'text'
            ? [{ code: '', text: FREE_TEXT, severity }]
            : Object.entries(codes)
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .map(([reason, text]) => ({ code: reason, text, severity })),
        ),
    ),
    found: null,
  }
}

/** Shown for reasons that are the bank's own words, without code. */
const FREE_TEXT = 'texto livre, nas palavras do banco'

type ReasonEntry = OccurrenceEntry['reasons'][number]

/** Removes duplicates: several fields of a title may hold the codes of one table. */
const distinct = (reasons: readonly ReasonEntry[]): readonly ReasonEntry[] => [
  ...new Map(reasons.map((reason) => [`${reason.code} ${reason.severity} ${reason.text}`, reason])).values(),
]

function foundIn(entry: OccurrenceEntry, search: string): OccurrenceEntry[] {
  const { code, text, our_occurrence, our_text, kind, instead } = entry
  if (isFound(search, [code, text, our_occurrence, our_text, kind, ...instead.map((each) => each.text)])) {
    return [{ ...entry, found: 'occurrence' }]
  }
  const reasons = entry.reasons.filter((reason) => isFound(search, [reason.code, reason.text]))
  return reasons.length === 0 ? [] : [{ ...entry, reasons, found: 'reasons' }]
}
