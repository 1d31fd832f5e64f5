/**
 * The fast readers of regular titles: generated code (`regular/`), and the kernel (`kernel/`), which writes lines of JSON or of a CSV.
 *
 * A fast reader stays only if whole files take less than two thirds of the time with it. Files of 20,000 titles of Itaú, Bradesco (CNAB 400) and Sicoob
 * (CNAB 240): records by generated code take a thirtieth to a twentieth of the time of the fallback reader, lines of JSON by the kernel a fiftieth to a
 * twentieth of the time of lines from records.
 */
export { eitherKind } from './either-title.js'
export { fieldSource } from './field-source.js'
export { jsonForm } from './kernel/json-form.js'
export { type LineRoom, lineKind, type WrittenLines } from './kernel/kernel-kind.js'
export type { LineForm } from './kernel/line-form.js'
export { type ColumnsOut, columnsKind } from './regular/columns-emission.js'
export { flatKind, keptRecordKind, recordKind } from './regular/record-emission.js'
export { POSITION_MASK } from './regular/title-code.js'
export type { RegularTitle, TitleKind, TitleSink } from './regular-title.js'
export { RegularTitles } from './regular-titles.js'
