/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  buildCommand: 'node test/mutation/bundle.mjs',
  plugins: ['@stryker-mutator/*', './test/mutation/reporter.mjs'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // What is made once, when a file is imported (tables, descriptors), would have to meet every test: the tests by manual hold it.
  ignoreStatic: true,
  reporters: ['progress-append-only', 'clear-text', 'json', 'outcome-lines'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'out/mutation.json' },
  // A machine whose host gives it less for a while must not look like a loop without end.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.stryker-tmp',
}
