/** A title's records to a return record: what the columns mean in the bank's dialect. */
import { type FoundDialect, type LayoutKind, type ReturnDialect, variantOf } from '../banks/index.js'
import { OCCURRENCE_KINDS, type OccurrenceKind, ourOccurrence } from '../cobranca/index.js'
import type { BankOccurrence, InsteadOf } from '../febraban/index.js'
import { type Diagnostic, diagnostic, type FileLine, fieldAt, type Title, type Values } from '../fixed-width/index.js'
import { project } from './project.js'
import { codesIn, type ReasonTables, reasonsOf, reasonTablesOf } from './reasons.js'
import type { ReturnRecord } from './return-record.js'
import { textAt, writtenAt } from './title-values.js'

/** Makes return records out of titles, for one file. */
export class TitleReader {
  private readonly dialect: ReturnDialect
  private readonly bank: string
  private readonly layout: LayoutKind
  private readonly reasonTables: ReadonlyMap<string, ReasonTables>

  constructor(
    { bank, layout, dialect }: FoundDialect,
    private readonly tell: (diagnostic: Diagnostic) => void,
  ) {
    this.bank = bank.number
    this.layout = layout
    this.dialect = dialect
    this.reasonTables = new Map(Object.keys(dialect.titles).map((main) => [main, reasonTablesOf(dialect, main)]))
  }

  read(title: Title): ReturnRecord {
    const main = title.main.role!
    const projection = this.dialect.titles[main]!
    const path = projection.event_type as string
    const occurrence = writtenAt(this.dialect.layout, title, path)
    const known = meaningIn(title, this.dialect.occurrences[occurrence])
    if (known === undefined) this.tellUnknown(title, path, occurrence)
    const unified = known?.our_occurrence == null ? null : ourOccurrence(known.our_occurrence)
    const kind: OccurrenceKind = this.isAnnounced(title) ? 'info' : (known?.kind ?? unified?.kind ?? 'info')
    // Where the bank says something else than the unified code, the flags are those of its kind.
    const flags = kind === unified?.kind ? unified : OCCURRENCE_KINDS[kind]
    const found = reasonsOf(this.reasonTables.get(main)!, title, occurrence, `${this.bank} - ${occurrence}`)
    for (const code of found.unknown) {
      this.tell(diagnostic('unknown_reason', { line: title.main.number, expected: occurrence, got: code }))
    }
    const pix = known?.pix === true || found.pix
    // Paid by Pix the credit comes apart from that of cobrança, but no other line tells the payment.
    const isPayment = kind === 'settled' && (flags.money || pix)
    const { lineParsed, inferred } = project(
      this.dialect.layout,
      projection,
      title,
      known === undefined ? null : isPayment,
    )
    if (inferred)
      this.tell(diagnostic('paid_amount_inferred', { line: title.main.number, got: lineParsed.paid_amount }))
    lineParsed.event_type = occurrence
    lineParsed.error_code = found.errorCode
    const lines = [title.main, ...Object.values(title.companions).flat()]
    if (this.layout === 'cnab240') {
      lineParsed.line_t = title.main.raw
      const second = title.companions['segment_u']?.[0]
      if (second !== undefined) lineParsed.line_u = second.raw
    } else lineParsed.line_raw = title.main.raw
    return {
      bank: this.bank,
      layout: this.layout,
      ...variantOf(this.dialect),
      line: title.main.number,
      our_occurrence: unified?.code ?? null,
      kind,
      // Some banks tell a payment by Pix without its value.
      money: flags.money || (isPayment && Number(lineParsed.paid_amount) > 0),
      final: flags.final,
      pix,
      date_of_occurrence: lineParsed.paid_at,
      occurrence,
      occurrence_detail: known?.text ?? null,
      occurrence_error: found.errorCode,
      occurrence_error_detail: found.errorDetail,
      reasons: found.reasons,
      line_parsed: lineParsed,
      line_raw: lines.map((line) => line.raw).join('\n'),
      fields: fieldsOf(title),
    }
  }

  /** Whether the bank says by this line only that the same line will come again, when it counts. */
  private isAnnounced(title: Title): boolean {
    const announced = this.dialect.announced
    return announced?.codes.includes(textAt(title, announced.field) ?? '') === true
  }

  private tellUnknown(title: Title, path: string, occurrence: string): void {
    const { role, field } = fieldAt(this.dialect.layout, path)
    const { from, to } = this.dialect.layout.records[role]!.fields[field]!
    this.tell(
      diagnostic('unknown_occurrence', { line: title.main.number, columns: [from, to], field: path, got: occurrence }),
    )
  }
}

/** What an occurrence says in a title: see `InsteadOf`. */
function meaningIn(title: Title, occurrence: BankOccurrence | undefined): BankOccurrence | undefined {
  const holds = ({ field, codes }: InsteadOf): boolean => {
    const width = codes[0]!.length
    return codesIn(textAt(title, field) ?? '', width).some(({ code }) => codes.includes(code))
  }
  return occurrence?.instead?.find(holds)?.means ?? occurrence
}

function fieldsOf(title: Title): ReturnRecord['fields'] {
  const values = (line: FileLine): Values => line.values!
  const fields: Record<string, Values | readonly Values[]> = { [title.main.role!]: values(title.main) }
  for (const [role, lines] of Object.entries(title.companions)) fields[role] = lines.map(values)
  return fields
}
