/** The place of nosso número follows from the columns of the layout, and is read as it is written. */
import { expect, test } from 'vitest'
import { BANKS } from '../../src/banks/index.js'
import { ourNumberPlace, readOurNumber, writeOurNumber } from '../../src/testing/return-file/our-number-place.js'
import { type DialectOf, returnDialects } from '../banks/dialects-of.js'

const lengthsOf = ({ bank, layout, dialect }: DialectOf<(typeof DIALECTS)[number]['dialect']>) =>
  dialect.ourNumber ?? bank.remittances[layout]?.[0].ourNumber ?? Object.values(bank.remittances)[0]?.[0].ourNumber

const DIALECTS = returnDialects(BANKS)

const placesOf = (of: (typeof DIALECTS)[number]) =>
  Object.keys(of.dialect.titles).flatMap((main) => {
    const lengths = lengthsOf(of)
    const { fields } = of.dialect.layout.records[main]!
    return (lengths === undefined ? null : ourNumberPlace(main, fields, lengths)) ?? []
  })

const placeOf = (bank: string, layout: string) =>
  placesOf(DIALECTS.find((each) => each.bank.number === bank && each.layout === layout)!)[0]!

test('a number and its digit are read as they are written, in every dialect', () => {
  let apart = 0
  let appended = 0
  for (const of of DIALECTS) {
    for (const place of placesOf(of)) {
      const sent = { number: '7'.padStart(place.length, '0'), digit: '8'.repeat(place.digitLength) }
      const fields = Object.entries(writeOurNumber(place, sent)).map(([path, value]) => [path.split('.')[1], value])
      const read = readOurNumber(place, Object.fromEntries(fields))
      const hasDigit = place.isAppended || place.digit !== null
      expect(read, of.name).toEqual({ ...sent, digit: hasDigit ? sent.digit : null })
      if (place.isAppended) appended++
      else if (place.digit !== null) apart++
    }
  }
  expect(Math.min(apart, appended)).toBeGreaterThan(5)
})

// Unicred, CNAB 400: number 52–61, digit 62. C6: both in 63–74. Caixa, CNAB 400: without its digit (59–73). Daycoval: both in 63–73.
test.each([
  ['136', { 'title.our_number': '0000045001', 'title.our_number_digit': '4' }],
  ['336', { 'title.our_number': '00000450014' }],
  ['104', { 'title.our_number': '0000045001' }],
  ['707', { 'title.our_number': '00000450014' }],
])('%s CNAB 400', (bank, written) => {
  expect(writeOurNumber(placeOf(bank, 'cnab400'), { number: '0000045001', digit: '4' })).toEqual(written)
})

// Santander, CNAB 240: 12 positions and the digit (T 41–53); 566612457800-2 is the example of bar code v34, p. 15.
test('an unknown appended digit is calculated by the rule of the dialect, or is zero', () => {
  const { dialect } = DIALECTS.find(({ name }) => name === '033/cnab240')!
  const example = { number: '566612457800', digit: null }
  expect(writeOurNumber(placeOf('033', 'cnab240'), example, dialect.checked)).toEqual({
    'segment_t.our_number': '5666124578002',
  })
  expect(writeOurNumber(placeOf('707', 'cnab400'), { number: '45001', digit: null })).toEqual({
    'title.our_number': '000450010',
  })
})
