/** Assignments to a fund by the layout of 400 columns: Fromtis, FIDC, Cobrança Remessa, Banco Paulista (03/10/2013), pp. 4–9. */
import { describe, expect, test } from 'vitest'
import { fidc444Remittances } from '../../src/banks/families/fidc444/index.js'
import { emitFile, type FixedRecord } from '../../src/fixed-width/index.js'
import { describeFile, diffFiles, explainLine, inspectHtml, lintFile, maskFile } from '../../src/inspect/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { parseReturn } from '../../src/return/index.js'
import { fixture } from '../convert/folders.js'

const bytes = fixture('000-fidc/cnab400/assignment.rem')
const expected = JSON.parse(fixture('000-fidc/cnab400/assignment.json').toString())
const [{ layout: of444 }, { layout, movements }] = fidc444Remittances.cnab400

describe('the records have the columns of their pages', () => {
  test.each([
    ['header', '1-1 2-2 3-9 10-11 12-26 27-46 47-76 77-79 80-94 95-100 101-108 109-110 111-117 118-394 395-400'],
    [
      'title',
      `1-1 2-20 21-22 23-24 25-28 29-30 31-34 35-36 37-37 38-62 63-65 66-70 71-81 82-82 83-92 93-93 94-94 95-100 101-104 105-105 106-106 107-108 109-110 111-120
    121-126 127-139 140-142 143-147 148-149 150-150 151-156 157-158 159-159 160-173 174-192 193-205 206-218 219-220 221-234 235-274 275-314 315-323 324-326 327-334
    335-380 381-394 395-400`,
    ],
    ['trailer', '1-1 2-394 395-400'],
  ])('%s', (role, columns) => {
    const { fields } = layout.records[role] as FixedRecord
    expect(Object.values(fields).map(({ from, to }) => `${from}-${to}`)).toEqual(columns.split(/\s+/))
  })

  test('amounts with two decimals: fields 15, 26, 36 and 37', () => {
    const amounts = Object.values((layout.records['title'] as FixedRecord).fields).filter(
      ({ kind }) => kind === 'money',
    )
    expect(amounts.map(({ from, to }) => `${from}-${to}`)).toEqual(['83-92', '127-139', '193-205', '206-218'])
  })

  test('occurrences: p. 8', () => {
    expect(Object.keys(movements).sort()).toEqual('01 04 06 14 71 72 73 74 75 76 77 80 81 84 87'.split(' '))
  })

  test('the words are those of p. 8', () => {
    const words = [
      ['01', 'Remessa'],
      ['04', 'Abatimento (mediante justificativa)'],
      [
        '71',
        'Baixa por recompra Paulista, baixa mediante entrada de novo titulo – com liquidação para a consultoria (obrigatório contrapartida 81 no mesmo arquivo)',
      ],
      [
        '74',
        'Baixa por Recompra, baixa mediante entrada de novo titulo, com liquidação para o cedente (obrigatório contrapartida 84 no mesmo arquivo)',
      ],
      ['80', 'Remessa Paulista (com liquidação para a consultoria)'],
      [
        '81',
        'Entrada por recompra troca de títulos Paulista, com objetivo de recompra, com liquidação para a consultoria (obrigatório contrapartida 71 no mesmo arquivo)',
      ],
      [
        '84',
        'Entrada por Recompra troca de títulos, com liquidação para o cedente (obrigatório contrapartida 74 no mesmo arquivo) se tiver recompra dentro da operação enviar as entradas com o código 84',
      ],
      ['87', 'Reativação'],
    ]
    for (const [code, text] of words) expect(movements[code!]).toEqual({ text, our_code: null })
  })

  test('coobligation: p. 5; species: p. 6', () => {
    const { coobligation, document_type } = (layout.records['title'] as FixedRecord).fields
    expect(Object.keys(coobligation!.codes!)).toEqual(['01', '02'])
    expect(document_type!.codes).toEqual({ '01': 'Duplicata', '02': 'Nota Promissória', '51': 'Cheque' })
  })

  test('the layout of 444 columns has the same fields to 394, except four', () => {
    const names = (of: typeof of444 | typeof layout): string[] =>
      Object.keys((of.records['title'] as FixedRecord).fields)
    const differences = names(layout).filter((name) => !names(of444).includes(name))
    expect(differences).toEqual(['automatic_debit_account', 'bank_operation', 'payer_state_registration'])
  })
})

describe('the file is read as its page says', () => {
  const read = parseRemittance(bytes)

  test('bank, layout, header and titles', () => {
    expect(read).toMatchObject({
      bank: '611',
      layout: 'cnab400',
      variant: 'FIDC',
      direction: 'remittance',
      diagnostics: [],
    })
    expect(read.header).toMatchObject(expected.header)
    expect(read.titles).toHaveLength(expected.titles.length)
    expect(read.titles).toMatchObject(
      expected.titles.map(({ fields, ...title }: { fields: object }) => ({
        ...title,
        our_code: null,
        fields: { title: fields },
      })),
    )
    expect(Buffer.compare(bytes, emitFile(read.file))).toBe(0)
  })

  test('with the inspection tools', () => {
    const service = { code: '01', name: 'Cessão de recebíveis (FIDC)' }
    expect(describeFile(bytes)).toMatchObject({ width: 400, service, variant: 'FIDC', refusal: null, titles: 5 })
    expect(explainLine(bytes, 5).fields.find(({ name }) => name === 'payer_state_registration')?.value).toBe(
      '01234567890123',
    )
    expect(lintFile(bytes).counts.error).toBe(0)
    expect(diffFiles(bytes, bytes)).toMatchObject({ same: 5, titles: [] })
    expect(inspectHtml(bytes)).toContain('TECIDOS SERRA VERDE')
    const masked = Buffer.from(maskFile(bytes, { key: 'a' }).bytes).toString('latin1')
    for (const secret of ['METALURGICA', 'JOANA', '11222333000181', '9012345678', 'OFICINAS'])
      expect(masked).not.toContain(secret)
    expect(parseRemittance(Buffer.from(masked, 'latin1')).titles).toHaveLength(5)
  })

  test('and is no return of cobrança', () => {
    expect(() => parseReturn(bytes)).toThrow(
      'é remessa de outro serviço: 01 Cessão de recebíveis (FIDC) (CNAB400, banco 611)',
    )
  })
})

/** Columns of every title, or of the header, counted from 1. */
const withColumns = (type: string, at: number, content: string): Buffer =>
  Buffer.from(
    bytes
      .toString('latin1')
      .split('\r\n')
      .map((line) =>
        line.startsWith(type) ? line.slice(0, at - 1) + content + line.slice(at - 1 + content.length) : line,
      )
      .join('\r\n'),
    'latin1',
  )

// Nothing else in the header distinguishes the services, so a file is only read as an assignment if all columns agree.
test.each([
  ['another number in the header', withColumns('0', 77, '237')],
  ['an acceptance', withColumns('1', 150, 'N')],
  ['an instruction', withColumns('1', 157, '060')],
  ['the beneficiary in 2–17', withColumns('1', 2, '0212345678000195')],
  ['no tax id in 381–394', withColumns('1', 381, ' '.repeat(14))],
])('a remittance with %s is cobrança', (_, file) => {
  expect(describeFile(file)).toMatchObject({ service: { name: 'Cobrança' }, variant: null })
})
