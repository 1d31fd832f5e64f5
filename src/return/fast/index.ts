/** The fast readers: regular titles read by generated code, or by the kernel. */
export { type JsonRoom, jsonKind, type WrittenLines } from './kernel/kernel-kind.js'
export { type ColumnsOut, columnsKind } from './regular/columns-emission.js'
export { flatKind } from './regular/flat-emission.js'
export { recordKind } from './regular/record-emission.js'
export { PLACES } from './regular/title-code.js'
export type { TitleKind, TitleSink } from './regular-title.js'
export { RegularTitles } from './regular-titles.js'
