import { resolve } from 'node:path'

/** Folder for the programs and values of one run, whose process has this module. Inside node_modules, so that programs in it find their packages. */
export const SCRATCH = resolve(`node_modules/.cache/tests-${process.pid}`)
