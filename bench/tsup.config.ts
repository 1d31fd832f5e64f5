import { defineConfig } from 'tsup'
import { forNode } from '../tsup.config.js'

const outDir = 'node_modules/.cache/bench'

// Benchmarks measure the bundled JavaScript of the package, not the output of the test runner.
export default defineConfig([
  {
    entry: ['bench/main.ts', 'bench/job.ts'],
    outDir,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    shims: true,
    removeNodeProtocol: false,
    skipNodeModulesBundle: true,
    silent: true,
  },
  // The library and the command, built as by `npm run build`.
  { ...forNode, clean: true, outDir: `${outDir}/package` },
])
