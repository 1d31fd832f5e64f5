/** Files that a program converted to lower case. All readers read the same records. */
import { describe, expect, test } from 'vitest'
import { lintFile, maskFile } from '../../../src/inspect/index.js'
import { parseRemittance } from '../../../src/remittance/index.js'
import { NdjsonReader, occurrenceMeanings, parseReturn, type ReturnFile } from '../../../src/return/index.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { someOf } from '../../runs.js'
import { remittanceFixtures, returnFixtures } from '../return-fixtures.js'

const SEGMENT = 14

/** The file with lower-case segment letters in every second line, so that regular titles remain between the others. */
function withSmallSegments(bytes: Buffer): Buffer {
  const lines = bytes.toString('latin1').split('\n')
  const changed = lines.map((line, i) =>
    i % 4 < 2 && line[7] === '3'
      ? line.slice(0, SEGMENT - 1) + line[SEGMENT - 1]!.toLowerCase() + line.slice(SEGMENT)
      : line,
  )
  return Buffer.from(changed.join('\n'), 'latin1')
}

/** Numbers of the lines that differ. */
function changedLines(bytes: Buffer, changed: Buffer): number[] {
  const [before, after] = [bytes, changed].map((each) => each.toString('latin1').split('\n')) as [string[], string[]]
  return before.flatMap((line, i) => (line === after[i] ? [] : [i + 1]))
}

const withSmallLetters = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes.toString('latin1').replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
    'latin1',
  )

/** Fields that payments are booked by. */
const money = ({ bank_billet_discharges }: ReturnFile) =>
  bank_billet_discharges.map(({ line, occurrence, kind, money, line_parsed: { paid_amount, credit_at } }) => ({
    line,
    occurrence,
    kind,
    money,
    paid_amount,
    credit_at,
  }))

function ndjson(bytes: Buffer): string {
  const reader = new NdjsonReader({})
  return Buffer.concat([...reader.push(bytes), ...reader.end()]).toString()
}

const of240 = returnFixtures.filter(({ name }) => /cnab240[^/]*\/(?!damaged)/.test(name))

describe.each(someOf(of240, 6))('$name, with lower-case segments', ({ bytes }) => {
  const changed = withSmallSegments(bytes)

  test('has the same titles and values, and a diagnostic on each lower-case line', () => {
    const file = parseReturn(changed)
    expect(money(file)).toEqual(money(parseReturn(bytes)))
    const small = file.diagnostics.filter(
      ({ code, columns }) => code === 'unexpected_literal' && columns?.[0] === SEGMENT,
    )
    expect([...new Set(small.map(({ line }) => line))]).toEqual(changedLines(bytes, changed))
    expect(file.diagnostics.map(({ code }) => code)).not.toContain('unknown_record')
  })

  test('gives the same result with all readers', () => {
    expect(parseReturn(changed, { engine: 'interpreted' })).toEqual(parseReturn(changed))
    expect(ndjson(changed)).toBe(
      parseReturn(changed)
        .bank_billet_discharges.map((record) => `${JSON.stringify(record)}\n`)
        .join(''),
    )
  })

  test('stays readable after masking', () => {
    const masked = maskFile(changed, { key: 'k' })
    expect(masked.unreadable).toEqual(maskFile(bytes, { key: 'k' }).unreadable)
    expect(parseReturn(masked.bytes).bank_billet_discharges).toHaveLength(
      parseReturn(bytes).bank_billet_discharges.length,
    )
  })

  test('has no unknown records in lint', () => {
    const { findings } = lintFile(changed)
    expect(findings.filter(({ rule }) => rule === 'unknown_record')).toEqual([])
  })
})

const whole = returnFixtures.filter(({ name }) => !name.endsWith('damaged'))

test.each(someOf(whole, 10))('a whole return in lower case has the same titles and money: $name', ({ bytes }) => {
  const [file, original] = [parseReturn(withSmallLetters(bytes)), parseReturn(bytes)]
  const { bank, layout, variant } = original
  expect({ bank: file.bank, layout: file.layout, variant: file.variant }).toEqual({ bank, layout, variant })
  // Codes with letters become unknown, which is reported. They move no money.
  const isOfDigits = ({ occurrence }: { readonly occurrence: string }): boolean => /^\d+$/.test(occurrence)
  expect(money(file).filter(isOfDigits)).toEqual(money(original).filter(isOfDigits))
  expect(file.bank_billet_discharges).toHaveLength(original.bank_billet_discharges.length)
})

test.each(returnDialects())('no code with letters moves money: $name', ({ dialect }) => {
  expect(occurrenceMeanings(dialect).filter(({ occurrence, money }) => money && /[A-Z]/.test(occurrence))).toEqual([])
})

test.each(remittanceFixtures)('a whole remittance in lower case has its titles: $name', ({ bytes }) => {
  const titles = (content: Buffer) => parseRemittance(content).titles.map(({ line, our_code }) => ({ line, our_code }))
  expect(titles(withSmallLetters(bytes))).toEqual(titles(bytes))
})
