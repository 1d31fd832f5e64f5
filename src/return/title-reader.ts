/** A title's records to a return record: what the columns mean in the bank's dialect. */
import type { ReturnDialect } from '../banks/index.js'
import { type Diagnostic, diagnostic, type FileLine, fieldAt, type Title, type Values } from '../fixed-width/index.js'
import { project } from './project.js'
import { type ReasonTables, reasonTablesOf } from './reasons.js'
import type { ReturnRecord } from './return-record.js'
import { outcomeOf } from './title-outcome.js'
import { type RecordOrigin, TitleRecord } from './title-record.js'

/** Makes return records out of titles, for one file. */
export class TitleReader {
  private readonly reasonTables: ReadonlyMap<string, ReasonTables>
  private readonly optional: ReadonlySet<string>

  constructor(
    private readonly dialect: ReturnDialect,
    private readonly origin: RecordOrigin,
    private readonly tell: (diagnostic: Diagnostic) => void,
  ) {
    this.reasonTables = new Map(Object.keys(dialect.titles).map((main) => [main, reasonTablesOf(dialect, main)]))
    this.optional = optionalRecords(dialect)
  }

  read(title: Title): ReturnRecord {
    const main = title.main.role!
    const projection = this.dialect.titles[main]!
    const outcome = outcomeOf(this.dialect, this.reasonTables.get(main)!, this.origin.bank, title)
    if (outcome.isPayment === null) this.tellUnknown(title, projection.event_type as string, outcome.occurrence)
    for (const code of outcome.unknownReasons) {
      this.tell(diagnostic('unknown_reason', { line: title.main.number, expected: outcome.occurrence, got: code }))
    }
    const { lineParsed, inferred } = project(this.dialect.layout, projection, title, outcome.isPayment)
    if (inferred)
      this.tell(diagnostic('paid_amount_inferred', { line: title.main.number, got: lineParsed.paid_amount }))
    lineParsed.event_type = outcome.occurrence
    lineParsed.error_code = outcome.errorCode
    const lines = [title.main, ...Object.values(title.companions).flat()]
    if (this.origin.layout === 'cnab240') {
      lineParsed.line_t = title.main.raw
      const second = title.companions['segment_u']?.[0]
      if (second !== undefined) lineParsed.line_u = second.raw
    } else lineParsed.line_raw = title.main.raw
    return new TitleRecord(
      this.origin,
      title.main.number,
      outcome,
      Number(lineParsed.paid_amount),
      lineParsed,
      lines.map((line) => line.raw).join('\n'),
      this.extraOf(title),
    )
  }

  private extraOf({ companions }: Title): ReturnRecord['extra'] {
    let extra: Record<string, readonly Values[]> | undefined
    for (const [role, lines] of Object.entries(companions)) {
      if (!this.optional.has(role)) continue
      extra ??= {}
      extra[role] = lines.map(valuesOf)
    }
    return extra
  }

  private tellUnknown(title: Title, path: string, occurrence: string): void {
    const { role, field } = fieldAt(this.dialect.layout, path)
    const { from, to } = this.dialect.layout.records[role]!.fields[field]!
    this.tell(
      diagnostic('unknown_occurrence', { line: title.main.number, columns: [from, to], field: path, got: occurrence }),
    )
  }
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
