/** Files that contain a file twice, or two files, and repeated lines. */
import { describe, expect, test } from 'vitest'
import type { Diagnostic, DiagnosticCode } from '../../../src/fixed-width/index.js'
import { parseReturn, paymentsFrom } from '../../../src/return/index.js'
import { corrupt } from '../../../src/testing/corruptors/index.js'
import { someOf } from '../../runs.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

const CODES: readonly DiagnosticCode[] = [
  'second_header',
  'repeated_header',
  'other_file',
  'repeated_line',
  'repeated_title',
]
const codesAndLines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ code }) => CODES.includes(code)).map(({ code, line }) => [code, line])
const paymentsOf = (bytes: Uint8Array) =>
  paymentsFrom(parseReturn(bytes).bank_billet_discharges).map(({ line_parsed: _, ...payment }) => payment)
const linesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .split(/(?<=\n)/)
const fileOf = (lines: readonly string[]) => Buffer.from(lines.join(''), 'latin1')

const settlements = returnFixtures.filter(({ name }) => name.endsWith('/settlements'))

describe.each(settlements)('$name', ({ bytes }) => {
  const whole = parseReturn(bytes)
  const lines = linesOf(bytes)

  test('joined to itself: has each payment once, and every title', () => {
    const file = parseReturn(corrupt(bytes, ['repeatFile', 2]))
    expect(paymentsOf(corrupt(bytes, ['repeatFile', 2]))).toEqual(paymentsOf(bytes))
    expect(file.totals.titles).toBe(3 * whole.totals.titles)
    expect(file.totals.paid_amount).toBe(whole.totals.paid_amount)
    expect(codesAndLines(file.diagnostics).filter(([code]) => code === 'repeated_header')).toHaveLength(2)
    expect(file.diagnostics.map(({ code }) => code)).not.toContain('missing_trailer')
  })

  test('joined to itself without trailer: reports no missing trailer at the second header', () => {
    const { diagnostics } = parseReturn(fileOf([...lines.slice(0, -1), ...lines]))
    expect(diagnostics.map(({ code }) => code)).not.toContain('missing_trailer')
  })

  test('with all titles repeated at the end: has each payment once', () => {
    const { line: first } = whole.bank_billet_discharges[0]!
    const { line: last, line_raw } = whole.bank_billet_discharges.at(-1)!
    const [from, to] = [first - 1, last - 1 + line_raw.split('\n').length]
    const block = lines.slice(from, to)
    const again = fileOf([...lines.slice(0, to), ...block, ...lines.slice(to)])
    expect(paymentsOf(again)).toEqual(paymentsOf(bytes))
    const repeated = parseReturn(again).bank_billet_discharges.filter(({ line }) => line > to)
    expect(repeated.map(({ kind, money, final }) => ({ kind, money, final }))).toEqual(
      repeated.map(() => ({ kind: 'info', money: false, final: false })),
    )
  })
})

const isLotHeader = (line: string): boolean => line[7] === '1'
/** Files of one lot. In Sicoob's files of another bank's layout, the header of the lot is that of the file. */
const ofOneLot = settlements.filter(({ layout, bytes }) => {
  const lines = linesOf(bytes)
  return layout === 'cnab240' && lines.filter(isLotHeader).length === 1 && !isLotHeader(lines[0]!)
})

// A block of a file that is sent twice may begin within the header of its lot.
test.each(ofOneLot)(
  '$name, with its titles again behind a cut header of their lot: has each payment once',
  ({ bytes }) => {
    const lines = linesOf(bytes)
    const [lotHeader] = lines.filter(isLotHeader)
    const titles = lines.filter((line) => line[7] === '3')
    const last = lines.findLastIndex((line) => line[7] === '3')
    const again = fileOf([
      ...lines.slice(0, last + 1),
      `${lotHeader!.slice(0, 59)}\n`,
      ...titles,
      ...lines.slice(last + 1),
    ])
    expect(paymentsOf(again)).toEqual(paymentsOf(bytes))
    expect(parseReturn(again).totals.paid_amount).toBe(parseReturn(bytes).totals.paid_amount)
  },
)

describe('two files of one bank in one', () => {
  const { bytes } = returnFixture('237-bradesco/cnab400/settlements')
  const other = returnFixture('237-bradesco/cnab400/registrations-and-rejections').bytes

  test('are both read, with an error at the second header', () => {
    const file = parseReturn(corrupt(bytes, ['append', other]))
    expect(codesAndLines(file.diagnostics)).toEqual([['second_header', linesOf(bytes).length + 1]])
    expect(file.totals.titles).toBe(parseReturn(bytes).totals.titles + parseReturn(other).totals.titles)
  })

  describe('of Itaú, CNAB 400, which allows a header and a trailer for each account (p. 52, indicator 04.2)', () => {
    const ofItau = returnFixture('341-itau/cnab400/settlements').bytes
    const ofAccount = returnFixture('341-itau/cnab400/registrations-and-rejections').bytes

    test('are both read, without a diagnostic', () => {
      const file = parseReturn(corrupt(ofItau, ['append', ofAccount]))
      expect(codesAndLines(file.diagnostics)).toEqual([])
      expect(file.totals.titles).toBe(parseReturn(ofItau).totals.titles + parseReturn(ofAccount).totals.titles)
    })

    test('are an error if the first has no trailer, or is repeated', () => {
      const cut = fileOf(linesOf(ofItau).filter((line) => !line.startsWith('9')))
      expect(codesAndLines(parseReturn(corrupt(cut, ['append', ofAccount])).diagnostics)).toEqual([
        ['second_header', linesOf(cut).filter((line) => line !== '').length + 1],
      ])
      expect(codesAndLines(parseReturn(corrupt(ofItau, ['append', ofItau])).diagnostics)).toContainEqual([
        'repeated_header',
        linesOf(ofItau).filter((line) => line !== '').length + 1,
      ])
    })
  })
})

describe('a file of another bank inside the file', () => {
  const pairs = settlements.flatMap((first) =>
    settlements
      .filter((second) => second.expected.bank !== first.expected.bank)
      .map((second) => [first, second] as const),
  )

  test('is not read by the dialect of the first; its lines are kept', () => {
    for (const [first, second] of someOf(pairs, 24)) {
      const joined = corrupt(first.bytes, ['append', second.bytes])
      const file = parseReturn(joined)
      expect(paymentsOf(joined), `${first.name} + ${second.name}`).toEqual(paymentsOf(first.bytes))
      expect(codesAndLines(file.diagnostics), `${first.name} + ${second.name}`).toEqual([
        ['other_file', linesOf(first.bytes).filter((line) => line !== '').length + 1],
      ])
    }
  })
})

describe('line numbers', () => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const lines = linesOf(bytes)
  const numbered = (line: string, number: number) =>
    `${line.slice(0, 394)}${String(number).padStart(6, '0')}${line.slice(400)}`

  test('equal payments with different line numbers are two payments', () => {
    const twice = fileOf([
      ...lines.slice(0, 2),
      numbered(lines[1]!, 3),
      ...lines.slice(2).map((line) => (line === '' ? '' : numbered(line, Number(line.slice(394, 400)) + 1))),
    ])
    expect(paymentsOf(twice)).toHaveLength(paymentsOf(bytes).length + 1)
    expect(codesAndLines(parseReturn(twice).diagnostics)).toEqual([])
  })

  test('that are all equal are ignored: every title counts, except a repeated line', () => {
    const same = lines.map((line) => (line === '' ? '' : numbered(line, 1)))
    expect(paymentsOf(fileOf(same))).toHaveLength(paymentsOf(bytes).length)
    const again = fileOf([...same.slice(0, 4), same[1]!, ...same.slice(4)])
    expect(paymentsOf(again)).toHaveLength(paymentsOf(bytes).length)
    expect(codesAndLines(parseReturn(again).diagnostics)).toEqual([['repeated_title', 5]])
  })

  test('out of order are not a repetition: swapped lines count', () => {
    const swapped = corrupt(bytes, ['swapLines', 2, 4])
    expect(paymentsOf(swapped)).toHaveLength(paymentsOf(bytes).length)
    expect(codesAndLines(parseReturn(swapped).diagnostics)).toEqual([])
  })
})
