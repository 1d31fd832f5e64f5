/** Unicred's returns under the numbers of Unicred Central RS (091) and of Banco do Brasil (001), and files of that bank that look like them. */
import { expect, test } from 'vitest'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'

const { bytes } = fixture('136-unicred/cnab400/settlements')
const LINES = Buffer.from(bytes).toString('latin1').split('\r\n')

/** The file with another bank in 77–94 of the header, and other columns in each title. */
function under(bank: string, columns: Readonly<Record<number, string>> = {}): Buffer {
  const put = (line: string, from: number, text: string): string =>
    line.slice(0, from - 1) + text + line.slice(from - 1 + text.length)
  const lines = LINES.map((line) =>
    line.startsWith('1')
      ? Object.entries(columns).reduce((all, [from, text]) => put(all, Number(from), text), line)
      : line,
  )
  return Buffer.from([put(lines[0]!, 77, bank.padEnd(18)), ...lines.slice(1)].join('\r\n'), 'latin1')
}

const paid = (file: Buffer) => {
  const { bank, bank_billet_discharges, diagnostics } = parseReturn(file)
  return {
    bank,
    numbers: bank_billet_discharges.map(({ line_parsed }) => line_parsed.our_number),
    codes: diagnostics.map(({ code }) => code),
  }
}

const NUMBERS = ['00000021016', '00000021024', '00000021032', '00000021040', '00000021059']

test.each(['001BANCO DO BRASIL', '091BANCO UNICRED'])('%s is read as Unicred’s, and the number is reported', (name) => {
  expect(paid(under(name))).toEqual({ bank: '136', numbers: NUMBERS, codes: ['header_of_another_bank'] })
})

test('a CNAB 240 under 091 is read as Unicred’s if its header names Unicred', () => {
  const own = fixture('136-unicred/cnab240/settlements').bytes
  const text = Buffer.from(own).toString('latin1')
  const file = Buffer.from(text.replaceAll(/^136/gm, '091'), 'latin1')
  const { our_number } = parseReturn(own).bank_billet_discharges[0]!.line_parsed
  expect(paid(file)).toMatchObject({ bank: '136', codes: ['header_of_another_bank'] })
  expect(paid(file).numbers[0]).toBe(our_number)
  const unnamed = Buffer.from(file.toString('latin1').replace('UNICRED DO BRASIL', 'CENTRAL DO SUL   '), 'latin1')
  expect(() => parseReturn(unnamed)).toThrow(/banco 091/)
})

// The columns that the page prints «deve ser desconsiderado» are full in the real file of 091.
test('under 091 nothing but the number of the header identifies the file', () => {
  const file = under('091BANCO UNICRED', { 63: '00000000123', 189: '0'.repeat(39) })
  expect(paid(file)).toEqual({ bank: '136', numbers: NUMBERS, codes: ['header_of_another_bank'] })
})

// CBR643: nosso número in 63–73 of type 1, and its digit in 74; amounts in 189–227; type 7 is of agreements of seven digits.
test.each([
  ['a nosso número in 63–73', { 63: '12345600001' }],
  ['amounts in 189–227', { 189: '0'.repeat(39) }],
  ['another carteira', { 107: '17' }],
  ['another variation', { 86: '027' }],
  ['type 7', { 1: '7' }],
])('a file of Banco do Brasil with %s is not Unicred’s', (_, columns) => {
  expect(parseReturn(under('001BANCO DO BRASIL', columns)).bank).toBe('001')
})

// The lines of the appended file identify that file alone.
test('a file of Banco do Brasil before a file of Unicred keeps its titles', () => {
  const own = fixture('001-bb/cnab400/settlements').bytes
  const read = parseReturn(Buffer.concat([own, bytes]))
  expect(read.bank).toBe('001')
  expect(read.bank_billet_discharges.map(({ line_raw }) => line_raw)).toEqual(
    parseReturn(own).bank_billet_discharges.map(({ line_raw }) => line_raw),
  )
})
