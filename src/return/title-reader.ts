/** A title's records to a return record: what the columns mean in the bank's dialect. */
import type { ReturnDialect } from '../banks/index.js'
import {
  type Diagnostic,
  diagnostic,
  type FileLine,
  fieldAt,
  type ReadLine,
  type Row,
  type Title,
  type Values,
} from '../fixed-width/index.js'
import { PaymentFields } from './doubtful-payment.js'
import { type KnownOutcomes, knownOutcomes } from './known-outcomes.js'
import { Projector } from './project.js'
import type { ReturnRecord } from './return-record.js'
import { type TitleOutcome, withoutEffect } from './title-outcome.js'
import { type RecordOrigin, TitleRecord } from './title-record.js'

interface Prepared {
  readonly projector: Projector
  readonly outcomes: KnownOutcomes
  readonly payment: PaymentFields
  /** Where the occurrence stands. */
  readonly occurrence: string
}

/** Makes return records out of titles, for one file. */
export class TitleReader {
  /** What is prepared for the titles of each main record. */
  private readonly titles: ReadonlyMap<string, Prepared>
  private readonly optional: ReadonlySet<string>
  /** The file's header, which titles may take values from. */
  header: Row | null = null

  constructor(
    private readonly dialect: ReturnDialect,
    private readonly origin: RecordOrigin,
    private readonly tell: (diagnostic: Diagnostic) => void,
  ) {
    this.titles = new Map(
      Object.entries(dialect.titles).map(([main, projection]) => [
        main,
        {
          projector: new Projector(dialect.layout, projection, main),
          outcomes: knownOutcomes(dialect, origin.bank, main),
          payment: new PaymentFields(dialect, main),
          occurrence: projection.event_type as string,
        },
      ]),
    )
    this.optional = optionalRecords(dialect)
  }

  read(title: Title<ReadLine>): ReturnRecord {
    const { main, companions } = title
    const { projector, outcomes, payment, occurrence } = this.titles.get(main.role!)!
    const stated = outcomes.of(title)
    const outcome = this.hasEffect(title) ? stated : withoutEffect(stated)
    if (!main.misplaced) {
      if (stated.isPayment === null) this.tellOccurrence('unknown_occurrence', title, occurrence, stated)
      if (stated.evidence !== null) this.tellOccurrence('occurrence_of_other_layout', title, occurrence, stated)
    }
    for (const code of outcome.unknownReasons) {
      this.tell(diagnostic('unknown_reason', { line: main.number, expected: outcome.occurrence, got: code }))
    }
    const { lineParsed, inferred } = projector.project(title, stated.isPayment, this.header)
    if (inferred)
      this.tell(diagnostic('paid_amount_inferred', { line: title.main.number, got: lineParsed.paid_amount }))
    lineParsed.event_type = outcome.occurrence
    lineParsed.error_code = outcome.errorCode
    let lineRaw = main.raw
    for (const role in companions) for (const { raw } of companions[role]!) lineRaw += `\n${raw}`
    if (this.origin.layout === 'cnab240') {
      lineParsed.line_t = main.raw
      const second = companions['segment_u']?.[0]
      if (second !== undefined) lineParsed.line_u = second.raw
    }
    const record = new TitleRecord(
      this.origin,
      title.main.number,
      outcome,
      Number(lineParsed.paid_amount),
      lineParsed,
      lineRaw,
      this.extraOf(title),
      misplacedLines(title),
    )
    const doubt = record.money ? payment.doubtOf(title) : null
    if (doubt !== null) this.tell(doubt)
    return record
  }

  /** Whether what a title says happened: not when it could not be read, and not again. */
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

  private tellOccurrence(
    code: 'unknown_occurrence' | 'occurrence_of_other_layout',
    title: Title,
    path: string,
    { occurrence }: TitleOutcome,
  ): void {
    const { role, field } = fieldAt(this.dialect.layout, path)
    const { from, to } = this.dialect.layout.records[role]!.fields[field]!
    this.tell(diagnostic(code, { line: title.main.number, columns: [from, to], field: path, got: occurrence }))
  }
}

const NO_LINES: readonly number[] = []

/** Which of a title's lines, in their order, are misplaced. */
function misplacedLines({ main, companions }: Title): readonly number[] {
  const lines = [main, ...Object.values(companions).flat()]
  return lines.some(({ misplaced }) => misplaced)
    ? lines.flatMap(({ misplaced }, i) => (misplaced ? [i] : []))
    : NO_LINES
}

const valuesOf = (line: FileLine): Values => line.values!

/** The records that may come with a title, by role, but that a title is complete without. */
function optionalRecords({ layout }: ReturnDialect): ReadonlySet<string> {
  return new Set(
    layout.structure.titles.flatMap(({ companions = {} }) =>
      Object.entries(companions).flatMap(([role, companion]) => (companion?.required === true ? [] : [role])),
    ),
  )
}
