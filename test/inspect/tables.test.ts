/** Tables of layouts, occurrences and codes. They must equal the data used to read and write files. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANKS, type BankDefinition, bankContracts, bankNamed } from '../../src/banks/index.js'
import { DOCUMENT_TYPES, OCCURRENCE_KINDS, OUR_CODES, OUR_OCCURRENCES } from '../../src/cobranca/index.js'
import * as fields from '../../src/fixed-width/define/field.js'
import { type FixedRecord, layoutRows, record } from '../../src/fixed-width/index.js'
import { fieldWords } from '../../src/fixed-width/words/field-words.js'
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
import { runs, someOf } from '../runs.js'

const itau = bankNamed('itau')!

const keyOf = ({ bank, layout, dialect }: DialectOf): string => `${bank.number} ${layout} ${dialect.variant ?? null}`

describe('a bank is found by number, slug or name', () => {
  test.each([
    ['341', 'Itaú'],
    ['itau', 'Itaú'],
    ['ITAÚ', 'Itaú'],
    ['caixa econômica federal', 'Caixa Econômica Federal'],
    ['Caixa Economica Federal', 'Caixa Econômica Federal'],
    // A former number.
    ['353', 'Santander'],
    ['999', undefined],
    ['', undefined],
  ])('%s: %s', (name, bank) => {
    expect(bankNamed(name)?.name).toBe(bank)
  })
})

describe('supportedLayouts', () => {
  const rows = supportedLayouts()
  const key = ({ bank, layout, variant }: (typeof rows)[number]): string => `${bank} ${layout} ${variant}`

  test('has one row per dialect, for returns and remittances', () => {
    expect(new Set(rows.map(key)).size).toBe(rows.length)
    const names = (wanted: 'reads_returns' | 'writes_remittances') => rows.filter((row) => row[wanted]).map(key)
    expect(names('reads_returns').sort()).toEqual(returnDialects().map(keyOf).sort())
    expect(names('writes_remittances').sort()).toEqual(remittanceDialects().map(keyOf).sort())
  })

  test('lists the contracts and the required wallet fields', () => {
    for (const row of rows) {
      const written = remittanceDialects().find((each) => keyOf(each) === key(row))
      expect(row.contracts).toEqual(Object.keys(written?.dialect.contracts ?? {}))
      expect(row.wallet_fields).toEqual(written?.dialect.wallet ?? {})
    }
  })

  test.each(BANKS)('$name describes the required extra fields of its wallets', ({ number, walletExtras = {} }) => {
    const needed = rows.filter(({ bank }) => bank === number).flatMap(({ wallet_fields }) => Object.keys(wallet_fields))
    expect(Object.keys(walletExtras)).toEqual(expect.arrayContaining(needed.filter((field) => /^extra\d$/.test(field))))
  })
})

describe('layoutTables', () => {
  test.each(
    someOf([...returnDialects(), ...remittanceDialects()], 16).map((of) => ({ name: of.dialect.layout.name, of })),
  )('$name: every field of every record is a row', ({ of: { bank, layout, dialect } }) => {
    const tables = layoutTables(bank, { layout }).filter(
      ({ variant, records }) =>
        variant === (dialect.variant ?? null) && records.length === Object.keys(dialect.layout.records).length,
    )
    const shown = Object.entries(dialect.layout.records).map(([record, descriptor]) => ({
      record,
      rows: layoutRows(descriptor as FixedRecord).map((row) => ({
        ...row,
        words: fieldWords(dialect.layout, record, row.name),
      })),
    }))
    expect(
      tables.map(({ records }) =>
        records.map(({ record, fields }) => ({ record, rows: fields.map(({ codes: _, unit: __, ...row }) => row) })),
      ),
    ).toContainEqual(shown)
  })

  test('without a filter, returns all tables', () => {
    expect(
      layoutTables(itau)
        .map(({ layout, direction }) => `${layout} ${direction}`)
        .sort(),
    ).toEqual(['cnab240 remittance', 'cnab240 return', 'cnab400 remittance', 'cnab400 return'])
  })

  test('a field has the codes of the manual', () => {
    const header = record(
      'made.header',
      3,
      { record_type: fields.key(1, 1, '0'), document_type: fields.digits(2, 3, { codes: { '01': 'um' } }) },
      'p. 1',
    )
    const [dialect] = itau.returns.cnab400!
    const made = { ...dialect, layout: { ...dialect.layout, records: { header } } }
    const bank: BankDefinition = { ...itau, remittances: {}, returns: { cnab400: [made] } }
    const [table] = layoutTables(bank)
    const wordsOf = (name: string) => fieldWords(made.layout, 'header', name)
    expect(table?.records[0]?.fields).toEqual([
      { from: 1, to: 1, length: 1, kind: "key '0'", name: 'record_type', words: wordsOf('record_type') },
      {
        from: 2,
        to: 3,
        length: 2,
        kind: 'digits',
        name: 'document_type',
        words: wordsOf('document_type'),
        codes: { '01': 'um' },
      },
    ])
  })
})

describe('a bank', () => {
  const named = { number: '341', name: 'Itaú', slug: 'itau' }

  test('is found by its number alone', () => {
    expect(supportedLayouts(named)).toEqual(supportedLayouts(itau))
    expect(layoutTables(named)).toEqual(layoutTables(itau))
    expect(bankContracts(named)).toEqual(bankContracts(itau))
  })

  test('with a number that no bank has is an error', () => {
    expect(() => supportedLayouts({ ...named, number: '999' })).toThrow('deve ser um banco da biblioteca')
  })
})

/** Validates a value with the used subset of JSON Schema; returns the errors. */
function errorsOf(value: unknown, schema: JsonSchema, path = ''): string[] {
  if (schema.anyOf !== undefined) {
    const all = schema.anyOf.map((each) => errorsOf(value, each, path))
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
      ? [`${path} is not a date`]
      : []),
  ]
  if (type !== 'object') return own
  const object = value as Record<string, unknown>
  return [
    ...own,
    ...(schema.required ?? []).filter((name) => !(name in object)).map((name) => `${path}.${name} is missing`),
    ...Object.entries(object).flatMap(([name, each]) => {
      const property = schema.properties?.[name]
      return property === undefined ? [`${path}.${name} is unexpected`] : errorsOf(each, property, `${path}.${name}`)
    }),
  ]
}

describe('lineParsedSchema', () => {
  test.each(
    returnDialects().map(({ name, folder, bank, layout, dialect }) => ({ name, folder, bank, layout, dialect })),
  )('$name: the line_parsed of every fixture is valid', ({ folder, bank, layout, dialect }) => {
    const schema = lineParsedSchema(bank, { layout, variant: dialect.variant })
    const returns = filesIn(`fixtures/${folder}`).filter((file) => file.endsWith('.ret'))
    const records = returns.flatMap((file) => parseReturn(fixture(`${folder}/${file}`)).bank_billet_discharges)
    expect(records.length).toBeGreaterThan(0)
    expect(records.flatMap(({ line_parsed }) => errorsOf(line_parsed, schema))).toEqual([])
  })

  test('an entry describes its source', () => {
    // Itaú, Cobrança CNAB 400, July 2021, p. 21: data de crédito, 296 to 301.
    const { properties } = lineParsedSchema(itau, { layout: 'cnab400' })
    expect(properties?.['credit_at']?.description).toBe(
      'AAAA-MM-DD, ou null. De «data do crédito» do título (title.credit_date, 296–301), «data do crédito» do header (header.credit_date, 114–119).',
    )
    expect(properties?.['other_fines']?.description).toMatch(/O banco não informa\.$/)
  })

  test('several layouts are combined with anyOf', () => {
    const { anyOf } = lineParsedSchema(itau)
    expect(anyOf?.map(({ title }) => title).sort()).toEqual([
      'line_parsed: Itaú, CNAB 240, retorno',
      'line_parsed: Itaú, CNAB 400, retorno',
    ])
  })

  test('invalid values are detected', () => {
    const [record] = parseReturn(fixture('341-itau/cnab400/settlements.ret')).bank_billet_discharges
    const schema = lineParsedSchema(itau, { layout: 'cnab400' })
    expect(errorsOf({ ...record!.line_parsed, paid_amount: '12,50' }, schema)).toEqual(['.paid_amount is «12,50»'])
    expect(errorsOf({ ...record!.line_parsed, another: '' }, schema)).toEqual(['.another is unexpected'])
  })
})

describe('bankOccurrences', () => {
  test.each(
    returnDialects().map(({ name, folder, bank, layout, dialect }) => ({ name, folder, bank, layout, dialect })),
  )('$name: codes have the same meaning as in parsed records', ({ folder, bank, layout, dialect }) => {
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

  test.each(BANKS)('$name: a reason of several fields is listed once', (bank) => {
    for (const { reasons } of bankOccurrences(bank)) {
      const rows = reasons.map((reason) => JSON.stringify(reason))
      expect(rows).toEqual([...new Set(rows)])
    }
  })

  // Caixa, CNAB 240, C047-C, p. 58, and the columns of SINCO share a table. 01 is a channel and a form of payment: both are listed.
  test('all meanings of a reason code are listed', () => {
    const [settlement] = bankOccurrences(bankNamed('caixa')!, { layout: 'cnab240', search: '06' })
    expect(settlement?.reasons.filter(({ code }) => code === '02').map(({ text }) => text)).toEqual([
      'Casa Lotérica',
      'Cheque',
    ])
  })

  test('an occurrence found only by its reasons has only the matching reasons', () => {
    const found = bankOccurrences(bankNamed('bradesco')!, { layout: 'cnab400', search: 'cep sem praca' })
    expect(found.map(({ code, found, reasons }) => [code, found, reasons.map((reason) => reason.text)])).toEqual([
      ['03', 'reasons', ['CEP sem Praça de Cobrança']],
      ['24', 'reasons', ['CEP sem praça de cobrança']],
    ])
  })

  test('a search for a code finds the occurrence, but not reasons with this code', () => {
    const found = bankOccurrences(bankNamed('bradesco')!, { layout: 'cnab240', search: '03' })
    expect(found.map(({ code, found }) => [code, found])).toEqual([['03', 'occurrence']])
  })

  test('a search ignores accents and case, and requires all words', () => {
    const search = (text: string) => bankOccurrences(itau, { layout: 'cnab400', search: text }).map(({ code }) => code)
    expect(search('NEGATIVACAO expressa cancelamento')).toEqual(search('cancelamento negativação Expressa'))
    expect(search('NEGATIVACAO expressa cancelamento')).toEqual(['78', '82', '92'])
    expect(search('negativação que não existe')).toEqual([])
  })
})

describe('codeEntries', () => {
  test('has all codes of the library', () => {
    const codesOf = (table: keyof typeof CODE_TABLES) => codeEntries({ table }).map(({ code }) => code)
    expect(codesOf('our_code')).toEqual(Object.keys(OUR_CODES))
    expect(codesOf('our_occurrence')).toEqual(Object.keys(OUR_OCCURRENCES))
    expect(codesOf('kind')).toEqual(Object.keys(OCCURRENCE_KINDS))
    expect(codesOf('document_type')).toEqual(Object.keys(DOCUMENT_TYPES).sort())
  })

  test('a search includes codes, texts and acronyms', () => {
    expect(codeEntries({ table: 'document_type', search: 'dm' }).map(({ code }) => code)).toContain('02')
    expect(codeEntries({ search: '1003' })).toEqual([
      { table: 'our_code', code: '1003', text: 'Alteração de vencimento' },
    ])
  })

  test('fewer words find at least the same entries', () => {
    const words = fc.constantFrom('baixa', 'Protesto', 'alteração', 'cheque', 'tarifa', 'de', 'sustar', '20')
    fc.assert(
      fc.property(words, words, (one, other) => {
        const both = codeEntries({ search: `${one} ${other}` })
        expect(codeEntries({ search: one })).toEqual(expect.arrayContaining([...both]))
        expect(codeEntries({ search: other })).toEqual(expect.arrayContaining([...both]))
      }),
      runs(100),
    )
  })
})
