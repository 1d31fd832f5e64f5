/** Builds the programs as in the package. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import { inject } from 'vitest'
import programs from '../../tsup.start.config.js'

export interface Programs {
  /** Folder with the layout of the package, including `fixtures`. */
  readonly home: string
  readonly cnab: string
  readonly start: string
}

let built: Promise<Programs> | undefined

/** Builds the programs, once for all files of a worker. Workers have their own, because they build at the same time. */
export function buildPrograms(): Promise<Programs> {
  built ??= buildIn(join(inject('scratch'), `programs-${process.pid}`))
  return built
}

/** Copies the layout of the package, so that the programs find the fixtures. */
async function buildIn(home: string): Promise<Programs> {
  cpSync('fixtures', join(home, 'fixtures'), { recursive: true })
  await build({ ...programs, config: false, outDir: join(home, 'dist') })
  return { home, cnab: join(home, 'dist/cli/cnab.cjs'), start: join(home, 'dist/cli/start.cjs') }
}
