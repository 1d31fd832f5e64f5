/** BRB's returns: Manual e Leiautes, version 077 (June 2019), sheet Leiaute Retorno. Lines made by hand from the rows. */
import { expect, test } from 'vitest'
import { matchKey, parseReturn, paymentFrom, type ReturnRecord } from '../../../src/return/index.js'

const lineOf = (columns: Readonly<Record<number, string>>, number: number): string => {
  const line = [...' '.repeat(394)]
  for (const [from, text] of Object.entries(columns)) line.splice(Number(from) - 1, text.length, ...text)
  return line.join('') + String(number).padStart(6, '0')
}

/** A payment of R$ 90,00, with this in its columns (rows 42–82). Nosso número 1 of modality 1: 100000107045 (sheet Cálculo D1 e D2). */
function read(columns: Readonly<Record<number, string>> = {}): ReturnRecord {
  const header = {
    1: '02RETORNO01COBRANCA',
    27: '0586002006'.padStart(20, '0'),
    47: 'LOJA',
    77: '070BRB',
    95: '15062026',
    380: '15062026',
  }
  const title = {
    1: '10100052998224725',
    21: '0000000',
    28: '0586002006',
    71: '1000001070450586002006',
    108: '005150620261606202606100000107045',
    149: '150620260000000009000070000582100',
    180: '0'.repeat(78),
    258: '0000000009000',
    271: '0'.repeat(26),
    300: '15062026',
    ...columns,
  }
  const trailer = { 1: '9201070', 58: '00000000000000000', 87: '00001000000009000' }
  const lines = [lineOf(header, 1), lineOf(title, 2), lineOf(trailer, 3)]
  const file = parseReturn(Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'))
  expect(file.diagnostics).toEqual([])
  return file.bank_billet_discharges[0]!
}

test('nosso número without increment finds the slip', () => {
  const record = read()
  const slip = { our_number: '1', processed_our_number_raw: '100000107045' }
  expect(record.line_parsed.processed_our_number_raw).toBe('100000107045')
  expect(matchKey(record, 'our_number_with_digit')).toBe('00000107045')
  for (const strategy of ['our_number_with_digit', 'our_number', 'our_number_bare'] as const)
    expect(matchKey(record, strategy)).toBe(matchKey({ bank: '070', layout: 'cnab400', slip }, strategy))
})

test('with an increment the title is another one: the increment precedes the sequence (row 47)', () => {
  const record = read({ 25: '001' })
  expect(record.line_parsed.our_number).toBe('00100000107045')
  expect(matchKey(record, 'our_number')).toBeNull()
  expect(paymentFrom(record)!.idempotency_key).not.toBe(paymentFrom(read())!.idempotency_key)
})

test('271–283 is the sum of rebates and discounts, beside the amount paid after them (row 75)', () => {
  expect(paymentFrom(read({ 271: '0000000001000' }))).toMatchObject({
    paid_amount: 9000,
    discount: 1000,
    value_rebate: null,
    credit_amount: null,
  })
})

// Sheet Exemplo Retorno, rows 5–8, have zeros; the files of 2014 blanks (retorno, row 37).
test.each(['00000000', '        '])('a title without a date of credit: «%s»', (credit) => {
  expect(read({ 109: '02', 119: credit, 127: '  ', 258: '0'.repeat(13) }).line_parsed.credit_at).toBeNull()
})

// Leiaute Arquivo de Retorno (2014), rows 46–47; version 077 has zeros there.
test('files of 2014 have despesas de cobrança in 180–192 and outras despesas in 193–205', () => {
  const old = read({ 180: '0000000000255'.concat('0000000000078', '0'.repeat(52)) })
  expect(paymentFrom(old)).toMatchObject({ paid_amount: 9000, bank_rate: 255, other_fines: 78 })
  expect(paymentFrom(read())).toMatchObject({ paid_amount: 9000, bank_rate: 0, other_fines: 0 })
})

/** A rejection without dates and amounts, as in the sheet Exemplo Retorno, rows 12–15. */
const rejection = (reason: string) =>
  read({ 109: '09', 111: '0'.repeat(18), 149: '0'.repeat(8), 258: '0'.repeat(13), 300: '0'.repeat(8), 365: reason })

// Sheet Exemplo Retorno, row 28: «título cujo registro não foi aceito … CEP inválido».
test.each(['019', '001', '037', '081', '091', '101', '072', '130'])('09 with %s rejects an entry', (reason) => {
  expect(rejection(reason)).toMatchObject({ our_occurrence: '2002', kind: 'rejected', final: true, money: false })
})

// 058: «título rejeitado», a payment (rows 29–30); 041, 044, 045, 048 and 079: changes; 116: the stop of a protest.
test.each(['058', '041', '044', '045', '048', '079', '116'])('09 with %s rejects no entry', (reason) => {
  expect(rejection(reason)).toMatchObject({ our_occurrence: '2020', kind: 'instruction_rejected', final: false })
})
