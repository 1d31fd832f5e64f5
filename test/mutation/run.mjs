/**
 * Tries mutants of a module on the tests of the folder of the same name: `npm run mutation -- cobranca`, or only some files of it:
 * `npm run mutation -- cobranca money dates`. `SHARE=4` takes a sample, every fourth run of lines, and `FROM=1` another, one run further on: tests
 * that were written for what a first sample left say nothing of the rest. `AGAIN=1` takes those that the last run's tests did not notice, or did not
 * end with in time; with it go `MILLISECONDS=2000` for each property instead of 150, and `TESTS=cobranca/*,remittance/validation`, tests of other
 * folders, too.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

/** Lines that a sample takes or leaves together: whole statements, mostly. */
const RUN = 12

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

/** The runs of all files' lines, counted on from file to file. */
function* runs() {
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n').length
    for (let first = 1; first <= lines; first += RUN) yield `${file}:${first}-${Math.min(first + RUN - 1, lines)}`
  }
}

/** Where the last run left mutants that nothing noticed, or that were too slow for a busy machine. */
const left = () =>
  [...readFileSync('out/mutation.txt', 'utf8').matchAll(/^(?:Survived|NoCoverage|Timeout) (\S+)/gm)].map(
    ([, place]) => place,
  )

const mutate =
  process.env['AGAIN'] === '1'
    ? [...new Set(left())]
    : share === 1
      ? files
      : [...runs()].filter((_, at) => at % share === from)
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
