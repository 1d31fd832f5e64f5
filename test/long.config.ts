import { defineConfig } from 'vitest/config'
import base from '../vitest.config.js'

/** Configuration of `npm run test:long`: all tests with all their draws, including the long tests. */
export default defineConfig({ test: { ...base.test, provide: { ...base.test?.provide, long: true } } })
