/**
 * Fields that contain reais or a percentage, depending on a code in another field. Expected formats are typed from the manuals. Each row changes columns
 * of a fixture to the content of the manual.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { diffFiles, explainLine, inspectHtml } from '../../src/inspect/index.js'
import { type Columns, changedFixture, FIXTURES } from '../changed-fixture.js'

const shown = (path: string, line: number, columns: Columns, name: string): string =>
  explainLine(changedFixture(path, line, columns), line).fields.find((field) => field.name === name)!.shown

type Row = readonly [what: string, path: string, line: number, columns: Columns, name: string, shown: string]

const BB_240 = '001-bb/cnab240/entries.rem'
const BB_240_RETURN = '001-bb/cnab240/settlements.ret'
const BB_400 = '001-bb/cnab400/entries.rem'
const SANTANDER_240 = '033-santander/cnab240/entries.rem'
const SANTANDER_400 = '033-santander/cnab400/entries.rem'
const CAIXA_240 = '104-caixa/cnab240/entries.rem'
const CAIXA_400 = '104-caixa/cnab400/entries.rem'
const BRADESCO_240 = '237-bradesco/cnab240/entries.rem'
const BRADESCO_400 = '237-bradesco/cnab400/entries.rem'
const ITAU_240 = '341-itau/cnab240/entries.rem'
const ITAU_400 = '341-itau/cnab400/entries.rem'
const ITAU_400_RETURN = '341-itau/cnab400/settlements.ret'
const SICREDI_240 = '748-sicredi/cnab240/entries.rem'
const SICREDI_400 = '748-sicredi/cnab400/entries.rem'
const SICOOB_240 = '756-sicoob/cnab240/entries.rem'
const SICOOB_400 = '756-sicoob/cnab400/entries.rem'

/** A record of Itaú's CNAB 400 that no fixture has: shares, remittance p. 14 and return p. 25. */
const share = (columns: Columns): Columns => ({ 1: `4${' '.repeat(393)}`, ...columns })

const ROWS: readonly Row[] = [
  // Banco do Brasil, CNAB 240: G073 and G075 of FEBRABAN, p. 180; R p. 17; 33.3P, p. 13.
  ['fine, 1 valor fixo', BB_240, 5, { 66: '1', 75: '000000000001550' }, 'fine_value', 'R$ 15,50'],
  ['fine, 2 percentual', BB_240, 5, { 66: '2', 75: '000000000000200' }, 'fine_value', '2,00%'],
  ['fine, an unknown code', BB_240, 5, { 66: '5', 75: '000000000000200' }, 'fine_value', '200'],
  ['no fine', BB_240, 5, { 66: '0', 75: '000000000000000' }, 'fine_value', '0'],
  ['fine, blank', BB_240, 5, { 66: ' ', 75: '000000000000200' }, 'fine_value', '200'],
  ['fine, blank', BB_240, 5, { 66: '2', 75: '               ' }, 'fine_value', ''],
  ['interest, 2 taxa mensal', BB_240, 3, { 118: '2', 127: '000000000000100' }, 'interest_value', '1,00%'],
  // 30.3P, p. 13, and 08.3R, p. 17: «só trata os códigos '1', '2' e '3'».
  ['discount, 2 percentual', BB_240, 3, { 142: '2', 151: '000000000001050' }, 'discount_value', '10,50%'],
  ['discount, 3 valor por antecipação', BB_240, 3, { 142: '3', 151: '000000000000025' }, 'discount_value', 'R$ 0,25'],
  ['discount, 5', BB_240, 3, { 142: '5', 151: '000000000001050' }, 'discount_value', '1050'],
  ['second discount, 4', BB_240, 5, { 18: '4', 27: '000000000001050' }, 'second_discount_value', '1050'],
  ['third discount, 2', BB_240, 5, { 42: '2', 51: '000000000001050' }, 'third_discount_value', '10,50%'],
  // 21.3P, p. 12, and 40.3P, p. 14: zeros are the real; 09 is FEBRABAN's, which files have.
  ['amount, 00', BB_240, 3, { 86: '000000000134556', 228: '00' }, 'amount', 'R$ 1.345,56'],
  ['amount, 09 real', BB_240, 3, { 86: '000000000134556', 228: '09' }, 'amount', 'R$ 1.345,56'],
  ['amount, 02 dólar', BB_240, 3, { 86: '000000134556000', 228: '02' }, 'amount', '134556000'],
  // 15.3U, p. 30: with 85 and 86 the bureau, 010 Serasa, in 123–125.
  ['other credits', BB_240_RETURN, 4, { 16: '06', 123: '000000000001050' }, 'other_credit', 'R$ 10,50'],
  ['a bureau', BB_240_RETURN, 4, { 16: '85', 123: '010000000000000' }, 'other_credit', '10000000000000'],
  ['another bureau', BB_240_RETURN, 4, { 16: '86', 123: '011000000000000' }, 'other_credit', '11000000000000'],
  ['IOF, 8 prêmio de seguro', BB_240, 3, { 58: '8', 166: '000000000000038' }, 'iof', '0,38%'],
  ['IOF, 7 simples', BB_240, 3, { 58: '7', 166: '000000000000038' }, 'iof', 'R$ 0,38'],
  // CBR641: nota 11 c and e, p. 16; nota 17, p. 19; notas 24 and 30, pp. 22–23.
  ['fine of record 5', BB_400, 3, { 4: '1', 11: '000000001550' }, 'fine_value', 'R$ 15,50'],
  ['fine of record 5, 9 dispensar', BB_400, 3, { 4: '9', 11: '000000000000' }, 'fine_value', '0'],
  ['new interest, 1 valor', BB_400, 2, { 109: '16', 174: '1000000000000001500' }, 'new_interest_value', 'R$ 15,00'],
  [
    'new interest, 2 percentual with three decimals',
    BB_400,
    2,
    { 109: '16', 174: '2000000000000001500' },
    'new_interest_value',
    '1,500%',
  ],
  ['new fine, 2 percentual', BB_400, 2, { 109: '35', 174: '2010326000000000200' }, 'fine_value', '2,00%'],
  ['IOF, 03SEG', BB_400, 2, { 102: '03SEG', 193: '0000000000738' }, 'iof', '7,38%'],
  // Nota 19, p. 20; nota 30, p. 23.
  ['amount, blank', BB_400, 2, { 85: '  ', 127: '0000000134556' }, 'amount', 'R$ 1.345,56'],
  ['amount, 14 euro', BB_400, 2, { 85: '14', 127: '0001345560000' }, 'amount', '1345560000'],
  ['IOF, simples', BB_400, 2, { 102: '     ', 193: '0000000000738' }, 'iof', 'R$ 7,38'],
  // Santander, CNAB 240: notas 18, 21 and 23, pp. 20–22; P and R, pp. 8–9; Y-53, p. 10. It has no codes 5 and 6 for discounts.
  [
    'interest, 2 taxa mensal, five decimals',
    SANTANDER_240,
    3,
    { 118: '2', 127: '000000000100000' },
    'interest_value',
    '1,00000%',
  ],
  [
    'interest, 5 tolerância valor por dia',
    SANTANDER_240,
    3,
    { 118: '5', 127: '000000000000033' },
    'interest_value',
    'R$ 0,33',
  ],
  ['discount, 2 percentual', SANTANDER_240, 3, { 142: '2', 151: '000000000001050' }, 'discount_value', '10,50%'],
  [
    'discount, 4 valor por dia útil',
    SANTANDER_240,
    3,
    { 142: '4', 151: '000000000001050' },
    'discount_value',
    'R$ 10,50',
  ],
  ['discount, 5', SANTANDER_240, 3, { 142: '5', 151: '000000000001050' }, 'discount_value', '1050'],
  ['IOF, always a percentage', SANTANDER_240, 3, { 166: '000000000738000' }, 'iof_rate', '7,38000%'],
  [
    'maximum, 1 percentual, five decimals',
    SANTANDER_240,
    16,
    { 18: '53', 24: '1', 25: '000000015000000' },
    'max_value',
    '150,00000%',
  ],
  ['maximum, 2 valor', SANTANDER_240, 16, { 18: '53', 24: '2', 25: '000000000015000' }, 'max_value', 'R$ 150,00'],
  // H7800: nota 4, p. 24, whose example is 0200; p. 11.
  ['fine, 4', SANTANDER_400, 2, { 78: '4', 79: '0200' }, 'fine_value', '2,00%'],
  ['fine, no code', SANTANDER_400, 2, { 78: '0', 79: '0200' }, 'fine_value', '200'],
  ['limit in reais, and always so', SANTANDER_400, 5, { 6: '1', 7: '0000000015000' }, 'max_value', 'R$ 150,00'],
  ['limit in percent, and always so', SANTANDER_400, 5, { 6: '2', 20: '15000' }, 'max_percentage', '150,00%'],
  // Caixa, CNAB 240: C021 and C023, p. 51; Y-50 and Y-53, pp. 32–33.
  [
    'discount, 5 percentual por antecipação',
    CAIXA_240,
    3,
    { 142: '5', 151: '000000000000025' },
    'discount_value',
    '0,25%',
  ],
  [
    'discount, 3 valor por antecipação',
    CAIXA_240,
    3,
    { 142: '3', 151: '000000000000025' },
    'discount_value',
    'R$ 0,25',
  ],
  ['minimum, 1 percentual', CAIXA_240, 12, { 40: '1', 41: '000000001000000' }, 'min_value', '10,00000%'],
  ['minimum, no code', CAIXA_240, 12, { 40: '0', 41: '000000000000000' }, 'min_value', '0'],
  [
    'share, 1 percentual, three decimals',
    CAIXA_240,
    12,
    { 18: '50', 61: '1', 62: '000000000033333' },
    'split_value',
    '33,333%',
  ],
  ['share, 2 valor', CAIXA_240, 12, { 18: '50', 61: '2', 62: '000000000033333' }, 'split_value', 'R$ 333,33'],
  // CNAB 400: NE062 and NE064, p. 48; NE066 of v029.
  ['discount, 6 percentual', CAIXA_400, 2, { 84: '6', 180: '0000000000150' }, 'discount_value', '1,50%'],
  ['discount, 1 valor', CAIXA_400, 2, { 84: '1', 180: '0000000000150' }, 'discount_value', 'R$ 1,50'],
  ['interest, without a code, by day', CAIXA_400, 2, { 77: ' ', 161: '0000000000100' }, 'interest_value', 'R$ 1,00'],
  ['interest, 3 percentual ao mês', CAIXA_400, 2, { 77: '3', 161: '0000000000100' }, 'interest_value', '1,00%'],
  ['interest, 5 isento', CAIXA_400, 2, { 77: '5', 161: '0000000000000' }, 'interest_value', '0'],
  ['fine, always reais', CAIXA_400, 2, { 358: '0000000200' }, 'fine_value', 'R$ 2,00'],
  // Bradesco, CNAB 240: C021, p. 24. CNAB 400: 66–70, pp. 9 and 16.
  // G070, p. 40; G065, p. 39.
  ['amount, 09 real', BRADESCO_240, 3, { 86: '000000000134556', 228: '09' }, 'amount', 'R$ 1.345,56'],
  ['amount, 02 dólar', BRADESCO_240, 3, { 86: '000000134556000', 228: '02' }, 'amount', '134556000'],
  ['discount, 6 percentual', BRADESCO_240, 3, { 142: '6', 151: '000000000000005' }, 'discount_value', '0,05%'],
  ['fine, 2', BRADESCO_400, 2, { 66: '2', 67: '0200' }, 'fine_value', '2,00%'],
  ['interest, always reais', BRADESCO_400, 2, { 161: '0000000000200' }, 'interest_value', 'R$ 2,00'],
  // Itaú, CNAB 240: notas 13 and 31, pp. 20 and 32–33. CNAB 400: notas 32, 35 and 37, pp. 48–49.
  ['fine, 1 valor em reais', ITAU_240, 5, { 66: '1', 75: '000000000000200' }, 'fine_value', 'R$ 2,00'],
  ['interest, always reais', ITAU_240, 3, { 127: '000000000000200' }, 'interest_value', 'R$ 2,00'],
  ['fine, 2 percentual', ITAU_400, 3, { 2: '2', 11: '0000000000200' }, 'fine_value', '2,00%'],
  ['fine, 1 valor', ITAU_400, 3, { 2: '1', 11: '0000000000200' }, 'fine_value', 'R$ 2,00'],
  ['fine, 0', ITAU_400, 3, { 2: '0', 11: '0000000000000' }, 'fine_value', '0'],
  ['share, 3 percentual', ITAU_400, 3, share({ 56: '0000000025000', 394: '3' }), 'split_1_value', '25,000%'],
  ['share, 2 valor', ITAU_400, 3, share({ 56: '0000000025000', 394: '2' }), 'split_1_value', 'R$ 250,00'],
  [
    'share of a confirmed entry',
    ITAU_400_RETURN,
    3,
    share({ 109: '02', 138: '0000000025000', 394: '1' }),
    'split_1_value',
    '25,000%',
  ],
  [
    'share of an entry confirmed with it, p. 36',
    ITAU_400_RETURN,
    3,
    share({ 109: '64', 138: '0000000025000', 394: '3' }),
    'split_1_value',
    '25,000%',
  ],
  [
    'share of a settlement',
    ITAU_400_RETURN,
    3,
    share({ 109: '06', 138: '0000000025000', 394: '1' }),
    'split_1_value',
    'R$ 250,00',
  ],
  [
    'share of another occurrence',
    ITAU_400_RETURN,
    3,
    share({ 109: '09', 138: '0000000025000', 394: '1' }),
    'split_1_value',
    '25000',
  ],
  [
    'share in reais, of any amount',
    ITAU_400_RETURN,
    3,
    share({ 109: '09', 138: '0000000025000', 394: '4' }),
    'split_1_value',
    'R$ 250,00',
  ],
  // Sicredi, CNAB 240: the examples of pp. 37 and 47. CNAB 400: those of pp. 28–29 and 34.
  ['interest, 2 taxa mensal', SICREDI_240, 3, { 118: '2', 127: '000000000003000' }, 'interest_value', '30,00%'],
  ['interest, 1 valor', SICREDI_240, 3, { 118: '1', 127: '000000000000050' }, 'interest_value', 'R$ 0,50'],
  ['fine, 2', SICREDI_240, 5, { 66: '2', 75: '000000000001040' }, 'fine_value', '10,40%'],
  // Pp. 38 and 45–46, whose example of 1% is 100; It has no codes 4 to 6.
  ['discount, 2 percentual', SICREDI_240, 3, { 142: '2', 151: '000000000000100' }, 'discount_value', '1,00%'],
  ['discount, 3 por antecipação', SICREDI_240, 3, { 142: '3', 151: '000000000000050' }, 'discount_value', 'R$ 0,50'],
  ['discount, 6', SICREDI_240, 3, { 142: '6', 151: '000000000000050' }, 'discount_value', '50'],
  ['second discount, 5', SICREDI_240, 5, { 18: '5', 27: '000000000000050' }, 'second_discount_value', '50'],
  ['third discount, 1', SICREDI_240, 5, { 42: '1', 51: '000000000000050' }, 'third_discount_value', 'R$ 0,50'],
  ['fine, 1, which is not a code', SICREDI_240, 5, { 66: '1', 75: '000000000001040' }, 'fine_value', '1040'],
  ['interest, B percentual', SICREDI_400, 2, { 19: 'B', 161: '0000000000100' }, 'interest_value', '1,00%'],
  ['interest, A valor', SICREDI_400, 2, { 19: 'A', 161: '0000000000050' }, 'interest_value', 'R$ 0,50'],
  ['fine, always a percentage', SICREDI_400, 2, { 93: '0100' }, 'fine_value', '1,00%'],
  ['discount by day, B', SICREDI_400, 2, { 18: 'B', 83: '0000000100' }, 'daily_discount', '1,00%'],
  // Sicoob, CNAB 240: the examples of l. 96 and 155. CNAB 400: those of l. 64–65, where four decimals are printed.
  ['interest, 2 taxa mensal', SICOOB_240, 3, { 118: '2', 127: '000000000000220' }, 'interest_value', '2,20%'],
  ['fine, 2', SICOOB_240, 5, { 66: '2', 75: '000000000001040' }, 'fine_value', '10,40%'],
  ['third discount, 2 percentual', SICOOB_240, 5, { 42: '2', 51: '000000000000500' }, 'third_discount_value', '5,00%'],
  ['interest, always a percentage', SICOOB_400, 2, { 161: '022000' }, 'interest_value', '2,2000%'],
  ['fine, always a percentage', SICOOB_400, 2, { 167: '022000' }, 'fine_value', '2,2000%'],
]

describe('explain', () => {
  test.each(ROWS)('%s: %s:%i %o %s', (_, path, line, columns, name, expected) => {
    expect(shown(path, line, columns, name)).toBe(expected)
  })

  // Pp. 27 and 34: column 18 of the title applies to all three discounts.
  test.each([
    ['A', 'R$ 5,00'],
    ['B', '5,00%'],
    [' ', '500'],
  ])(
    'Sicredi, CNAB 400: the kind of discount of the title, %s, defines the unit of the second discount in record 7',
    (kind, expected) => {
      const record7 = changedFixture(SICREDI_400, 6, { 61: '0000000000500' }).toString('latin1').split('\r\n')[5]!
      const bytes = changedFixture(SICREDI_400, 4, { 18: kind })
        .toString('latin1')
        .split('\r\n')
        .with(5, record7)
        .join('\r\n')
      const { fields } = explainLine(Buffer.from(bytes, 'latin1'), 6)
      expect(fields.find(({ name }) => name === 'second_discount_value')!.shown).toBe(expected)
    },
  )
})

test('the HTML page has the units, and the line that defines them', () => {
  const html = inspectHtml(readFileSync(join(FIXTURES, SICREDI_400)))
  const { records, lines } = JSON.parse(/<script[^>]*id="data"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)
  const unitOf = (record: string, field: string) =>
    records
      .find(({ name }: { name: string }) => name === record)
      .fields.find(({ name }: { name: string }) => name === field).unit
  expect(unitOf('title', 'fine_value')).toEqual({ of: 'percentage', decimals: 2 })
  expect(unitOf('discounts', 'second_discount_value')).toMatchObject({ by: 'discount_type' })
  // Line 6 is record 7 of the title in line 4.
  expect(lines[5][3]).toBe(3)
  expect(lines[3]).toHaveLength(3)
})

test('diff: a fine of two percent and a fine of two reais', () => {
  const [percent, reais] = ['2', '1'].map((code) => changedFixture(BB_240, 5, { 66: code, 75: '000000000000200' }))
  const three = changedFixture(BB_240, 5, { 66: '2', 75: '000000000000300' })
  const fine = (a: Uint8Array, b: Uint8Array) =>
    diffFiles(a, b).titles[0]!.fields.find(({ field }) => field === 'segment_r.fine_value')
  const percentage = { of: 'percentage', decimals: 2 }
  expect(fine(percent!, three)).toEqual({
    field: 'segment_r.fine_value',
    label: { pt: 'valor da multa', en: 'fine value' },
    kind: 'money',
    a: 200,
    b: 300,
    units: { a: percentage, b: percentage },
  })
  expect(fine(reais!, three)).toMatchObject({ units: { a: { of: 'reais' }, b: percentage } })
})
