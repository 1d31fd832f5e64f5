/** Fixtures with one error each, and the expected findings, written by hand. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isValidationError } from '../../src/cobranca/index.js'
import { DIAGNOSTICS } from '../../src/fixed-width/index.js'
import { LINT_RULES, type LintFinding, lintFile } from '../../src/inspect/index.js'
import { someOf } from '../runs.js'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
const text = (path: string): string => readFileSync(join(FIXTURES, path), 'latin1')
const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')

/** Replaces columns of a line; both 1-based. */
const withColumns = (text: string, line: number, column: number, columns: string): string =>
  text
    .split('\r\n')
    .map((each, i) =>
      i === line - 1 ? each.slice(0, column - 1) + columns + each.slice(column - 1 + columns.length) : each,
    )
    .join('\r\n')

const REMITTANCE = text('756-sicoob/cnab240/entries.rem')
const RETURN = text('341-itau/cnab400/settlements.ret')

/** `4:18-18 error unexpected_literal header.field` */
const shown = ({ line, columns, severity, rule, field }: LintFinding): string =>
  `${line ?? '*'}${columns === null ? '' : `:${columns.join('-')}`} ${severity} ${rule}${field === null ? '' : ` ${field}`}`

const findingsOf = (text: string): readonly LintFinding[] => lintFile(bytes(text)).findings

describe('a remittance of Sicoob, CNAB 240', () => {
  test('has no findings', () => {
    expect(lintFile(bytes(REMITTANCE))).toEqual({
      bank: '756',
      bank_name: 'Sicoob',
      layout: 'cnab240',
      direction: 'remittance',
      manual: expect.objectContaining({ title: expect.any(String) }),
      lines: 16,
      counts: { error: 0, warning: 0, info: 0 },
      findings: [],
    })
  })

  test.each([
    // Line 3 is segment P of the first title, line 4 its segment Q; line 7 is segment Q of a company.
    ['an invalid date', 3, 78, '31022026', ['3:78-85 error impossible_date segment_p.due_date']],
    [
      'a letter in an amount',
      3,
      90,
      'O',
      ['3:86-100 error not_a_number segment_p.amount', '15:30-46 error total_mismatch lot_trailer.simple_amount'],
    ],
    ['the last digit of a CPF', 4, 33, '4', ['4:19-33 warning wrong_tax_id segment_q.payer_tax_id']],
    [
      'a CPF with the type of a CNPJ',
      4,
      18,
      '2',
      ['4:18-18 warning tax_id_of_another_type segment_q.payer_tax_id_type'],
    ],
    ['a tax id of an unknown type', 4, 18, '0', ['4:18-18 warning tax_id_of_another_type segment_q.payer_tax_id_type']],
    ['the last digit of a CNPJ with letters', 7, 33, '9', ['7:19-33 warning wrong_tax_id segment_q.payer_tax_id']],
    ['an unknown code', 3, 109, 'X', ['3:109-109 warning unknown_code segment_p.acceptance']],
    ['lower case', 4, 34, 'maria', ['4:34-73 warning lower_case segment_q.payer_name']],
    ['a tab', 4, 40, '\t', ['4:40-40 error control_character']],
    [
      'a number out of order',
      4,
      9,
      '00009',
      [
        '4:9-13 error sequence_break segment_q.sequence',
        '5:9-13 error sequence_break segment_r.sequence',
        '3 error missing_companion',
        '4 error orphan_companion',
        '5 error orphan_companion',
      ],
    ],
    ['an unknown record', 5, 14, 'Z', ['5:14-14 error unknown_record']],
    ['another constant', 1, 4, '0001', ['1:4-7 error unexpected_literal header.lot_number']],
    [
      'another lot',
      3,
      4,
      '0002',
      [
        '3:4-7 error lot_number_mismatch segment_p.lot_number',
        '4 error orphan_companion',
        '5 error orphan_companion',
        '3 error missing_companion',
      ],
    ],
    ['a counter', 16, 24, '000017', ['16:24-29 error total_mismatch trailer.record_count']],
  ])('%s', (_, line, column, columns, expected) => {
    expect(
      findingsOf(withColumns(REMITTANCE, line, column, columns))
        .map(shown)
        .sort(),
    ).toEqual([...expected].sort())
  })

  test('an unknown movement: code, columns and page', () => {
    const found = findingsOf(withColumns(REMITTANCE, 3, 16, '99')).find(({ rule }) => rule === 'unknown_movement')
    expect(found).toEqual({
      rule: 'unknown_movement',
      severity: 'error',
      line: 3,
      columns: [16, 17],
      field: 'segment_p.movement',
      label: { pt: 'código de movimento', en: 'movement code' },
      expected: null,
      found: '99',
      message: {
        pt: 'Em «código de movimento» do segmento P (16–17) o movimento «99» não consta da tabela de instruções do manual. Informe o código da instrução nessa tabela.',
        en: 'segment_p.movement (16–17): the movement «99» is not in the manual’s table of instructions. Use the code of the instruction in that table.',
      },
      source: expect.stringMatching(/^Sicoob/),
    })
  })

  test('a blank movement: the blanks are shown', () => {
    const found = findingsOf(withColumns(REMITTANCE, 3, 16, '  ')).find(({ rule }) => rule === 'unknown_movement')
    expect(found).toMatchObject({ columns: [16, 17], found: '  ' })
    expect(found!.message.pt).toContain('o movimento «  » não consta')
    expect(found!.message.en).toContain('the movement «  » is not')
  })

  test('the advice for a damaged file fits the company’s own remittance', () => {
    const lines = REMITTANCE.split('\r\n')
    // The amount of segment P has columns 86 to 100.
    const cut = lines.map((line, i) => (i === 2 ? line.slice(0, 95) : line)).join('\r\n')
    const withoutTrailer = `${lines.slice(0, 15).join('\r\n')}\r\n`
    for (const [damaged, rule] of [
      [cut, 'cut_line'],
      [withoutTrailer, 'missing_trailer'],
    ] as const) {
      const { message } = findingsOf(damaged).find((each) => each.rule === rule)!
      expect(message.pt).toContain('eça o retorno de novo ao banco, ou gere a remessa de novo.')
      expect(message.en).toContain('sk the bank for the return again, or generate the remittance again.')
    }
  })

  test('the expected keys of an unknown record', () => {
    const [found] = findingsOf(withColumns(REMITTANCE, 5, 14, 'Z'))
    expect(found).toMatchObject({ columns: [14, 14], found: 'Z' })
    expect(found!.expected!.split(', ')).toEqual(expect.arrayContaining(['P', 'Q', 'R']))
  })

  test('a cut line, and a line that is too long', () => {
    const lines = REMITTANCE.split('\r\n')
    const cut = [...lines.slice(0, 3), lines[3]!.slice(0, 200), ...lines.slice(4)].join('\r\n')
    expect(findingsOf(cut).map(shown)).toContain('4 error line_too_short')
    const long = [...lines.slice(0, 3), `${lines[3]}X`, ...lines.slice(4)].join('\r\n')
    expect(findingsOf(long).map(shown)).toEqual(['4 error line_too_long'])
  })

  test('mixed line ends, a missing line end, and a byte order mark', () => {
    const mixed = REMITTANCE.split('\r\n').join('\n').replace('\n', '\r\n')
    expect(findingsOf(mixed)).toEqual([
      expect.objectContaining({
        rule: 'mixed_line_ends',
        severity: 'warning',
        line: 2,
        expected: 'CR LF',
        found: 'LF',
      }),
    ])
    expect(findingsOf(REMITTANCE.trimEnd()).map(shown)).toContain('16 info no_final_line_end')
    expect(findingsOf(`\xef\xbb\xbf${REMITTANCE}`).map(shown)).toEqual(['1:1-1 error byte_order_mark'])
  })

  test('letters in UTF-8', () => {
    const utf8 = Buffer.from(withColumns(REMITTANCE, 4, 34, 'JOÃO '), 'utf8')
    expect(lintFile(utf8).findings).toEqual([
      expect.objectContaining({ rule: 'not_latin1', severity: 'error', line: 4, columns: [36, 36], found: 'UTF-8' }),
    ])
    // The same text in Latin-1 is valid.
    expect(findingsOf(withColumns(REMITTANCE, 4, 34, 'JOÃO '))).toEqual([])
  })
})

describe('a return of Itaú, CNAB 400', () => {
  test('has no error', () => {
    expect(lintFile(bytes(RETURN)).counts).toMatchObject({ error: 0, warning: 0 })
  })

  test.each([
    ['the digit of nosso número', 2, 94, '3', '2:94-94 warning wrong_check_digit title.our_number_digit'],
    // Returns have lower severities than remittances.
    ['another constant', 1, 106, 'XYZ', '1:106-108 warning unexpected_literal header.density_unit'],
    ['a filler', 2, 22, '77', '2:22-23 info filler_not_zero title.reserved_1'],
    ['an unknown occurrence', 2, 109, '97', '2:109-110 warning unknown_occurrence title.occurrence'],
  ])('%s', (_, line, column, columns, expected) => {
    expect(findingsOf(withColumns(RETURN, line, column, columns)).map(shown)).toContain(expected)
  })

  test('the expected check digit', () => {
    const found = findingsOf(withColumns(RETURN, 2, 94, '3')).find(({ rule }) => rule === 'wrong_check_digit')
    // Carteira 109, number 00045001, agency 0842, account 31507: the fixture has 2.
    expect(found).toMatchObject({ expected: '2', found: '3', source: expect.stringContaining('pp. 20–21') })
  })
})

describe('options', () => {
  const damaged = bytes(text('341-itau/cnab400/damaged.ret'))

  test('severity and max limit the findings, but not the counts', () => {
    const all = lintFile(damaged)
    const { error, warning, info } = all.counts
    expect([error, warning, info]).toEqual(
      ['error', 'warning', 'info'].map((each) => all.findings.filter(({ severity }) => severity === each).length),
    )
    expect(Math.min(error, warning)).toBeGreaterThan(0)
    const errors = lintFile(damaged, { severity: 'error' })
    expect(errors.findings).toEqual(all.findings.filter(({ severity }) => severity === 'error'))
    expect(lintFile(damaged, { max: 1 })).toEqual({ ...all, findings: all.findings.slice(0, 1) })
    expect(errors.counts).toEqual(all.counts)
  })

  test('findings are in the order of the file', () => {
    const lines = lintFile(damaged).findings.map(({ line }) => line ?? Number.POSITIVE_INFINITY)
    expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  })

  test('an unsupported file is a single error with its type', () => {
    const report = lintFile(bytes('\xff\xd8\xff\xe0 JFIF'))
    expect(report).toMatchObject({ bank: null, layout: null, direction: null, lines: 0, counts: { error: 1 } })
    expect(report.findings).toEqual([
      expect.objectContaining({
        rule: 'unsupported_file',
        severity: 'error',
        line: null,
        message: {
          pt: 'Não é um arquivo CNAB: imagem JPEG.',
          en: expect.stringContaining('JPEG image'),
        },
      }),
    ])
  })

  test('bank reads a file whose header has no bank', () => {
    const nameless = bytes(withColumns(RETURN, 1, 77, '000'))
    expect(lintFile(nameless).findings.map(shown)).toEqual(['* error unsupported_file'])
    expect(lintFile(nameless, { bank: '341' }).findings.map(shown)).toEqual([
      '1:77-79 warning unexpected_literal header.bank_code',
    ])
  })

  test('an argument other than bytes is an error', () => {
    expect(() => lintFile('remessa.rem' as unknown as Uint8Array)).toThrow(expect.toSatisfy(isValidationError))
  })
})

test('every diagnostic is a rule, and every rule has a name in both languages', () => {
  expect(Object.keys(LINT_RULES)).toEqual(expect.arrayContaining(Object.keys(DIAGNOSTICS)))
  for (const [code, { name }] of Object.entries(LINT_RULES)) {
    expect(code).toMatch(/^[a-z0-9_]+$/)
    expect(name.pt).not.toBe(name.en)
  }
})

/** Fixtures of banks, without damaged files. */
const files = (readdirSync(FIXTURES, { recursive: true }) as string[]).filter(
  (path) => /^\d/.test(path) && !path.includes('damaged'),
)

describe('fixtures', () => {
  // Some fixtures have unknown occurrences, occurrences of the other layout, or payments without an amount or a day, on purpose. Every file of a layout that only other programs confirm is reported.
  const UNCONFIRMED = 'unconfirmed_layout'
  const unsure = ['paid_amount_unknown', 'zero_payment', 'payment_date_unknown']
  const onPurpose = ['unknown_occurrence', 'occurrence_of_other_layout', UNCONFIRMED, ...unsure]
  test.each(
    someOf(
      files.filter((path) => path.endsWith('.ret')),
      40,
    ),
  )('%s has no errors', (path) => {
    const rules = lintFile(readFileSync(join(FIXTURES, path)), { severity: 'warning' }).findings.map(({ rule }) => rule)
    expect(rules.filter((rule) => !onPurpose.includes(rule))).toEqual([])
  })

  test.each(
    someOf(
      files.filter((path) => path.endsWith('.rem')),
      40,
    ),
  )('%s has no findings', (path) => {
    const { findings } = lintFile(readFileSync(join(FIXTURES, path)))
    expect(findings.filter(({ rule }) => rule !== UNCONFIRMED).map(shown)).toEqual([])
  })
})
