/** Collects the data of a report: sums, days, titles, lines. */

import { fittingRecord, isKnown } from '../../banks/index.js'
import { type Language, OCCURRENCE_KINDS } from '../../cobranca/index.js'
import {
  type Diagnostic,
  diagnosticMessage,
  type FileLine,
  type FixedRecord,
  type ParsedFile,
  singleLines,
  type Values,
} from '../../fixed-width/index.js'
import { fieldWords } from '../../fixed-width/words/field-words.js'
import { parseReturn } from '../../return/index.js'
import { LINT_RULES } from '../lint/rules.js'
import { type OpenedFile, type OpenOptions, openFile, titlesByLine } from '../opened-file.js'
import { recordLabel } from '../record-label.js'
import { LABELS } from './labels.js'
import { LineMeanings } from './line-meanings.js'
import {
  BROWSER_LABELS,
  FIRST_CELL,
  type ReportCell,
  type ReportColumn,
  type ReportData,
  type ReportLine,
} from './report-data.js'

/** Named sum, in cents. */
export interface ReportSum {
  readonly name: string
  readonly count: number
  readonly cents: number | null
}

export interface HtmlReport {
  readonly file: OpenedFile
  readonly header: {
    readonly beneficiary: string | null
    /** `YYYY-MM-DD` */
    readonly generated_at: string | null
    readonly file_number: number | null
  }
  readonly titles: number
  /** Sums of the whole file. */
  readonly sums: readonly ReportSum[]
  /** Sums by occurrence kind or instruction. */
  readonly groups: readonly ReportSum[]
  /** Sums by day (`YYYY-MM-DD`), sorted. */
  readonly days: readonly ReportSum[]
  readonly diagnostics: readonly (Pick<Diagnostic, 'severity' | 'line' | 'columns'> & { readonly message: string })[]
  /** Data for the browser code. */
  readonly data: ReportData
}

/** Parts of the report that depend on the direction. */
type DirectionReport = Pick<HtmlReport, 'header' | 'sums' | 'groups' | 'days'> &
  Pick<ReportData, 'columns' | 'rows'> & {
    readonly groupNames: readonly string[]
  }

export function reportOf(bytes: Uint8Array, language: Language, options: OpenOptions): HtmlReport {
  const file = openFile(bytes, options)
  const directionReport =
    file.direction === 'return' ? returnOf(bytes, language, options) : remittanceOf(file, language)
  const { header, sums, groups, days, columns, rows, groupNames } = directionReport
  const lines = linesOf(file, language)
  return {
    file,
    header,
    titles: rows.length,
    sums,
    groups,
    days,
    diagnostics: file.diagnostics.map((diagnostic) => ({
      severity: diagnostic.severity,
      line: diagnostic.line,
      columns: diagnostic.columns,
      message: diagnosticMessage(diagnostic, language),
    })),
    data: {
      locale: { pt: 'pt-BR', en: 'en' }[language],
      labels: Object.fromEntries(BROWSER_LABELS.map((name) => [name, LABELS[name][language]])) as ReportData['labels'],
      ...withoutEmptyColumns(columns, rows),
      groups: groupNames,
      ...lines,
    },
  }
}

/** Leaves out the columns that no title has a value for, such as the payer in most returns. The first column has the button of the line. */
function withoutEmptyColumns(
  columns: readonly ReportColumn[],
  rows: ReportData['rows'],
): Pick<ReportData, 'columns' | 'rows'> {
  const kept = columns.flatMap((_, i) => {
    const cell = i + FIRST_CELL
    return i === 0 || rows.some((row) => row[cell] !== null && row[cell] !== '') ? [cell] : []
  })
  return {
    columns: kept.map((cell) => columns[cell - FIRST_CELL]!),
    rows: rows.map((row) => [row[0], row[1], ...kept.map((cell) => row[cell] as ReportCell)]),
  }
}

/** Texts of unknown lines that are kept once: a damaged file may have the same short line a million times. */
const SHARED_LINES = 1000

/** Returns all lines with their records and code meanings. */
function linesOf(opened: OpenedFile, language: Language): Pick<ReportData, 'lines' | 'records' | 'meanings'> {
  const indexes = new Map<FixedRecord, number>()
  const roles: string[] = []
  const withUnitInMain = new Set<FixedRecord>()
  const titles = titlesByLine(opened)
  const meanings = new LineMeanings(opened, titles)
  const lines: ReportLine[] = []
  const places = new Map<FileLine, number>()
  const mains: [index: number, main: FileLine][] = []
  const shared = new Map<string, ReportLine>()
  for (const line of singleLines(opened.file.lines)) {
    if (!isKnown(line)) {
      const unknown = shared.get(line.raw) ?? ([-1, line.raw, []] as const)
      if (shared.size < SHARED_LINES) shared.set(line.raw, unknown)
      lines.push(unknown)
      continue
    }
    const { record } = fittingRecord(opened.dialect, line)
    if (!indexes.has(record)) {
      indexes.set(record, indexes.size)
      roles.push(line.role)
      if (hasUnitInMain(record)) withUnitInMain.add(record)
    }
    const main = withUnitInMain.has(record) ? titles.get(line)?.main : undefined
    places.set(line, lines.length)
    if (main !== undefined) mains.push([lines.length, main])
    lines.push([indexes.get(record)!, line.raw, meanings.of(line, record)])
  }
  for (const [index, main] of mains) {
    const [record, raw, codes] = lines[index]!
    lines[index] = [record, raw, codes, places.get(main)!]
  }
  const records = [...indexes.keys()].map(({ fields }, i) => {
    const role = roles[i]!
    return {
      name: role,
      label: recordLabel(role, language),
      fields: Object.entries(fields).map(([field, { codes: _, ...rest }]) => {
        const { label, meaning } = fieldWords(opened.dialect.layout, role, field)!
        return { name: field, label: label[language], meaning: meaning[language], ...rest }
      }),
    }
  })
  return { lines, records, meanings: meanings.texts }
}

/** Returns true if the unit of an amount of the record is in the main line of the title. */
const hasUnitInMain = ({ fields }: FixedRecord): boolean =>
  Object.values(fields).some(({ unit }) => unit !== undefined && 'by' in unit && !Object.hasOwn(fields, unit.by))

function returnOf(bytes: Uint8Array, language: Language, options: OpenOptions): DirectionReport {
  const { header, bank_billet_discharges: records, totals } = parseReturn(bytes, options)
  const kinds = [...new Set(records.map(({ kind }) => kind))]
  const columns: ReportColumn[] = [
    { label: LABELS.ourNumber[language], kind: 'text' },
    { label: LABELS.document[language], kind: 'text' },
    { label: LABELS.occurrence[language], kind: 'text' },
    { label: LABELS.date[language], kind: 'date' },
    { label: LABELS.paid[language], kind: 'money' },
    { label: LABELS.fees[language], kind: 'money' },
    { label: LABELS.credit[language], kind: 'date' },
    { label: LABELS.reasons[language], kind: 'text' },
    { label: LABELS.needsReview[language], kind: 'text' },
    { label: LABELS.payer[language], kind: 'text' },
    { label: LABELS.taxId[language], kind: 'text' },
  ]
  const days = new Map<string, { count: number; cents: number }>()
  for (const { kind, money, line_parsed, date_of_occurrence } of records) {
    if (!money || kind === 'reversed' || date_of_occurrence === null) continue
    const day = days.get(date_of_occurrence) ?? { count: 0, cents: 0 }
    days.set(date_of_occurrence, { count: day.count + 1, cents: day.cents + Number(line_parsed.paid_amount) })
  }
  const sums = Object.values(totals.by_kind)
  const { needs_review: toReview } = totals
  const sumIfSent = (name: string, of: 'credit_amount' | 'bank_rate'): ReportSum[] =>
    sums.some((each) => each[of] !== null)
      ? [{ name, count: 0, cents: sums.reduce((cents, each) => cents + (each[of] ?? 0), 0) }]
      : []
  return {
    header: {
      beneficiary: header?.beneficiary_name || null,
      generated_at: header?.generated_at ?? null,
      file_number: header?.file_number ?? null,
    },
    sums: [
      { name: LABELS.paid[language], count: totals.by_kind.settled?.count ?? 0, cents: totals.paid_amount },
      ...(toReview.count === 0
        ? []
        : [
            {
              name: `${LABELS.needsReview[language]} (${toReview.count})`,
              count: toReview.count,
              cents: toReview.paid_amount,
            },
          ]),
      ...sumIfSent(LABELS.credited[language], 'credit_amount'),
      ...sumIfSent(LABELS.fees[language], 'bank_rate'),
    ],
    groups: kinds.map((kind) => {
      const { count, paid_amount } = totals.by_kind[kind]!
      return { name: kindName(kind, language), count, cents: OCCURRENCE_KINDS[kind].money ? paid_amount : null }
    }),
    days: inOrder(days),
    columns,
    groupNames: kinds.map((kind) => kindName(kind, language)),
    rows: records.map(
      ({
        line,
        kind,
        line_parsed: of,
        occurrence,
        occurrence_detail,
        date_of_occurrence,
        occurrence_error_detail,
        needs_review,
        fields,
      }) => [
        line,
        kinds.indexOf(kind),
        of.our_number,
        of.document_number,
        `${occurrence} ${occurrence_detail ?? ''}`.trim(),
        date_of_occurrence,
        cents(of.paid_amount),
        cents(of.bank_rate),
        of.credit_at,
        occurrence_error_detail ?? '',
        needs_review.map(({ code }) => LINT_RULES[code].name[language]).join(', '),
        firstValue(fields, 'payer_name'),
        firstValue(fields, 'payer_tax_id'),
      ],
    ),
  }
}

function remittanceOf(file: OpenedFile & { readonly direction: 'remittance' }, language: Language): DirectionReport {
  const header = headerOf(file.file)
  const groups = new Map<string, { count: number; cents: number }>()
  const days = new Map<string, { count: number; cents: number }>()
  const names: string[] = []
  const rows = file.titles.map(({ line, occurrence, occurrence_detail, fields }): ReportData['rows'][number] => {
    const name = `${occurrence} ${occurrence_detail ?? ''}`.trim()
    const first = (field: string): ReportCell => firstValue(fields, field)
    const [amount, due] = [first('amount'), first('due_date')]
    add(groups, name, amount)
    if (typeof due === 'string') add(days, due, amount)
    if (!names.includes(name)) names.push(name)
    return [
      line,
      names.indexOf(name),
      first('our_number'),
      first('document_number'),
      first('control_number'),
      name,
      due,
      amount,
      first('payer_name'),
      first('payer_tax_id'),
    ]
  })
  const total = [...groups.values()].reduce((cents, group) => cents + group.cents, 0)
  return {
    header: {
      beneficiary: textOf(header, 'beneficiary_name'),
      generated_at: textOf(header, 'generation_date'),
      file_number: numberOf(header, 'file_sequence') ?? numberOf(header, 'remittance_number'),
    },
    sums: [{ name: LABELS.amount[language], count: rows.length, cents: total }],
    groups: [...groups].map(([name, { count, cents }]) => ({ name, count, cents })),
    days: inOrder(days),
    columns: [
      { label: LABELS.ourNumber[language], kind: 'text' },
      { label: LABELS.document[language], kind: 'text' },
      { label: LABELS.control[language], kind: 'text' },
      { label: LABELS.instruction[language], kind: 'text' },
      { label: LABELS.due[language], kind: 'date' },
      { label: LABELS.amount[language], kind: 'money' },
      { label: LABELS.payer[language], kind: 'text' },
      { label: LABELS.taxId[language], kind: 'text' },
    ],
    groupNames: names,
    rows,
  }
}

/** The first value of a field in the records of a title; null if no record has the field. */
function firstValue(fields: Readonly<Record<string, unknown>>, field: string): ReportCell {
  for (const record of Object.values(fields)) {
    const value = ((Array.isArray(record) ? record[0] : record) as Values | undefined)?.[field]
    if (value !== undefined) return value as ReportCell
  }
  return null
}

function add(sums: Map<string, { count: number; cents: number }>, name: string, cents: ReportCell): void {
  const sum = sums.get(name) ?? { count: 0, cents: 0 }
  sums.set(name, { count: sum.count + 1, cents: sum.cents + (typeof cents === 'number' ? cents : 0) })
}

const inOrder = (days: ReadonlyMap<string, { count: number; cents: number }>): ReportSum[] =>
  [...days].map(([name, { count, cents }]) => ({ name, count, cents })).sort((a, b) => (a.name < b.name ? -1 : 1))

/** Converts an amount of `line_parsed`; `''` is a missing amount. */
const cents = (text: string): number | null => (text === '' ? null : Number(text))

const kindName = (kind: keyof typeof OCCURRENCE_KINDS, language: Language): string =>
  language === 'pt' ? OCCURRENCE_KINDS[kind].label : kind.replace('_', ' ')

function headerOf({ parts }: ParsedFile): Values {
  const header = parts.find((part) => part.type === 'header')
  return (header?.type === 'header' ? (header.line as FileLine).values : null) ?? {}
}

const textOf = (values: Values, name: string): string | null =>
  typeof values[name] === 'string' && values[name] !== '' ? (values[name] as string) : null
const numberOf = (values: Values, name: string): number | null =>
  typeof values[name] === 'number' ? (values[name] as number) : null
