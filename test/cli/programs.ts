/** Builds the programs as in the package. */
import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'tsup'
import programs from '../../tsup.start.config.js'

export interface Programs {
  /** Folder with the layout of the package, including `fixtures`. */
  readonly home: string
  readonly cnab: string
  readonly start: string
}

/** Builds the programs. Each caller gets its own copy, because test files run in parallel. */
export async function buildPrograms(name: string): Promise<Programs> {
  // Inside node_modules, so that the programs find their dependencies; with the layout of the package, so that they find the fixtures.
  const home = resolve(`node_modules/.cache/programs-${name}-${process.pid}`)
  rmSync(home, { recursive: true, force: true })
  cpSync('fixtures', join(home, 'fixtures'), { recursive: true })
  await build({ ...programs, config: false, outDir: join(home, 'dist') })
  return { home, cnab: join(home, 'dist/cli/cnab.cjs'), start: join(home, 'dist/cli/start.cjs') }
}
