import { expect, test } from 'vitest'
import { DIAGNOSTICS, type DiagnosticCode, diagnostic, diagnosticMessage } from '../../../src/fixed-width/index.js'

const codes = Object.keys(DIAGNOSTICS) as DiagnosticCode[]

test('a diagnostic has position, expected and actual content, and a Portuguese message', () => {
  const details = { line: 7, columns: [153, 165], field: 'title.amount', got: '00000140A0' } as const
  expect(diagnostic('not_a_number', details)).toEqual({
    code: 'not_a_number',
    severity: 'error',
    line: 7,
    columns: [153, 165],
    field: 'title.amount',
    expected: null,
    got: '00000140A0',
    message:
      'Em «valor do título» do título (153–165) esperava-se um número e veio «00000140A0»; o valor ficou em branco.',
  })
})

test('properties that do not apply are null', () => {
  expect(diagnostic('empty_file')).toMatchObject({ line: null, columns: null, field: null, expected: null, got: null })
})

test.each(codes)('%s has only known placeholders, and is a whole sentence', (code) => {
  const { message } = diagnostic(code, { line: 1, columns: [2, 3], field: 'F', expected: 'E', got: 'G' })
  expect(message).not.toMatch(/[{}]/)
  expect(message).toMatch(/^\p{Lu}.*[.]$/u)
  for (const [placeholder] of DIAGNOSTICS[code].message.matchAll(/\{\w+\}/g)) {
    expect(['{line}', '{columns}', '{field}', '{expected}', '{got}']).toContain(placeholder)
  }
})

test('text of the file that looks like a placeholder is not replaced', () => {
  expect(
    diagnostic('unexpected_literal', { columns: [1, 2], field: 'a.b', expected: '{got}', got: '$&' }).message,
  ).toBe('Em a.b (1–2) esperava-se «{got}» e veio «$&».')
})

test('the same diagnostic in English', () => {
  const found = diagnostic('not_a_number', { line: 7, columns: [153, 165], field: 'title.amount', got: '00000140A0' })
  expect(diagnosticMessage(found, 'en')).toBe(
    'Expected a number in title.amount (153–165), got «00000140A0»; the value is blank.',
  )
  expect(diagnosticMessage(found, 'pt')).toBe(found.message)
})

test.each(codes)('%s has the same placeholders in English and Portuguese', (code) => {
  const detailsIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort()
  const { message, english } = DIAGNOSTICS[code]
  expect(english).toMatch(/^\p{Lu}.*[.]$/u)
  // The expected place of a record is a Portuguese text.
  const details = detailsIn(message).filter((each) => code !== 'unexpected_record' || each !== '{expected}')
  expect(detailsIn(english)).toEqual(details)
})
