import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { longFiles } from './long-files.js'

test('the long run has each test file that imports runs.ts', () => {
  const importers = globSync('test/**/*.test.ts').filter((path) =>
    /import \{[^}]*\b(?:isLong|runs|someOf)\b[^}]*\} from '[./]+\/runs\.js'/.test(readFileSync(path, 'utf8')),
  )
  expect(importers.length).toBeGreaterThan(50)
  expect(longFiles()).toEqual(expect.arrayContaining(importers))
})

test('the long run has the files that only it has', () => {
  expect(longFiles()).toContain('test/entry-points.long.test.ts')
})

test('and only files that can do more in it', () => {
  expect(longFiles()).not.toContain('test/seed.test.ts')
})

test('only runs.ts asks which run it is', () => {
  const asks = globSync('test/**/*.ts').filter((path) => /inject\('long'\)/.test(readFileSync(path, 'utf8')))
  expect(asks).toEqual(['test/runs.ts'])
})
