/** Findings of the linter in a file. */
import { lintFile } from '../../inspect/index.js'
import type { PageFindings } from './page-api.js'

/** Findings that are shown. */
const MAX_FINDINGS = 1000

export function findingsOfFile(bytes: Uint8Array): PageFindings {
  const { counts, findings } = lintFile(bytes, { max: MAX_FINDINGS })
  return {
    counts,
    findings: findings.map(({ severity, line, columns, message, source }) => ({
      severity,
      line,
      columns,
      message,
      source,
    })),
  }
}
