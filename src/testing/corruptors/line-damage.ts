/**
 * Damage to the order and the ends of lines, for lines with any further properties: the damaged files of tests keep the number of each line. Positions are
 * 0-based. A line before others is terminated.
 */
import type { Line } from './lines.js'

/** Adds a terminator to an unterminated line. */
export const terminated = <L extends Line>(line: L): L => (line.end === '' ? { ...line, end: '\r\n' } : line)

/** Ends every line with the same terminator, or with one that depends on its position. */
export const withEnds = <L extends Line>(lines: readonly L[], end: string | ((at: number) => string)): L[] =>
  lines.map((line, i) => ({ ...line, end: typeof end === 'string' ? end : end(i) }))

export const withoutLine = <L>(lines: readonly L[], at: number): L[] => lines.filter((_, i) => i !== at)

/** Inserts lines before a position. */
export const withLines = <L extends Line>(lines: readonly L[], at: number, inserted: readonly L[]): L[] =>
  lines.toSpliced(at, 0, ...inserted)

/** Puts two lines in each other's place. The terminators keep their places. */
export function withSwapped<L extends Line>(lines: readonly L[], at: number, other: number): readonly L[] {
  const [a, b] = [lines[at], lines[other]]
  if (a === undefined || b === undefined) return lines
  return lines.map((line, i) => (i === at ? { ...b, end: a.end } : i === other ? { ...a, end: b.end } : line))
}

/** The lines of a file before those of another file. */
export const allTerminated = <L extends Line>(lines: readonly L[]): L[] => lines.map(terminated)

/** Alternates the lines of two files; the rest of the longer one follows. */
export const interleaved = <L extends Line>(lines: readonly L[], others: readonly L[]): L[] =>
  Array.from({ length: Math.max(lines.length, others.length) }, (_, i) =>
    [lines[i], others[i]].flatMap((each) => (each === undefined ? [] : [terminated(each)])),
  ).flat()
