import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.js'

/** Runs the bundled tests of a module, see `bundle.mjs`. */
export default defineConfig({
  test: {
    ...base.test,
    include: ['test/mutation/bundle/**/*.test.mjs'],
    // The bundle has the sources, with their mutants.
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/mutation/bundle/seed.mjs', 'test/mutation/bundle/limit.mjs'],
    // These tests load the library a second time, or compile files that contain all mutants.
    testNamePattern: /^(?!where code may not be made at run time|the kernel in the package)/,
    server: { deps: { external: [/\/bundle\//] } },
    // Each mutant runs in a separate thread; its test files need no isolation.
    isolate: false,
  },
})
