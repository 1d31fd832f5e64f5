import { defineConfig } from 'vitest/config'
import base from '../vitest.config.js'
import { packageAliases } from './compiled-sources.js'

/** Configuration of `npm run test:watch` and `npm run coverage`: Vitest transforms each source itself, so that it knows which have changed and which ran. */
export default defineConfig({
  test: {
    ...base.test,
    globalSetup: ['test/global-setup.ts'],
    alias: packageAliases((name) => `${import.meta.dirname}/../src/${name}.ts`),
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
})
