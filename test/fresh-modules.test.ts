import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { codecOf, digits, record } from '../src/fixed-width/index.js'
import { freshModules } from './fresh-modules.js'

test('no test resets the modules of its worker: all files after it would load them again', () => {
  const resets = globSync('test/**/*.test.ts').filter((path) =>
    /vi\.(resetModules|mock|doMock)\(/.test(readFileSync(path, 'utf8')),
  )
  expect(resets.filter((path) => path !== 'test/fresh-modules.test.ts')).toEqual([])
})

test('fresh modules have a state of their own, each time', async () => {
  const made = record('made', 4, { number: digits(1, 4) }, 'made up')
  const [one, other] = await Promise.all(
    [1, 2].map(() => freshModules<typeof import('../src/fixed-width/index.js')>('fixed-width/index')),
  )
  const codecs = new Set([codecOf, one!.codecOf, other!.codecOf].map((of) => of(made)))
  expect(codecs.size).toBe(3)
})
