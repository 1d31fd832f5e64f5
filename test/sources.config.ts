import { defineConfig } from 'vitest/config'
import base from '../vitest.config.js'

const source = (path: string): string => `${import.meta.dirname}/../src/${path}`

/** Configuration of `npm run test:watch` and `npm run coverage`: Vitest transforms each source itself, so that it knows which have changed and which ran. */
export default defineConfig({
  test: {
    ...base.test,
    globalSetup: ['test/global-setup.ts'],
    // The examples import the library as an installed package.
    alias: [
      { find: /^cnab-cobranca$/, replacement: source('index.ts') },
      { find: /^cnab-cobranca\/(boleto|tables)$/, replacement: source('$1.ts') },
      { find: /^cnab-cobranca\/(import|queue|settlement|testing\/simulator)$/, replacement: source('$1/index.ts') },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
})
