/** What `npm start` runs: `cnab convert` on the paths given, or on the package's own fixtures. */
import { join, relative } from 'node:path'
import { packageRoot } from '../testing/fixtures/package-root.js'
import { run } from './run.js'

const fixtures = relative('', join(packageRoot(), 'fixtures'))
const given = process.argv.slice(2)

process.exitCode = await run(['convert', ...(given.length === 0 ? [fixtures] : given)], process.stdout, process.stderr)
