import { fittingRecord, isKnown, type LayoutKind, variantOf } from '../../banks/index.js'
import { ValidationError } from '../../cobranca/index.js'
import { type Direction, taxIdKindField } from '../../febraban/index.js'
import { type FieldValue, type FileLine, type Kind, type Title, unitOf } from '../../fixed-width/index.js'
import { findingsIn, type LintFinding } from '../lint/index.js'
import { type OpenedFile, type OpenOptions, openFile, titlesByLine } from '../opened-file.js'
import { meaningOf } from './meanings.js'
import { shownValue } from './shown-value.js'

/** A field of a line, explained. */
export interface ExplainedField {
  /** Its name in the record: `due_date`. */
  readonly name: string
  /** First and last column, 1-based. */
  readonly from: number
  readonly to: number
  readonly kind: Kind
  /** The columns as they stand in the line; fewer where it was cut short. */
  readonly raw: string
  /** The value that is read from them; null for constants and fillers, and where nothing was said. */
  readonly value: FieldValue
  /** The value as a person writes it: `R$ 1.345,56`, `2,00%`, `31/03/2026`; `''` where nothing was said. */
  readonly shown: string
  /** What a code means, in the manual's words; null where it is no code, or one that no table has. */
  readonly meaning: string | null
}

/** A line of a file, explained. */
export interface ExplainedLine {
  /** 1-based. */
  readonly line: number
  /** As it stands in the file, without its line end. */
  readonly raw: string
  /** Which record of the layout it is; null for a blank line, or one that none claims. */
  readonly record: string | null
  /** The manual that the record is from, and its pages. */
  readonly source: string | null
  /** In the order of their columns; none when `record` is null. */
  readonly fields: readonly ExplainedField[]
  /** What is wrong in the line, by {@link lintFile}. */
  readonly findings: readonly LintFinding[]
}

/** A file, or some of its lines, explained. */
export interface FileExplanation {
  /** COMPE number of the bank. */
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Which of the bank's dialects of the layout, where it has more than one. */
  readonly variant?: string
  readonly direction: Direction
  /** How many columns a line has. */
  readonly width: number
  /** How many lines the file has. */
  readonly line_count: number
  readonly lines: readonly ExplainedLine[]
}

/** Which lines to explain. */
export interface ExplainOptions extends OpenOptions {
  /** The first line, 1-based. Default: the first of the file. */
  readonly from?: number
  /** The last line. Default: the last of the file. */
  readonly to?: number
}

/**
 * Explains the lines of a remittance or a return: each field by its name and columns, what it says, what its code means, and what is wrong in it.
 *
 * @throws {ValidationError} when it is given no bytes
 * @throws {UnsupportedFileError} when it is no file of cobrança of a bank and layout that the library knows; the message says what it is
 * @example
 * const { lines } = explainFile(await readFile('retorno.ret'), { from: 2, to: 3 })
 * for (const { name, shown, meaning } of lines[0].fields) console.log(name, shown, meaning)
 */
export function explainFile(bytes: Uint8Array, options: ExplainOptions = {}): FileExplanation {
  const { from = 1, to = Number.POSITIVE_INFINITY, ...open } = options
  const opened = openFile(bytes, open)
  const { bank, layout, dialect, direction, file } = opened
  const isWanted = (line: number | null): boolean => line !== null && line >= from && line <= to
  const findings = new Map<number, LintFinding[]>()
  for (const finding of findingsIn(opened)) {
    if (!isWanted(finding.line)) continue
    const list = findings.get(finding.line!)
    if (list === undefined) findings.set(finding.line!, [finding])
    else list.push(finding)
  }
  const titles = titlesByLine(opened)
  return {
    bank: bank.number,
    bank_name: bank.name,
    layout,
    ...variantOf(dialect),
    direction,
    width: dialect.layout.width,
    line_count: file.lines.at(-1)?.number ?? 0,
    lines: file.lines
      .filter(({ number }) => isWanted(number))
      .map((line) => explained(opened, line, titles.get(line), findings.get(line.number) ?? [])),
  }
}

/**
 * Explains one line of a remittance or a return: see {@link explainFile}.
 *
 * @param line 1-based
 * @throws {ValidationError} when the file has no such line, or it is given no bytes
 * @throws {UnsupportedFileError} when it is no file of cobrança of a bank and layout that the library knows
 * @example
 * const { record, fields } = explainLine(bytes, 3)
 * fields.find(({ name }) => name === 'due_date') // { from: 78, to: 85, raw: '31032026', shown: '31/03/2026', … }
 */
export function explainLine(bytes: Uint8Array, line: number, options: OpenOptions = {}): ExplainedLine {
  const { lines, line_count } = explainFile(bytes, { ...options, from: line, to: line })
  const [only] = lines
  if (only === undefined) throw new ValidationError({ line: [`deve ser de 1 a ${line_count}`] })
  return only
}

function explained(
  opened: OpenedFile,
  line: FileLine,
  title: Title | undefined,
  findings: readonly LintFinding[],
): ExplainedLine {
  const { number, raw, role } = line
  if (!isKnown(line)) return { line: number, raw, record: role, source: null, fields: [], findings }
  const { record, values } = fittingRecord(opened.dialect, line)
  const codeIn = (name: string): string => {
    const teller = record.fields[name]
    return (
      teller === undefined ? String(title?.main.values?.[name] ?? '') : raw.slice(teller.from - 1, teller.to)
    ).trim()
  }
  const fields = Object.entries(record.fields).map(([name, field]): ExplainedField => {
    const { kind, from, to } = field
    const columns = raw.slice(from - 1, to)
    const value = values[name] ?? null
    const kindOfTaxId = String(values[taxIdKindField(name)] ?? '')
    return {
      name,
      from,
      to,
      kind,
      raw: columns,
      value,
      // Of a constant what stands there, right or wrong.
      shown:
        field.literal === undefined ? shownValue(field, value, kindOfTaxId, unitOf(field, codeIn)) : columns.trim(),
      meaning: meaningOf(opened, { role: line.role, name, field, columns }, title),
    }
  })
  return { line: number, raw, record: role, source: record.source, fields, findings }
}
