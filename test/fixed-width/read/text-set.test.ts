import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TextSet } from '../../../src/fixed-width/read/text-set.js'
import { TitleHistory } from '../../../src/fixed-width/read/title-history.js'
import { isLong } from '../../runs.js'

describe('TextSet', () => {
  test('contains exactly the added texts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 3 }), { maxLength: 400 }),
        fc.string({ maxLength: 3 }),
        (texts, other) => {
          const [known, set] = [new Set<string>(), new TextSet()]
          for (const text of texts) {
            expect(set.add(text)).toBe(!known.has(text))
            known.add(text)
          }
          for (const text of [...texts, other]) expect(set.has(text)).toBe(known.has(text))
        },
      ),
    )
  })
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function memory(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

describe('titles without line numbers', () => {
  const lines = isLong ? 50_000 : 20_000
  const width = 400
  const line = (number: number): string => Buffer.alloc(width, `${number} `).toString('latin1')

  test('need a tenth of the memory of the lines', () => {
    const grown = (): number => {
      const history = new TitleHistory(null)
      history.startFile('header')
      const before = memory()
      let repeated = 0
      for (let number = 0; number < lines; number++) if (history.isRepeated(line(number), null)) repeated++
      const growth = memory() - before
      expect(repeated).toBe(0)
      expect(history.isRepeated(line(7), null)).toBe(true)
      return growth
    }
    const limit = (lines * width) / 10
    let taken = grown()
    // Other work of the process needs memory too.
    for (let again = 0; again < 2 && taken >= limit; again++) taken = grown()
    expect(taken).toBeLessThan(limit)
  })
})
