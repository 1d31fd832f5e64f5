/**
 * Tries mutants of a module on the tests of the folder of the same name: `npm run mutation -- cobranca`, or only some files of it:
 * `npm run mutation -- cobranca money dates`. Few draws of each property (FC_RUNS) keep it to hours: more find more.
 */
import { spawnSync } from 'node:child_process'

const [module, ...files] = process.argv.slice(2)
if (module === undefined) {
  console.error('usage: npm run mutation -- MODULE [FILE…]')
  process.exit(2)
}
const mutate = files.length === 0 ? [`src/${module}/**/*.ts`] : files.map((file) => `src/${module}/${file}.ts`)
const { status } = spawnSync(
  'npx',
  ['stryker', 'run', 'test/mutation/stryker.config.mjs', '--mutate', mutate.join(',')],
  {
    stdio: 'inherit',
    env: { FC_SEED: '20260401', FC_RUNS: '10', ...process.env, MODULE: module },
  },
)
process.exit(status ?? 1)
