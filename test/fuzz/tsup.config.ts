import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['test/fuzz/main.ts', 'test/fuzz/worker.ts'],
  outDir: 'node_modules/.cache/fuzz',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  shims: true,
  clean: true,
  removeNodeProtocol: false,
  skipNodeModulesBundle: true,
  silent: true,
})
