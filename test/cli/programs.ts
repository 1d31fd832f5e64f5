/** The programs themselves, built as they are shipped. */
import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'tsup'

export interface Programs {
  /** Where the package is: `fixtures` lies in it, as in the package. */
  readonly home: string
  readonly cnab: string
  readonly start: string
}

/** Builds them; each caller has its own, for test files run at the same time. */
export async function buildPrograms(name: string): Promise<Programs> {
  // Inside node_modules, so that the programs find the same packages; shaped as the package is, so that they find the fixtures.
  const home = resolve(`node_modules/.cache/programs-${name}-${process.pid}`)
  rmSync(home, { recursive: true, force: true })
  cpSync('fixtures', join(home, 'fixtures'), { recursive: true })
  const shared = {
    config: false,
    outDir: join(home, 'dist'),
    target: 'node20',
    platform: 'node',
    removeNodeProtocol: false,
    silent: true,
  } as const
  await build({
    ...shared,
    entry: { 'cli/cnab': 'src/cli/cnab.ts', 'cli/start': 'src/cli/start.ts' },
    format: 'esm',
  })
  await build({
    ...shared,
    entry: { 'convert/workers/worker': 'src/convert/workers/worker.ts' },
    format: 'cjs',
    splitting: false,
  })
  return { home, cnab: join(home, 'dist/cli/cnab.js'), start: join(home, 'dist/cli/start.js') }
}
