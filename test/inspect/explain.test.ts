/** Explanations of fixtures; expected values read by hand. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isValidationError } from '../../src/cobranca/index.js'
import { layoutRows } from '../../src/fixed-width/index.js'
import { type ExplainedLine, explainFile, explainLine } from '../../src/inspect/index.js'
import { remittanceDialects, returnDialects } from '../banks/dialects-of.js'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
const bytes = (path: string): Buffer => readFileSync(join(FIXTURES, path))

/** `due_date 78–85 31032026 → 31/03/2026 (…)` */
const explained = ({ fields }: ExplainedLine, name: string): string => {
  const { from, to, raw, shown, meaning } = fields.find((field) => field.name === name)!
  return `${from}–${to} «${raw}» ${shown}${meaning === null ? '' : ` (${meaning})`}`
}

describe('a title of a remittance: Sicoob, CNAB 240, segments P and Q', () => {
  const file = bytes('756-sicoob/cnab240/entries.rem')
  const p = explainLine(file, 3)
  const q = explainLine(file, 7)

  test('the record and its page', () => {
    expect(p).toMatchObject({
      line: 3,
      record: 'segment_p',
      source: expect.stringMatching(/^Sicoob, .*l\. 65–109$/),
      findings: [],
    })
  })

  test.each([
    [p, 'movement', '16–17 «01» 01 (Entrada de Títulos)'],
    [p, 'due_date', '78–85 «31032026» 31/03/2026'],
    [p, 'amount', '86–100 «000000000134556» R$ 1.345,56'],
    [p, 'discount_date', '143–150 «00000000» '],
    // Codes of the bank's own table and of FEBRABAN's.
    [p, 'dispatch_type', '61–61 «2» 2 (Beneficiário Emite)'],
    [p, 'acceptance', '109–109 «N» N (Não Aceite)'],
    [p, 'record_type', '8–8 «3» 3'],
    [p, 'sequence', '9–13 «00001» 1'],
    [q, 'payer_tax_id_type', '18–18 «2» 2 (CGC / CNPJ)'],
    // A CNPJ with letters.
    [q, 'payer_tax_id', '19–33 «0K7R2MZ9W000118» K7.R2M.Z9W/0001-18'],
  ] as const)('%o %s', (line, name, expected) => {
    expect(explained(line, name)).toBe(expected)
  })
})

describe('titles of returns', () => {
  test('a settlement of Itaú, CNAB 400: occurrence and channel', () => {
    const line = explainLine(bytes('341-itau/cnab400/settlements.ret'), 2)
    expect(explained(line, 'occurrence')).toBe('109–110 «06» 06 (Liquidação normal)')
    expect(explained(line, 'settlement_code')).toMatch(/^393–394 «CP» CP \(CP Agência Itaú/)
    expect(explained(line, 'credit_date')).toBe('296–301 «020326» 02/03/2026')
  })

  test('a rejection of BB, CNAB 240: all reasons of the occurrence of the title', () => {
    const { lines } = explainFile(bytes('001-bb/cnab240/registrations-and-rejections.ret'))
    const reasons = lines.flatMap(({ fields }) =>
      fields.filter(({ name, meaning }) => name === 'reason_codes' && meaning !== null),
    )
    expect(reasons.length).toBeGreaterThan(0)
    for (const { raw, meaning } of reasons) {
      const codes = raw
        .match(/../g)!
        .map((code) => code.trim())
        .filter((code) => code !== '' && code !== '00')
      const known = meaning!.split('; ').map((text) => text.slice(0, 2))
      expect(
        known.every((code) => codes.includes(code)),
        meaning!,
      ).toBe(true)
    }
  })

  test('the occurrence in a companion is found by the name of its field', () => {
    const line = explainLine(bytes('001-bb/cnab240/settlements.ret'), 4)
    expect(line.record).toBe('segment_u')
    expect(explained(line, 'occurrence')).toMatch(/^16–17 «\d\d» \d\d \(.+\)$/)
  })
})

test('a line contains its findings', () => {
  const line = explainLine(bytes('341-itau/cnab400/damaged.ret'), 3)
  expect(line.findings).toEqual([
    expect.objectContaining({ rule: 'not_a_number', columns: [267, 279], field: 'title.billet_fine' }),
  ])
  expect(explained(line, 'billet_fine')).toBe('267–279 «00000000O1250» ')
})

test('an unknown line has no fields; a cut line has its remaining content', () => {
  const { lines } = explainFile(bytes('341-itau/cnab400/damaged.ret'))
  expect(lines[6]).toMatchObject({ line: 7, record: null, source: null, fields: [] })
  const [cut] = lines.filter(({ raw }) => raw.length === 340)
  expect(cut!.fields.map(({ raw }) => raw).join('')).toBe(cut!.raw)
})

test('a range of lines', () => {
  const file = bytes('756-sicoob/cnab240/entries.rem')
  const all = explainFile(file)
  expect(all).toMatchObject({
    bank: '756',
    bank_name: 'Sicoob',
    layout: 'cnab240',
    direction: 'remittance',
    width: 240,
    line_count: 16,
  })
  expect(all.lines.map(({ line }) => line)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
  expect(explainFile(file, { from: 3, to: 5 })).toEqual({ ...all, lines: all.lines.slice(2, 5) })
  expect(explainFile(file, { from: 16 }).lines).toEqual(all.lines.slice(15))
})

test('a missing line, and an unsupported file', () => {
  const file = bytes('756-sicoob/cnab240/entries.rem')
  for (const call of [
    () => explainLine(file, 17),
    () => explainLine(file, 0),
    () => explainLine('x' as unknown as Uint8Array, 1),
  ]) {
    expect(call).toThrow(expect.toSatisfy(isValidationError))
  }
  expect(() => explainFile(Buffer.from('%PDF-1.7'))).toThrow(expect.objectContaining({ code: 'unsupported_file' }))
})

const files = [
  ...returnDialects().map((of) => ({ ...of, path: `${of.folder}/settlements.ret` })),
  ...remittanceDialects().map((of) => ({ ...of, path: `${of.folder}/entries.rem` })),
]

test.each(files)('$name, $path: every column is explained once, in order', ({ path, dialect }) => {
  for (const { raw, record, fields } of explainFile(bytes(path)).lines) {
    if (record === null) continue
    expect(fields.map(({ raw }) => raw).join('')).toBe(raw)
    const records = [dialect.layout.records[record]!, ...(dialect.alternatives?.[record] ?? [])]
    expect(records.map((each) => layoutRows(each).map(({ name }) => name))).toContainEqual(
      fields.map(({ name }) => name),
    )
  }
})

// Itaú, CNAB 400, July 2021, p. 19: the digit in column 38 is that of agency and account together.
test('a field has label and meaning, and the page where they are of this bank', () => {
  const { fields } = explainLine(bytes('341-itau/cnab400/settlements.ret'), 1)
  const wordsOf = (name: string) => fields.find((field) => field.name === name)!.words
  expect(wordsOf('bank_code')).toEqual({
    label: { pt: 'código do banco', en: 'bank code' },
    meaning: {
      pt: 'Número do banco no sistema de compensação (COMPE), com três dígitos.',
      en: 'Number of the bank in the clearing system (COMPE), with three digits.',
    },
  })
  expect(wordsOf('account_digit')).toMatchObject({
    label: { pt: 'dígito da agência e conta', en: 'agency and account check digit' },
    source: 'Itaú, Cobrança CNAB 400, julho/2021 (v3), p. 19',
  })
})
