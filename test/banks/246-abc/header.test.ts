import { expect, test } from 'vitest'
import { buildRemittance } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

// CNAB 240 (05/2020), G020, p. 56: the only density that the manual lists.
test('the header of a file has the density 01600', () => {
  const { content } = buildRemittance({
    wallet: INSTRUCTIONS['cnab240']!.wallet,
    entries: [entryOf()],
    generated_at: '2026-03-02T10:00:00-03:00',
  })
  expect(content.slice(166, 171)).toBe('01600')
})
