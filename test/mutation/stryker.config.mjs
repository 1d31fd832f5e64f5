/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  buildCommand: 'node test/mutation/bundle.mjs',
  plugins: ['@stryker-mutator/*', './test/mutation/reporter.mjs'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // Mutants of code that runs on import (tables, descriptors) would need every test; the tests from the manuals cover that code.
  ignoreStatic: true,
  reporters: ['progress-append-only', 'clear-text', 'json', 'outcome-lines'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'out/mutation.json' },
  // A machine that is slow for a while must not look like an endless loop.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.stryker-tmp',
}
