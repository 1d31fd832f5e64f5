import { describe, expect, test } from 'vitest'
import { notADocumentType } from '../../../src/cobranca/codes/document-type-message.js'
import { DOCUMENT_TYPES } from '../../../src/cobranca/index.js'

describe('kinds of document', () => {
  const rows = Object.entries(DOCUMENT_TYPES)

  test('there are 47 kinds: 01 to 46, and 99', () => {
    const codes = Array.from({ length: 46 }, (_, i) => String(i + 1).padStart(2, '0'))
    expect(new Set(Object.keys(DOCUMENT_TYPES))).toEqual(new Set([...codes, '99']))
  })

  test('01 to 25 and 99 are the numbers of FEBRABAN (C015)', () => {
    for (const [code, { febraban }] of rows) if (code <= '25' || code === '99') expect(febraban).toBe(code)
  })

  test('from 26 to 46, all numbers differ from those of FEBRABAN', () => {
    for (const [code, { febraban }] of rows) if (code >= '26' && code < '99') expect(febraban).not.toBe(code)
  })

  test('warrant, condominium charges, card, proposal and public debts have other numbers at FEBRABAN', () => {
    expect(DOCUMENT_TYPES['28']).toMatchObject({ acronym: 'EC', febraban: '30' })
    expect(DOCUMENT_TYPES['30']).toMatchObject({ acronym: 'WR', febraban: '26' })
    expect(DOCUMENT_TYPES['35']).toMatchObject({ acronym: 'CC', febraban: '31' })
    expect(DOCUMENT_TYPES['36']).toMatchObject({ acronym: 'BDP', febraban: '32' })
    expect(DOCUMENT_TYPES['38']).toMatchObject({ acronym: 'DAE', febraban: '27' })
    expect(DOCUMENT_TYPES['39']).toMatchObject({ acronym: 'DAM', febraban: '28' })
    expect(DOCUMENT_TYPES['40']).toMatchObject({ acronym: 'DAU', febraban: '29' })
  })

  test('no acronym and no FEBRABAN number is used twice', () => {
    const acronyms = rows.map(([, { acronym }]) => acronym)
    const numbers = rows.flatMap(([, { febraban }]) => febraban ?? [])
    expect(new Set(acronyms).size).toBe(acronyms.length)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('the error of an unknown code has the nearest code', () => {
  test.each([
    ['DM', "«DM» não é um código: informe '02' (DM, duplicata mercantil)"],
    ['ds', "«ds» não é um código: informe '04' (DS, duplicata de serviço)"],
    ['2', "«2» não é um código: informe '02' (DM, duplicata mercantil)"],
    [4, "«4» não é um código: informe '04' (DS, duplicata de serviço)"],
    ['Mensalidade Escolar', "o valor informado não é um código: informe '21' (ME, mensalidade escolar)"],
    ['47', "«47» não é um código de dois algarismos de DOCUMENT_TYPES, como '02' (DM, duplicata mercantil)"],
  ])('%j', (given, message) => {
    expect(notADocumentType(given)).toBe(message)
  })
})
