/**
 * Prints the number of tests in the reports of several runs, as `12 passed, 0 failed`. Usage: count-tests.mjs REPORT…
 *
 * A test file counts once, with the run that passed most of its tests: the long run repeats the files that have a long part. A run without a report, or
 * a file that could not run, counts as a failure.
 */
import { readFileSync } from 'node:fs'

const passed = new Map()
let failed = 0
for (const path of process.argv.slice(2)) {
  const report = read(path)
  if (report === undefined) {
    failed++
    continue
  }
  const broken = report.testResults.filter(({ status }) => status === 'failed').length
  failed += report.numFailedTests || broken || (report.success ? 0 : 1)
  for (const { name, assertionResults } of report.testResults) {
    const count = assertionResults.filter(({ status }) => status === 'passed').length
    passed.set(name, Math.max(count, passed.get(name) ?? 0))
  }
}
const total = [...passed.values()].reduce((sum, count) => sum + count, 0)
console.log(`${total} passed, ${failed} failed`)

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
