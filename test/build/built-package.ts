/** Builds the package, and runs code that imports it. */
import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'tsup'
import { forNode } from '../../tsup.config.js'
import { madeOnce } from '../made-once.js'

let built: Promise<string> | undefined

/** Returns the folder of the package, built once for all files of a run. Inside node_modules, so that the package finds its dependencies. */
export function buildPackage(): Promise<string> {
  built ??= madeOnce('package', async (home) => {
    cpSync('package.json', join(home, 'package.json'))
    symlinkSync(resolve('fixtures'), join(home, 'fixtures'))
    await build({ ...forNode, config: false, outDir: join(home, 'dist') })
  })
  return built
}

/**
 * Runs Node in the folder of the package.
 *
 * @param limit milliseconds after which the process is killed
 * @throws if it fails
 */
export function runIn(home: string, args: readonly string[], limit?: number): { stdout: string; stderr: string } {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: home,
    encoding: 'utf8',
    timeout: limit,
  })
  if (status !== 0) throw new Error(signal === null ? stderr : `killed by ${signal}: ${stderr}`)
  return { stdout, stderr }
}
