/** The program of `npm start`: runs the demonstration or, with paths, `cnab convert`. */
import { join } from 'node:path'
import { packageRoot } from '../testing/fixtures/package-root.js'
import { demonstrate } from './demo.js'
import { run } from './run.js'
import { terminalOn } from './terminal.js'

async function start(paths: readonly string[]): Promise<void> {
  if (paths.length === 0)
    await demonstrate(join(packageRoot(), 'fixtures/demo'), join('out', 'demo'), terminalOn(process.stdout))
  else process.exitCode = await run(['convert', ...paths], process.stdout, process.stderr)
}

void start(process.argv.slice(2))
