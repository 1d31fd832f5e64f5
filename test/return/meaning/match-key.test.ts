/** A slip in a remittance and its record in a return have the same key. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { variantOf } from '../../../src/banks/index.js'
import { fieldAt, parseFile } from '../../../src/fixed-width/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import {
  MATCH_STRATEGIES,
  type MatchStrategy,
  matchKey,
  parseReturn,
  type ReturnRecord,
} from '../../../src/return/index.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { DIALECTS, type Dialect, fileOf } from '../../remittance/arbitraries.js'
import { runs, someOf } from '../../runs.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

const RETURNS = returnDialects()

/** Values of a title in the return: those of the remittance, cut and padded to the columns of the return. */
interface ReturnedValues {
  /** With check digit. */
  readonly our_number: string
  readonly control_number: string
  readonly document_number: string
}

const returnOf = ({ name }: Dialect) => RETURNS.find((each) => each.name === name)!

/** Number of check digits of a slip's nosso número. */
const digitsOf = ({ dialect }: Dialect): number => dialect.ourNumber.digitLength ?? 1

/** Whether the return has the check digits too. */
const hasDigits = (self: Dialect): boolean =>
  (returnOf(self).dialect.ourNumber?.digitLength ?? 1) === digitsOf(self) ||
  returnOf(self).dialect.ourNumber === undefined

/** A return record: the first settlement of a fixture, with these values in its columns. */
function recordOf(self: Dialect, returned: ReturnedValues): ReturnRecord {
  const { dialect, folder } = returnOf(self)
  const settlements = returnFixture(`${folder}/settlements`).bytes
  const main = dialect.layout.structure.titles[0]!.main
  const lines = settlements.toString('latin1').split('\r\n')
  const first = parseReturn(settlements).bank_billet_discharges[0]!.line - 1
  const put = (path: string, text: string, isNumber: boolean): void => {
    const { role, field } = fieldAt(dialect.layout, path)
    const { from, to, kind } = dialect.layout.records[role]!.fields[field]!
    const width = to - from + 1
    const cut = isNumber && kind !== 'text' ? text.padStart(width, '0') : text.slice(0, width).padEnd(width)
    lines[first] = lines[first]!.slice(0, from - 1) + cut + lines[first]!.slice(to)
  }
  const { our_number, control_number, document_number } = dialect.titles[main]!
  // The last column has the last digit. A prefix of the number (a modality) has separate columns, or no columns.
  const columns = [our_number].flat() as string[]
  const whole = hasDigits(self) ? returned.our_number : returned.our_number.slice(0, -digitsOf(self))
  // Only zeros may precede the number, not its prefix.
  const { leadingZeros, length, digitLength = 1 } = dialect.ourNumber ?? { length: 0 }
  const number = leadingZeros === undefined ? whole : whole.slice(-(length + digitLength))
  columns.reduceRight((rest, path) => {
    const { role, field } = fieldAt(dialect.layout, path)
    const { from, to } = dialect.layout.records[role]!.fields[field]!
    put(path, rest.slice(-(to - from + 1)), true)
    return rest.slice(0, -(to - from + 1))
  }, number)
  if (control_number !== undefined) put(control_number as string, returned.control_number, false)
  put(document_number as string, returned.document_number, false)
  const file = parseReturn(Buffer.from(lines.join('\r\n'), 'latin1'))
  return file.bank_billet_discharges[0]!
}

/** Columns of the control number, where they are not 25: BMP, CNAB 400, version 10 (05/2024), p. 12. */
const CONTROL: Readonly<Record<string, number>> = { '274/cnab400': 15 }

const keysOf = (subject: Parameters<typeof matchKey>[0]): Record<MatchStrategy, string | null> =>
  Object.fromEntries(MATCH_STRATEGIES.map((strategy) => [strategy, matchKey(subject, strategy)])) as Record<
    MatchStrategy,
    string | null
  >

test('every bank and layout with remittances has returns', () => {
  expect(RETURNS.map(({ name }) => name)).toEqual(expect.arrayContaining(DIALECTS.map(({ name }) => name)))
})

describe.each(someOf(DIALECTS, 3).map((self) => ({ ...self, self })))('$name', ({ self, bank, layout, dialect }) => {
  const of = { bank: bank.number, layout, ...variantOf(dialect) }

  test('a sent slip and its return record have the same key, by every strategy', () => {
    fc.assert(
      fc.property(fileOf(self), ({ wallet, drawn, generated_at }) => {
        const entries = drawn.map(({ entry }) => entry)
        const { bytes, records } = buildRemittance({ wallet, entries, generated_at })
        const titles = parseFile(dialect.layout, bytes).parts.flatMap((part) =>
          part.type === 'title' ? [part.title.main.values!] : [],
        )
        records.forEach((sent, i) => {
          // A write-off sends no texts of the slip. Its record has the texts of the registration.
          if (sent.our_code !== '1001') return
          const record = recordOf(self, {
            our_number: sent.processed_our_number_raw,
            control_number: String(titles[i]!['control_number']),
            document_number: String(titles[i]!['document_number']),
          })
          const { our_number: _, ...slip } = entries[sent.entry]!.slip
          const keys = keysOf({ ...of, slip: { ...slip, ...sent } })
          expect(keys).toEqual(keysOf(record))
          const isNumbered = /[1-9]/.test(sent.our_number)
          expect(keys.our_number).toBe(isNumbered ? sent.our_number : null)
          const { length } = dialect.ourNumber
          const whole = sent.processed_our_number_raw.slice(-(length + digitsOf(self)))
          expect(keys.our_number_with_digit).toBe(isNumbered && hasDigits(self) ? whole : null)
          expect(keys.our_number_bare).toBe(isNumbered ? String(BigInt(sent.our_number)) : null)
        })
      }),
      runs(5, 3),
    )
  })

  test('a slip with a number and no check digit has only the two keys without check digit', () => {
    const { length } = dialect.ourNumber
    const slip = { our_number: 45001, control_number: '', document_number: null }
    expect(keysOf({ ...of, slip })).toEqual({
      our_number_with_digit: null,
      our_number: '45001'.padStart(length, '0'),
      our_number_bare: '45001',
      control_number: null,
      document_number: null,
    })
  })

  test('the prefix of the agreement and the dash before the digit are not part of a key', () => {
    const number = '45001'.padStart(dialect.ourNumber.length, '0')
    const digit = '7'.repeat(digitsOf(self))
    for (const before of ['', '123456', '000'])
      for (const dash of ['', '-']) {
        const processed_our_number_raw = `${before}${number}${dash}${digit}`
        expect(keysOf({ ...of, slip: { processed_our_number_raw } })).toMatchObject({
          our_number_with_digit: hasDigits(self) ? `${number}${digit}` : null,
          our_number: number,
          our_number_bare: '45001',
        })
      }
  })

  test('a number of zeros has no key: the bank assigns the number, or the line has no title', () => {
    const zeros = '0'.repeat(dialect.ourNumber.length + 1)
    const none = { our_number_with_digit: null, our_number: null, our_number_bare: null }
    expect(keysOf({ ...of, slip: { processed_our_number_raw: zeros } })).toMatchObject(none)
    expect(keysOf({ ...of, slip: { our_number: '0' } })).toMatchObject(none)
    expect(keysOf({ ...of, slip: {} })).toMatchObject(none)
    const record = recordOf(self, { our_number: zeros, control_number: '', document_number: '' })
    expect(keysOf(record)).toEqual({ ...none, control_number: null, document_number: null })
  })

  test('a partly blank column has no key: its last character is not the check digit', () => {
    const { length } = dialect.ourNumber
    const number = '45001'.padStart(length, '0')
    const digits = '7'.repeat(digitsOf(self))
    const record = recordOf(self, { our_number: number + digits, control_number: '', document_number: '' })
    const our_number = (hasDigits(self) ? number + digits : number).slice(0, -1)
    const keys = keysOf({ ...record, line_parsed: { ...record.line_parsed, our_number } })
    expect(keysOf(record).our_number_bare).toBe('45001')
    // Where returns omit the leading zeros, a shorter number is another number.
    if (returnOf(self).dialect.ourNumber?.withoutZeros === true) expect(keys.our_number_bare).toBe('4500')
    else expect(keys).toMatchObject({ our_number_with_digit: null, our_number: null, our_number_bare: null })
  })

  test('texts are keys in the form of the file: capitals, cut, the document number if there is no control number', () => {
    const key = (slip: object, strategy: MatchStrategy) => matchKey({ ...of, slip }, strategy)
    const { dialect: returned } = returnOf(self)
    if (returned.titles[returned.layout.structure.titles[0]!.main]!.control_number === undefined) {
      expect(key({ control_number: 'x', document_number: 'nf7' }, 'control_number')).toBeNull()
      expect(key({ control_number: 'x', document_number: 'nf7' }, 'document_number')).toBe('NF7')
      return
    }
    expect(key({ control_number: ' Pedido  nº 7 ' }, 'control_number')).toBe('PEDIDO NO 7')
    expect(key({ document_number: 'nf7' }, 'control_number')).toBe('NF7')
    expect(key({ control_number: 'x', document_number: 'nf7' }, 'document_number')).toBe('NF7')
    expect(key({ control_number: 'é'.repeat(40) }, 'control_number')).toBe('E'.repeat(CONTROL[self.name] ?? 25))
    expect(key({ control_number: '😀' }, 'control_number')).toBeNull()
  })
})

it('punctuation that the bank does not accept is blank in the key: Caixa (CNAB 240 p. 17) and Sicredi only', () => {
  const keyAt = (bank: string) =>
    matchKey({ bank, layout: 'cnab240', slip: { document_number: 'NF&7' } }, 'document_number')
  expect(keyAt('104')).toBe('NF 7')
  expect(keyAt('341')).toBe('NF&7')
})

it('the document number is cut to the bank’s columns: 10 at Itaú (CNAB 400 p. 10, CNAB 240 p. 9), 15 at Sicoob (l. 86)', () => {
  const slip = { document_number: 'CTR-2026-000777/01-A' }
  const key = (bank: string, layout: 'cnab240' | 'cnab400') => matchKey({ bank, layout, slip }, 'document_number')
  expect(key('341', 'cnab400')).toBe('CTR-2026-0')
  expect(key('341', 'cnab240')).toBe('CTR-2026-0')
  expect(key('756', 'cnab240')).toBe('CTR-2026-000777')
})

// JSON.parse reads 12345678901234567 as 12345678901234568, the number of another slip.
it('a number that has lost its last digits is no key; other numbers are', () => {
  const key = (value: unknown, strategy: MatchStrategy) =>
    matchKey({ bank: '756', layout: 'cnab240', slip: { our_number: value, document_number: value } as never }, strategy)
  for (const strategy of ['our_number', 'document_number', 'control_number'] as const) {
    expect(key(JSON.parse('12345678901234567'), strategy)).toBeNull()
    expect(key(7, strategy)).toBe(key('7', strategy))
  }
})

it('an unknown bank has no keys', () => {
  expect(
    matchKey({ bank: '999', layout: 'cnab240', slip: { our_number: '1', control_number: 'A' } }, 'our_number'),
  ).toBeNull()
})

describe.each(someOf(returnFixtures, 6))('the records of $name', ({ bytes }) => {
  it('have consistent keys', () => {
    for (const record of parseReturn(bytes).bank_billet_discharges) {
      const keys = keysOf(record)
      const { our_number, control_number, document_number } = record.line_parsed
      if (keys.our_number !== null && keys.our_number_with_digit !== null) {
        const { length } = keys.our_number_with_digit
        expect(our_number.padStart(length, '0').endsWith(keys.our_number_with_digit)).toBe(true)
        expect(keys.our_number_with_digit.startsWith(keys.our_number)).toBe(true)
      }
      if (keys.our_number === null) expect(our_number).toMatch(/^0*$/)
      else {
        expect(our_number.padStart(keys.our_number.length, '0')).toContain(keys.our_number)
        expect(keys.our_number.endsWith(keys.our_number_bare!)).toBe(true)
      }
      // Caixa accepts no punctuation, but files of other programs may have it.
      const taken = (text: string) => (record.bank === '104' ? text.replace(/[^0-9A-Z]+/g, ' ') : text)
      expect(keys.control_number ?? '').toBe(taken(control_number))
      expect(keys.document_number ?? '').toBe(taken(document_number))
    }
  })
})
