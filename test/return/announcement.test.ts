/** Itaú CNAB 400: an announcement of a settlement (107 = I, indicator 23.2, p. 52) is reported if its column 107 is damaged. */
import { expect, test } from 'vitest'
import { parseReturn, paymentsFrom } from '../../src/return/index.js'
import { returnFixture } from './return-fixtures.js'

const NOTICE = 106

const { bytes } = returnFixture('341-itau/cnab400/credit-date-in-header')
const text = Buffer.from(bytes).toString('latin1')
const lines = text.split('\r\n')
const announced = lines.findIndex((line) => line[NOTICE] === 'I')

test.each(['\0', 'X', '1'])('%j in column 107: the payment has an error on its line', (damage) => {
  const damaged = lines.with(
    announced,
    lines[announced]!.slice(0, NOTICE) + damage + lines[announced]!.slice(NOTICE + 1),
  )
  const file = parseReturn(Buffer.from(damaged.join('\r\n'), 'latin1'))
  expect(paymentsFrom(file.bank_billet_discharges)).toHaveLength(
    paymentsFrom(parseReturn(bytes).bank_billet_discharges).length + 1,
  )
  expect(file.diagnostics).toContainEqual(
    expect.objectContaining({ code: 'doubtful_payment', severity: 'error', line: announced + 1, columns: [107, 107] }),
  )
})
