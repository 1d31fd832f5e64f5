import { configDefaults, defineConfig } from 'vitest/config'
import { compiledSources } from './test/compiled-sources.js'

const report = process.env['TEST_REPORT']

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/**/*.long.test.ts'],
    alias: compiledSources,
    globalSetup: ['test/global-setup.ts', 'test/compiled-sources.ts'],
    provide: { long: false },
    setupFiles: ['test/setup.ts'],
    // No test is about time: a property over every dialect may take long on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Banks, tables and descriptors are the same for all tests: a worker makes them once.
    isolate: false,
    // By default Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // The report that `.ci/run` counts tests from, in the file that it names.
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
})
