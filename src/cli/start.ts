/** What `npm start` runs: `cnab convert` on the paths given, or on the package's own fixtures. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.js'

const fixtures = relative('', fileURLToPath(new URL('../../fixtures', import.meta.url)))
const given = process.argv.slice(2)

process.exitCode = await run(['convert', ...(given.length === 0 ? [fixtures] : given)], process.stdout, process.stderr)
