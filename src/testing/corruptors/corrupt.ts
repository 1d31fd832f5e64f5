/** Corruptions as plain data, so that a failing test shows the changes to the file. */
import { addByteOrderMark, reencode } from './charsets.js'
import { addTrailingBlanks, cutLine, lowerCase, overwrite, shiftColumns, stripTrailingBlanks } from './columns.js'
import { addBlankLines, addEndMark, dropLastLineEnd, mixLineEnds, setLineEnds } from './line-ends.js'
import { linesOfBytes } from './lines.js'
import {
  append,
  dropHeader,
  dropLine,
  dropTrailer,
  interleave,
  repeatFile,
  repeatLine,
  swapLines,
  truncate,
} from './records.js'

/** Corruptors by name. */
export const CORRUPTORS = {
  setLineEnds,
  mixLineEnds,
  dropLastLineEnd,
  addEndMark,
  addBlankLines,
  stripTrailingBlanks,
  addTrailingBlanks,
  shiftColumns,
  cutLine,
  overwrite,
  lowerCase,
  dropTrailer,
  dropHeader,
  dropLine,
  repeatLine,
  swapLines,
  truncate,
  repeatFile,
  append,
  interleave,
  reencode,
  addByteOrderMark,
} as const

type Corruptors = typeof CORRUPTORS

export type CorruptorName = keyof Corruptors

/** Name of a corruptor and its arguments after the bytes: `['cutLine', 6, 35]`. */
export type Corruption = {
  [Name in CorruptorName]: Corruptors[Name] extends (bytes: Uint8Array, ...rest: infer Rest) => Uint8Array
    ? readonly [name: Name, ...rest: Rest]
    : never
}[CorruptorName]

/**
 * Applies corruptions in order.
 *
 * @example corrupt(bytes, ['stripTrailingBlanks'], ['cutLine', 6, 35])
 */
export const corrupt = (bytes: Uint8Array, ...corruptions: readonly Corruption[]): Uint8Array =>
  corruptions.reduce((before, [name, ...rest]) => (CORRUPTORS[name] as AnyCorruptor)(before, ...rest), bytes)

type AnyCorruptor = (bytes: Uint8Array, ...rest: readonly unknown[]) => Uint8Array

/** Returns the number of lines, as corruptors count them. */
export const lineCount = (bytes: Uint8Array): number => linesOfBytes(bytes).length
