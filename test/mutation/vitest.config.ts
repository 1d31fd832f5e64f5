import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.js'

/** The tests of a module as `bundle.mjs` leaves them. */
export default defineConfig({
  test: {
    ...base.test,
    include: ['test/mutation/bundle/**/*.test.mjs'],
    setupFiles: ['test/mutation/bundle/seed.mjs', 'test/mutation/bundle/limit.mjs'],
    server: { deps: { external: [/\/bundle\//] } },
    // A thread of its own has each mutant; its test files need not.
    isolate: false,
  },
})
