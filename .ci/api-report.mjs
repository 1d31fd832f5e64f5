/**
 * The public face of the package, one report for each entry, in test/api: what is exported, with its types. Fails when the built types and a
 * report differ; `npm run api` (with --write) writes the reports anew, for whoever changed the face on purpose. Needs a build.
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
  // Banks have one shape: the report of one tells of all.
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

/** The compiler prints the texts of a union in the order in which it met them, which differs from build to build. */
const inOneOrder = (report) =>
  report.replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').sort().join(' | '))

/** Inside a bundle, members of a namespace carry the name of its file, `field.d.ts`, which is no part of the face: `field_d_money as money`. */
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
        // What is exported refers to it: it is part of the face, whether it has a name there or not.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
    },
    packageJsonFullPath: resolve('package.json'),
  })
  // Only what keeps the report from being made is told: how comments are written is ours.
  const messageCallback = (message) => {
    if (message.logLevel !== 'error') message.logLevel = 'none'
  }
  // It writes the report to the temporary folder; whether it differs is asked below.
  Extractor.invoke(config, { localBuild: false, messageCallback })
  const built = withoutFileNames(inOneOrder(readFileSync(join(work, report), 'utf8')))
  writeFileSync(join(work, report), built)
  if (write) writeFileSync(join(reports, report), built)
  else if (!existsSync(join(reports, report)) || readFileSync(join(reports, report), 'utf8') !== built) {
    differs = true
    console.error(`${report}: the public face is another`)
    spawnSync('diff', ['-uN', join(reports, report), join(work, report)], { stdio: 'inherit' })
  }
}
rmSync(work, { recursive: true, force: true })
if (differs) {
  console.error(
    'If that is meant, npm run api writes the reports anew; CHANGELOG.md says what changed, and a breaking change waits for its version.',
  )
  process.exitCode = 1
}
