#!/usr/bin/env node
import { run } from './run.js'

void run(process.argv.slice(2), process.stdout, process.stderr).then((code) => {
  process.exitCode = code
})
