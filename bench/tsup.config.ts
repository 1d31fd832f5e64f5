import { defineConfig } from 'tsup'

// Benchmarks measure what is shipped (bundled JavaScript), not what the test runner makes of the sources.
export default defineConfig({
  entry: ['bench/main.ts'],
  outDir: 'node_modules/.cache/bench',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  shims: true,
  clean: true,
  removeNodeProtocol: false,
  skipNodeModulesBundle: true,
  silent: true,
})
