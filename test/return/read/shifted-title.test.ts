import { expect, test } from 'vitest'
import { parseReturn } from '../../../src/return/index.js'
import { returnFixture } from '../return-fixtures.js'

test('a title before which a digit was inserted does not end the file', () => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
  const shifted = lines.with(1, `0${lines[1]}`.slice(0, 400))
  const whole = parseReturn(bytes)
  const read = parseReturn(Buffer.from(shifted.join('\r\n'), 'latin1'))
  expect(read.bank_billet_discharges.map(({ line }) => line)).toEqual(
    whole.bank_billet_discharges.map(({ line }) => line).filter((line) => line !== 2),
  )
  expect(read.diagnostics.map(({ code, line }) => `${code} ${line}`)).toContain('unknown_record 2')
})
