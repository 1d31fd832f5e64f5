/**
 * Santander kept the CNAB 400 of Banco Real as its standard 356, under its own number (padrão 356, version 1.1, 01/02/2012, p. 12). Under the number 356, a file is
 * Banco Real's.
 */
import { expect, test } from 'vitest'
import { parseReturn, type ReturnFile } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'

const { bytes } = fixture('033-santander/cnab400-356/settlements')

/** The same file with the number 356: 77–79 of the header, 5–7 of the trailer. */
const under356 = Buffer.from(bytes)
under356.write('356', 76, 'latin1')
under356.write('356', under356.lastIndexOf('\r\n9') + 6, 'latin1')

const asSantander = parseReturn(bytes)
const asReal = parseReturn(under356)

test('the number decides the bank', () => {
  expect([asSantander.bank, asSantander.variant]).toEqual(['033', '356'])
  expect([asReal.bank, asReal.variant]).toEqual(['356', undefined])
})

test('the titles have the same occurrences, numbers and amounts', () => {
  const titles = ({ bank_billet_discharges }: ReturnFile) =>
    bank_billet_discharges.map(({ our_occurrence, line_parsed: { error_code: _, other_credit, ...values } }) => ({
      our_occurrence,
      other_credit: Number(other_credit),
      ...values,
    }))
  expect(titles(asReal)).toEqual(titles(asSantander))
})

test('reasons (340–341) and shares of receivers, which Banco Real does not send, are reported', () => {
  expect(asReal.diagnostics.map(({ code, line, columns }) => [code, line, columns])).toEqual([
    ['unknown_record', 4, null],
    ['filler_not_blank', 6, [302, 341]],
    ['filler_not_blank', 7, [302, 341]],
  ])
})
