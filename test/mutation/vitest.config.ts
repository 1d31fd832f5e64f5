import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.js'

/** The tests of a module as `bundle.mjs` leaves them. */
export default defineConfig({
  test: {
    ...base.test,
    include: ['test/mutation/bundle/**/*.test.mjs'],
    setupFiles: ['test/mutation/bundle/seed.mjs', 'test/mutation/bundle/limit.mjs'],
    // These load the library a second time, which is not in files here, or compile files, in which all mutants are.
    testNamePattern: /^(?!where code may not be made at run time|the kernel in the package)/,
    server: { deps: { external: [/\/bundle\//] } },
    // A thread of its own has each mutant; its test files need not.
    isolate: false,
  },
})
