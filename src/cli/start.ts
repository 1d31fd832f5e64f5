/** The program of `npm start`: runs the demonstration or, with paths, `cnab convert`. */
import { join } from 'node:path'
import { packageRoot } from '../testing/fixtures/package-root.js'
import { demonstrate } from './demo.js'
import { outputFailed } from './error-text.js'
import { EXIT, type ExitCode } from './exit-codes.js'
import { run } from './run.js'
import { standardOutput } from './standard-output.js'
import { terminalOn } from './terminal.js'

async function start(paths: readonly string[]): Promise<ExitCode> {
  const [stdout, stderr] = [standardOutput(process.stdout), standardOutput(process.stderr)]
  if (paths.length > 0) return run(['convert', ...paths], stdout, stderr)
  const errors = terminalOn(stderr)
  const terminal = terminalOn(stdout, (error) => errors.line(outputFailed(error, 'pt')))
  await demonstrate(join(packageRoot(), 'fixtures/demo'), join('out', 'demo'), terminal)
  return terminal.failure === null ? EXIT.ok : EXIT.incomplete
}

void start(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
