/**
 * `cnab-cobranca/testing/corruptors`: what happens to CNAB files in the world, as plain functions on bytes; for testing programs that read them.
 * Each does the same every time. Files are taken to be of one byte a letter, lines and columns are counted from 1, and what a file has not stays as it is.
 *
 * @module
 */
export { addByteOrderMark, reencode } from './charsets.js'
export { addTrailingBlanks, cutLine, lowerCase, overwrite, shiftColumns, stripTrailingBlanks } from './columns.js'
export { CORRUPTORS, type Corruption, type CorruptorName, corrupt, lineCount } from './corrupt.js'
export { addBlankLines, addEndMark, dropLastLineEnd, type LineEnd, mixLineEnds, setLineEnds } from './line-ends.js'
export {
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
