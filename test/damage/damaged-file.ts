/** Damages the lines or bytes of a return file, and tracks the undamaged lines. */
import { type Line, linesOfBytes } from '../../src/testing/corruptors/lines.js'

/** A line of a damaged file. */
export interface DamagedLine extends Line {
  /** Line number in the undamaged file, 1-based; null for a damaged line or a line of another file. */
  readonly line: number | null
}

/** Random numbers for positions and contents of a damage. Each kind uses them modulo its own range. */
export interface Draw {
  readonly line: number
  readonly column: number
  readonly length: number
  readonly choice: number
  /** A file of any bank, whose lines may be mixed in. */
  readonly other: Uint8Array
  /** A file of the same dialect, whose lines may be mixed in. */
  readonly sibling: Uint8Array
}

export type Lines = readonly DamagedLine[]

export const undamaged = (bytes: Uint8Array): Lines => linesOfBytes(bytes).map((line, i) => ({ ...line, line: i + 1 }))

/** Returns the lines of another file. */
export const foreign = (bytes: Uint8Array): Lines =>
  linesOfBytes(bytes).map((line) => damaged({ ...line, end: line.end || '\r\n' }))

export const damaged = (line: Line): DamagedLine => ({ text: line.text, end: line.end, line: null })

export const textOfLines = (lines: Lines): string => lines.map(({ text, end }) => text + end).join('')

/** Changes every line; lines that stay equal are undamaged. */
export const eachLine = (lines: Lines, change: (text: string) => string): Lines =>
  lines.map((each) => {
    const text = change(each.text)
    return text === each.text ? each : damaged({ ...each, text })
  })

/** Changes only text around the columns; the lines count as undamaged. */
export const eachHarmlessly = (lines: Lines, change: (text: string) => string): Lines =>
  lines.map((each) => ({ ...each, text: change(each.text) }))

/** Changes one line. */
export const oneLine = (lines: Lines, line: number, change: (text: string) => string): Lines => {
  const at = line % lines.length
  return lines.map((each, i) => (i === at ? eachLine([each], change)[0]! : each))
}

/** Replaces a text at any position of the file. The affected lines are damaged. */
export function splice(lines: Lines, at: number, length: number, text: string): Lines {
  const to = at + length
  const before: DamagedLine[] = []
  const after: DamagedLine[] = []
  let head = ''
  let tail = ''
  let start = 0
  for (const each of lines) {
    const whole = each.text + each.end
    const end = start + whole.length
    if (end <= at) before.push(each)
    else if (start >= to && (start > to || (head + text).endsWith('\n') || head + text === '')) after.push(each)
    else {
      head += whole.slice(0, Math.max(0, at - start))
      tail += whole.slice(Math.max(0, to - start))
    }
    start = end
  }
  const middle = head + text + tail
  return [...before, ...(middle === '' ? [] : [damaged({ text: middle, end: '' })]), ...after]
}

export const bytesOfLines = (lines: Lines): Buffer => Buffer.from(textOfLines(lines), 'latin1')
