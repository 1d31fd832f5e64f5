/**
 * Compares the public API of the package, as built, with the reports in test/api: one report per entry point, with all exports and their types.
 * Fails if they differ. `npm run api` (--write) updates the reports after an intended change. Needs a build.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'

const write = process.argv.includes('--write')
const reports = resolve('test/api')
const work = mkdtempSync(join(tmpdir(), 'cnab-api-'))
mkdirSync(reports, { recursive: true })

const { exports, name } = JSON.parse(readFileSync('package.json', 'utf8'))
const entries = Object.values(exports).flatMap((conditions) => {
  const types = conditions.import?.types
  if (types === undefined) return []
  // All banks have the same exports, so one report is enough.
  const file = types.replace('*', '341-itau')
  return [
    {
      file: resolve(file),
      report: `${
        file
          .replace(/^\.\/dist\//, '')
          .replace(/(\/?index)?\.d\.ts$/, '')
          .replaceAll('/', '-') || name
      }.api.md`,
    },
  ]
})

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
const withSortedUnions = (report) =>
  report.replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').sort().join(' | '))

/** Removes file names from members of bundled namespaces: `field_d_money as money`. They are not part of the API. */
const withoutFileNames = (report) => report.replace(/\b(\w+)_d_(\w+) as \2\b/g, '$1_$2 as $2')

let differs = false
for (const { file, report } of entries) {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: resolve('.'),
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
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
  const built = withoutFileNames(withSortedUnions(readFileSync(join(work, report), 'utf8')))
  writeFileSync(join(work, report), built)
  if (write) writeFileSync(join(reports, report), built)
  else if (!existsSync(join(reports, report)) || readFileSync(join(reports, report), 'utf8') !== built) {
    differs = true
    console.error(`${report}: the public API differs`)
    spawnSync('diff', ['-uN', join(reports, report), join(work, report)], { stdio: 'inherit' })
  }
}
rmSync(work, { recursive: true, force: true })
if (differs) {
  console.error(
    'If the change is intended, run npm run api to update the reports and describe the change in CHANGELOG.md. Breaking changes need a new major or minor version.',
  )
  process.exitCode = 1
}
