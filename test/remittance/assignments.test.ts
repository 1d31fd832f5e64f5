/** Assignments of receivables to a fund (FIDC): FIDC – Cobrança Remessa V3 (Apex Group, 17/07/2025). The service finds the layout, not the number of a bank. */
import { describe, expect, test } from 'vitest'
import { emitFile } from '../../src/fixed-width/index.js'
import { describeFile, diffFiles, explainLine, inspectHtml, lintFile, maskFile } from '../../src/inspect/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { fixture } from '../convert/folders.js'

const bytes = fixture('000-fidc/cnab444/assignment.rem')
const text = bytes.toString('latin1')
const expected = JSON.parse(fixture('000-fidc/cnab444/assignment.json').toString())
const bytesOf = (content: string): Buffer => Buffer.from(content, 'latin1')

/** Replaces columns of a line; both are counted from 1. */
const withColumns = (line: number, at: number, content: string): Buffer => {
  const lines = text.split('\r\n')
  const old = lines[line - 1]!
  lines[line - 1] = old.slice(0, at - 1) + content + old.slice(at - 1 + content.length)
  return bytesOf(lines.join('\r\n'))
}

describe('an assignment is read as its page says', () => {
  const read = parseRemittance(bytes)

  test('bank of the header, layout, header', () => {
    expect(read).toMatchObject({
      bank: '010',
      layout: 'cnab400',
      variant: 'FIDC',
      direction: 'remittance',
      diagnostics: [],
    })
    expect(read.header).toMatchObject(expected.header)
  })

  test('titles and their occurrences', () => {
    const { titles } = expected
    expect(read.titles).toHaveLength(titles.length)
    expect(read.titles).toMatchObject(
      titles.map(({ fields, ...title }: { fields: object }) => ({
        ...title,
        our_code: null,
        fields: { title: fields },
      })),
    )
  })

  test('payments belong to the file', () => {
    const payments = read.file.lines.filter(({ role }) => role === 'payment').map(({ values }) => values)
    expect(payments).toEqual(expected.payments)
  })

  test('every line once, and the same bytes again', () => {
    expect(read.file.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(Buffer.compare(bytes, emitFile(read.file))).toBe(0)
  })
})

test.each([
  ['010', 'banco 010'],
  ['274', 'BMP Money Plus'],
  ['363', 'banco 363'],
  ['611', 'banco 611'],
  ['237', 'Bradesco'],
])('the layout is that of any custodian: %s', (number, name) => {
  const read = parseRemittance(withColumns(1, 77, number))
  expect(read).toMatchObject({ bank: number, bank_name: name, variant: 'FIDC', diagnostics: [] })
  expect(read.titles).toHaveLength(5)
})

describe('a header without the number of a bank', () => {
  const without = withColumns(1, 77, '   ')

  test('is an error that asks for it', () => {
    expect(() => parseRemittance(without)).toThrow('O header não informa o banco')
  })

  test('is read with the bank of the caller', () => {
    expect(parseRemittance(without, { bank: '611' })).toMatchObject({ bank: '611', variant: 'FIDC' })
  })
})

test('an occurrence that is not in the manual stays unknown', () => {
  const changed = withColumns(2, 109, '99')
  expect(parseRemittance(changed).titles[0]).toMatchObject({
    occurrence: '99',
    occurrence_detail: null,
    our_code: null,
  })
  expect(lintFile(changed).findings).toMatchObject([
    { rule: 'unknown_movement', line: 2, columns: [109, 110], found: '99' },
  ])
})

describe('inspection', () => {
  test('lint: a file that follows the page has no finding', () => {
    expect(lintFile(bytes)).toMatchObject({ bank: '010', variant: 'FIDC', findings: [] })
  })

  test.each([
    ['coobligation', 21, '03'],
    ['document_type', 148, '99'],
    ['interest_type', 8, '6'],
  ])('lint: a code of %s that the page does not have', (field, at, code) => {
    expect(lintFile(withColumns(2, at, code)).findings).toMatchObject([
      { rule: 'unknown_code', field: `title.${field}`, found: code },
    ])
  })

  test('lint: the tax id of the assignor has the type in 160–161', () => {
    expect(lintFile(withColumns(2, 381, '12345678000194')).findings).toMatchObject([
      { rule: 'wrong_tax_id', field: 'title.assignor_tax_id' },
    ])
  })

  test('explain: codes in the words of the manual', () => {
    const { fields, source } = explainLine(bytes, 6)
    const shown = Object.fromEntries(fields.map(({ name, shown, meaning }) => [name, meaning ?? shown]))
    expect(source).toBe('FIDC – Cobrança Remessa V3 (Apex Group, 17/07/2025), seção 3')
    expect(shown).toMatchObject({
      coobligation: 'Com coobrigação',
      interest_type: 'CDI',
      interest_rate: '110,0000000',
      document_type: 'CCB Pré Digital',
      present_value: 'R$ 1.000,00',
      assignor_tax_id: '12.345.678/0001-95',
    })
  })

  test('describe: the service, the layout and the titles', () => {
    expect(describeFile(bytes)).toMatchObject({
      description: { pt: 'remessa de outro serviço: 01 Cessão de recebíveis (FIDC)' },
      bank: '010',
      bank_name: null,
      variant: 'FIDC',
      refusal: null,
      titles: 5,
      lines: 9,
    })
  })

  test('mask: people, tax ids, accounts, terms and keys are replaced, amounts and codes stay', () => {
    const masked = Buffer.from(maskFile(bytes, { key: 'a key for tests' }).bytes)
    const personal =
      /BOA VISTA|PEDRA AZUL|OFICINAS|JOANA|SERRA VERDE|PEDRO ALVES|12345678000195|11144477735|52998224725|000000098765|TERMO|CCB000009/
    expect(text).toMatch(personal)
    expect(masked.toString('latin1')).not.toMatch(personal)
    const kept = ({ titles, file }: ReturnType<typeof parseRemittance>) => [
      titles.map(({ occurrence, fields }) => {
        const { amount, paid_amount, present_value, coobligation, document_type } = fields['title'] as Record<
          string,
          unknown
        >
        return { occurrence, amount, paid_amount, present_value, coobligation, document_type }
      }),
      file.lines.map(({ values }) => [values?.['payment_type'], values?.['payment_amount']]),
    ]
    expect(kept(parseRemittance(masked))).toEqual(kept(parseRemittance(bytes)))
    expect(lintFile(masked).findings).toEqual([])
  })

  test('diff: the changed field of the title', () => {
    const { titles, same } = diffFiles(bytes, withColumns(2, 193, '0000000121576'))
    expect(same).toBe(4)
    expect(titles.map(({ fields }) => fields.map(({ field }) => field))).toEqual([['title.present_value']])
  })

  test('the page of a file has its titles', () => {
    expect(inspectHtml(bytes)).toContain('JOANA PRADO')
  })
})
