export type { FieldWords } from '../fixed-width/words/field-words.js'
export { describeFile, type FileDescription, type Terminator } from './describe.js'
export { detect, detectFile, type Identity } from './detect.js'
export {
  type BankAnswer,
  type BankAnswers,
  type ComparedFile,
  diffFiles,
  diffSources,
  type FileDifference,
  type FoundSource,
  foundSource,
  type TitleDifference,
} from './diff/diff-files.js'
export type { FieldDifference } from './diff/field-differences.js'
export type { ComparedTitle } from './diff/titles.js'
export {
  type ExplainedField,
  type ExplainedLine,
  type ExplainOptions,
  explainFile,
  explainLine,
  explainSource,
  type FileExplanation,
} from './explain/explain.js'
export { type HtmlOptions, inspectHtml } from './html/report-page.js'
export {
  LINT_RULES,
  type LintedFile,
  type LintFinding,
  type LintOptions,
  type LintReport,
  type LintRule,
  lintFile,
  lintSarif,
  lintSource,
} from './lint/index.js'
export { type MaskedFile, MaskedSource, type MaskOptions, maskFile } from './mask/mask-file.js'
export { messageOf, messageOfDiagnostic } from './message-of.js'
export type { OpenOptions } from './opened-file.js'
export { recordLabel } from './record-label.js'
export type { OpenSource } from './source.js'
export { bankOccurrences, type OccurrenceEntry } from './tables/bank-occurrences.js'
export { CODE_TABLES, type CodeEntry, type CodeTable, codeEntries } from './tables/code-tables.js'
export {
  FIELD_TABLES,
  type FieldEntry,
  type FieldLayout,
  type FieldTableName,
  fieldEntries,
} from './tables/field-tables.js'
export {
  daysText,
  formText,
  limitText,
  meaningText,
  supportText,
  unitText,
} from './tables/field-texts.js'
export {
  type FieldRow,
  type LayoutChoice,
  type LayoutTables,
  layoutTables,
  type RecordTable,
} from './tables/layout-tables.js'
export { type JsonSchema, lineParsedSchema } from './tables/line-parsed-schema.js'
export {
  type BankLayoutChoice,
  type SupportedLayout,
  supportedLayouts,
} from './tables/supported-layouts.js'
