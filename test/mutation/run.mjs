/**
 * Tests the mutants of a module with the tests of the folder of the same name: `npm run mutation -- cobranca`, or only those of some files:
 * `npm run mutation -- cobranca money dates`.
 *
 * - `SHARE=4` takes a sample: every fourth group of lines. `FROM=1` takes another sample, beginning one group later. After tests are written for the
 *   surviving mutants of one sample, only another sample measures the tests.
 * - `AGAIN=1` takes the mutants that survived the last run or exceeded its time limit.
 * - `MILLISECONDS=2000` sets the time limit of each property; default: 150.
 * - `TESTS=cobranca/*,remittance/validation` selects the tests, also of other folders.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

/** Lines in a group; a sample has whole groups, so that most statements are not divided. */
const GROUP = 12

const [module, ...names] = process.argv.slice(2)
if (module === undefined) {
  console.error('usage: npm run mutation -- MODULE [FILE…]')
  process.exit(2)
}
const share = Number(process.env['SHARE'] ?? 1)
const from = Number(process.env['FROM'] ?? 0)
const files =
  names.length > 0
    ? names.map((name) => `src/${module}/${name}.ts`)
    : globSync(`src/${module}/${module === 'banks' ? '*' : '**/*'}.ts`, {
        ignore: '**/kernel/{assembly/**,kernel-code.ts}',
      }).sort()

/** Groups of lines of all files. Samples count groups across files. */
function* groups() {
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n').length
    for (let first = 1; first <= lines; first += GROUP) yield `${file}:${first}-${Math.min(first + GROUP - 1, lines)}`
  }
}

/** Ranges of the mutants that survived the last run, had no coverage, or exceeded the time limit. */
const left = () =>
  [...readFileSync('out/mutation.txt', 'utf8').matchAll(/^(?:Survived|NoCoverage|Timeout) (\S+)/gm)].map(
    ([, place]) => place,
  )

const mutate =
  process.env['AGAIN'] === '1'
    ? [...new Set(left())]
    : share === 1
      ? files
      : [...groups()].filter((_, at) => at % share === from)
if (mutate.length === 0) {
  console.log('No mutants are left.')
  process.exit(0)
}
const { status } = spawnSync(
  'npx',
  ['stryker', 'run', 'test/mutation/stryker.config.mjs', '--mutate', mutate.join(',')],
  {
    stdio: 'inherit',
    env: { FC_SEED: '20260401', FC_RUNS: '10', TESTS: `${module}/**/*`, ...process.env },
  },
)
process.exit(status ?? 1)
