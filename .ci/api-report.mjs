/**
 * Compares the public API of the package with the report in test/api/cnab-cobranca.api.md: the exports of each entry point, then each declaration once.
 * Fails if they differ. `npm run api` (--write) updates the report after an intended change. Needs the declarations (`npm run build:declarations`).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'

/** Longest report: a larger public API needs a decision. */
const MAX_LINES = 6000

const write = process.argv.includes('--write')
const folder = resolve('.declarations')
const report = 'cnab-cobranca.api.md'
const reports = resolve('test/api')
const work = mkdtempSync(join(tmpdir(), 'cnab-api-'))
mkdirSync(reports, { recursive: true })

if (!existsSync(join(folder, 'index.d.ts'))) {
  console.error('no declarations: run npm run build:declarations')
  process.exit(1)
}

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Name and declarations of each entry point. */
const entries = Object.entries(exports).flatMap(([path, conditions]) => {
  const types = conditions.import?.types
  if (types === undefined) return []
  // All banks have the same exports, so one is enough.
  const file = types.replace('*', '341-itau').replace('./dist/', './').replace('.d.ts', '.js')
  const name = path === '.' ? 'main' : path.slice(2).replace('banks/*', 'banks_341_itau').replaceAll(/[/-]/g, '_')
  return [{ name, file }]
})

// One module with all entry points as namespaces, so that each declaration is reported once.
const all = join(folder, 'all-entries.d.ts')
// `import` is reserved.
writeFileSync(
  all,
  entries.map(({ name, file }) => `export * as ${name === 'import' ? 'import_' : name} from '${file}'\n`).join(''),
)

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  types: ['node'],
  strict: true,
  skipLibCheck: true,
}

/** Sorts the members of string unions, whose order differs from build to build. */
const withSortedUnions = (text) =>
  text.replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').sort().join(' | '))

/** Removes comments of API Extractor, e.g. `// @public (undocumented)`, which are the same for nearly every declaration. */
const withoutRemarks = (text) =>
  text.replace(/^ *\/\/ (?!@deprecated)(?:@\w+.*|\(undocumented\)|\(No @packageDocumentation.*\n|Warning: .*)\n/gm, '')

const config = ExtractorConfig.prepare({
  configObject: {
    projectFolder: resolve('.'),
    mainEntryPointFilePath: all,
    compiler: { overrideTsconfig: { compilerOptions, files: [all] } },
    apiReport: {
      enabled: true,
      reportFileName: report,
      reportFolder: reports,
      reportTempFolder: work,
      // Types used by exports are part of the API, even if they are not exported themselves.
      includeForgottenExports: true,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    newlineKind: 'lf',
  },
  packageJsonFullPath: resolve('package.json'),
})
// Prints only errors that prevent the report. Rules about comments do not apply here.
const messageCallback = (message) => {
  if (message.logLevel !== 'error') message.logLevel = 'none'
}
// Writes the report to the temporary folder. It is compared below.
Extractor.invoke(config, { localBuild: false, messageCallback })
rmSync(all)

const built = withoutRemarks(withSortedUnions(readFileSync(join(work, report), 'utf8')))
writeFileSync(join(work, report), built)
const lines = built.split('\n').length
if (lines > MAX_LINES) {
  console.error(`${report}: ${lines} lines, more than ${MAX_LINES}`)
  process.exitCode = 1
}
if (write) writeFileSync(join(reports, report), built)
else if (!existsSync(join(reports, report)) || readFileSync(join(reports, report), 'utf8') !== built) {
  console.error(`${report}: the public API differs`)
  spawnSync('diff', ['-uN', join(reports, report), join(work, report)], { stdio: 'inherit' })
  console.error(
    'If the change is intended, run npm run api to update the report and describe the change in CHANGELOG.md. Breaking changes need a new major or minor version.',
  )
  process.exitCode = 1
}
rmSync(work, { recursive: true, force: true })
