/** Layout Cobrança H7815, version 8.4, nota 37, p. 24: the count includes header and trailer of the lot. Real returns count only the details. */
import { expect, test } from 'vitest'
import { lintFile } from '../../../src/inspect/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { changedFixture } from '../../changed-fixture.js'

/** A lot of 15 details in lines 3 to 17; its trailer, line 18, has the count in 18–23. */
const withCount = (count: string): Buffer => changedFixture('033-santander/cnab240/settlements.ret', 18, { 18: count })

const totals = (bytes: Buffer) =>
  parseReturn(bytes).diagnostics.flatMap(({ code, line, expected, got }) =>
    code === 'total_mismatch' ? [[line, expected, got]] : [],
  )

test.each(['000017', '000015'])('the lot trailer may count all lines of the lot, or only its details: %s', (count) => {
  expect(totals(withCount(count))).toEqual([])
  expect(lintFile(withCount(count)).findings.filter(({ rule }) => rule === 'total_mismatch')).toEqual([])
})

test.each(['000016', '000014', '000018'])('other counts are reported: %s', (count) => {
  expect(totals(withCount(count))).toEqual([[18, '17', String(Number(count))]])
})

test.each([
  ['001-bb', 15, '000012'],
  ['104-caixa', 15, '000012'],
  ['237-bradesco', 15, '000012'],
  ['341-itau', 11, '000008'],
  ['748-sicredi', 16, '000013'],
  ['756-sicoob', 15, '000012'],
])('%s counts header and trailer', (bank, line, details) => {
  const bytes = changedFixture(`${bank}/cnab240/settlements.ret`, line, { 18: details })
  expect(totals(bytes)).toEqual([[line, String(Number(details) + 2), String(Number(details))]])
})
