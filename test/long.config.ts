import { configDefaults, defineConfig } from 'vitest/config'
import base from '../vitest.config.js'
import { longFiles } from './long-files.js'

/** Configuration of `npm run test:long`: the test files with a long part, with all their draws. `npm test` runs the others whole. */
export default defineConfig({
  test: {
    ...base.test,
    include: [...longFiles()],
    exclude: configDefaults.exclude,
    provide: { ...base.test?.provide, long: true },
  },
})
