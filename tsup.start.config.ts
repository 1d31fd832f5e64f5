import type { Options } from 'tsup'
import { forNode } from './tsup.config.js'

// The command of a checkout, built in seconds: no types, no library, the kernel as it is.
export default {
  ...forNode,
  define: {},
  outDir: 'node_modules/.cache/start',
  entry: {
    'cli/cnab': 'src/cli/cnab.ts',
    'cli/start': 'src/cli/start.ts',
    'convert/workers/worker': 'src/convert/workers/worker.ts',
  },
} satisfies Options
