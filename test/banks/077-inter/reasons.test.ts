/** Inter's reasons are free text (241–380, p. 15): the text of the columns is the reason, and never a code. */
import { describe, expect, test } from 'vitest'
import { NdjsonReader, parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'

const { bytes } = fixture('077-inter/cnab400/registrations-and-rejections')
const LINES = Buffer.from(bytes).toString('latin1').split('\r\n')

/** The file with this text in a title, in UTF-8 as in a real file. */
function withText(line: number, text: string): Buffer {
  const changed = LINES[line - 1]!.slice(0, 240) + text.padEnd(140) + LINES[line - 1]!.slice(380)
  return Buffer.from(LINES.with(line - 1, changed).join('\r\n'))
}

/** The records of the fallback reader; all readers must return the same. */
function readByAll(file: Buffer) {
  const { bank_billet_discharges: records, diagnostics } = parseReturn(file, { engine: 'interpreted' })
  expect(parseReturn(file).bank_billet_discharges).toEqual(records)
  const reader = new NdjsonReader()
  const json = [...reader.push(file), ...reader.end()].map((batch) => Buffer.from(batch).toString()).join('')
  expect(json).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return { records, codes: diagnostics.map(({ code }) => code) }
}

describe('the reason of a rejection', () => {
  test.each([
    [
      'with small letters and accents',
      'Data da multa do título deve ser maior que a data de vencimento. valor: 2026-10-04',
    ],
    ['that begins with digits', '03 01 CPF do pagador inválido'],
    ['of digits alone', '0301'],
    ['that fills the columns, of several sentences', `${'Data para desconto inválida. '.repeat(5)}`.slice(0, 140)],
  ])('%s', (_, text) => {
    const { records, codes } = readByAll(withText(4, text))
    const words = text.trimEnd()
    expect(records[2]).toMatchObject({
      kind: 'rejected',
      occurrence_error: words,
      occurrence_error_detail: words,
      reasons: [{ code: '', text: words, severity: 'rejection' }],
    })
    expect(codes.filter((code) => code === 'unknown_reason')).toEqual([])
  })
})

// The manual prints reasons only for 03.
test('a text with another occurrence is kept and reported', () => {
  const text = 'Título vencido'
  const { records, codes } = readByAll(withText(2, text))
  expect(records[0]).toMatchObject({ kind: 'registered', reasons: [], occurrence_error: text })
  expect(codes).toContain('unknown_reason')
})
