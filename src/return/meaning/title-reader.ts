/** Reads the records of a title as a return record: the meaning of the columns in the bank's dialect. */
import type { ReturnDialect } from '../../banks/index.js'
import { formatMoney } from '../../cobranca/index.js'
import {
  type Diagnostic,
  diagnostic,
  type FileLayout,
  type FileLine,
  type LayoutWords,
  once,
  type ReadLine,
  type Title,
  type ValueRow,
  type Values,
} from '../../fixed-width/index.js'
import { PaymentFields } from './doubtful-payment.js'
import { type KnownOutcomes, knownOutcomes } from './known-outcomes.js'
import type { PaidAmountDoubt } from './lowered-sources.js'
import { NO_REVIEW, type ReviewReason, reviewReason } from './needs-review.js'
import { Projector } from './project.js'
import type { ReturnRecord } from './return-record.js'
import type { ReviewRule } from './review-rules.js'
import { type TitleOutcome, unknownReasonsOf, withoutEffect } from './title-outcome.js'
import { type TitlePlan, titlePlan } from './title-plan.js'
import { type RecordOrigin, recordOrigin, TitleRecord } from './title-record.js'

interface MainRecordReader {
  readonly plan: TitlePlan
  readonly projector: Projector
  readonly outcomes: KnownOutcomes
  readonly payment: PaymentFields
}

/** Makes return records from the titles of one file. */
export class TitleReader {
  /** Readers of the titles of each main record. */
  private readonly titles: ReadonlyMap<string, MainRecordReader>
  private readonly optional: ReadonlySet<string>
  private readonly words: LayoutWords | undefined
  /** The misplaced lines of the last title that had some, and the origin of its record: titles of a damaged file often have the same. */
  private lastMisplaced = ''
  private lastOrigin: RecordOrigin
  /** Diagnostics by which the title is not sure, if it is a payment or reversal. */
  private readonly toReview: Diagnostic[] = []
  private header: ValueRow | null = null

  constructor(
    dialect: ReturnDialect,
    private readonly origin: RecordOrigin,
    private readonly report: (diagnostic: Diagnostic) => void,
  ) {
    this.lastOrigin = origin
    this.titles = mainRecordReaders(dialect, origin.bank)
    this.optional = optionalRecords(dialect.layout)
    this.words = dialect.layout.words
  }

  /** Starts a file. Titles may take values from its header. */
  startFile(header: ValueRow): void {
    this.header = header
  }

  read(title: Title<ReadLine>): ReturnRecord {
    const { main, companions } = title
    const { plan, projector, outcomes } = this.titles.get(main.role!)!
    const { toReview } = this
    if (toReview.length > 0) toReview.length = 0
    const byCodes = outcomes.of(title)
    const hasEffect = this.hasEffect(title)
    const outcome = hasEffect ? byCodes : withoutEffect(byCodes)
    if (!main.misplaced) {
      if (byCodes.isPayment === null) this.reportOccurrence('unknown_occurrence', title, plan, byCodes)
      if (byCodes.evidence !== null) this.reportOccurrence('occurrence_of_other_layout', title, plan, byCodes)
    }
    if (outcome.unknownReasons.length > 0) unknownReasonsOf(outcome, main.number).forEach(this.report)
    const projected = projector.project(title, byCodes, this.header)
    const { lineParsed, doubt: amountDoubt } = projected
    if (amountDoubt !== null) this.reportForReview(amountDoubt, main.number, projected.possible)
    lineParsed.event_type = outcome.occurrence
    lineParsed.error_code = outcome.errorCode
    let lineRaw = main.raw
    for (const role in companions) for (const { raw } of companions[role]!) lineRaw += `\n${raw}`
    for (const { entry, role } of plan.lines) {
      const line = role === main.role ? main : companions[role]?.[0]
      if (line !== undefined) lineParsed[entry] = line.raw
    }
    const isMoney = hasEffect && projected.isMoney
    const needsReview = isMoney ? this.reasonsToReview(title, byCodes, projected.possible) : NO_REVIEW
    return new TitleRecord(
      this.originOf(title),
      title.main.number,
      outcome,
      isMoney,
      lineParsed.paid_at,
      lineParsed,
      lineRaw,
      needsReview,
      this.extraOf(title),
    )
  }

  /** Returns why a payment or reversal is not sure. Reports those that no earlier diagnostic has. */
  private reasonsToReview(
    title: Title<ReadLine>,
    outcome: TitleOutcome,
    possible: readonly number[],
  ): readonly ReviewReason[] {
    const { toReview } = this
    const { number, role } = title.main
    const { payment, projector } = this.titles.get(role!)!
    const before = toReview.length
    const damage = payment.doubtOf(title)
    if (damage !== null) {
      this.report(damage)
      toReview.push(damage)
    }
    if (title.problems !== undefined) toReview.push(...title.problems)
    toReview.push(...payment.unreadIn(title))
    const isDamaged = toReview.length > before
    for (const code of projector.toReview(title, outcome, this.header)) {
      if (code === 'generic_reading') toReview.push(diagnostic(code, { line: 1, got: this.origin.bank }))
      // Damage explains a missing value.
      else if (code === 'zero_payment' || !(isDamaged || toReview.some((known) => known.code === code)))
        this.reportForReview(code, number)
    }
    return toReview.length === 0 ? NO_REVIEW : toReview.map((found) => reviewReason(found, possible))
  }

  private reportForReview(
    code: PaidAmountDoubt | Exclude<ReviewRule['code'], 'generic_reading'>,
    line: number,
    possible: readonly number[] = [],
  ): void {
    const [got, ...others] = possible.map(inReais)
    const found = diagnostic(code, got === undefined ? { line } : { line, got, expected: others.join(', ') })
    this.report(found)
    this.toReview.push(found)
  }

  private originOf(title: Title): RecordOrigin {
    const misplaced = misplacedLines(title)
    if (misplaced === '') return this.origin
    if (misplaced !== this.lastMisplaced) {
      this.lastMisplaced = misplaced
      this.lastOrigin = recordOrigin({ ...this.origin, misplaced: misplaced.trim().split(' ').map(Number) })
    }
    return this.lastOrigin
  }

  /** Whether a title counts. A misplaced or repeated title does not count. */
  private hasEffect({ main, companions, repeated }: Title): boolean {
    if (main.misplaced || repeated === true) return false
    for (const role in companions) {
      if (!this.optional.has(role) && companions[role]!.some(({ misplaced }) => misplaced)) return false
    }
    return true
  }

  private extraOf({ companions }: Title): ReturnRecord['extra'] {
    let extra: Record<string, readonly Values[]> | undefined
    for (const role in companions) {
      if (!this.optional.has(role)) continue
      extra ??= {}
      extra[role] = companions[role]!.map(valuesOf)
    }
    return extra
  }

  private reportOccurrence(
    code: 'unknown_occurrence' | 'occurrence_of_other_layout',
    title: Title,
    { texts }: TitlePlan,
    { occurrence }: TitleOutcome,
  ): void {
    const { path, field } = texts.event_type.parts[0]!
    const { from, to } = field
    const place = { line: title.main.number, columns: [from, to], field: path } as const
    const found = diagnostic(code, { ...place, got: occurrence }, this.words)
    this.report(found)
    if (code === 'occurrence_of_other_layout') this.toReview.push(found)
  }
}

/** Indexes of the misplaced lines of a title, as a text that can be compared: each index is followed by a blank. */
function misplacedLines({ main, companions }: Title): string {
  let indexes = main.misplaced ? '0 ' : ''
  let index = 1
  for (const role in companions) {
    for (const { misplaced } of companions[role]!) {
      if (misplaced) indexes += `${index} `
      index++
    }
  }
  return indexes
}

const inReais = (cents: number): string => `R$ ${formatMoney(cents)}`

const valuesOf = (line: FileLine): Values => line.values!

const mainRecordReaders: (dialect: ReturnDialect, bank: string) => ReadonlyMap<string, MainRecordReader> = once(
  (dialect, bank) =>
    new Map(
      Object.keys(dialect.titles).map((main) => {
        const plan = titlePlan(dialect, main)
        return [
          main,
          {
            plan,
            projector: new Projector(dialect.layout, plan, main),
            outcomes: knownOutcomes(dialect, bank, main),
            payment: new PaymentFields(dialect, main),
          },
        ]
      }),
    ),
)

/** Roles of the optional companions of titles. */
const optionalRecords: (layout: FileLayout) => ReadonlySet<string> = once(
  ({ structure }) =>
    new Set(
      structure.titles.flatMap(({ companions = {} }) =>
        Object.entries(companions).flatMap(([role, companion]) => (companion?.required === true ? [] : [role])),
      ),
    ),
)
