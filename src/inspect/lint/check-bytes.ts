/** Byte rules: line terminators, BOM, control characters, charsets. */
import { type Charset, type FileLine, isSingle, singleLines } from '../../fixed-width/index.js'
import { type Violation, violationAt } from './violation.js'

/** UTF-8 byte order mark, decoded as Latin-1. */
const MARK = '\xef\xbb\xbf'

const LINE_ENDS: Readonly<Record<string, string>> = { '\r\n': 'CR LF', '\n': 'LF', '\r': 'CR', '\r\r\n': 'CR CR LF' }

const CHARSETS: Readonly<Record<Charset, string>> = {
  latin1: 'ISO-8859-1',
  'windows-1252': 'Windows-1252',
  cp850: 'CP850',
  'utf-8': 'UTF-8',
}

/** Checks the BOM and the line terminators of a whole file. */
export function checkLineEnds(lines: readonly FileLine[]): Violation[] {
  const ends = new LineEnds()
  for (const line of lines) ends.add(line)
  return ends.violations()
}

/** The BOM and the line terminators of a file, whose lines are added in order. */
export class LineEnds {
  private mark: Violation[] | null = null
  /** Terminator of the first line; null before it has ended. */
  usual: FileLine['source']['terminator'] | null = null
  private other: FileLine | undefined
  /** The last line with content. */
  private last: FileLine | undefined
  private previous: FileLine | undefined

  add(line: FileLine): void {
    this.mark ??= line.source.before.includes(MARK) ? [violationAt('byte_order_mark', line.number, [1, 1])] : []
    if (isSingle(line)) this.addSingle(line)
    else for (const single of singleLines([line])) this.addSingle(single)
  }

  /** Whether a line with content, whose end is known, comes after a line. */
  hasContentAfter(line: number): boolean {
    return this.last !== undefined && this.last.number > line
  }

  /** The lines that {@link violations} is about, except the first line. */
  get lines(): FileLine[] {
    return [this.other, this.last].flatMap((line) => line ?? [])
  }

  /** Returns the violations, after the last line. */
  violations(): Violation[] {
    if (this.previous !== undefined) this.end(this.previous)
    this.previous = undefined
    return [...(this.mark ?? []), ...mixedEnds(this.usual ?? '', this.other), ...noFinalEnd(this.last)]
  }

  private addSingle(line: FileLine): void {
    const { previous } = this
    // If a line has several records, only the last record has a terminator.
    if (previous !== undefined && previous.number !== line.number) this.end(previous)
    this.previous = line
  }

  private end(line: FileLine): void {
    const { terminator } = line.source
    this.usual ??= terminator
    if (terminator !== '' && terminator !== this.usual) this.other ??= line
    if (line.raw.trim() !== '') this.last = line
  }
}

function mixedEnds(usual: string, other: FileLine | undefined): Violation[] {
  if (usual === '' || other === undefined) return []
  const found = LINE_ENDS[other.source.terminator]!
  return [{ ...wholeLine('mixed_line_ends', other), expected: LINE_ENDS[usual]!, found }]
}

const noFinalEnd = (last: FileLine | undefined): Violation[] =>
  last !== undefined && last.source.terminator === '' ? [wholeLine('no_final_line_end', last)] : []

const wholeLine = (rule: Violation['rule'], { number }: FileLine): Violation => ({
  rule,
  line: number,
  columns: null,
  field: null,
  expected: null,
  found: null,
})

const CONTROL = /[\x00-\x1f\x7f]/
/** Characters outside Latin-1, and Latin-1 controls that are letters in other charsets. */
const BEYOND_LATIN1 = /[\x80-\x9f\u0100-\uffff]/
const BEYOND_ASCII = /[^\x00-\x7f]/

/** Checks the characters of a line. */
export function checkCharacters({ raw, number, source: { charset } }: FileLine): Violation[] {
  const violations: Violation[] = []
  const control = CONTROL.exec(raw)
  if (control !== null) {
    const column = control.index + 1
    const found = `0x${control[0].charCodeAt(0).toString(16).padStart(2, '0')}`
    violations.push(violationAt('control_character', number, [column, column], { found }))
  }
  if (charset !== 'latin1') {
    // In UTF-8, a letter outside ASCII takes more than one byte and shifts the columns after it.
    const column = raw.search(charset === 'utf-8' ? BEYOND_ASCII : BEYOND_LATIN1) + 1
    if (column > 0) {
      const columns = [column, column] as const
      violations.push(
        violationAt('not_latin1', number, columns, { expected: CHARSETS.latin1, found: CHARSETS[charset] }),
      )
    }
  }
  return violations
}
