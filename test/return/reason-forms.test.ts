/** Reasons of every form in a made-up layout: written by the testing kit, read by the interpreter, the generated code and the kernel. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bradesco400Return } from '../../src/banks/families/bradesco400/index.js'
import { bankOf, type ReturnDialect } from '../../src/banks/index.js'
import type { ReasonTable } from '../../src/febraban/index.js'
import { blanks, integer, text } from '../../src/fixed-width/index.js'
import { bankOccurrences, explainFile } from '../../src/inspect/index.js'
import { NdjsonReader, parseReturn } from '../../src/return/index.js'
import { arbitraryReturnFile } from '../../src/testing/arbitraries/index.js'
import { writeReturn } from '../../src/testing/return-file/index.js'
import { runs } from '../runs.js'

const bradesco = bankOf('237')!
const returns = bradesco.returns as unknown as { cnab400: ReturnDialect[] }

const ends = { tail: blanks(395, 744), sequence: integer(745, 750) }
const table = (more: Pick<ReasonTable, 'occurrences' | 'field' | 'codes'> & Partial<ReasonTable>): ReasonTable => ({
  codeWidth: 2,
  severity: 'rejection',
  source: 'made up, p. 1',
  ...more,
})

/** Registered, rejected, instruction rejected and settled. Each occurrence has its reasons in separate columns. */
const dialect = bradesco400Return({
  bank: bradesco,
  manual: { title: 'made up', version: '1' },
  evidence: 'manual',
  variant: '750',
  records: ({ header, title, trailer }) => ({
    header: header.extend([395, 750], ends),
    title: title.extend([329, 750], {
      flags: text(329, 443),
      words: text(444, 583),
      complement: text(584, 591),
      reason: text(592, 594),
      tail: blanks(595, 744),
      sequence: integer(745, 750),
    }),
    trailer: trailer.extend([395, 750], ends),
  }),
  occurrences: {
    '02': { text: 'Entrada confirmada', our_occurrence: '2001' },
    '03': { text: 'Entrada rejeitada', our_occurrence: '2002' },
    '06': { text: 'Liquidação', our_occurrence: '2003' },
    '24': { text: 'Entrada rejeitada pelo CEP', our_occurrence: '2002' },
    '32': { text: 'Instrução rejeitada', our_occurrence: '2020' },
  },
  reasons: [
    table({
      occurrences: ['03'],
      field: 'title.flags',
      form: 'flags',
      codes: { '01': 'Falta o IOC', '15': 'Falta o CEP', '115': 'Falta tudo' },
    }),
    table({ occurrences: ['24'], field: 'title.words', form: 'text', codes: {} }),
    table({
      occurrences: ['32'],
      field: 'title.complement',
      form: 'lengths',
      codes: { '10': 'Carteira', C1: 'Aberto', C10: 'Protesto', E24: 'Bairro' },
    }),
    table({
      occurrences: ['06'],
      field: 'title.reason',
      codeWidth: 3,
      severity: 'channel',
      codes: { '001': 'Dinheiro', '061': 'Pix' },
      pixCodes: ['061'],
    }),
  ],
})

beforeAll(() => {
  returns.cnab400.push(dialect)
})
afterAll(() => {
  returns.cnab400.splice(1)
})

const name = { bank: '237', layout: 'cnab400', variant: '750' } as const

function linesOfJson(bytes: Uint8Array): string {
  const reader = new NdjsonReader()
  return [...reader.push(bytes), ...reader.end()].map((batch) => Buffer.from(batch).toString()).join('')
}

/** The result of the fallback reader, which all readers must give. */
function readByAll(bytes: Uint8Array) {
  const { bank_billet_discharges: records, diagnostics } = parseReturn(bytes, { engine: 'interpreted' })
  expect(parseReturn(bytes).bank_billet_discharges).toEqual(records)
  expect(linesOfJson(bytes)).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return { records, codes: diagnostics.map(({ code }) => code) }
}

test('all readers read generated files alike, with the generated reasons', () => {
  fc.assert(
    fc.property(arbitraryReturnFile('237', 'cnab400', { variant: '750' }), ({ bytes, values }) => {
      const { records, codes } = readByAll(bytes)
      expect(codes).toEqual([])
      expect(records.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual(
        values.titles.map(({ reasons = [] }) => expect.arrayContaining([...reasons])),
      )
    }),
    runs(25),
  )
})

const WORDS = 'CEP DO PAGADOR INVALIDO, 01 DE 2'

describe('a file of all forms', () => {
  const file = () =>
    writeReturn({
      ...name,
      titles: [
        { occurrence: '03', reasons: ['15', '115'] },
        { occurrence: '24', reasons: [WORDS] },
        { occurrence: '32', reasons: ['C10', '10', 'E24'] },
        { occurrence: '06', reasons: ['061'], line_parsed: { paid_at: '2026-03-02', paid_amount: 100 } },
      ],
    })

  test('has each form in its columns', () => {
    const lines = Buffer.from(file().bytes).toString('latin1').split('\r\n')
    expect(lines[1]!.slice(328, 443)).toBe(`${'0'.repeat(14)}1${'0'.repeat(99)}1`)
    expect(lines[2]!.slice(443, 583)).toBe(WORDS.padEnd(140))
    expect(lines[3]!.slice(583, 591)).toBe('C1010E24')
    expect(lines[4]!.slice(591, 594)).toBe('061')
  })

  test('is read with the texts of each form', () => {
    const { records, codes } = readByAll(file().bytes)
    expect(codes).toEqual([])
    expect(records.map(({ reasons }) => reasons.map(({ code, text }) => `${code} ${text}`))).toEqual([
      ['15 Falta o CEP', '115 Falta tudo'],
      [` ${WORDS}`],
      ['C10 Protesto', '10 Carteira', 'E24 Bairro'],
      ['061 Pix'],
    ])
    expect(records[1]).toMatchObject({ kind: 'rejected', occurrence_error_detail: WORDS })
    expect(records[3]).toMatchObject({ pix: true, money: true })
  })

  test('is explained with these texts', () => {
    const text = JSON.stringify(explainFile(file().bytes))
    for (const words of ['15 Falta o CEP; 115 Falta tudo', 'C10 Protesto; 10 Carteira; E24 Bairro', '061 Pix', WORDS]) {
      expect(text).toContain(words)
    }
  })
})

test('the tables of the bank have the codes of each form, and mark free text', () => {
  const entries = bankOccurrences(bradesco, { layout: 'cnab400', variant: '750' })
  const reasonsOf = (occurrence: string) =>
    entries.find(({ code }) => code === occurrence)!.reasons.map(({ code }) => code)
  expect([reasonsOf('03'), reasonsOf('24'), reasonsOf('32')]).toEqual([
    ['01', '115', '15'],
    [''],
    ['10', 'C1', 'C10', 'E24'],
  ])
})

test('reasons without room, or that would be read as another code, are an error', () => {
  const write = (occurrence: string, reasons: readonly string[]) => () =>
    writeReturn({ ...name, titles: [{ occurrence, reasons }] })
  expect(write('32', ['C1', '0A'])).toThrow('0A não é motivo da ocorrência 32')
  expect(write('32', ['C10', 'C10', 'E24'])).toThrow('E24 não cabe com os outros motivos da ocorrência 32')
  expect(write('03', ['02'])).toThrow('02 não é motivo da ocorrência 03')
  expect(write('24', ['X'.repeat(141)])).toThrow('não cabe')
})

test('a flag that is in no table is reported', () => {
  const { bytes } = writeReturn({ ...name, titles: [{ occurrence: '03', reasons: ['01'] }] })
  const copy = Buffer.from(bytes)
  copy.write('1', 750 + 2 + 328 + 1, 'latin1')
  const { records, codes } = readByAll(copy)
  expect(records[0]!.reasons).toMatchObject([
    { code: '01', text: 'Falta o IOC' },
    { code: '02', text: null },
  ])
  expect(codes).toEqual(['unknown_reason'])
})
