/** The error for an unsupported file, in both languages. */
import { describe, expect, test } from 'vitest'
import { remittanceDialectOf, returnDialectOf } from '../../src/banks/dialect-of.js'
import { BANKS_WITH_FILES } from '../../src/banks/index.js'
import { UnsupportedFileError } from '../../src/febraban/index.js'
import { parseReturn } from '../../src/return/index.js'
import { remittanceFixtures, returnFixture, returnFixtures } from '../return/return-fixtures.js'

const settlements = returnFixture('341-itau/cnab400/settlements').bytes
const entries = remittanceFixtures.find(({ name }) => name === '341-itau/cnab400/entries.rem')!.bytes

/** A file with another text in its header, from a column (1-based) on. */
function withHeader(bytes: Buffer, from: number, text: string): Buffer {
  const copy = Buffer.from(bytes)
  copy.write(text, from - 1, 'latin1')
  return copy
}

/** A return of an unknown bank, with columns of its own. */
const unusual = withHeader(returnFixture('077-inter/cnab400/settlements').bytes, 77, '998')

/** A return of 444 columns. */
const wide = Buffer.from(
  settlements
    .toString('latin1')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => `${line}${'0'.repeat(44)}\r\n`)
    .join(''),
  'latin1',
)
const withoutLines = (bytes: Buffer, count: number): Buffer =>
  count === 0 ? bytes : withoutLines(bytes.subarray(bytes.indexOf('\n') + 1), count - 1)
const withoutHeader = withoutLines(settlements, 1)
/** FEBRABAN's 150 columns: A, 2 for a return, agreement, company, bank. */
const debits = Buffer.from(`A2${'123456'.padEnd(20)}${'EMPRESA'.padEnd(20)}341${'BANCO'.padEnd(105)}\r\n`, 'latin1')
const text = Buffer.from('nome,valor\r\nMaria,10\r\n')

const refusalOf = (find: () => unknown): Pick<UnsupportedFileError, 'reason' | 'message' | 'english'> => {
  try {
    find()
  } catch (error) {
    if (error instanceof UnsupportedFileError)
      return { reason: error.reason, message: error.message, english: error.english }
    throw error
  }
  throw new Error('nothing was refused')
}

const READ = BANKS_WITH_FILES.map(({ number, name }) => `${number} ${name}`).join(', ')

describe('as a return', () => {
  test.each([
    [
      text,
      'not_cnab',
      'Não é um arquivo CNAB: arquivo de texto que não é CNAB.',
      'It is no CNAB file: text file that is not CNAB.',
    ],
    [
      debits,
      'other_service',
      'Não é um retorno de cobrança: é retorno de outro serviço: 05 Débito automático ou arrecadação (150 posições) (CNAB150, banco 341).',
      'It is not a cobrança return: it is a return of another service: 05 Débito automático ou arrecadação (150 posições) (CNAB150, bank 341).',
    ],
    [
      entries,
      'remittance',
      'É uma remessa (arquivo enviado ao banco), não um retorno: remessa de cobrança (CNAB400, banco 341).',
      'It is a remittance (a file sent to the bank), not a return: cobrança remittance (CNAB400, bank 341).',
    ],
    [
      withHeader(settlements, 77, '000'),
      'unknown_bank',
      `O header não informa o banco: retorno de cobrança (CNAB400). Para lê-lo, informe o banco na opção bank (na linha de comando, --bank): ${READ}.`,
      `The header does not name the bank: cobrança return (CNAB400). To read it, name the bank in the option bank (on the command line, --bank): ${READ}.`,
    ],
    [
      withHeader(settlements, 77, '41B'),
      'unknown_bank',
      `O header traz «41B» onde devia estar o número do banco: as colunas podem estar deslocadas. Confira se o arquivo foi aberto e salvo num editor; se está certo, informe o banco na opção bank (na linha de comando, --bank): ${READ}.`,
      `The header has «41B» where the number of the bank should be: its columns may have been shifted. See whether the file was opened and saved in an editor; if it is right, name the bank in the option bank (on the command line, --bank): ${READ}.`,
    ],
    [
      withoutHeader,
      'no_header',
      `O arquivo não tem header, que informa o banco: arquivo CNAB de 400 posições sem header (CNAB400). Peça-o de novo, inteiro. Se é um retorno de cobrança, informe o banco na opção bank (na linha de comando, --bank): ${READ}.`,
      `The file has no header, which names the bank: CNAB file of 400 columns without header (CNAB400). Ask for it again, whole. If it is a cobrança return, name the bank in the option bank (on the command line, --bank): ${READ}.`,
    ],
    [
      // Without the headers of file and lot.
      withoutLines(returnFixture('756-sicoob/cnab240/settlements').bytes, 2),
      'no_header',
      `O arquivo não tem header, que informa o banco: retorno de cobrança (CNAB240). Peça-o de novo, inteiro. Se é um retorno de cobrança, informe o banco na opção bank (na linha de comando, --bank): ${READ}.`,
      `The file has no header, which names the bank: cobrança return (CNAB240). Ask for it again, whole. If it is a cobrança return, name the bank in the option bank (on the command line, --bank): ${READ}.`,
    ],
    [
      unusual,
      'unknown_bank',
      `Retorno de cobrança do banco 998, que ainda não é lido. Bancos lidos: ${READ}.`,
      `Cobrança return of bank 998, which is not read yet. Banks that are: ${READ}.`,
    ],
    [
      wide,
      'unknown_layout',
      'Retorno CNAB400 de 444 posições do banco 341 Itaú, layout que ainda não é lido.',
      'Return CNAB400 of 444 columns of bank 341 Itaú, a layout that is not read yet.',
    ],
  ])('%#', (bytes, reason, message, english) => {
    expect(refusalOf(() => returnDialectOf(bytes))).toEqual({ reason, message, english })
  })

  test('a file of another service is an error, even if the caller names a bank', () => {
    expect(refusalOf(() => returnDialectOf(debits, '341')).reason).toBe('other_service')
  })

  test('a file without a header is read if the caller names the bank', () => {
    expect(refusalOf(() => returnDialectOf(withoutHeader)).reason).toBe('no_header')
    expect(returnDialectOf(withoutHeader, '341')).toMatchObject({ bank: { number: '341' }, layout: 'cnab400' })
  })

  // Columns 1 to 9: kind of file; 10 and 11: service; 12 to 26: name of the service; 77 to 79: bank.
  test.each([
    ['its direction', ['02RETORNO', '  ', 'PAGAMENTOS', '000'], 'retorno de serviço não informado (CNAB400)'],
    ['its service', ['03EXTRATO', '04', 'PAGAMENTOS', '000'], 'arquivo CNAB de outro serviço: 04 PAGAMENTOS (CNAB400)'],
    [
      'its bank',
      ['03EXTRATO', '  ', 'PAGAMENTOS', '341'],
      'arquivo CNAB de serviço não informado (CNAB400, banco 341)',
    ],
  ])('a header with only %s is sufficient if the caller names the bank', (_, header, what) => {
    const [kind, service, name, bank] = header as [string, string, string, string]
    const bytes = withHeader(withHeader(settlements, 1, `${kind}${service}${name.padEnd(15)}`), 77, bank)
    expect(refusalOf(() => returnDialectOf(bytes, '341'))).toMatchObject({
      reason: 'other_service',
      message: `Não é um retorno de cobrança: é ${what}.`,
    })
  })

  test('a file of 240 columns is read as one', () => {
    const { bank, layout } = returnDialectOf(returnFixture('341-itau/cnab240/settlements').bytes)
    expect([bank.number, layout]).toEqual(['341', 'cnab240'])
  })

  test('the caller may name a bank that is missing in the header; a different bank is reported', () => {
    expect(returnDialectOf(settlements).diagnostics).toEqual([])
    expect(returnDialectOf(settlements, '341').diagnostics).toEqual([])
    expect(returnDialectOf(withHeader(settlements, 77, '000'), '341').diagnostics).toEqual([])
    expect(returnDialectOf(withHeader(settlements, 77, '998'), '341').diagnostics).toMatchObject([
      { code: 'another_bank', line: 1, expected: '341', got: '998' },
    ])
  })
})

describe('as a remittance', () => {
  test('of the bank that its header names', () => {
    const { bank, layout, dialect } = remittanceDialectOf(entries)
    expect([bank.number, layout]).toEqual(['341', 'cnab400'])
    expect(dialect).toBe(bank.remittances.cnab400?.[0])
  })

  test.each([
    [settlements, 'return', 'É um retorno de cobrança, não uma remessa.', 'It is a cobrança return, not a remittance.'],
    [
      debits,
      'other_service',
      'Não é uma remessa de cobrança: é retorno de outro serviço: 05 Débito automático ou arrecadação (150 posições) (CNAB150, banco 341).',
      'It is not a cobrança remittance: it is a return of another service: 05 Débito automático ou arrecadação (150 posições) (CNAB150, bank 341).',
    ],
    [
      withHeader(entries, 77, '998'),
      'unknown_bank',
      `Remessa do banco 998, que ainda não é lido. Bancos lidos: ${READ}.`,
      `Remittance of bank 998, which is not read yet. Banks that are: ${READ}.`,
    ],
  ])('%#', (bytes, reason, message, english) => {
    expect(refusalOf(() => remittanceDialectOf(bytes))).toEqual({ reason, message, english })
  })
})

describe('a file in UTF-8 is detected like one in Latin-1, although accents before the columns of bank and version take two bytes', () => {
  /** With a name in the header that is full of accents: columns 47–76 in CNAB 400, 73–102 in CNAB 240. */
  const withAccents = (file: Uint8Array): string => {
    const text = Buffer.from(file).toString('latin1')
    const from = text.search(/\r?\n/) >= 400 ? 47 : 73
    return `${text.slice(0, from - 1)}${'AÇÃO É PÃO ÚNICO'.padEnd(30)}${text.slice(from + 29)}`
  }

  test.each(returnFixtures.filter(({ name }) => /settlements/.test(name)))('return $name', ({ bytes }) => {
    const text = withAccents(bytes)
    const utf8 = Buffer.from(text, 'utf8')
    expect(returnDialectOf(utf8)).toEqual(returnDialectOf(bytes))
    expect(parseReturn(utf8)).toEqual(parseReturn(Buffer.from(text, 'latin1')))
  })

  test.each(remittanceFixtures)('remittance $name', ({ bytes }) => {
    expect(remittanceDialectOf(Buffer.from(withAccents(bytes), 'utf8'))).toEqual(remittanceDialectOf(bytes))
  })

  test('also with all records in one line', () => {
    const joined = withAccents(settlements).replaceAll('\r\n', '')
    const parsed = parseReturn(Buffer.from(joined, 'utf8'))
    expect(parsed).toEqual(parseReturn(Buffer.from(joined, 'latin1')))
    expect(parsed.bank_billet_discharges).toHaveLength(10)
  })
})
