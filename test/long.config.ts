import { defineConfig } from 'vitest/config'
import base from '../vitest.config.js'

/** `npm run test:long`: the same tests with all their draws, and those that are too long for every run. */
export default defineConfig({ test: { ...base.test, provide: { ...base.test?.provide, long: true } } })
