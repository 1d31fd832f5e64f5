/** A digit too many in a line of a payment, which pushes the last character out of the line: the payment is right, or has an error. */
import { describe, expect, test } from 'vitest'
import { parseReturn, paymentsFrom } from '../../src/return/index.js'
import { returnFixtures } from '../return/return-fixtures.js'
import { someOf } from '../runs.js'

/** A file with a digit inserted before a column (1-based) of a line. */
function withDigit(name: string, line: number, column: number, digit: string): Buffer {
  const { bytes } = returnFixtures.find((each) => each.name === name)!
  const lines = Buffer.from(bytes).toString('latin1').split('\n')
  const [text, end] = [lines[line - 1]!.replace(/\r$/, ''), lines[line - 1]!.endsWith('\r') ? '\r' : '']
  const damaged = text.slice(0, column - 1) + digit + text.slice(column - 1, -1)
  return Buffer.from(lines.with(line - 1, damaged + end).join('\n'), 'latin1')
}

/** The payments of the first title whose lines have no error, without those of the undamaged file. */
function falsePayments(name: string, first: number, damaged: Buffer): readonly string[] {
  const { bytes } = returnFixtures.find((each) => each.name === name)!
  const read = (file: Uint8Array) => {
    const { bank_billet_discharges, diagnostics } = parseReturn(file)
    const named = new Set(diagnostics.flatMap(({ severity, line }) => (severity === 'error' ? [line] : [])))
    return bank_billet_discharges
      .filter(({ line, line_raw }) => line === first && !line_raw.split('\n').some((_, i) => named.has(line + i)))
      .flatMap((record) => paymentsFrom([record]))
      .map(({ our_number, paid_amount, paid_at }) => `${our_number} ${paid_amount} ${paid_at}`)
  }
  const right = read(bytes)
  return read(damaged).filter((payment) => !right.includes(payment))
}

describe('segment U', () => {
  // Sicoob, a zero at column 71: the day of the payment became 00403202, and the payment had no day.
  test('no column of Sicoob gives a payment without a day', () => {
    const name = '756-sicoob/cnab240/settlements'
    for (let column = 18; column <= 240; column++)
      for (const digit of ['0', '3', '9'])
        expect(falsePayments(name, 3, withDigit(name, 4, column, digit)), `${column} ${digit}`).toEqual([])
  })

  test('a digit of the day that is pushed into an empty filler shows the shift: Banestes, U 138–145', () => {
    const name = '021-banestes/cnab240/settlements'
    for (let column = 138; column <= 146; column++)
      for (const digit of ['0', '2', '7'])
        expect(falsePayments(name, 3, withDigit(name, 4, column, digit)), `${column} ${digit}`).toEqual([])
  })
})

describe('CNAB 400: the number of the line loses its last digit', () => {
  // The amounts were ten times too small, or began with the digit before them.
  const BANKS = ['033-santander', '104-caixa', '237-bradesco', '341-itau', '399-hsbc', '748-sicredi']
  test.each(someOf(BANKS, 2))('%s', (bank) => {
    const name = `${bank}/cnab400/settlements`
    for (let column = 100; column <= 394; column += 3)
      for (const digit of ['0', '7'])
        expect(falsePayments(name, 2, withDigit(name, 2, column, digit)), `${column} ${digit}`).toEqual([])
  })

  // Behind an unknown or a cut record, the next number is not known: a smaller one and another fault make the payment doubtful.
  test.each(['001-bb', '756-sicoob'])('%s, in a file whose lines are out of order', (bank) => {
    const name = `${bank}/cnab400/damaged`
    for (let column = 100; column <= 394; column += 3)
      expect(falsePayments(name, 9, withDigit(name, 9, column, '0')), `${column}`).toEqual([])
  })

  test('a file that numbers no line keeps its titles', () => {
    const { bytes } = returnFixtures.find(({ name }) => name === '237-bradesco/cnab400/settlements')!
    const text = Buffer.from(bytes)
      .toString('latin1')
      .replace(/\d{6}(?=\r?\n)/g, '000000')
    const unnumbered = parseReturn(Buffer.from(text, 'latin1'))
    expect(unnumbered.diagnostics.map(({ code }) => code)).not.toContain('shifted_columns')
    expect(paymentsFrom(unnumbered.bank_billet_discharges).map(({ paid_amount }) => paid_amount)).toEqual(
      paymentsFrom(parseReturn(bytes).bank_billet_discharges).map(({ paid_amount }) => paid_amount),
    )
  })
})
