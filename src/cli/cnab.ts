#!/usr/bin/env node
import { optimiseLater } from './optimise-later.js'
import { run } from './run.js'
import { standardOutput } from './standard-output.js'

optimiseLater()
void run(process.argv.slice(2), standardOutput(process.stdout), standardOutput(process.stderr)).then((code) => {
  process.exitCode = code
})
