/** A return file as lines, damaged line by line or byte by byte, that keeps count of the lines it left undamaged. */
import { type Line, linesOf } from '../../src/testing/corruptors/lines.js'

/** A line of a damaged file. */
export interface DamagedLine extends Line {
  /** Number of the undamaged file's line that it is, from 1; null for a damaged or foreign one. */
  readonly line: number | null
}

/** Positions and contents of a damage, as any numbers: each kind takes the remainder that it needs. */
export interface Draw {
  readonly line: number
  readonly column: number
  readonly length: number
  readonly choice: number
  /** Another file, which may get into this one: of any bank, and of the same dialect. */
  readonly other: Uint8Array
  readonly sibling: Uint8Array
}

export type Lines = readonly DamagedLine[]

export const undamaged = (bytes: Uint8Array): Lines => linesOf(bytes).map((line, i) => ({ ...line, line: i + 1 }))

/** Lines of another file. */
export const foreign = (bytes: Uint8Array): Lines =>
  linesOf(bytes).map((line) => damaged({ ...line, end: line.end || '\r\n' }))

export const damaged = (line: Line): DamagedLine => ({ text: line.text, end: line.end, line: null })

export const textOfLines = (lines: Lines): string => lines.map(({ text, end }) => text + end).join('')

/** Changes every line; those that stay as they were are undamaged. */
export const eachLine = (lines: Lines, change: (text: string) => string): Lines =>
  lines.map((each) => {
    const text = change(each.text)
    return text === each.text ? each : damaged({ ...each, text })
  })

/** Changes what only surrounds the columns: the lines count as undamaged. */
export const eachHarmlessly = (lines: Lines, change: (text: string) => string): Lines =>
  lines.map((each) => ({ ...each, text: change(each.text) }))

/** Changes one line. */
export const oneLine = (lines: Lines, line: number, change: (text: string) => string): Lines => {
  const at = line % lines.length
  return lines.map((each, i) => (i === at ? eachLine([each], change)[0]! : each))
}

/** Puts a text in place of others, at any place of the file. Lines that it touches are damaged. */
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
