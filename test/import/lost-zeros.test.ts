/** Zeros that a spreadsheet hides or loses, dates that it makes of texts, and rows that it hides. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cnpjCheckDigits, cpfCheckDigits, isCnpj, isCpf, taxIdWithZeros } from '../../src/cobranca/index.js'
import { importCustomers, importEntries, importSlips, importStream } from '../../src/import/index.js'
import { withShownZeros } from '../../src/import/shown-zeros.js'
import { cnab } from '../cli/cnab.js'
import { itau400 } from '../remittance/made-up.js'
import { runs } from '../runs.js'
import { type SheetCell, workbook } from './workbooks.js'

const TODAY = { today: '2026-03-02' } as const
/** Made up. Without its zero, as a spreadsheet writes it in a CSV, it is 1234567890. */
const CPF = '01234567890'
const CNPJ = '01222333000128'
const HEADER = ['amount', 'expire_at', 'customer_person_name', 'customer_address', 'customer_neighborhood']
const VALUES = ['250,00', '2026-04-30', 'Maria de Teste', 'Rua das Laranjeiras, 12', 'Centro']
const HEADER_OF_PLACE = [
  'customer_city_name',
  'customer_state',
  'document_number',
  'customer_cnpj_cpf',
  'customer_zipcode',
]
const header = [...HEADER, ...HEADER_OF_PLACE]
const row = (number: SheetCell, taxId: SheetCell, zipcode: SheetCell): SheetCell[] => [
  ...VALUES,
  'São Paulo',
  'SP',
  number,
  taxId,
  zipcode,
]
const csv = (...rows: readonly (readonly SheetCell[])[]) =>
  Buffer.from([header, ...rows].map((cells) => `${cells.join(';')}\n`).join(''))

describe('a number of a spreadsheet has the zeros that its format shows', () => {
  test('in a CPF, a CNPJ, a CEP and a document number; not in other columns', async () => {
    const file = await workbook([
      header,
      row(
        { number: 5019, style: 'zeros' },
        { number: Number(CPF), style: 'zeros' },
        { number: 1001000, style: 'zipcode' },
      ),
      row({ number: 12 }, { number: Number(CNPJ), style: 'tax_id' }, { number: 1310100, style: 'zipcode' }),
      row({ number: 0, style: 'zeros' }, { number: Number(CPF), style: 'tax_id' }, '01310-100'),
    ])
    const { created, import_errors, import_warnings } = await importSlips(file, TODAY)
    expect([import_errors, import_warnings]).toEqual([[], []])
    const read = created.map((slip) => [slip.document_number, slip.customer_cnpj_cpf, slip.customer_zipcode])
    expect(read).toEqual([
      ['00000005019', CPF, '01001000'],
      ['12', CNPJ, '01310100'],
      ['00000000000', CPF, '01310-100'],
    ])
    const numbered = await workbook([
      [...header, 'our_number'],
      [...row('1', CPF, '01310-100'), { number: 45_201, style: 'zeros' }],
    ])
    expect((await importSlips(numbered, TODAY)).created[0]!.our_number).toBe('00000045201')
    const percent = [...header, 'fine_type', 'fine_percentage', 'days_for_sue']
    const fine: SheetCell[] = [
      ...row('1', CPF, '01310-100'),
      '1',
      { number: 2, style: 'zeros' },
      { number: 10, style: 'zeros' },
    ]
    const other = await importSlips(await workbook([percent, fine]), TODAY)
    expect(other.created[0]).toMatchObject({ fine_percentage: '2', days_for_sue: '10' })
  })

  // Formats of ECMA-376, part 1, 18.8.31: `0` is a digit that is always shown, `;` ends a section, `[…]` is its condition.
  test.each([
    [42, '0000', '0042'],
    [42, 'General', '42'],
    [42, '0', '42'],
    [42, '#,##0', '42'],
    [42, '"NF 000 "0000', '0042'],
    [42, '\\0\\0000', '042'],
    [42, '[Red]0000;[Blue]00000', '0042'],
    [0, '0000;-0000;00', '00'],
    [1310100, '00000\\-000', '01310100'],
    [1234567890, '000,000,000-00', '01234567890'],
    [1222333000128, '[<=99999999999]000\\.000\\.000\\-00;00\\.000\\.000\\/0000\\-00', CNPJ],
    [1234567890, '[<=99999999999]000\\.000\\.000\\-00;00\\.000\\.000\\/0000\\-00', CPF],
    [42, '0000.00', '42'],
    [42, '0000%', '42'],
    [42, '000E+00', '42'],
    [42, 'yyyy', '42'],
    [42000, '0000,', '42000'],
    [42, '@', '42'],
    [42, '', '42'],
  ])('%d with the format %j is %s', (value, format, text) => expect(withShownZeros(value, format)).toBe(text))
})

describe('lost zeros', () => {
  const lost = csv(row('A1', '1234567890', '1310100'), row('A2', '1222333000128', '80999010'))

  test('are offered in the error, with the field at fault and nothing else of the person', async () => {
    const { import_errors, created_rows } = await importSlips(lost, TODAY)
    expect(created_rows).toBe(0)
    expect(import_errors).toEqual([
      {
        line: 2,
        errors: {
          customer_cnpj_cpf: ['não é um CPF ou CNPJ válido (faltam zeros à esquerda: 012.345.678-90?)'],
          customer_zipcode: ['deve ter 8 algarismos (faltam zeros à esquerda: 01310-100?)'],
        },
      },
      {
        line: 3,
        errors: { customer_cnpj_cpf: ['não é um CPF ou CNPJ válido (faltam zeros à esquerda: 01.222.333/0001-28?)'] },
      },
    ])
    const unformatted = await workbook([header, row('A1', { number: Number(CPF) }, { number: 1310100 })])
    expect((await importSlips(unformatted, TODAY)).import_errors).toEqual(import_errors.slice(0, 1))
  })

  test('are restored with restore_zeros, with a warning each', async () => {
    const { created, import_errors, import_warnings } = await importSlips(lost, { ...TODAY, restore_zeros: true })
    expect(import_errors).toEqual([])
    expect(created.map((slip) => [slip.customer_cnpj_cpf, slip.customer_zipcode])).toEqual([
      [CPF, '01310100'],
      [CNPJ, '80999010'],
    ])
    expect(import_warnings.map(({ code, line, field }) => [code, line, field])).toEqual([
      ['restored_zeros', 2, 'customer_cnpj_cpf'],
      ['restored_zeros', 2, 'customer_zipcode'],
      ['restored_zeros', 3, 'customer_cnpj_cpf'],
    ])
    expect(import_warnings[0]!.message).toBe(`recebeu os zeros à esquerda que faltavam: ${CPF}`)
  })

  test('are restored in customers and in numbers of JSON, too', async () => {
    const customer = { person_name: 'Maria', address: 'Rua A', neighborhood: 'Centro', city_name: 'Belém', state: 'PA' }
    const json = Buffer.from(JSON.stringify([{ ...customer, cnpj_cpf: 1234567890, zipcode: 1310100 }]))
    const { created } = await importCustomers(json, { format: 'json', restore_zeros: true })
    expect(created[0]).toMatchObject({ cnpj_cpf: CPF, zipcode: '01310100' })
  })

  test('a number with other check digits, a short one, and one that may be both are errors without an offer', async () => {
    // 191 is a CPF with eight zeros and the CNPJ of a bank with eleven.
    for (const taxId of ['1234567891', '191', '12345678', '123.456.789-0']) {
      const file = csv(row('A1', taxId, '01310-100'))
      const { import_errors } = await importSlips(file, { ...TODAY, restore_zeros: true })
      expect(import_errors[0]!.errors).toEqual({ customer_cnpj_cpf: ['não é um CPF ou CNPJ válido'] })
    }
    for (const zipcode of ['131010', '0131010', '13.101']) {
      const file = csv(row('A1', CPF, zipcode))
      const { import_errors } = await importSlips(file, { ...TODAY, restore_zeros: true })
      expect(import_errors[0]!.errors).toEqual({ customer_zipcode: ['deve ter 8 algarismos'] })
    }
  })

  test('a restored tax id is valid, and is the number with zeros; any CPF or CNPJ is found again, or may be the other', () => {
    const zeros = fc.integer({ min: 1, max: 3 })
    fc.assert(
      fc.property(fc.boolean(), zeros, fc.integer({ min: 1 }), (isPerson, count, seed) => {
        const length = isPerson ? 9 : 12
        const base = String(10 ** 11 + seed * 31)
          .slice(-(length - count))
          .padStart(length, '0')
        const taxId = base + (isPerson ? cpfCheckDigits(base) : cnpjCheckDigits(base))
        const number = taxId.replace(/^0+/, '')
        fc.pre(number.length >= 8 && !(isPerson && /^(.)\1*$/.test(taxId)))
        const restored = taxIdWithZeros(number)
        const isOther = isPerson
          ? isCnpj(number.padStart(14, '0'))
          : number.length <= 11 && isCpf(number.padStart(11, '0'))
        expect(restored).toBe(isOther ? null : taxId)
      }),
      runs(500),
    )
  })
})

describe('warnings', () => {
  // 46366 is 10 December 2026, as Excel reads `10/12`.
  test('a date in a column of text; not in a column of dates', async () => {
    const [amount, , ...others] = row({ number: 46_366, style: 'date' }, CPF, '01310-100')
    const cells = [amount!, { number: 46_142, style: 'date' } as const, ...others]
    const { created, import_warnings } = await importSlips(await workbook([header, cells]), TODAY)
    expect(created[0]).toMatchObject({ document_number: '2026-12-10', expire_at: '2026-04-30' })
    expect(import_warnings).toEqual([
      {
        code: 'date_as_text',
        line: 2,
        field: 'document_number',
        message:
          'é uma data na planilha e foi lido como 2026-12-10: se era outro texto, como 10/12, formate a coluna como texto e digite-o de novo',
      },
    ])
  })

  test('hidden rows, columns and sheets, also of rows with errors', async () => {
    const rows = [row('A1', CPF, '01310-100'), row('A2', '1', '01310-100'), row('A3', CPF, '01310-100')]
    const file = await workbook([header, ...rows], 'Abril', { rows: [3, 4], columns: [8], sheet: true })
    const { created_rows, import_errors, import_warnings } = await importSlips(file, TODAY)
    expect([created_rows, import_errors.map(({ line }) => line)]).toEqual([2, [3]])
    expect(import_warnings.map(({ code, line, field }) => [code, line, field])).toEqual([
      ['hidden_sheet', 1, null],
      ['hidden_column', 1, 'document_number'],
      ['hidden_row', 3, null],
      ['hidden_row', 4, null],
    ])
    const stream = importStream('slips', file, TODAY)
    const counts: number[] = []
    for await (const { warnings } of stream) counts.push(warnings.length)
    expect(counts).toEqual([2, 1, 1])
  })

  test('cnab remit says them, and restores zeros with --restore-zeros', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cnab-'))
    const rows = [row({ number: 46_366, style: 'date' }, '1234567890', '01310-100'), row('A2', CPF, '01310-100')]
    writeFileSync(join(folder, 'slips.xlsx'), await workbook([header, ...rows], 'Abril', { rows: [3] }))
    writeFileSync(join(folder, 'wallet.json'), JSON.stringify(itau400))
    const args = [
      'remit',
      '--wallet',
      join(folder, 'wallet.json'),
      '--slips',
      join(folder, 'slips.xlsx'),
      '--out',
      folder,
    ]
    const refused = await cnab(...args, '--date', '2026-03-02')
    expect(refused.code).toBe(1)
    expect(refused.out).toContain('faltam zeros à esquerda: 012.345.678-90?')
    const written = await cnab(...args, '--date', '2026-03-02', '--restore-zeros')
    expect(written.code).toBe(0)
    for (const text of [
      '1 linha oculta na planilha, a primeira na linha 3: as linhas ocultas são lidas como as outras',
      'linha 2: document_number é uma data na planilha',
      `linha 2: customer_cnpj_cpf recebeu os zeros à esquerda que faltavam: ${CPF}`,
    ])
      expect(written.out).toContain(text)
  })

  test('importEntries has them, and an import without any has an empty list', async () => {
    const plain = await importEntries(csv(row('A1', CPF, '01310-100')), TODAY)
    expect(plain.import_warnings).toEqual([])
    const file = await workbook([header, row('A1', CPF, '01310-100')], 'Abril', { rows: [2] })
    expect((await importEntries(file, TODAY)).import_warnings).toHaveLength(1)
  })
})
