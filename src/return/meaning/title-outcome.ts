/** What happened to a title: all that its codes say, whatever its numbers and dates are. */
import type { ReturnDialect } from '../../banks/index.js'
import { OCCURRENCE_KINDS, type OccurrenceKind, type OurOccurrence, ourOccurrence } from '../../cobranca/index.js'
import type { BankOccurrence, OccurrenceEvidence, OccurrenceOverride, ReasonTable } from '../../febraban/index.js'
import type { Title } from '../../fixed-width/index.js'
import { codesIn, codesOfWidth, isWithin, type ReasonTables, reasonsOf } from './reasons.js'
import type { Reason } from './return-record.js'
import { fieldsOf, titlePlan } from './title-plan.js'
import { textAt, writtenAt } from './title-values.js'

/** The same for every title with the same codes in its columns: see {@link codeFields}. */
export interface TitleOutcome {
  /** The bank's own code. */
  readonly occurrence: string
  readonly occurrence_detail: string | null
  readonly our_occurrence: OurOccurrence | null
  readonly kind: OccurrenceKind
  /** Money comes in or goes back by such a line, whatever its value. */
  readonly money: boolean
  /** It is a payment: then it is money too if there is a value. Null for an unknown occurrence. */
  readonly isPayment: boolean | null
  /** The outcome of a title with the same codes and a paid value; null where a value makes no difference. */
  readonly whenPaid: TitleOutcome | null
  readonly final: boolean
  readonly pix: boolean
  readonly reasons: readonly Reason[]
  readonly errorCode: string
  readonly errorDetail: string | null
  /** Where the occurrence's meaning comes from; null for the layout's own manual. */
  readonly evidence: OccurrenceEvidence | null
  /** Codes of reasons that no table explains. */
  readonly unknownReasons: readonly string[]
}

/** Reads the codes of a title. `bank` is the COMPE number. */
export function outcomeOf(dialect: ReturnDialect, tables: ReasonTables, bank: string, title: Title): TitleOutcome {
  const { texts } = titlePlan(dialect, title.main.role!)
  const occurrence = writtenAt(dialect.layout, title, texts.event_type.parts[0]!.path)
  const found = reasonsOf(tables, title, occurrence, `${bank} - ${occurrence}`)
  const announced = isAnnounced(dialect, title)
  const outcome = (known: BankOccurrence | undefined, whenPaid: TitleOutcome | null): TitleOutcome => {
    const { our_occurrence, kind, money, final } = meaningOf(known, announced)
    const pix = known?.pix === true || found.pix
    return {
      occurrence,
      occurrence_detail: known?.text ?? null,
      our_occurrence,
      kind,
      money,
      // Paid by Pix the credit comes apart from that of cobrança, but no other line tells the payment.
      isPayment: known === undefined ? null : whenPaid?.isPayment === true || (kind === 'settled' && (money || pix)),
      whenPaid,
      final,
      pix,
      reasons: found.reasons,
      errorCode: found.errorCode,
      errorDetail: found.errorDetail,
      evidence: known?.evidence ?? null,
      unknownReasons: found.unknown,
    }
  }
  const instead = (dialect.occurrences[occurrence]?.overrides ?? []).filter((each) =>
    holds(title, each, tables.byOccurrence.get(occurrence)?.tables ?? []),
  )
  const unpaid = instead.find(({ paid }) => paid !== true)?.means ?? dialect.occurrences[occurrence]
  const paid = instead[0]?.means ?? dialect.occurrences[occurrence]
  return outcome(unpaid, paid === unpaid ? null : outcome(paid, null))
}

/** The outcome of a title: whether it is money depends on its paid value, in cents, and so may all the rest. */
export function withPaidValue(
  outcome: TitleOutcome,
  paid: number,
): { readonly outcome: TitleOutcome; readonly money: boolean } {
  // Some banks tell a payment by Pix without its value.
  const money = outcome.money || (outcome.isPayment === true && paid > 0)
  return { outcome: money ? (outcome.whenPaid ?? outcome) : outcome, money }
}

/** What an occurrence comes to, whatever else its line says; `info` when it is unknown, or merely announced. */
export function meaningOf(
  known: Pick<BankOccurrence, 'our_occurrence' | 'kind' | 'money'> | undefined,
  isAnnounced = false,
): Pick<TitleOutcome, 'our_occurrence' | 'kind' | 'money' | 'final'> {
  const unified = known?.our_occurrence == null ? null : ourOccurrence(known.our_occurrence)
  const kind: OccurrenceKind = isAnnounced ? 'info' : (known?.kind ?? unified?.kind ?? 'info')
  // Where the bank says something else than the unified code, the flags are those of its kind.
  const { money, final } = kind === unified?.kind ? unified : OCCURRENCE_KINDS[kind]
  return { our_occurrence: unified?.code ?? null, kind, money: known?.money ?? money, final }
}

/** An outcome of which nothing counts: its line could not be read, or repeats another. */
export const withoutEffect = (outcome: TitleOutcome): TitleOutcome => ({
  ...outcome,
  ...meaningOf(undefined),
  our_occurrence: outcome.our_occurrence,
  whenPaid: null,
  isPayment: false,
})

/** The fields, by `role.field`, that {@link outcomeOf} looks at in titles of a main record, some of them of other records. */
export function codeFields(dialect: ReturnDialect, main: string): string[] {
  const instead = Object.values(dialect.occurrences).flatMap((occurrence) => occurrence.overrides ?? [])
  return [
    ...fieldsOf(titlePlan(dialect, main), ['event_type', 'error_code']).map(({ path }) => path),
    ...dialect.reasons.map(({ field }) => field),
    ...instead.map(({ field }) => field),
    ...(dialect.announced === undefined ? [] : [dialect.announced.field]),
  ]
}

/** Whether the bank says by this line only that the same line will come again, when it counts. */
const isAnnounced = ({ announced }: ReturnDialect, title: Title): boolean =>
  announced?.codes.includes(textAt(title, announced.field)?.toUpperCase() ?? '') === true

/** Whether nobody knows if the bank says by this line that the same line will come again: the columns that tell it are damaged. */
export function mayBeAnnounced({ announced }: ReturnDialect, title: Title): boolean {
  if (announced === undefined) return false
  const code = textAt(title, announced.field)?.toUpperCase()
  return code !== undefined && !announced.codes.includes(code) && !announced.others.includes(code)
}

/** Whether a field has one of the codes: a reason only in the columns where a table of the occurrence has it. */
function holds(title: Title, { field, codes }: OccurrenceOverride, tables: readonly ReasonTable[]): boolean {
  const own = tables.filter((table) => table.field === field)
  const isReason = (code: string, at: number): boolean =>
    own.some((table) => isWithin(table.span, at) && Object.hasOwn(table.codes, code))
  const raw = textAt(title, field) ?? ''
  const all = own.length === 0 ? codesOfWidth(raw, codes[0]!.length) : codesIn(raw, own)
  return all.some(({ code: written, at }) =>
    // Of the former Banco Real some are small letters.
    [written, written.toUpperCase()].some((code) => codes.includes(code) && (own.length === 0 || isReason(code, at))),
  )
}
