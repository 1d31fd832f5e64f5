/**
 * Fragments: lines with so few columns that they are no record. A damaged file may have a fragment for every two bytes, so fragments must cost little: they are
 * not read as records, and many that follow each other are kept as one line.
 */
import { latin1Text } from '../../runtime/bytes.js'
import { latin1Columns, putLatin1 } from '../codec.js'
import type { FileLayout } from '../define/layout.js'
import { type CharsetOption, charsetToRead, decode } from './charset.js'
import { columnsOfLine, isLatin1 } from './columns.js'
import { ReadLine, unknownLine } from './file-line.js'
import type { ByteLine } from './lines.js'

/** A line with less than this part of the width lacks nearly all values of a title. */
const FRAGMENT_PART = 4

/** Number of short lines of a file that are read like all others, and kept as lines of their own. Further ones are only counted, and kept as runs. */
const OWN_LINES = 1000

/** A short line as text, and the record whose key it has, as if padded with blanks; null if it has none. */
interface ShortText {
  readonly text: string
  readonly role: string | null
}

/** Reads the text and the role of short lines without columns for each, and keeps the lines. */
export class ShortLines {
  /** The lines of one or two bytes, by their bytes as a number: a megabyte may have half a million of them. */
  private readonly shortest = new Map<number, ShortText>()
  private readonly columns: Uint8Array
  private filled = 0
  private seen = 0
  /** Further short lines that follow each other. */
  private run: ShortLineRun | null = null

  /** @param onStray takes the lines that are kept; null if they are not wanted */
  constructor(
    private readonly layout: FileLayout,
    private readonly charset: CharsetOption | undefined,
    private readonly onStray: ((line: ReadLine) => void) | null,
  ) {
    this.columns = latin1Columns(' '.repeat(layout.width))
  }

  /** Whether a line is blank or a fragment. */
  has({ start, end }: ByteLine): boolean {
    return end === start || (end - start) * FRAGMENT_PART < this.layout.width
  }

  /** Whether the first thousand short lines, which are read like all others, have passed. */
  get areMany(): boolean {
    return this.seen >= OWN_LINES
  }

  /** Counts a short line that is read like all others. */
  pass(): void {
    this.seen++
  }

  textOf(line: ByteLine): string {
    const { bytes, start, end } = line
    if (isLatin1(line, this.layout.width, this.charset)) return latin1Text(bytes, start, end)
    const content = bytes.subarray(start, end)
    return decode(content, charsetToRead(content, this.layout.width, this.charset ?? 'auto'))
  }

  read(line: ByteLine): ShortText {
    const { bytes, start, end } = line
    if (end - start > 2) return this.decoded(line)
    const key = end - start === 1 ? -bytes[start]! : (bytes[start]! << 8) | bytes[start + 1]!
    let known = this.shortest.get(key)
    if (known === undefined) {
      known = this.decoded(line)
      this.shortest.set(key, known)
    }
    return known
  }

  private decoded(line: ByteLine): ShortText {
    const text = this.textOf(line)
    return { text, role: this.roleOf(text) }
  }

  private roleOf(text: string): string | null {
    const { columns } = this
    const { length } = text
    putLatin1(text, columns)
    if (length < this.filled) columns.fill(BLANK, length, this.filled)
    this.filled = length
    return this.layout.recogniseAnyCase(columns, 0)
  }

  /** Keeps a line: the first ones as lines of their own. */
  keep(line: ByteLine): void {
    const { onStray } = this
    if (onStray === null) return
    if (!this.areMany) {
      this.seen++
      onStray(unknownLine(line, columnsOfLine(line, this.layout.width, this.charset)))
      return
    }
    if (this.run?.takes(line) !== true) {
      this.endRun()
      this.run = new ShortLineRun(line)
    }
    this.run!.add(line)
  }

  /** Ends the lines that follow each other, before another line. */
  endRun(): void {
    const { run } = this
    if (run === null) return
    this.run = null
    this.onStray!(run.line)
  }
}

/** Short lines that follow each other, kept as one line whose text has their line ends. */
class ShortLineRun {
  private end: number
  private lines = 0
  private terminator: ByteLine['terminator'] = ''

  constructor(private readonly first: ByteLine) {
    this.end = startOf(first)
  }

  /** Whether a line follows the run. */
  takes(line: ByteLine): boolean {
    return line.bytes === this.first.bytes && startOf(line) === this.end
  }

  add({ end, after, terminator }: ByteLine): void {
    this.end = end + after.length + terminator.length
    this.lines++
    this.terminator = terminator
  }

  get line(): ReadLine {
    const { first, end, terminator } = this
    const start = startOf(first)
    const raw = latin1Text(first.bytes, start, end - terminator.length)
    const source = { before: '', after: '', terminator, charset: 'latin1' } as const
    const offset = first.offset - first.before.length
    return new ReadLine(first.number, offset, raw, null, null, [], [], source, false, null, this.lines)
  }
}

const startOf = ({ start, before }: ByteLine): number => start - before.length

const BLANK = 0x20

/** Whether a line has only blanks. False for other characters, also those that another charset reads as blanks. */
export function isBlank({ bytes, start, end }: ByteLine): boolean {
  for (let i = start; i < end; i++) if (bytes[i] !== BLANK) return false
  return true
}
