/** Builds the programs as in the package. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import programs from '../../tsup.start.config.js'
import { madeOnce } from '../made-once.js'

export interface Programs {
  /** Folder with the layout of the package, including `fixtures`. */
  readonly home: string
  readonly cnab: string
  readonly start: string
}

let built: Promise<Programs> | undefined

/** Builds the programs, once for all files of a run. */
export function buildPrograms(): Promise<Programs> {
  built ??= buildOnce()
  return built
}

/** Copies the layout of the package, so that the programs find the fixtures. */
async function buildOnce(): Promise<Programs> {
  const home = await madeOnce('programs', async (folder) => {
    cpSync('fixtures', join(folder, 'fixtures'), { recursive: true })
    await build({ ...programs, config: false, outDir: join(folder, 'dist') })
  })
  return { home, cnab: join(home, 'dist/cli/cnab.cjs'), start: join(home, 'dist/cli/start.cjs') }
}
