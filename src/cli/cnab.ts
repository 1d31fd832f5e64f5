#!/usr/bin/env node
import { optimiseLater } from './optimise-later.js'
import { run } from './run.js'
import { standardOutput } from './standard-output.js'

// The other commands run one code for all lines of a large file.
if (process.argv[2] === 'convert') optimiseLater()
void run(process.argv.slice(2), standardOutput(process.stdout), standardOutput(process.stderr)).then((code) => {
  process.exitCode = code
})
