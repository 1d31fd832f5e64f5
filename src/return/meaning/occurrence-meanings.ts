/** The occurrences of a bank as a list of meanings. */
import type { ReturnDialect } from '../../banks/index.js'
import type { OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import type { BankOccurrence, OccurrenceEvidence, OccurrenceOverride } from '../../febraban/index.js'
import { meaningOfOccurrence } from './title-outcome.js'

/** A meaning of an occurrence code. */
export interface OccurrenceMeaning {
  /** The bank's own code. */
  readonly occurrence: string
  /** Another field that must have one of these codes; null if the occurrence code alone has the meaning. */
  readonly where: Pick<OccurrenceOverride, 'field' | 'codes'> | null
  /** Only for titles with a paid value. */
  readonly paid: boolean
  /** The bank's text. */
  readonly text: string
  readonly our_occurrence: OurOccurrence | null
  readonly kind: OccurrenceKind
  /** The occurrence moves money: a payment or its reversal. */
  readonly money: boolean
  /** The title is closed. */
  readonly final: boolean
  /** The code itself means a payment by Pix. */
  readonly pix: boolean
  /** Source of the code; null for the manual of the layout. */
  readonly evidence: OccurrenceEvidence | null
}

/**
 * Returns the meanings of a bank's occurrence codes, sorted by code: first the meaning of the code alone, then its overrides. Codes that only the manual of
 * another layout has are left out: the bank is not known to send them.
 *
 * @example
 * const settlements = occurrenceMeanings(dialect).filter(({ kind, money }) => kind === 'settled' && money)
 */
export function occurrenceMeanings(dialect: ReturnDialect): readonly OccurrenceMeaning[] {
  return Object.entries(dialect.occurrences)
    .filter(([, { evidence }]) => evidence === undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([occurrence, known]) => [
      meaningFor(occurrence, known, null, false),
      ...(known.overrides ?? []).map(({ field, codes, paid = false, means }) =>
        meaningFor(occurrence, means, { field, codes }, paid),
      ),
    ])
}

const meaningFor = (
  occurrence: string,
  means: Omit<BankOccurrence, 'overrides'>,
  where: OccurrenceMeaning['where'],
  paid: boolean,
): OccurrenceMeaning => ({
  occurrence,
  where,
  paid,
  text: means.text,
  ...meaningOfOccurrence(means as BankOccurrence),
  pix: means.pix === true,
  evidence: means.evidence ?? null,
})
