import { configDefaults, defineConfig } from 'vitest/config'

const report = process.env['TEST_REPORT']

const source = (path: string): string => `${import.meta.dirname}/src/${path}`

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/**/*.long.test.ts'],
    // The examples import the library as an installed package.
    alias: [
      { find: /^cnab-cobranca$/, replacement: source('index.ts') },
      { find: /^cnab-cobranca\/(boleto|tables)$/, replacement: source('$1.ts') },
      { find: /^cnab-cobranca\/(import|queue|settlement|testing\/simulator)$/, replacement: source('$1/index.ts') },
    ],
    globalSetup: ['test/global-setup.ts'],
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
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
})
