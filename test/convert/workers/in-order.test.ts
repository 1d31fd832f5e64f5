import { expect, test, vi } from 'vitest'
import type { Candidate } from '../../../src/convert/input/candidates.js'
import { Listing } from '../../../src/convert/input/listing.js'
import { inOrder } from '../../../src/convert/workers/in-order.js'

const candidate: Candidate = { path: 'a', named: true, name: 'a', source: { kind: 'stdin' }, size: 10, modified: 0 }

test('closes the iterator of the items if the caller stops early', async () => {
  let isClosed = false
  async function* endless(): AsyncGenerator<Candidate> {
    try {
      for (;;) yield candidate
    } finally {
      isClosed = true
    }
  }
  const { groups } = new Listing(endless())
  for await (const _ of inOrder(groups, 2, async (group) => group.length)) break
  await vi.waitFor(() => expect(isClosed).toBe(true))
})
