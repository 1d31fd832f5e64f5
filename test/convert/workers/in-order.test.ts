import { expect, test } from 'vitest'
import type { Candidate } from '../../../src/convert/input/candidates.js'
import { listed, lookAhead } from '../../../src/convert/input/look-ahead.js'
import { inOrder } from '../../../src/convert/workers/in-order.js'

const candidate: Candidate = { path: 'a', named: true, name: 'a', source: { kind: 'stdin' }, size: 10, modified: 0 }

test.each([0, 25, 1000])(
  'closes the iterator of the items if the caller stops early (%i bytes of look-ahead)',
  async (enough) => {
    let isClosed = false
    async function* endless(): AsyncGenerator<Candidate> {
      try {
        for (let i = 0; i < 200; i++) yield candidate
      } finally {
        isClosed = true
      }
    }
    const { items } = await lookAhead(listed(endless()), enough)
    for await (const _ of inOrder(items, 2, async (group) => group.length)) break
    expect(isClosed).toBe(true)
  },
)
