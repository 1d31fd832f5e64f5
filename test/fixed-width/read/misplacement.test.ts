/** Lines whose columns are at wrong positions. */
import { describe, expect, test } from 'vitest'
import { type Diagnostic, parseFile } from '../../../src/fixed-width/index.js'
import { parseReturn, paymentsFrom } from '../../../src/return/index.js'
import { returnFixture } from '../../return/return-fixtures.js'
import { type MadeLine, madeFile, returnLayout } from '../cnab240-file.js'

/** The amounts in Caixa's segment U are adjacent, with 15 digits each (SIGCB 240 v029, p. 40). */
const bytes = returnFixture('104-caixa/cnab240/settlements').bytes
const lines = bytes.toString('latin1').split('\r\n')
const changed = (number: number, change: (line: string) => string): Buffer =>
  Buffer.from(lines.map((line, i) => (i === number - 1 ? change(line) : line)).join('\r\n'), 'latin1')
const without = (column: number) => (line: string) => line.slice(0, column - 1) + line.slice(column)
const withInserted = (column: number, text: string) => (line: string) =>
  line.slice(0, column - 1) + text + line.slice(column - 1)
const errorsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .filter(({ code }) => code === 'shifted_columns' || code === 'cut_line')
    .map(({ code, line }) => [code, line])

/** The first segment U, and its segment T. */
const U = lines.findIndex((line) => line[13] === 'U') + 1
const T = U - 1
const whole = parseReturn(bytes)
const paymentsWithoutFirst = () => paymentsFrom(whole.bank_billet_discharges).slice(1)

describe('a title with a shifted line does not count', () => {
  test.each([
    ['an amount of U lost a digit', U, without(80)],
    ['an amount of U has a digit too many', U, withInserted(80, '0')],
    ['U lost a digit before its amounts, and a blank came behind them', U, (line: string) => `${without(20)(line)} `],
    ['a name of T lost a letter', T, without(150)],
    ['nosso número of T has a digit too many', T, withInserted(45, '0')],
  ])('%s', (_, line, change) => {
    const file = parseReturn(changed(line, change))
    expect(errorsOf(file.diagnostics)).toEqual([['shifted_columns', line]])
    expect(paymentsFrom(file.bank_billet_discharges)).toEqual(paymentsWithoutFirst())
    expect(file.bank_billet_discharges[0]).toMatchObject({ line: T, kind: 'info', money: false })
    expect(file.totals.titles).toBe(whole.totals.titles)
  })
})

test('a digit too many in a date before a text', () => {
  // HSBC, segment U-1 (CNAB 240 2.01, p. 29): 123–130 is the date, and 131 the text S or N: 09062014 with a 0 in column 129 reads as 09/06/2001.
  const file = returnFixture('399-hsbc/cnab240-desconto/settlements').bytes.toString('latin1').split('\r\n')
  file[3] = withInserted(129, '0')(file[3]!)
  const { diagnostics, bank_billet_discharges } = parseReturn(Buffer.from(file.join('\r\n'), 'latin1'))
  expect(errorsOf(diagnostics)).toEqual([['shifted_columns', 4]])
  expect(bank_billet_discharges[0]).toMatchObject({ line: 3, kind: 'info', money: false })
})

describe('a title with a line that is cut before its values does not count', () => {
  test.each([17, 40, 92, 100, 145, 150])('U cut after column %i', (columns) => {
    const file = parseReturn(changed(U, (line) => line.slice(0, columns)))
    expect(errorsOf(file.diagnostics)).toEqual([['cut_line', U]])
    expect(paymentsFrom(file.bank_billet_discharges)).toEqual(paymentsWithoutFirst())
  })
})

describe('a line that only lacks trailing blanks is read', () => {
  const trimmed = Buffer.from(lines.map((line) => line.trimEnd()).join('\r\n'), 'latin1')

  test('in a file that an editor trimmed', () => {
    const file = parseReturn(trimmed)
    expect(errorsOf(file.diagnostics)).toEqual([])
    expect(paymentsFrom(file.bank_billet_discharges)).toMatchObject(
      paymentsFrom(whole.bank_billet_discharges).map(({ idempotency_key, paid_amount }) => ({
        idempotency_key,
        paid_amount,
      })),
    )
  })

  test('in a file whose lines all have additional trailing blanks', () => {
    const padded = Buffer.from(lines.map((line) => (line === '' ? line : `${line}  `)).join('\r\n'), 'latin1')
    const file = parseReturn(padded)
    expect(errorsOf(file.diagnostics)).toEqual([])
    expect(file.totals).toEqual(whole.totals)
  })
})

describe('a misplaced line', () => {
  const made = madeFile([[{ amount: 14000 }, { amount: 25000 }]])
  const text = (all: readonly MadeLine[]): string => all.map((line) => `${line.text}\r\n`).join('')
  const cut = made.map((line, i) => (i === 2 ? { ...line, text: line.text.slice(0, 90) } : line))

  test('has blank values and its original text, and stays in its title', () => {
    const { parts } = parseFile(returnLayout, Buffer.from(text(cut), 'latin1'))
    const title = parts.flatMap((part) => (part.type === 'title' ? [part.title] : []))[0]!
    expect(title.main).toMatchObject({ misplaced: true, raw: cut[2]!.text, values: { amount: null, our_number: '' } })
    expect(title.companions['segment_u']).toHaveLength(1)
  })
})
