import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.js'

const MODULE = process.env['MODULE'] ?? 'cobranca'

/** Thousands of draws each, whatever FC_RUNS says: what survives the other tests is to meet them by ALL=1. */
const SLOW = [
  '**/fast-paths.test.ts',
  '**/plain-slip.test.ts',
  '**/file.test.ts',
  '**/lines.test.ts',
  '**/codec.test.ts',
]

/** The tests that the mutants of a module meet: its own. */
export default defineConfig({
  test: {
    ...base.test,
    include: [`test/${MODULE}/**/*.test.ts`],
    exclude: process.env['ALL'] === '1' ? [] : SLOW,
  },
})
