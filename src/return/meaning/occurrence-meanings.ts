/** The table of occurrences read backwards: by which code a bank says that something happened. */
import type { ReturnDialect } from '../../banks/index.js'
import type { OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import type { BankOccurrence, OccurrenceEvidence, OccurrenceOverride } from '../../febraban/index.js'
import { meaningOf } from './title-outcome.js'

/** One thing that a bank says, and how it says it. */
export interface OccurrenceMeaning {
  /** The bank's own code. */
  readonly occurrence: string
  /** Another field that must hold one of these codes as well; null when the occurrence alone says it. */
  readonly where: Pick<OccurrenceOverride, 'field' | 'codes'> | null
  /** Only in titles with a paid value. */
  readonly paid: boolean
  /** The bank's words. */
  readonly text: string
  readonly our_occurrence: OurOccurrence | null
  readonly kind: OccurrenceKind
  /** Money of the title comes in or goes back by it. */
  readonly money: boolean
  /** The title is over. */
  readonly final: boolean
  /** The bank tells by this very code that it was paid by Pix. */
  readonly pix: boolean
  /** Where the code comes from; null for the layout's own manual. */
  readonly evidence: OccurrenceEvidence | null
}

/**
 * All that a bank says by its occurrences, in the order of their codes: what each says by itself, and behind it what it says instead where another
 * field tells more. Codes that the manual of this layout does not have are read, but no bank is known to send them.
 *
 * @example
 * const settlements = occurrenceMeanings(dialect).filter(({ kind, money }) => kind === 'settled' && money)
 */
export function occurrenceMeanings(dialect: ReturnDialect): readonly OccurrenceMeaning[] {
  return Object.entries(dialect.occurrences)
    .filter(([, { evidence }]) => evidence === undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([occurrence, known]) => [
      said(occurrence, known, null, false),
      ...(known.overrides ?? []).map(({ field, codes, paid = false, means }) =>
        said(occurrence, means, { field, codes }, paid),
      ),
    ])
}

const said = (
  occurrence: string,
  means: Omit<BankOccurrence, 'overrides'>,
  where: OccurrenceMeaning['where'],
  paid: boolean,
): OccurrenceMeaning => ({
  occurrence,
  where,
  paid,
  text: means.text,
  ...meaningOf(means as BankOccurrence),
  pix: means.pix === true,
  evidence: means.evidence ?? null,
})
