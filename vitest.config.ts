import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // `npm test` turns this on; a bare `vitest` stays quick. Errors in the sources are `npm run typecheck`'s to report.
    typecheck: { include: ['test/**/*.test-d.ts'], ignoreSourceErrors: true },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
})
