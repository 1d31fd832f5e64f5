/** Payments whose lines are damaged in the columns that identify the payment. They are read, with an error on the line. */
import { describe, expect, test } from 'vitest'
import { parseReturn, paymentsFrom, type ReturnFile } from '../../../src/return/index.js'
import { returnFixture } from '../return-fixtures.js'

const linesOf = (name: string): string[] => returnFixture(name).bytes.toString('latin1').split('\r\n')
const fileOf = (lines: readonly string[]): ReturnFile => parseReturn(Buffer.from(lines.join('\r\n'), 'latin1'))
const errorsOf = ({ diagnostics }: ReturnFile) =>
  diagnostics
    .filter(({ code }) => code === 'doubtful_payment' || code === 'ambiguous_companion')
    .map(({ code, line, columns }) => [code, line, columns])
const put = (line: string, column: number, text: string): string =>
  line.slice(0, column - 1) + text + line.slice(column - 1 + text.length)

describe('Itaú, CNAB 400: nosso número 86–94, day of the occurrence 111–116 (pp. 27–29)', () => {
  const lines = linesOf('341-itau/cnab400/settlements')
  const changed = (column: number, text: string) =>
    fileOf(lines.map((line, i) => (i === 1 ? put(line, column, text) : line)))

  test('an undamaged file has no doubtful payment', () => expect(errorsOf(fileOf(lines))).toEqual([]))

  test('a letter within nosso número', () => {
    expect(errorsOf(changed(88, 'O'))).toEqual([['doubtful_payment', 2, [86, 93]]])
  })

  test('a day that does not exist', () => {
    expect(errorsOf(changed(111, 'X2'))).toEqual([['doubtful_payment', 2, [111, 116]]])
  })

  test('digits aligned on the left are accepted', () => {
    expect(errorsOf(changed(92, '  '))).toEqual([])
  })

  test('a short line that ends in blanks: columns before the blanks are missing', () => {
    const u = linesOf('104-caixa/cnab240/settlements')
    const at = u.findIndex((line) => line[13] === 'U')
    const short = u[at]!.slice(0, 133) + u[at]!.slice(197)
    expect(short.endsWith(' ')).toBe(true)
    expect(errorsOf(fileOf(u.with(at, short)))).toEqual([['doubtful_payment', at + 1, [170, 176]]])
  })

  // Caixa SICOB, p. 20: occurrence 138–145, then zeros and a filler that real files fill with zeros. 05/03/2009 would be 05/03/2000.
  test('a short line that ends in zeros of a filler: columns before the zeros are missing', () => {
    const u = linesOf('104-caixa/cnab240-sicob/settlements')
    const at = u.findIndex((line, i) => line[13] === 'U' && i > 4)
    const short = u[at]!.slice(0, 144) + u[at]!.slice(208)
    expect(errorsOf(fileOf(u.with(at, short)))).toEqual([['doubtful_payment', at + 1, [143, 176]]])
  })

  // Caixa SIGCB 400: the credit date ends at 299. The line number at 395–400 is never blank.
  test('a line that is cut after its values', () => {
    const whole = linesOf('104-caixa/cnab400/settlements')
    const cut = whole.with(1, whole[1]!.slice(0, 299))
    expect(errorsOf(fileOf(cut))).toEqual([['doubtful_payment', 2, [299, 299]]])
  })

  // Sicredi 240: the day of the credit is at 146–153 of segment U.
  test('a line that ends before the day of the credit', () => {
    const u = linesOf('748-sicredi/cnab240/settlements')
    const at = u.findIndex((line) => line[13] === 'U')
    const short = u[at]!.slice(0, 60) + u[at]!.slice(68, 153)
    expect(errorsOf(fileOf(u.with(at, short)))).toEqual([['doubtful_payment', at + 1, [146, 153]]])
  })

  // Sicoob through Banco do Brasil, segment T, pp. 7–8: the fee at 200–214 is part of the paid amount; zeros at 225–240.
  test('a line that ends before zeros of a filler', () => {
    const t = linesOf('756-sicoob/cnab240-correspondente-bb/settlements')
    const at = t.findIndex((line) => line[13] === 'T')
    expect(errorsOf(fileOf(t.with(at, t[at]!.slice(0, 214))))).toEqual([['doubtful_payment', at + 1, [214, 214]]])
  })

  test('content after the last column: pieces of another line', () => {
    const joined = fileOf(lines.map((line, i) => (i === 1 ? `${line}${lines[2]!.slice(300)}` : line)))
    expect(errorsOf(joined)).toEqual([['doubtful_payment', 2, [401, 500]]])
  })
})

test('Real, CNAB 400: a letter in the espécie 57, which makes a line one of cobrança sem registro (174–175, p. 35)', () => {
  const lines = linesOf('356-real/cnab400/settlements')
  const at = lines.findIndex((line) => line.slice(173, 175) === '57')
  const file = fileOf(lines.map((line, i) => (i === at ? put(line, 174, 'X') : line)))
  expect(errorsOf(file)).toEqual([['doubtful_payment', at + 1, [174, 175]]])
})

describe('two segments U for a title, or two T for a U', () => {
  const lines = linesOf('104-caixa/cnab240/settlements')
  const [t, u] = [lines.findIndex((line) => line[13] === 'T'), lines.findIndex((line) => line[13] === 'U')]
  const other = (line: string, column: number) => put(line, column, '9')

  test('another U with the same number after the U of the title', () => {
    const file = fileOf(lines.toSpliced(u + 1, 0, other(lines[u]!, 88)))
    expect(errorsOf(file)).toEqual([['ambiguous_companion', u + 1, null]])
    expect(paymentsFrom(file.bank_billet_discharges)).toHaveLength(
      paymentsFrom(fileOf(lines).bank_billet_discharges).length,
    )
  })

  test('another T with the same number between T and U', () => {
    expect(errorsOf(fileOf(lines.toSpliced(u, 0, other(lines[t]!, 50))))).toEqual([
      ['ambiguous_companion', u + 2, null],
    ])
  })

  test('a repeated line is not another segment', () => {
    expect(errorsOf(fileOf(lines.toSpliced(u, 0, lines[t]!)))).toEqual([])
    expect(errorsOf(fileOf(lines.toSpliced(u + 1, 0, lines[u]!)))).toEqual([])
  })
})

describe('records of another lot, which numbers its records from 1 again', () => {
  // Two lots: the first title of the first lot is swapped with its last one, so it has no segment U.
  const lines = linesOf('341-itau/cnab240/settlements')
  const swapped = lines.with(2, lines[8]!).with(8, lines[2]!)

  test.each(['compiled', 'interpreted'] as const)('cannot belong to a title of the lot before: %s', (engine) => {
    const { diagnostics } = parseReturn(Buffer.from(swapped.join('\r\n'), 'latin1'), { engine })
    const codes = diagnostics.map(({ code }) => code)
    expect(codes).toContain('missing_companion')
    expect(codes).not.toContain('ambiguous_companion')
  })
})

test('nosso número with a lower-case check digit is the same payment', () => {
  const lines = linesOf('237-bradesco/cnab400/settlements')
  const keysOf = (file: ReturnFile) => paymentsFrom(file.bank_billet_discharges).map((each) => each.idempotency_key)
  const small = lines.map((line) => (line[81] === 'P' ? put(line, 82, 'p') : line))
  expect(small).not.toEqual(lines)
  expect(keysOf(fileOf(small))).toEqual(keysOf(fileOf(lines)))
})

// A segment T of lot 0001, broken after the bank's number and two digits of the lot, begins like a lot header.
test.each(['748-sicredi/cnab240/settlements', '341-itau/cnab240/settlements'])(
  '%s: a line broken in two takes no title with it',
  (name) => {
    const lines = linesOf(name)
    const at = lines.findIndex((line) => line[13] === 'T')
    const broken = fileOf(lines.toSpliced(at, 1, lines[at]!.slice(0, 5), lines[at]!.slice(5)))
    expect(broken.bank_billet_discharges).toHaveLength(fileOf(lines).bank_billet_discharges.length - 1)
  },
)

describe('pieces of lines are not headers of another file', () => {
  test.each(['001-bb/cnab400/settlements', '104-caixa/cnab400/settlements', '001-bb/cnab240/settlements'])(
    '%s',
    (name) => {
      const lines = linesOf(name)
      const piece = '01000000          0000000000000000000 00000003'
      const codes = fileOf(lines.toSpliced(3, 0, piece)).diagnostics.map(({ code }) => code)
      expect(codes).not.toContain('other_file')
      expect(codes).not.toContain('second_header')
    },
  )
})
