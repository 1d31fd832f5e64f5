import { defineConfig, type Options } from 'tsup'
import { esm, workerOfThreads } from './tsup.config.js'

const outDir = 'node_modules/.cache/start'

const command: Options = { ...esm, outDir, entry: { 'cli/cnab': 'src/cli/cnab.ts', 'cli/start': 'src/cli/start.ts' } }

// The command for whoever has the sources, in seconds: no types, no library, the kernel as it is.
export default defineConfig([command, { ...workerOfThreads, outDir }])
