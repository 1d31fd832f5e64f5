/** The reasons of a title: their fields, their texts, and the reason that explains the occurrence. */
import { describe, expect, test } from 'vitest'
import type { ReasonTable } from '../../../src/febraban/index.js'
import type { Title } from '../../../src/fixed-width/index.js'
import { codesIn, isWithin, type ReasonTables, reasonFields, reasonsOf } from '../../../src/return/meaning/reasons.js'

const table = (more: Partial<ReasonTable>): ReasonTable => ({
  occurrences: ['03'],
  field: 'title.reasons',
  codeWidth: 2,
  severity: 'rejection',
  codes: { '01': 'Valor', '0A': 'Data' },
  source: 'made up',
  ...more,
})

const tablesOf = (...tables: readonly ReasonTable[]): ReasonTables => ({
  byOccurrence: new Map([['03', reasonFields(tables, 'title.reasons', ['pix.code'])]]),
  usualField: 'title.reasons',
})

/** A title from the values of its main record and, by role, of its companions. */
const titleOf = (values: object, companions: Readonly<Record<string, readonly object[]>> = {}): Title =>
  ({
    main: { role: 'title', values },
    companions: Object.fromEntries(
      Object.entries(companions).map(([role, lines]) => [role, lines.map((values) => ({ role, values }))]),
    ),
  }) as unknown as Title

const found = (title: Title, ...tables: readonly ReasonTable[]) => reasonsOf(tablesOf(...tables), title, '03', 'B - 03')
const rejection = (code: string, text: string | null) => ({ code, text, severity: 'rejection' })
const nothing = { reasons: [], errorCode: '', errorDetail: null, pix: false, unknown: [] }

describe('the reasons of a title', () => {
  test('are the codes of the field with the texts of the table', () => {
    expect(found(titleOf({ reasons: '010A  ' }), table({}))).toEqual({
      ...nothing,
      reasons: [rejection('01', 'Valor'), rejection('0A', 'Data')],
      errorCode: '010A',
      errorDetail: 'Valor; Data',
    })
  })

  test('that the table lacks have no text, and are reported', () => {
    expect(found(titleOf({ reasons: '0177' }), table({}))).toEqual({
      ...nothing,
      reasons: [rejection('01', 'Valor'), rejection('77', null)],
      errorCode: '0177',
      errorDetail: 'Valor; B - 03 - 77 - Não Reconhecido',
      unknown: ['77'],
    })
  })

  test('are empty if the field is blank, zeros or missing', () => {
    expect(found(titleOf({ reasons: '  ' }), table({}))).toEqual(nothing)
    expect(found(titleOf({}), table({}))).toEqual(nothing)
    expect(found(titleOf({ reasons: '0000' }), table({}))).toEqual({ ...nothing, errorCode: '0000' })
  })

  test('of a field whose first code is empty are read, but the field as a whole is not recognised', () => {
    expect(found(titleOf({ reasons: '000001' }), table({}))).toMatchObject({
      reasons: [rejection('01', 'Valor')],
      errorDetail: 'B - 03 - 000001 - Não Reconhecido',
      unknown: [],
    })
  })

  test('are unknown if the occurrence has no table', () => {
    expect(found(titleOf({ reasons: ' 01 ' }))).toEqual({
      ...nothing,
      errorCode: '01',
      errorDetail: 'B - 03 - 01 - Não Reconhecido',
      unknown: ['01'],
    })
    expect(found(titleOf({ reasons: '00' }))).toEqual({ ...nothing, errorCode: '00' })
    expect(reasonsOf(tablesOf(table({})), titleOf({ reasons: '01' }), '02', 'B - 02').unknown).toEqual(['01'])
  })
})

describe('tables that share a field', () => {
  const channels = table({ severity: 'channel', codes: { '01': 'Agência', '05': 'Internet' } })

  test('are searched in order; a code that is in no table has the severity of the first table', () => {
    expect(found(titleOf({ reasons: '010599' }), table({}), channels).reasons).toEqual([
      rejection('01', 'Valor'),
      { code: '05', text: 'Internet', severity: 'channel' },
      rejection('99', null),
    ])
  })

  test('have separate columns: a code is looked up in the table of its columns; other columns are ignored', () => {
    const [first, second] = [table({ span: [1, 2] }), { ...channels, span: [5, 6] } as const]
    expect(found(titleOf({ reasons: '05' + '01' + '0588' }), first, second)).toMatchObject({
      reasons: [rejection('05', null), { code: '05', text: 'Internet', severity: 'channel' }],
      unknown: ['05'],
    })
    expect(found(titleOf({ reasons: '    99' }), first, second).reasons).toEqual([
      { code: '99', text: null, severity: 'channel' },
    ])
  })

  test('have codes that mean a payment by Pix', () => {
    const pix = table({ pixCodes: ['0A'] })
    expect([found(titleOf({ reasons: '0A' }), pix).pix, found(titleOf({ reasons: '01' }), pix).pix]).toEqual([
      true,
      false,
    ])
  })
})

describe('the field that explains the occurrence', () => {
  const elsewhere = table({ field: 'title.other', codes: { '7': 'Outro' }, codeWidth: 1 })
  const third = table({ field: 'title.third', codes: { '9': 'Terceiro' }, codeWidth: 1 })
  const title = titleOf({ reasons: '01', other: ' 7 ', third: '9' })

  test('is not the usual field if the bank has the reasons of the occurrence in another field', () => {
    expect(found(title, elsewhere)).toMatchObject({ errorCode: '7', errorDetail: 'Outro', unknown: [] })
    expect(found(title, table({}), elsewhere)).toMatchObject({ errorCode: '7', errorDetail: 'Outro' })
  })

  test('is the first of several such fields', () => {
    expect(found(title, elsewhere, table({}))).toMatchObject({ errorCode: '7', errorDetail: 'Outro' })
    expect(found(title, third, elsewhere)).toMatchObject({ errorCode: '9', errorDetail: 'Terceiro' })
  })

  test('is not a field of channels, except the usual field; channels are reasons too', () => {
    const channel = { ...elsewhere, severity: 'channel' } as const
    expect(found(title, table({}), channel)).toMatchObject({
      reasons: [rejection('01', 'Valor'), { code: '7', text: 'Outro', severity: 'channel' }],
      errorCode: '01',
      errorDetail: 'Valor',
    })
    expect(found(title, channel, { ...elsewhere, codes: {} })).toMatchObject({ errorCode: '7' })
    expect(found(title, table({ severity: 'channel' }))).toMatchObject({ errorCode: '01', errorDetail: 'Valor' })
  })

  test('is not in an optional record; the reasons of all its lines are reasons of the title', () => {
    const aside = table({ field: 'pix.code', codeWidth: 3, codes: { '105': 'Recusado' } })
    const withPix = titleOf({ reasons: '01' }, { pix: [{ code: '105' }, { code: '   ' }, { code: '999' }] })
    expect(found(withPix, table({}), aside)).toEqual({
      ...nothing,
      reasons: [rejection('01', 'Valor'), rejection('105', 'Recusado'), rejection('999', null)],
      errorCode: '01',
      errorDetail: 'Valor',
      unknown: ['999'],
    })
  })
})

test('codes of one width are read side by side, without blanks and zeros', () => {
  expect(codesIn('01 2  003', [table({})])).toEqual([
    { code: '01', at: 1 },
    { code: '2', at: 3 },
    { code: '3', at: 9 },
  ])
})

describe('a field with other forms of reasons', () => {
  const lengths = table({
    form: 'lengths',
    codes: { '10': 'Carteira', C1: 'Aberto', C10: 'Protesto', E2: 'Tipo', E24: 'Bairro' },
  })

  test('can have codes of several lengths; the longest match wins', () => {
    expect(codesIn('C10C1E2410', [lengths]).map(({ code, at }) => `${code} ${at}`)).toEqual([
      'C10 1',
      'C1 4',
      'E24 6',
      '10 9',
    ])
    expect(codesIn('C1 E2   ', [lengths]).map(({ code }) => code)).toEqual(['C1', 'E2'])
    expect(codesIn('00C1', [lengths]).map(({ code }) => code)).toEqual(['C1'])
    expect(codesIn('        ', [lengths])).toEqual([])
    expect(codesIn('\tC1\t\tE2', [lengths]).map(({ code }) => code)).toEqual(['C1', 'E2'])
    expect(found(titleOf({ reasons: 'C10Z9' }), lengths)).toEqual({
      ...nothing,
      reasons: [rejection('C10', 'Protesto'), rejection('Z9', null)],
      errorCode: 'C10Z9',
      errorDetail: 'Protesto; B - 03 - Z9 - Não Reconhecido',
      unknown: ['Z9'],
    })
  })

  // Unicred prints 16, 160, E1 and E10, and 00 for none; real files fill the field with zeros.
  test('prefers codes that leave no unknown rest to the longest match', () => {
    const unicred = table({
      form: 'lengths',
      codes: {
        '10': 'Carteira',
        '16': 'Vencimento',
        '60': 'Movimento',
        '101': 'Data',
        '160': 'Quitação',
        E1: 'Rua',
        E10: 'A vencer',
      },
    })
    const read = (raw: string) => codesIn(raw, [unicred]).map(({ code, at }) => `${code} ${at}`)
    expect(read('16000000')).toEqual(['16 1'])
    expect(read('E1000000')).toEqual(['E1 1'])
    expect(read('1016    ')).toEqual(['10 1', '16 3'])
    expect(read('10160000')).toEqual(['10 1', '16 3'])
    expect(read('16010   ')).toEqual(['160 1', '10 4'])
    expect(read('101     ')).toEqual(['101 1'])
    expect(read('10100000')).toEqual(['101 1'])
    expect(read('E10     ')).toEqual(['E10 1'])
    expect(read('101ZZ   ')).toEqual(['101 1', 'ZZ 4'])
  })

  test('can have codes of all its tables', () => {
    const pairs = [
      table({ form: 'lengths', codes: { A4: 'DDA' } }),
      table({ form: 'lengths', codes: { A4R1: 'DDA, registro online' } }),
    ]
    expect(codesIn('A4R1A4', pairs).map(({ code }) => code)).toEqual(['A4R1', 'A4'])
  })

  // Banco do Nordeste, CNAB 400 (07/2011), nota 8, p. 14: «Cada posição desta tabela com o conteúdo igual a 1».
  test('can have a flag at the position of each reason', () => {
    const flags = table({ form: 'flags', codes: { '01': 'Falta valor do IOC.', '115': 'Última' } })
    expect(codesIn(`1${'0'.repeat(113)}1`, [flags])).toEqual([
      { code: '01', at: 1 },
      { code: '115', at: 115 },
    ])
    expect(found(titleOf({ reasons: '0100' }), flags)).toMatchObject({
      reasons: [rejection('02', null)],
      unknown: ['02'],
    })
    expect(found(titleOf({ reasons: `0${'0'.repeat(113)}1` }), flags)).toMatchObject({
      errorDetail: 'Última',
      unknown: [],
    })
    expect(found(titleOf({ reasons: '0'.repeat(115) }), flags)).toMatchObject({ reasons: [], errorDetail: null })
  })

  test('can have a free text of the bank', () => {
    const words = table({ form: 'text', codes: {} })
    expect(found(titleOf({ reasons: 'CEP do pagador invalido' }), words)).toEqual({
      ...nothing,
      reasons: [rejection('', 'CEP do pagador invalido')],
      errorCode: 'CEP do pagador invalido',
      errorDetail: 'CEP do pagador invalido',
    })
    expect(found(titleOf({ reasons: ' ' }), words)).toEqual(nothing)
  })
})

test('a code is within a span from its first column to its last', () => {
  expect([2, 3, 4, 5, 6].map((at) => isWithin([3, 5], at))).toEqual([false, true, true, true, false])
  expect(isWithin(undefined, 99)).toBe(true)
})
