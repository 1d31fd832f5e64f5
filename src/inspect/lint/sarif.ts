/** Findings as SARIF 2.1.0, the format of code scanning services and editors (GitHub, GitLab, Azure DevOps). */
import type { Language } from '../../cobranca/index.js'
import type { Severity } from '../../fixed-width/index.js'
import type { LintFinding } from './finding.js'
import type { LintReport } from './lint-file.js'
import { LINT_RULES, type LintRule } from './rules.js'

/** A checked file and its report. `file` is a path relative to the root of the repository. */
export interface LintedFile {
  readonly file: string
  readonly report: LintReport
}

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, string>

/**
 * Converts lint reports to one SARIF 2.1.0 log. Plain data: write it with `JSON.stringify`.
 *
 * @param language language of the messages
 * @example
 * writeFileSync('lint.sarif', JSON.stringify(lintSarif([{ file: 'remessa.rem', report: lintFile(bytes) }])))
 */
export function lintSarif(files: readonly LintedFile[], language: Language = 'pt') {
  const codes = [...new Set(files.flatMap(({ report }) => report.findings.map(({ rule }) => rule)))].sort()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0' as const,
    runs: [
      {
        tool: {
          driver: {
            name: 'cnab lint',
            rules: codes.map((id) => ({ id, shortDescription: { text: LINT_RULES[id].name[language] } })),
          },
        },
        columnKind: 'utf16CodeUnits' as const,
        results: files.flatMap(({ file, report }) =>
          report.findings.map((finding) => resultOf(finding, file, codes, language)),
        ),
      },
    ],
  }
}

function resultOf(finding: LintFinding, file: string, codes: readonly LintRule[], language: Language) {
  const { rule, severity, line, columns, field, message, source } = finding
  const region = line === null ? {} : { region: { startLine: line, ...columnsOf(columns) } }
  return {
    ruleId: rule,
    ruleIndex: codes.indexOf(rule),
    level: LEVELS[severity],
    message: { text: source === null ? message[language] : `${message[language]} (${source})` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...region },
        ...(field === null ? {} : { logicalLocations: [{ fullyQualifiedName: field }] }),
      },
    ],
  }
}

/** In SARIF, `endColumn` is the column after the last one. */
const columnsOf = (columns: LintFinding['columns']) =>
  columns === null ? {} : { startColumn: columns[0], endColumn: columns[1] + 1 }

/** Encodes a path as a relative URI reference. */
const uriOf = (file: string): string => file.split(/[\\/]/).map(encodeURIComponent).join('/')
