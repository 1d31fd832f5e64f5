import { fittingRecord, isKnown, type LayoutKind, variantOf } from '../../banks/index.js'
import { checkBytes, ValidationError } from '../../cobranca/index.js'
import { isTurnDue, turn } from '../../code/turns.js'
import { type Direction, headOf, taxIdKindField } from '../../febraban/index.js'
import { type FieldValue, type FileLine, type Kind, singleLines, type Title, unitOf } from '../../fixed-width/index.js'
import { type FieldWords, fieldWords } from '../../fixed-width/words/field-words.js'
import { checkLineEnds, findingsIn, type LintFinding } from '../lint/index.js'
import { foundFile, type OpenedFile, type OpenOptions, openFile, titlesByLine } from '../opened-file.js'
import { headOfSource, type OpenSource } from '../source.js'
import { type ExplainedPart, ExplainedPartReader, type LineSpan } from './explained-part.js'
import { meaningOf } from './meanings.js'
import { explainedValue } from './shown-value.js'

/** Explanation of a field. */
export interface ExplainedField {
  /** Name of the field in the record: `due_date`. */
  readonly name: string
  /** Label and meaning of the field. */
  readonly words: FieldWords
  /** First and last column, 1-based. */
  readonly from: number
  readonly to: number
  readonly kind: Kind
  /** Content of the columns; shorter if the line is cut. */
  readonly raw: string
  /** Value read from the columns; null for constants, fillers and empty fields. */
  readonly value: FieldValue
  /** Value in Brazilian format: `R$ 1.345,56`, `2,00%`, `31/03/2026`; `''` if the field is empty. */
  readonly shown: string
  /** Meaning of a code, in the manual's words; null if the field holds no code or the code is unknown. */
  readonly meaning: string | null
}

/** Explanation of a line. */
export interface ExplainedLine {
  /** 1-based. */
  readonly line: number
  /** Content of the line, without the terminator. */
  readonly raw: string
  /** Record of the layout; null for a blank or unknown line. */
  readonly record: string | null
  /** Title and pages of the record's manual. */
  readonly source: string | null
  /** Fields in column order; empty if `record` is null. */
  readonly fields: readonly ExplainedField[]
  /** Findings of {@link lintFile} in the line. */
  readonly findings: readonly LintFinding[]
}

/** Explanation of a file, or of some of its lines. */
export interface FileExplanation {
  /** COMPE number of the bank. */
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Variant of the layout, if the bank has several. */
  readonly variant?: string
  readonly direction: Direction
  /** Columns per line. */
  readonly width: number
  /** Lines in the file. */
  readonly line_count: number
  readonly lines: readonly ExplainedLine[]
}

/** Range of lines to explain. */
export interface ExplainOptions extends OpenOptions {
  /** First line, 1-based. Default: first line of the file. */
  readonly from?: number
  /** Last line, included. Default: last line of the file. */
  readonly to?: number
}

/**
 * Explains the lines of a remittance or return: name, columns, value, code meaning and errors of each field.
 *
 * @throws {ValidationError} if the argument is not a byte array
 * @throws {UnsupportedFileError} if the library does not support the file, its bank or its layout; the message identifies the file
 * @example
 * const { lines } = explainFile(await readFile('retorno.ret'), { from: 2, to: 3 })
 * for (const { name, shown, meaning } of lines[0].fields) console.log(name, shown, meaning)
 */
export function explainFile(bytes: Uint8Array, options: ExplainOptions = {}): FileExplanation {
  checkBytes(bytes)
  const { from = 1, to = Number.POSITIVE_INFINITY, bank } = options
  const span = { from, to }
  return explanationOf(to < Number.POSITIVE_INFINITY ? partOf(bytes, span, bank) : wholeOf(bytes, bank), span)
}

/**
 * Explains the lines of a file in the same way, from its chunks: reads the lines around the wanted lines, and of the others only what is needed to count them.
 *
 * @throws {UnsupportedFileError} if the library does not support the file, its bank or its layout
 */
export async function explainSource(
  open: OpenSource,
  { from, to, bank }: LineSpan & Pick<OpenOptions, 'bank'>,
): Promise<FileExplanation> {
  const found = foundFile(await headOfSource(open), bank)
  for (const skims of [true, false]) {
    const reader = new ExplainedPartReader(found, { from, to }, { bank, skims })
    for await (const chunk of open()) {
      reader.push(chunk)
      if (isTurnDue()) await turn()
    }
    const part = reader.end()
    if (part !== null) return explanationOf(part, { from, to })
  }
  throw new Error('a part depends on skimmed lines, and none were skimmed')
}

/** Reads a whole file. It is the specification of {@link ExplainedPartReader}. */
function wholeOf(bytes: Uint8Array, bank: string | undefined): ExplainedPart {
  const opened = openFile(bytes, { ...(bank === undefined ? {} : { bank }), maxDiagnostics: KEEPS_ALL })
  const { lines } = opened.file
  return { opened, ends: checkLineEnds(lines), lineCount: lines.length === 0 ? 0 : lastNumber(lines.at(-1)!) }
}

function partOf(bytes: Uint8Array, span: LineSpan, bank: string | undefined): ExplainedPart {
  const found = foundFile(headOf(bytes), bank)
  const read = (skims: boolean): ExplainedPart | null => {
    const reader = new ExplainedPartReader(found, span, { bank, skims })
    reader.push(bytes)
    return reader.end()
  }
  return read(true) ?? read(false)!
}

/** The wanted lines may come after those whose diagnostics are kept. */
const KEEPS_ALL = Number.POSITIVE_INFINITY

function explanationOf({ opened, ends, lineCount }: ExplainedPart, { from, to }: LineSpan): FileExplanation {
  const { bank, layout, dialect, direction, file } = opened
  const isWanted = (line: number | null): boolean => line !== null && line >= from && line <= to
  const findings = new Map<number, LintFinding[]>()
  for (const finding of findingsIn(opened, KEEPS_ALL, ends)) {
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
    line_count: lineCount,
    lines: [...singleLines(file.lines.filter((line) => line.number <= to && lastNumber(line) >= from))]
      .filter(({ number }) => isWanted(number))
      .map((line) => explained(opened, line, titles.get(line), findings.get(line.number) ?? [])),
  }
}

/** Returns the number of the last line that a line represents. */
const lastNumber = ({ number, lines = 1 }: FileLine): number => number + lines - 1

/**
 * Explains one line of a remittance or return. See {@link explainFile}.
 *
 * @param line 1-based
 * @throws {ValidationError} if the line is out of range, or the argument is not a byte array
 * @throws {UnsupportedFileError} if the library does not support the file, its bank or its layout
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
    const codeField = record.fields[name]
    return (
      codeField === undefined ? String(title?.main.values?.[name] ?? '') : raw.slice(codeField.from - 1, codeField.to)
    ).trim()
  }
  const fields = Object.entries(record.fields).map(([name, field]): ExplainedField => {
    const { kind, from, to } = field
    const columns = raw.slice(from - 1, to)
    const value = values[name] ?? null
    const kindOfTaxId = String(values[taxIdKindField(name)] ?? '')
    return {
      name,
      // Every field of a dialect has words.
      words: fieldWords(opened.dialect.layout, line.role, name)!,
      from,
      to,
      kind,
      raw: columns,
      value,
      // A constant shows the content of the file, even if it is wrong.
      shown:
        field.literal === undefined ? explainedValue(field, value, kindOfTaxId, unitOf(field, codeIn)) : columns.trim(),
      meaning: meaningOf(opened, { role: line.role, name, field, columns }, title),
    }
  })
  return { line: number, raw, record: role, source: record.source, fields, findings }
}
