/** 108–122 of segment U, «outras despesas», and 176–292 of the CNAB 400. Banco Real, CNAB 240, version 4.5, p. 42 (C054); CNAB 400, version 3.0, pp. 23 and 26–27. */
import { expect, test } from 'vitest'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'

const linesOf = (name: string) => Buffer.from(fixture(name).bytes).toString('latin1').split('\r\n')
const put = (line: string, from: number, text: string) =>
  line.slice(0, from - 1) + text + line.slice(from - 1 + text.length)

/** The first title of the CNAB 240 under a movement (16–17), with R$ 85,50 in 108–122 of segment U. */
function with8550(occurrence: string) {
  const lines = linesOf('356-real/cnab240/settlements').map((line) => {
    const moved = /^.{13}[TU]/.test(line) ? put(line, 16, occurrence) : line
    return line[13] === 'U' ? put(moved, 108, '000000000008550') : moved
  })
  return parseReturn(Buffer.from(lines.join('\r\n'), 'latin1')).bank_billet_discharges[0]!.line_parsed
}

test.each(['06', '17'])(
  'in a settlement (%s) they are the rest of the title or costs of the notary: unknown',
  (occurrence) => {
    expect(with8550(occurrence).other_fines).toBe('')
  },
)

test.each(['23', '28'])('in the movement %s they are costs', (occurrence) => {
  expect(with8550(occurrence).other_fines).toBe('8550')
})

test('amounts that the CNAB 400 always sends as zeros are not sent', () => {
  const titles = ['settlements', 'registrations-and-rejections'].flatMap(
    (name) => parseReturn(fixture(`356-real/cnab400/${name}`).bytes).bank_billet_discharges,
  )
  expect(
    titles.map(({ line_parsed }) => line_parsed.bank_rate + line_parsed.other_credit + line_parsed.iof).join(''),
  ).toBe('')
  expect(titles.find(({ occurrence }) => occurrence === '11')!.line_parsed.other_fines).toBe('')
})
