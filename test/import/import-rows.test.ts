/** Imports: every row is counted once, a bad row loses no other row, and lines are those of the file. */
import { join } from 'node:path'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { slipsOfInstallment, slipsOfSubscription } from '../../src/cobranca/index.js'
import {
  ImportFileError,
  type ImportKind,
  type ImportOptions,
  importCustomers,
  importEntries,
  importInstallments,
  importSlips,
  importStream,
  importSubscriptions,
} from '../../src/import/index.js'
import { folderOf } from '../convert/folders.js'
import { itau400 } from '../remittance/made-up.js'
import { runs } from '../runs.js'
import { type SheetCell, workbook, zipped } from './workbooks.js'

const TODAY = { today: '2026-03-02' } as const
const PAYER = {
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Laranjeiras, 12',
  customer_neighborhood: 'Centro',
  customer_zipcode: '80999-010',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
} as const
const HEADER = ['document_number', 'amount', 'expire_at', ...Object.keys(PAYER)]
const rowOf = (number: string, amount = '250,00', expire_at = '2026-04-30'): string[] => [
  number,
  amount,
  expire_at,
  ...Object.values(PAYER),
]
const slipOf = (document_number: string) => ({ document_number, amount: '250,00', expire_at: '2026-04-30', ...PAYER })
const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((cell) => `"${cell}"`).join(';')}\r\n`).join('')
const bytes = (text: string) => Buffer.from(text)

describe("money: 'reais'", () => {
  const reais = { ...TODAY, money: 'reais' } as const

  test('numbers of JSON are reais, as the service writes them', async () => {
    const rows = [250, 1250.5, '19,99'].map((amount) => JSON.stringify({ ...slipOf('A1'), amount })).join('\n')
    const { created } = await importSlips(bytes(rows), { ...reais, format: 'ndjson' })
    expect(created.map(({ amount }) => amount)).toEqual([25_000, 125_050, '19,99'])
    const cents = await importSlips(bytes(rows), { ...TODAY, format: 'ndjson' })
    expect(cents.created[0]!.amount).toBe(250)
  })

  test('a text without a comma is not ambiguous, and one with a dot has decimals', async () => {
    const text = csv([HEADER, rowOf('A1', '300'), rowOf('A2', '1345.56')])
    const { created, import_errors } = await importEntries(bytes(text), reais)
    expect(import_errors).toEqual([])
    expect(created.map(({ slip }) => slip.amount)).toEqual(['300', 134_556])
    expect((await importEntries(bytes(text), TODAY)).failed_to_create_rows).toBeGreaterThan(0)
  })

  test('three decimals are an error of the row; another unit is an error of the call', async () => {
    const text = csv([HEADER, rowOf('A1', '1.005'), rowOf('A2')])
    const { created_rows, import_errors } = await importSlips(bytes(text), reais)
    expect([created_rows, import_errors.map(({ line, errors }) => [line, Object.keys(errors)])]).toEqual([
      1,
      [[2, ['amount']]],
    ])
    await expect(importSlips(bytes(text), { money: 'reals' } as never)).rejects.toMatchObject({
      errors: { money: expect.anything() },
    })
  })
})

describe('the result', () => {
  test('has the counts and the errors of the service, and the created objects', async () => {
    const text = csv([HEADER, rowOf('A1'), rowOf('A2', '0,00', '31/02/2026'), rowOf('A3')])
    expect(await importSlips(bytes(text), TODAY)).toEqual({
      total_rows: 3,
      processed_rows: 3,
      created_rows: 2,
      failed_to_create_rows: 1,
      further_errors: [],
      further_warnings: [],
      import_errors: [
        {
          line: 3,
          errors: {
            amount: ['deve ser maior ou igual a 0,01'],
            expire_at: ['não é uma data válida: «31/02/2026» não é um dia na forma AAAA-MM-DD'],
          },
        },
      ],
      import_warnings: [],
      created: [slipOf('A1'), slipOf('A3')],
    })
  })

  test('with a wallet, a slip is valid if its bank accepts it', async () => {
    const text = csv([
      [...HEADER, 'days_for_sue'],
      [...rowOf('A1'), '5'],
      [...rowOf('A2'), '1000'],
    ])
    const { created, import_errors } = await importSlips(bytes(text), { ...TODAY, wallet: itau400 })
    expect(created.map(({ document_number }) => document_number)).toEqual(['A1'])
    expect(import_errors.map(({ line, errors }) => [line, Object.keys(errors)])).toEqual([[3, ['days_for_sue']]])
  })

  test('texts longer than the service’s fields are errors', async () => {
    const text = csv([HEADER, rowOf('A1')]).replace('Maria de Teste', 'M'.repeat(121))
    const { import_errors } = await importSlips(bytes(text), TODAY)
    expect(import_errors[0]!.errors).toEqual({ customer_person_name: ['é muito longo (máximo: 120 caracteres)'] })
  })

  test('an invalid wallet, kind, day, format, instruction or option throws', async () => {
    const call =
      (options: object, kind = 'slips') =>
      () =>
        importStream(kind as ImportKind, bytes(''), options as ImportOptions)
    expect(call({ wallet: { ...itau400, agency_number: '' } })).toThrow(/wallet\.agency_number/)
    expect(call({}, 'toString')).toThrow(/kind deve ser um destes: slips/)
    expect(call({ today: '2026-02-30' })).toThrow(/today/)
    expect(call({ format: 'xls' })).toThrow(/format deve ser um destes: csv, xlsx/)
    expect(call({ our_code: '9' })).toThrow(/our_code/)
    expect(call({ walet: itau400 })).toThrow(
      'walet não é um campo das opções de importação; o nome mais parecido é wallet',
    )
  })
})

describe('JSON without its format', () => {
  test.each(['[{"amount":25000}]', '\ufeff[{"amount":25000}]', '{"amount":25000}\n'])('%j names it', async (text) => {
    await expect(importSlips(bytes(text))).rejects.toThrow(/^O arquivo é JSON.*informe o formato \(format: 'json'/)
    await expect(importSlips(bytes(text), { format: 'csv' })).rejects.toThrow(/^O arquivo é JSON/)
    expect((await importSlips(bytes(text), { ...TODAY, format: 'json' })).total_rows).toBe(1)
  })
})

describe('columns of the service', () => {
  test('an exported slip is a row: its results are kept and not checked', async () => {
    const exported = {
      id: 7,
      status: 'opened',
      url: 'https://exemplo.invalid/7',
      paid_amount: null,
      tag_list: 'a',
      ...slipOf('A1'),
    }
    const { created } = await importSlips(bytes(`${JSON.stringify(exported)}\n`), { ...TODAY, format: 'ndjson' })
    expect(created).toEqual([exported])
  })

  test('customers: the payer’s rules, lengths, and tags', async () => {
    const header = 'Nome;CPF/CNPJ;CEP;Endereço;Número;Bairro;Cidade;UF;tags;ignore_email;person_type;created_at'
    const good =
      'Maria de Teste;529.982.247-25;80999-010;Rua A;12;Centro;Curitiba;PR;vip, antigo;sim;individual;2026-01-02T10:00:00-03:00'
    const bad = `${'M'.repeat(121)};529.982.247-26;;Rua A;${'1'.repeat(11)};Centro;Curitiba;XX;;talvez;;`
    const { created, import_errors } = await importCustomers(bytes([header, good, bad].join('\n')))
    expect(created).toEqual([
      {
        person_name: 'Maria de Teste',
        cnpj_cpf: '529.982.247-25',
        zipcode: '80999-010',
        address: 'Rua A',
        address_number: '12',
        neighborhood: 'Centro',
        city_name: 'Curitiba',
        state: 'PR',
        tags: ['vip', 'antigo'],
        ignore_email: true,
        person_type: 'individual',
        created_at: '2026-01-02T10:00:00-03:00',
      },
    ])
    expect(import_errors).toEqual([
      {
        line: 3,
        errors: {
          ignore_email: ['deve ser sim ou não, e é «talvez»'],
          person_name: ['é muito longo (máximo: 120 caracteres)'],
          cnpj_cpf: ['não é um CPF ou CNPJ válido'],
          zipcode: ['não pode ficar em branco'],
          state: [expect.any(String)],
          address_number: ['é muito longo (máximo: 10 caracteres)'],
        },
      },
    ])
  })

  test('installments: total, dates and cycle; the slips of each', async () => {
    const header = ['Valor da parcela', 'Parcelas', 'Primeiro vencimento', 'Periodicidade', ...Object.keys(PAYER)]
    const row = (...cells: string[]) => [...cells, ...Object.values(PAYER)]
    const text = csv([header, row('100,00', '3', '15/09/2016', 'mensal'), row('100', '0', '2016-09-31', 'semanal')])
    const { created, import_errors } = await importInstallments(bytes(text), TODAY)
    expect(created).toEqual([{ amount: '100,00', total: 3, start_at: '2016-09-15', cycle: 'monthly', ...PAYER }])
    // The service's sample: 15 October 2016 is a Saturday, 15 November a holiday.
    expect(slipsOfInstallment(created[0]!).map(({ expire_at }) => expire_at)).toEqual([
      '2016-09-15',
      '2016-10-17',
      '2016-11-16',
    ])
    expect(import_errors.map(({ line, errors }) => [line, Object.keys(errors).sort()])).toEqual([
      [3, ['amount', 'cycle', 'start_at', 'total']],
    ])
  })

  test('subscriptions: a new one begins today', async () => {
    const header = ['amount', 'next_billing', 'days_in_advance', ...Object.keys(PAYER)]
    const text = csv([
      header,
      ['50,00', '10/04/2017', '10', ...Object.values(PAYER)],
      ['50,00', '', '', ...Object.values(PAYER)],
    ])
    const { created } = await importSubscriptions(bytes(text), { today: '2016-05-18' })
    expect(created).toEqual([
      { amount: '50,00', next_billing: '2017-04-10', days_in_advance: 10, ...PAYER },
      { amount: '50,00', created_at: '2016-05-18', ...PAYER },
    ])
    // The service's samples.
    expect(slipsOfSubscription(created[0]!, { until: '2017-03-31' }).slips).toHaveLength(1)
    expect(slipsOfSubscription(created[1]!, { until: '2016-06-11' }).slips[0]!.expire_at).toBe('2016-06-20')
  })

  test('the payer of an invalid schedule is checked, too', async () => {
    const text = csv([
      ['amount', ...Object.keys(PAYER)],
      ['', ...Object.values(PAYER)],
    ]).replace('529.982.247-25', '1')
    const [error] = (await importInstallments(bytes(text), TODAY)).import_errors
    expect(Object.keys(error!.errors).sort()).toEqual(['amount', 'customer_cnpj_cpf', 'start_at', 'total'])
  })

  test('entries: slips with their instructions, unchecked', async () => {
    const text = 'our_code;our_number;value_rebate\n1004;7;5,00\n;8;\n9;9;\n'
    const { created, import_errors } = await importEntries(bytes(text), { our_code: '1002' })
    expect(created.map(({ our_code, value_rebate, slip }) => [our_code, value_rebate, slip])).toEqual([
      ['1004', '5,00', { our_number: '7' }],
      ['1002', null, { our_number: '8' }],
    ])
    expect(import_errors).toMatchObject([
      { line: 4, errors: { our_code: [expect.stringContaining('não é uma instrução')] } },
    ])
  })

  test('an unknown column is an error of the file, and an unknown field of an object one of its row', async () => {
    await expect(importCustomers(bytes('nome;preço\na;b\n'))).rejects.toThrow(
      new ImportFileError('Linha 1: campo desconhecido: preço; os nomes são os do pagador (person_name, cnpj_cpf …).'),
    )
    const { import_errors } = await importSubscriptions(bytes('{"amont":1}\n'), { ...TODAY, format: 'ndjson' })
    expect(import_errors).toMatchObject([
      { line: 1, errors: { row: [expect.stringContaining('amont (o nome mais parecido é amount)')] } },
    ])
  })
})

describe('XLSX', () => {
  const header = [
    'Valor',
    'Vencimento',
    'Seu número',
    'fine_type',
    'fine_percentage',
    'pix_enabled',
    ...Object.keys(PAYER),
  ]
  const payer: SheetCell[] = Object.values(PAYER)
  // 30 April 2026, in days since 1900.
  const due = { number: 46_142, style: 'date' } as const
  const sheetRow = (amount: SheetCell, ...others: SheetCell[]): SheetCell[] => [amount, due, ...others, ...payer]

  test('cells are read as the spreadsheet shows them', async () => {
    const file = await workbook([
      header,
      sheetRow(
        { number: 250, style: 'reais' },
        { number: 77 },
        { number: 1 },
        { number: 0.02, style: 'percent' },
        true,
      ),
      sheetRow({ number: 1250.5 }, 'NF2', { number: 1 }, { number: 1.5 }, null),
      sheetRow({ number: 99, style: 'currency' }, 'NF3', null, null, false),
      sheetRow({ number: 99, style: 'whole_currency' }, 'NF4', null, null, 'não'),
      sheetRow('1.234,56', 'NF5', null, null, null),
    ])
    const { created, import_errors } = await importSlips(file, TODAY)
    expect(import_errors).toEqual([])
    expect(created.map((slip) => [slip.amount, slip.expire_at, slip.document_number])).toEqual([
      ['250,00', '2026-04-30', '77'],
      ['1.250,50', '2026-04-30', 'NF2'],
      ['99,00', '2026-04-30', 'NF3'],
      ['99,00', '2026-04-30', 'NF4'],
      ['1.234,56', '2026-04-30', 'NF5'],
    ])
    expect(created.map((slip) => [slip.fine_percentage, slip.pix_enabled])).toEqual([
      ['2', true],
      ['1,5', undefined],
      [undefined, false],
      [undefined, false],
      [undefined, undefined],
    ])
  })

  test('a whole number without decimals or symbol is ambiguous, a long number has lost digits; rows keep their numbers', async () => {
    const file = await workbook([
      null,
      header,
      sheetRow({ number: 25_000 }, 'NF1', null, null, null),
      null,
      [null, null, '  '],
      sheetRow({ number: 250.555 }, 'NF2', null, null, null),
      sheetRow('1,00', { number: 1.2345e20 }, null, null, null),
      sheetRow('1,00', 'NF4', null, null, null),
    ])
    const { created_rows, import_errors } = await importSlips(file, TODAY)
    expect(created_rows).toBe(1)
    expect(import_errors).toEqual([
      { line: 3, errors: { amount: ['«25000» é ambíguo: escreva 25.000,00 se são reais, ou 250,00 se são centavos'] } },
      { line: 6, errors: { amount: ['a célula vale 250,555: arredonde-a para duas casas decimais (ARRED)'] } },
      { line: 7, errors: { document_number: [expect.stringContaining('formate a coluna como texto')] } },
    ])
  })

  test('a format does not round money, and the other errors of its row are listed', async () => {
    // =100/3: the spreadsheet shows 33,33.
    const third = sheetRow({ number: 100 / 3, style: 'reais' }, 'NF1', null, null, null)
    const { import_errors } = await importSlips(
      await workbook([header, third.map((cell) => (cell === PAYER.customer_state ? 'XX' : cell))]),
      TODAY,
    )
    expect(import_errors).toEqual([
      {
        line: 2,
        errors: {
          amount: ['a célula vale 33,3333333333333: arredonde-a para duas casas decimais (ARRED)'],
          customer_state: [expect.any(String)],
        },
      },
    ])
  })

  test('a cell without column is an error of its row', async () => {
    const file = await workbook([
      ['amount', null],
      ['1,00', 'x'],
    ])
    expect((await importEntries(file)).import_errors).toEqual([
      { line: 2, errors: { row: ['a coluna 2 tem valor, mas não tem nome'] } },
    ])
  })

  test.each([
    ['no rows', () => workbook([]), /está vazio/],
    ['an unknown column', () => workbook([['preço']]), /^Linha 1: campo desconhecido: preço/],
    ['another ZIP', () => zipped({ 'a.txt': 'a' }), /não é uma planilha XLSX/],
    ['a damaged file', async () => (await workbook([header])).subarray(0, 900), /não é uma planilha XLSX/],
  ])('%s', async (_, file, message) => {
    await expect(importSlips(await file())).rejects.toThrow(message)
  })

  test('another sheet, by its name', async () => {
    const file = await workbook([header, sheetRow('1,00', 'NF1', null, null, null)], 'Março')
    expect((await importSlips(file, { ...TODAY, sheet: 'Março' })).created_rows).toBe(1)
    await expect(importSlips(file, { sheet: 'Abril' })).rejects.toThrow('A planilha não tem a aba «Abril».')
  })

  test('the format of a path does not depend on its extension', async () => {
    const file = await workbook([header, sheetRow('1,00', 'NF1', null, null, null)])
    const path = join(folderOf({ 'boletos.csv': file }), 'boletos.csv')
    expect((await importSlips(path, TODAY)).created_rows).toBe(1)
  })
})

/** Rows of a file: valid, or invalid in some way. */
const KINDS = {
  valid: rowOf,
  ambiguous: (number: string) => rowOf(number, '250'),
  invalid: (number: string) => rowOf(number, '250,00', 'amanhã'),
  multiline: (number: string) => multiline(rowOf(number), '\n'),
  'multiline of Windows': (number: string) => multiline(rowOf(number), '\r\n'),
  'multiline and ambiguous': (number: string) => multiline(rowOf(number, '250'), '\r\n'),
} as const
type KindOfRow = keyof typeof KINDS
const isGood = (kind: KindOfRow) => ['valid', 'multiline', 'multiline of Windows'].includes(kind)

const multiline = (row: readonly string[], end: string) =>
  row.map((cell) => (cell === PAYER.customer_address ? `Rua A${end}casa 2` : cell))

/** Text of a row with malformed quotes, or of no row. */
const DAMAGE = {
  'an open quote': (number: string) => `"${number};250,00\r\n`,
  'a quote in a text': (number: string) => `${number};25"0,00\r\n`,
  'a text after a quote': (number: string) => `"${number}"x;250,00\r\n`,
  'few columns': (number: string) => `${number}\r\n`,
} as const

type Part = { readonly text: string; readonly lines: number; readonly row: string | null; readonly good: boolean }

const part = fc.oneof(
  { arbitrary: fc.constantFrom(...(Object.keys(KINDS) as KindOfRow[])), weight: 4 },
  { arbitrary: fc.constantFrom('blank' as const), weight: 1 },
  { arbitrary: fc.constantFrom(...(Object.keys(DAMAGE) as (keyof typeof DAMAGE)[])), weight: 1 },
)

const sum = (parts: readonly Part[]): number => parts.reduce((lines, each) => lines + each.lines, 0)

const chunksOf = (file: Uint8Array, sizes: readonly number[]): Uint8Array[] => {
  const chunks: Uint8Array[] = []
  for (let at = 0, i = 0; at < file.length; i++) {
    const size = sizes[i % sizes.length]!
    chunks.push(file.subarray(at, at + size))
    at += size
  }
  return chunks
}

describe('every row is counted once', () => {
  const partsOf = (kinds: readonly (KindOfRow | 'blank' | keyof typeof DAMAGE)[]): Part[] =>
    kinds.map((kind, i) => {
      const row = `N${i}`
      if (kind === 'blank') return { text: i % 2 === 0 ? '\r\n' : ';;\r\n', lines: 1, row: null, good: false }
      if (kind in DAMAGE) return { text: DAMAGE[kind as keyof typeof DAMAGE](row), lines: 1, row, good: false }
      const text = csv([KINDS[kind as KindOfRow](row)])
      return { text, lines: text.split('\n').length - 1, row, good: isGood(kind as KindOfRow) }
    })

  test('in a CSV: total is created plus failed, a bad row loses no other, the line is the file’s; in any chunks and charset', async () => {
    const charset = fc.constantFrom('utf8', 'windows-1252')
    const sizes = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), sizes, charset, async (kinds, sizes, charset) => {
        const parts = partsOf(kinds)
        const file = iconv.encode(csv([HEADER]) + parts.map(({ text }) => text).join(''), charset)
        const rows = parts.filter(({ row }) => row !== null)
        const good = rows.filter((each) => each.good)
        const lines = new Map(parts.map((each, i) => [each, 2 + sum(parts.slice(0, i))]))
        for (const source of [file, chunksOf(file, sizes)]) {
          const result = await importSlips(source, TODAY)
          expect(result.created.map(({ document_number }) => document_number)).toEqual(good.map(({ row }) => row))
          expect(result.import_errors.map((error) => error.line)).toEqual(
            rows.filter((each) => !each.good).map((each) => lines.get(each)),
          )
          expect(result.total_rows).toBe(rows.length)
          expect(result.processed_rows).toBe(rows.length)
          expect(result.created_rows + result.failed_to_create_rows).toBe(rows.length)
        }
      }),
      runs(200),
    )
  })

  test('in NDJSON', async () => {
    const line = fc.constantFrom(
      ...Object.entries({
        good: JSON.stringify(slipOf('A')),
        bad: JSON.stringify({ ...slipOf('A'), amount: '' }),
        malformed: '{"amount":',
        list: '[1]',
        unknown: '{"preço":1}',
        blank: ' ',
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 20 }), fc.constantFrom('\n', '\r\n', '\r'), async (lines, end) => {
        const text = lines.map(([, each]) => each + end).join('')
        const seen = new Map<number, boolean>()
        const stream = importStream('slips', chunksOf(bytes(text), [7, 64]), { ...TODAY, format: 'ndjson' })
        for await (const { line, created } of stream) seen.set(line, created !== null)
        const expected = lines.flatMap(([kind], i) => (kind === 'blank' ? [] : [[i + 1, kind === 'good'] as const]))
        expect([...seen]).toEqual(expected)
        expect(stream.total_rows).toBe(expected.length)
        expect(stream.created_rows).toBe(expected.filter(([, isGood]) => isGood).length)
      }),
      runs(100),
    )
  })

  test('in an XLSX', async () => {
    const kinds = fc.array(
      fc.constantFrom('valid' as const, 'ambiguous' as const, 'invalid' as const, 'blank' as const),
    )
    await fc.assert(
      fc.asyncProperty(kinds, async (kinds) => {
        const file = await workbook([
          HEADER,
          ...kinds.map((kind, i) => (kind === 'blank' ? null : KINDS[kind](`N${i}`))),
        ])
        const { total_rows, created, import_errors } = await importSlips(file, TODAY)
        const of = (is: (kind: string) => boolean) => kinds.flatMap((kind, i) => (is(kind) ? [i] : []))
        expect(created.map(({ document_number }) => document_number)).toEqual(
          of((kind) => kind === 'valid').map((i) => `N${i}`),
        )
        expect(import_errors.map(({ line }) => line)).toEqual(
          of((kind) => kind !== 'valid' && kind !== 'blank').map((i) => i + 2),
        )
        expect(total_rows).toBe(of((kind) => kind !== 'blank').length)
      }),
      runs(30),
    )
  })

  test('any text: counted, or an error of the file; never another error', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ';', '\n', '\r', ',', 'é', '1') })
    await fc.assert(
      fc.asyncProperty(text, async (text) => {
        const { total_rows, created_rows, failed_to_create_rows } = await importEntries(bytes(`nome;valor\n${text}`))
        expect(created_rows + failed_to_create_rows).toBe(total_rows)
      }),
      runs(500),
    )
  })

  test('a quote that is never closed spoils its row only, in a file of any size', async () => {
    const rest = Array.from({ length: 30_000 }, (_, i) => `n${i};1,00\n`).join('')
    const rows = importStream(
      'entries',
      chunksOf(bytes(`nome;valor\n"aberta;1,00\n${rest}`.replaceAll('nome', 'document_number')), [65_536]),
    )
    const lines: number[] = []
    for await (const { line } of rows) lines.push(line)
    expect(lines).toEqual(Array.from({ length: 30_001 }, (_, i) => i + 2))
    expect(rows.import_errors).toEqual([{ line: 2, errors: { row: ['aspas abertas e não fechadas'] } }])
  })
})
