/** Layouts, occurrences and codes as tables: the same data that files are read and written by. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANKS, bankNamed } from '../../src/banks/index.js'
import { DOCUMENT_TYPES, OCCURRENCE_KINDS, OUR_CODES, OUR_OCCURRENCES } from '../../src/cobranca/index.js'
import * as fields from '../../src/fixed-width/define/field.js'
import { type FixedRecord, layoutRows, record } from '../../src/fixed-width/index.js'
import {
  bankOccurrences,
  type CODE_TABLES,
  codeEntries,
  type JsonSchema,
  layoutTables,
  lineParsedSchema,
  supportedLayouts,
} from '../../src/inspect/index.js'
import { parseReturn } from '../../src/return/index.js'
import { type DialectOf, remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { filesIn, fixture } from '../convert/folders.js'

const itau = bankNamed('itau')!

const keyOf = ({ bank, layout, dialect }: DialectOf): string => `${bank.number} ${layout} ${dialect.variant ?? null}`

describe('a bank is found by what people call it', () => {
  test.each([
    ['341', 'Itaú'],
    ['itau', 'Itaú'],
    ['ITAÚ', 'Itaú'],
    ['caixa econômica federal', 'Caixa Econômica Federal'],
    ['Caixa Economica Federal', 'Caixa Econômica Federal'],
    // Banco Real, taken over by Santander.
    ['356', 'Santander'],
    ['999', undefined],
    ['', undefined],
  ])('%s: %s', (name, bank) => {
    expect(bankNamed(name)?.name).toBe(bank)
  })
})

describe('supportedLayouts', () => {
  const rows = supportedLayouts()
  const key = ({ bank, layout, variant }: (typeof rows)[number]): string => `${bank} ${layout} ${variant}`

  test('has each dialect of returns and of remittances in one row', () => {
    expect(new Set(rows.map(key)).size).toBe(rows.length)
    const names = (wanted: 'reads_returns' | 'writes_remittances') => rows.filter((row) => row[wanted]).map(key)
    expect(names('reads_returns').sort()).toEqual(returnDialects().map(keyOf).sort())
    expect(names('writes_remittances').sort()).toEqual(remittanceDialects().map(keyOf).sort())
  })

  test('names the contracts and fields that remittances need', () => {
    for (const row of rows) {
      const written = remittanceDialects().find((each) => keyOf(each) === key(row))
      expect(row.contracts).toEqual(Object.keys(written?.dialect.contracts ?? {}))
      expect(row.wallet_fields).toEqual(written?.dialect.wallet ?? {})
    }
  })

  test.each(BANKS)('$name says what the extras are that its wallets need', ({ number, walletExtras = {} }) => {
    const needed = rows.filter(({ bank }) => bank === number).flatMap(({ wallet_fields }) => Object.keys(wallet_fields))
    expect(Object.keys(walletExtras)).toEqual(expect.arrayContaining(needed.filter((field) => /^extra\d$/.test(field))))
  })
})

describe('layoutTables', () => {
  test.each([...returnDialects(), ...remittanceDialects()].map((of) => ({ name: of.dialect.layout.name, of })))(
    '$name: every field of every record is a row',
    ({ of: { bank, layout, dialect } }) => {
      const tables = layoutTables(bank, { layout }).filter(
        ({ variant, records }) =>
          variant === (dialect.variant ?? null) && records.length === Object.keys(dialect.layout.records).length,
      )
      const shown = Object.entries(dialect.layout.records).map(([record, descriptor]) => ({
        record,
        rows: layoutRows(descriptor as FixedRecord),
      }))
      expect(
        tables.map(({ records }) =>
          records.map(({ record, fields }) => ({ record, rows: fields.map(({ codes: _, unit: __, ...row }) => row) })),
        ),
      ).toContainEqual(shown)
    },
  )

  test('what is not said comes whole', () => {
    expect(
      layoutTables(itau)
        .map(({ layout, direction }) => `${layout} ${direction}`)
        .sort(),
    ).toEqual(['cnab240 remittance', 'cnab240 return', 'cnab400 remittance', 'cnab400 return'])
  })

  test('a field has the codes that the manual lists', () => {
    const header = record(
      'made.header',
      3,
      { type: fields.key(1, 1, '0'), kind: fields.digits(2, 3, { codes: { '01': 'um' } }) },
      'p. 1',
    )
    const [dialect] = itau.returns.cnab400!
    const made = { ...dialect, layout: { ...dialect.layout, records: { header } } }
    const [table] = layoutTables({ ...itau, remittances: {}, returns: { cnab400: [made] } })
    expect(table?.records[0]?.fields).toEqual([
      { from: 1, to: 1, length: 1, kind: "key '0'", name: 'type' },
      { from: 2, to: 3, length: 2, kind: 'digits', name: 'kind', codes: { '01': 'um' } },
    ])
  })
})

/** What is said against a value, by the parts of JSON Schema that are used. */
function complaints(value: unknown, schema: JsonSchema, path = ''): string[] {
  if (schema.anyOf !== undefined) {
    const all = schema.anyOf.map((each) => complaints(value, each, path))
    return all.some((each) => each.length === 0) ? [] : all.flat()
  }
  const types = [schema.type ?? []].flat()
  const type = value === null ? 'null' : typeof value
  const own = [
    ...(types.includes(type) ? [] : [`${path} is ${type}`]),
    ...(typeof value === 'string' && schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)
      ? [`${path} is «${value}»`]
      : []),
    ...(typeof value === 'string' && schema.format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(value)
      ? [`${path} is no date`]
      : []),
  ]
  if (type !== 'object') return own
  const object = value as Record<string, unknown>
  return [
    ...own,
    ...(schema.required ?? []).filter((name) => !(name in object)).map((name) => `${path}.${name} is missing`),
    ...Object.entries(object).flatMap(([name, each]) => {
      const property = schema.properties?.[name]
      return property === undefined ? [`${path}.${name} is too much`] : complaints(each, property, `${path}.${name}`)
    }),
  ]
}

describe('lineParsedSchema', () => {
  test.each(
    returnDialects().map(({ name, folder, bank, layout, dialect }) => ({ name, folder, bank, layout, dialect })),
  )('$name: the line_parsed of every fixture is as it says', ({ folder, bank, layout, dialect }) => {
    const schema = lineParsedSchema(bank, { layout, variant: dialect.variant })
    const returns = filesIn(`fixtures/${folder}`).filter((file) => file.endsWith('.ret'))
    const records = returns.flatMap((file) => parseReturn(fixture(`${folder}/${file}`)).bank_billet_discharges)
    expect(records.length).toBeGreaterThan(0)
    expect(records.flatMap(({ line_parsed }) => complaints(line_parsed, schema))).toEqual([])
  })

  test('an entry says where it comes from', () => {
    // Itaú, Cobrança CNAB 400, July 2021, p. 21: data de crédito, 296 to 301.
    const { properties } = lineParsedSchema(itau, { layout: 'cnab400' })
    expect(properties?.['credit_at']?.description).toBe(
      'AAAA-MM-DD, ou null. De title.credit_date (296–301), header.credit_date (114–119).',
    )
    expect(properties?.['other_fines']?.description).toMatch(/O banco não informa\.$/)
  })

  test('several layouts are one schema for any of them', () => {
    const { anyOf } = lineParsedSchema(itau)
    expect(anyOf?.map(({ title }) => title).sort()).toEqual([
      'line_parsed: Itaú, CNAB 240, retorno',
      'line_parsed: Itaú, CNAB 400, retorno',
    ])
  })

  test('a value of another shape is not as it says', () => {
    const [record] = parseReturn(fixture('341-itau/cnab400/settlements.ret')).bank_billet_discharges
    const schema = lineParsedSchema(itau, { layout: 'cnab400' })
    expect(complaints({ ...record!.line_parsed, paid_amount: '12,50' }, schema)).toEqual(['.paid_amount is «12,50»'])
    expect(complaints({ ...record!.line_parsed, another: '' }, schema)).toEqual(['.another is too much'])
  })
})

describe('bankOccurrences', () => {
  test.each(
    returnDialects().map(({ name, folder, bank, layout, dialect }) => ({ name, folder, bank, layout, dialect })),
  )('$name: a code means what it means in the records that are read', ({ folder, bank, layout, dialect }) => {
    const entries = bankOccurrences(bank, { layout, variant: dialect.variant })
    const usual = entries.filter(({ variant }) => variant === (dialect.variant ?? null))
    expect(usual.map(({ code }) => code).sort()).toEqual(Object.keys(dialect.occurrences).sort())
    for (const file of filesIn(`fixtures/${folder}`).filter((each) => each.endsWith('.ret'))) {
      for (const record of parseReturn(fixture(`${folder}/${file}`)).bank_billet_discharges) {
        const entry = usual.find(({ code }) => code === record.occurrence)
        if (entry === undefined || entry.instead.length > 0 || dialect.announced !== undefined) continue
        const { our_occurrence, kind, final, text } = entry
        expect([our_occurrence, kind, final, text]).toEqual([
          record.our_occurrence,
          record.kind,
          record.final,
          record.occurrence_detail,
        ])
      }
    }
  })

  test.each(BANKS)('$name: a reason is listed once, though several fields may hold it', (bank) => {
    for (const { reasons } of bankOccurrences(bank)) {
      const rows = reasons.map((reason) => JSON.stringify(reason))
      expect(rows).toEqual([...new Set(rows)])
    }
  })

  // Caixa, CNAB 240, C047-C, p. 58, and the columns of SINCO: one table, two fields. 01 is a channel and a form of payment: both stay.
  test('reasons of one code and several meanings are all listed', () => {
    const [settlement] = bankOccurrences(bankNamed('caixa')!, { layout: 'cnab240', search: '06' })
    expect(settlement?.reasons.filter(({ code }) => code === '02').map(({ text }) => text)).toEqual([
      'Casa Lotérica',
      'Cheque',
    ])
  })

  test('one that is found by its reasons alone has only those', () => {
    const found = bankOccurrences(bankNamed('bradesco')!, { layout: 'cnab400', search: 'cep sem praca' })
    expect(found.map(({ code, found, reasons }) => [code, found, reasons.map((reason) => reason.text)])).toEqual([
      ['03', 'reasons', ['CEP sem Praça de Cobrança']],
      ['24', 'reasons', ['CEP sem praça de cobrança']],
    ])
  })

  test('a search for a code finds that occurrence, not what has such a reason', () => {
    const found = bankOccurrences(bankNamed('bradesco')!, { layout: 'cnab240', search: '03' })
    expect(found.map(({ code, found }) => [code, found])).toEqual([['03', 'occurrence']])
  })

  test('accents and case do not matter to a search, and every word must be found', () => {
    const search = (text: string) => bankOccurrences(itau, { layout: 'cnab400', search: text }).map(({ code }) => code)
    expect(search('NEGATIVACAO expressa cancelamento')).toEqual(search('cancelamento negativação Expressa'))
    expect(search('NEGATIVACAO expressa cancelamento')).toEqual(['78', '82', '92'])
    expect(search('negativação que não existe')).toEqual([])
  })
})

describe('codeEntries', () => {
  test('has every code of the vocabulary', () => {
    const codesOf = (table: keyof typeof CODE_TABLES) => codeEntries({ table }).map(({ code }) => code)
    expect(codesOf('our_code')).toEqual(Object.keys(OUR_CODES))
    expect(codesOf('our_occurrence')).toEqual(Object.keys(OUR_OCCURRENCES))
    expect(codesOf('kind')).toEqual(Object.keys(OCCURRENCE_KINDS))
    expect(codesOf('document_type')).toEqual(Object.keys(DOCUMENT_TYPES).sort())
  })

  test('a search goes over codes, texts and acronyms', () => {
    expect(codeEntries({ table: 'document_type', search: 'dm' }).map(({ code }) => code)).toContain('02')
    expect(codeEntries({ search: '1003' })).toEqual([
      { table: 'our_code', code: '1003', text: 'Alteração de vencimento' },
    ])
  })

  test('what is found by more words is found by fewer', () => {
    const words = fc.constantFrom('baixa', 'Protesto', 'alteração', 'cheque', 'tarifa', 'de', 'sustar', '20')
    fc.assert(
      fc.property(words, words, (one, other) => {
        const both = codeEntries({ search: `${one} ${other}` })
        expect(codeEntries({ search: one })).toEqual(expect.arrayContaining([...both]))
        expect(codeEntries({ search: other })).toEqual(expect.arrayContaining([...both]))
      }),
    )
  })
})
