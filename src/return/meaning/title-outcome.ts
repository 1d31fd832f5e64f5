/** The outcome of a title: the part of its meaning that depends only on codes, not on amounts or dates. */
import type { ReturnDialect } from '../../banks/index.js'
import { OCCURRENCE_KINDS, type OccurrenceKind, type OurOccurrence, ourOccurrence } from '../../cobranca/index.js'
import type { BankOccurrence, OccurrenceEvidence, OccurrenceOverride } from '../../febraban/index.js'
import { type Diagnostic, diagnostic, once } from '../../fixed-width/index.js'
import type { CodesTest } from './plan-expressions.js'
import {
  codesIn,
  codesOfWidth,
  isWithin,
  type ReasonField,
  type ReasonTables,
  reasonsOf,
  reasonTablesOf,
} from './reasons.js'
import type { Reason } from './return-record.js'
import { fieldsOfPlan, titlePlan } from './title-plan.js'
import { textAt, type ValuesOfTitle, writtenAt } from './title-values.js'

/** Equal for all titles with the same codes: see {@link codeFields}. */
export interface TitleOutcome {
  /** The bank's own code. */
  readonly occurrence: string
  readonly occurrence_detail: string | null
  readonly our_occurrence: OurOccurrence | null
  readonly kind: OccurrenceKind
  /** Whether the title moves money even without a paid value. */
  readonly money: boolean
  /** Whether the title is a payment, which moves money if it has a paid value. Null for an unknown occurrence. */
  readonly isPayment: boolean | null
  /** Outcome of a title with the same codes and a paid value; null if a paid value makes no difference. */
  readonly whenPaid: TitleOutcome | null
  readonly final: boolean
  readonly pix: boolean
  readonly reasons: readonly Reason[]
  readonly errorCode: string
  readonly errorDetail: string | null
  /** Source of the code's meaning; null for the manual of the layout. */
  readonly evidence: OccurrenceEvidence | null
  /** Reason codes that are in no table. */
  readonly unknownReasons: readonly string[]
}

/** Reads the outcomes of the titles of a main record: see {@link outcomeReaderOf}. */
export class OutcomeReader {
  private readonly tables: ReasonTables
  /** Path of the occurrence. */
  private readonly occurrence: string

  /**
   * @param bank COMPE number
   * @param main role of the main record of the titles
   */
  constructor(
    private readonly dialect: ReturnDialect,
    private readonly bank: string,
    main: string,
  ) {
    this.tables = reasonTablesOf(dialect, main)
    this.occurrence = titlePlan(dialect, main).texts.event_type.parts[0]!.path
  }

  /** Returns the outcome of a title. Only the values of the {@link codeFields} are used. */
  read(title: ValuesOfTitle): TitleOutcome {
    const { dialect, tables } = this
    const occurrence = writtenAt(dialect.layout, title, this.occurrence)
    const found = reasonsOf(tables, title, occurrence, `${this.bank} - ${occurrence}`)
    const announced = isAnnounced(dialect, title)
    const outcome = (known: BankOccurrence | undefined, whenPaid: TitleOutcome | null): TitleOutcome => {
      const { our_occurrence, kind, money, final } = meaningOfOccurrence(known, announced)
      const pix = known?.pix === true || found.pix
      return {
        occurrence,
        occurrence_detail: known?.text ?? null,
        our_occurrence,
        kind,
        money,
        // The credit of a Pix is separate from the credit of cobrança, but no other line has the payment.
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
    const known = dialect.occurrences[occurrence]
    const fields = tables.byOccurrence.get(occurrence) ?? []
    const overrides = known?.overrides?.filter((each) => applies(title, each, fields)) ?? []
    const unpaid = overrides.find(({ paid }) => paid !== true)?.means ?? known
    const paid = overrides[0]?.means ?? known
    return outcome(unpaid, paid === unpaid ? null : outcome(paid, null))
  }
}

export const outcomeReaderOf: (dialect: ReturnDialect, bank: string, main: string) => OutcomeReader = once(
  (dialect, bank, main) => new OutcomeReader(dialect, bank, main),
)

/** Returns a diagnostic for each reason of a title that is in no table. */
export const unknownReasonsOf = ({ occurrence, unknownReasons }: TitleOutcome, line: number): Diagnostic[] =>
  unknownReasons.map((code) => diagnostic('unknown_reason', { line, expected: occurrence, got: code }))

/** The outcome of a title that moves money, or does not. */
export const outcomeIfMoney = (outcome: TitleOutcome, isMoney: boolean): TitleOutcome =>
  isMoney ? (outcome.whenPaid ?? outcome) : outcome

/** The part of a title's outcome that its values depend on. */
export type OutcomeFlags = Pick<TitleOutcome, 'isPayment' | 'money'>

/** Whether a test of a title's codes is true. `codeOf` returns the value of the tested code. */
export function isTrueOfCodes(test: CodesTest, { isPayment, money }: OutcomeFlags, codeOf: () => unknown): boolean {
  if ('code' in test) {
    const code = codeOf()
    // Some programs convert files to lower case.
    return test.is.includes(typeof code === 'string' ? code.toUpperCase() : '')
  }
  return test.outcome === 'money' ? money : isPayment === (test.outcome === 'payment' ? true : null)
}

/** Returns the meaning of an occurrence. The kind is `info` if the occurrence is unknown or only announced. */
export function meaningOfOccurrence(
  known: Pick<BankOccurrence, 'our_occurrence' | 'kind' | 'money'> | undefined,
  isAnnounced = false,
): Pick<TitleOutcome, 'our_occurrence' | 'kind' | 'money' | 'final'> {
  const unified = known?.our_occurrence == null ? null : ourOccurrence(known.our_occurrence)
  const kind: OccurrenceKind = isAnnounced ? 'info' : (known?.kind ?? unified?.kind ?? 'info')
  // If the bank's kind differs from the kind of the unified code, the flags are those of the bank's kind.
  const { money, final } = kind === unified?.kind ? unified : OCCURRENCE_KINDS[kind]
  return { our_occurrence: unified?.code ?? null, kind, money: known?.money ?? money, final }
}

/** Returns the outcome of a title that must not count: its line cannot be read, or repeats another line. */
export const withoutEffect: (outcome: TitleOutcome) => TitleOutcome = once((outcome) => ({
  ...outcome,
  ...meaningOfOccurrence(undefined),
  our_occurrence: outcome.our_occurrence,
  whenPaid: null,
  isPayment: false,
}))

/** Returns the fields, by `role.field`, that an {@link OutcomeReader} reads from the titles of a main record. Some of the codes may belong to other records. */
export function codeFields(dialect: ReturnDialect, main: string): string[] {
  const overrides = Object.values(dialect.occurrences).flatMap((occurrence) => occurrence.overrides ?? [])
  return [
    ...new Set([
      ...fieldsOfPlan(titlePlan(dialect, main), ['event_type', 'error_code']).map(({ path }) => path),
      ...[...dialect.reasons, ...overrides].map(({ field }) => field),
      ...(dialect.announced === undefined ? [] : [dialect.announced.field]),
    ]),
  ]
}

/** Whether the line only announces a movement. The same line comes again in a later file, and counts there. */
const isAnnounced = ({ announced }: ReturnDialect, title: ValuesOfTitle): boolean =>
  announced?.codes.includes(textAt(title, announced.field)?.toUpperCase() ?? '') === true

/** Whether the columns that mark an announcement are damaged. The line may or may not be an announcement. */
export function mayBeAnnounced({ announced }: ReturnDialect, title: ValuesOfTitle): boolean {
  if (announced === undefined) return false
  const code = textAt(title, announced.field)?.toUpperCase()
  return code !== undefined && !announced.codes.includes(code) && !announced.others.includes(code)
}

/** Whether an override applies: its field has one of its codes. If tables of reasons explain the field, a code counts only in the columns of its table. */
function applies(title: ValuesOfTitle, { field, codes }: OccurrenceOverride, fields: readonly ReasonField[]): boolean {
  const own = fields.find(({ path }) => path === field)?.tables ?? []
  const isOne = (code: string, at: number): boolean =>
    codes.includes(code) &&
    (own.length === 0 || own.some((table) => isWithin(table.span, at) && Object.hasOwn(table.codes, code)))
  const raw = textAt(title, field) ?? ''
  const all = own.length === 0 ? codesOfWidth(raw, codes[0]!.length) : codesIn(raw, own)
  // Some codes of the former Banco Real are lower-case letters.
  return all.some(({ code, at }) => isOne(code, at) || isOne(code.toUpperCase(), at))
}
