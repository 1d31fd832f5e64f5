import { defineConfig } from 'tsup'
import { esm } from '../tsup.config.js'

const outDir = 'node_modules/.cache/bench'

// Benchmarks measure what is shipped (bundled JavaScript), not what the test runner makes of the sources.
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
  // The command, as `npm run build` makes it.
  { ...esm, clean: true, outDir: `${outDir}/package` },
])
