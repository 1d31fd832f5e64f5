import { defineConfig } from 'tsup'
import { commonJs } from '../.build/common-js.js'
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
  // The threads of `convertAll`, which looks for their code beside its own.
  { ...forNode, entry: { 'convert/workers/worker': 'src/convert/workers/worker.ts' }, plugins: [commonJs], outDir },
  // The library and the command, built as by `npm run build`.
  { ...forNode, clean: true, outDir: `${outDir}/package` },
])
