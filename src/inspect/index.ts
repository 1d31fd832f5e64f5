export { describeFile, type FileDescription, type Terminator } from './describe.js'
export { detect, type Format, type Identity } from './detect.js'
export {
  type ComparedFile,
  diffFiles,
  type FieldDifference,
  type FileDifference,
  type TitleDifference,
} from './diff/diff-files.js'
export type { ComparedTitle } from './diff/titles.js'
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
} from './lint/index.js'
export { type MaskedFile, type MaskOptions, maskFile } from './mask/mask-file.js'
