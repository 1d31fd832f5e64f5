import { defineConfig } from 'tsup'
import shipped from '../tsup.config.js'

const outDir = 'node_modules/.cache/bench'

if (!Array.isArray(shipped)) throw new Error('tsup.config.ts has one build for ESM and one for CommonJS')

// Benchmarks measure what is shipped (bundled JavaScript), not what the test runner makes of the sources.
export default defineConfig([
  {
    entry: ['bench/main.ts', 'bench/job.ts'],
    outDir,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    shims: true,
    clean: ['*.js'],
    removeNodeProtocol: false,
    skipNodeModulesBundle: true,
    silent: true,
  },
  // The command, as `npm run build` makes it.
  { ...shipped[0], dts: false, outDir: `${outDir}/package` },
])
