import { expect, test } from 'vitest'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../convert/folders.js'

// CNAB 240 p. 31, C048: the interest has four decimals. 1,5047 is R$ 1,50 and 47 hundredths of a cent.
test('digits after the cents of the interest are reported, and the interest keeps its cents', () => {
  const lines = fixture('097-credisis/cnab240/settlements.ret').toString('latin1').split('\r\n')
  const at = lines.findIndex((line) => line[13] === 'U')
  const line = lines[at]!
  const changed = lines.with(at, `${line.slice(0, 17)}000000000015047${line.slice(32)}`)
  const { bank_billet_discharges, diagnostics } = parseReturn(Buffer.from(changed.join('\r\n'), 'latin1'))
  const record = bank_billet_discharges.find((each) => each.line === at)!
  expect(record.line_parsed.billet_fine).toBe('150')
  expect(diagnostics).toMatchObject([{ code: 'filler_not_zero', line: at + 1, columns: [31, 32], got: '47' }])
})
