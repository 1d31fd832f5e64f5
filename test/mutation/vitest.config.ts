import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.js'

const MODULE = process.env['MODULE'] ?? 'cobranca'

/** The tests that the mutants of a module meet: its own. */
export default defineConfig({
  test: {
    ...base.test,
    include: [`test/${MODULE}/**/*.test.ts`],
    setupFiles: [...base.test!.setupFiles!, 'test/mutation/setup.ts'],
  },
})
