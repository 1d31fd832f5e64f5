/**
 * `cnab-cobranca/testing/corruptors`: damage that CNAB files suffer in practice, as plain functions on bytes, to test programs that read such files.
 * All functions are deterministic. They expect one byte per character; lines and columns are 1-based. A line or column that does not exist is ignored.
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
