/** `npm run bench`: see bench/README.md. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FILES } from './files/index.js'
import { count, figures, ratio, titlesASecond } from './format.js'
import { fullSpeed } from './full-speed.js'
import { measureSuite } from './measure-suite.js'
import { HELP, type Options, optionsOf } from './options.js'
import { arePeersInstalled, BENCH } from './peers/load.js'
import { writeReport } from './report.js'
import { type Row, thisMachine } from './result.js'
import type { Suite } from './suite.js'
import { suiteOf } from './suites/index.js'

/** Loops of calibration at the start; they take some seconds. */
const CALIBRATION_LOOPS = 2000

const DIST = fileURLToPath(new URL('./package', import.meta.url))

/** Installs the peers, which are not dependencies of the project. If that fails, they are left out. */
function installPeers(): void {
  if (arePeersInstalled()) return
  console.log('Installing the peers: npm ci in bench/')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: BENCH,
    stdio: 'ignore',
  })
  if (status !== 0) console.log('The peers could not be installed and are left out.')
}

function printRow(suite: Suite, row: Row): void {
  const where = `${FILES[row.file].name}, ${count(row.titles)}`.padEnd(28)
  const rate = row.isFixed ? '' : `${figures(titlesASecond(suite, row))} titles/s, `
  const found =
    row.missing ??
    `${figures(row.time.wall)} ms, ${rate}×${figures(ratio(suite, row, 0))}, ${figures(row.peak / 1e6)} MB${row.isSteady ? '' : ', unsteady'}`
  console.log(`  ${where} ${row.work.padEnd(54)} ${found}`)
}

/** Measures the suites, and saves each as soon as it is measured, so that a later failure does not lose it. */
async function measureAll(options: Options, command: string): Promise<void> {
  const folder = mkdtempSync(join(options.dir ?? tmpdir(), 'cnab-bench-'))
  const full = fullSpeed(CALIBRATION_LOOPS)
  try {
    for (const name of options.suites) {
      const suite = suiteOf(name)
      console.log(`\n${suite.title} (× ${suite.baselines(suite.files[0]!)[0]!.name})`)
      const rows = await measureSuite(suite, options, { folder, dist: DIST, full }, (row) => printRow(suite, row))
      if (suite.summary !== undefined) console.log(suite.summary(rows))
      if (options.save) writeReport(BENCH, { suite: name, machine: thisMachine(), command, rows })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const args = process.argv.slice(2)
const options = optionsOf(args)
if (options === null) console.log(HELP)
else {
  if (options.suites.some((name) => name.startsWith('peers'))) installPeers()
  const shown = args.filter((arg, i) => !/^--dir/.test(arg) && args[i - 1] !== '--dir')
  await measureAll(options, ['npm run bench', ...(shown.length > 0 ? ['--', ...shown] : [])].join(' '))
  if (options.save) console.log('\nUpdated bench/RESULTS.md')
}
