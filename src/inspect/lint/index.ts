export { findingsIn, type LintFinding, type LintOptions, type LintReport, lintFile } from './lint-file.js'
export { LINT_RULES, type LintRule } from './rules.js'
export { type LintedFile, lintSarif } from './sarif.js'
