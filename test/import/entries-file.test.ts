/** Files of slips: JSON, NDJSON, CSV from spreadsheets. */
import { join } from 'node:path'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { type Entry, SLIP_FIELDS, SLIP_FLAGS } from '../../src/cobranca/index.js'
import { type FileEntry, type FileRows, fieldSubject, readEntriesFile } from '../../src/import/entries-file.js'
import { ImportFileError } from '../../src/import/index.js'
import { folderOf } from '../convert/folders.js'
import { runs } from '../runs.js'

const rowsOf = (name: string, content: string | Uint8Array): Promise<FileRows> =>
  readEntriesFile(join(folderOf({ [name]: content }), name))

/** The rows of a file without errors. */
async function read(name: string, content: string | Uint8Array): Promise<readonly FileEntry[]> {
  const { entries, failed } = await rowsOf(name, content)
  expect(failed).toEqual([])
  return entries
}

const entriesOf = async (name: string, content: string | Uint8Array): Promise<Entry[]> =>
  (await read(name, content)).map(({ entry }) => entry)

const slipsOf = async (name: string, content: string | Uint8Array): Promise<unknown[]> =>
  (await entriesOf(name, content)).map(({ slip }) => slip)

const placesOf = async (name: string, content: string): Promise<string[]> =>
  (await read(name, content)).map(({ place }) => place)

/** Errors of the rows of a file, one per line, or the message of the error that the file causes. */
async function errorMessage(name: string, content: string | Uint8Array): Promise<string> {
  try {
    const { failed } = await rowsOf(name, content)
    if (failed.length === 0) throw new Error('was read')
    return failed
      .flatMap(({ place, errors }) =>
        Object.entries(errors).map(
          ([field, messages]) =>
            `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${fieldSubject(field)}${messages.join(', ')}.`,
        ),
      )
      .join('\n')
  } catch (error) {
    expect(error).toBeInstanceOf(ImportFileError)
    return (error as Error).message
  }
}

describe('JSON', () => {
  test('a list of slips, with values as they are', async () => {
    const slips = [
      { amount: '1.234,50', fine_percentage: 2 },
      { amount: 12345, guarantor_name: null },
    ]
    expect(await slipsOf('a.json', JSON.stringify(slips))).toEqual(slips)
    expect(await placesOf('a.json', JSON.stringify(slips))).toEqual(['boleto 1', 'boleto 2'])
  })

  test('one slip without a list', async () => {
    expect(await slipsOf('a.JSON', '{"amount":"1,00"}')).toEqual([{ amount: '1,00' }])
  })

  test('nested values: the accounts of a split', async () => {
    const slip = { split_payment: true, split_accounts: [{ bank_number: '237', amount: '1,00' }] }
    expect(await slipsOf('a.json', JSON.stringify(slip))).toEqual([slip])
  })

  test('with a byte order mark, and in Windows-1252', async () => {
    expect(await slipsOf('a.json', '\ufeff[{"amount":"1,00"}]')).toHaveLength(1)
    const bytes = iconv.encode('[{"customer_city_name":"São Luís – “MA”"}]', 'windows-1252')
    expect(await slipsOf('a.json', bytes)).toEqual([{ customer_city_name: 'São Luís – “MA”' }])
  })

  test('malformed: reports the line if it is known', async () => {
    expect(await errorMessage('a.json', '[\n{"amount":"1"}\n{"amount":"2"}\n]')).toBe('Linha 3: não é JSON válido.')
    expect(await errorMessage('a.json', '[{"amount":')).toBe('Linha 1: não é JSON válido.')
  })

  test.each([
    ['["a"]', 'Boleto 1: não é um objeto.'],
    ['[{}, null]', 'Boleto 2: não é um objeto.'],
    ['[[]]', 'Boleto 1: não é um objeto.'],
    ['7', 'Boleto 1: não é um objeto.'],
  ])('%s is not a list of slips', async (text, message) => {
    expect(await errorMessage('a.json', text)).toBe(message)
  })
})

describe('NDJSON', () => {
  test.each(['a.ndjson', 'a.jsonl'])(
    '%s: one slip per line; blank lines are skipped; places are lines',
    async (name) => {
      const text = '{"amount":"1,00"}\r\n\r\n{"amount":"2,00"}\n'
      expect(await slipsOf(name, text)).toEqual([{ amount: '1,00' }, { amount: '2,00' }])
      expect(await placesOf(name, text)).toEqual(['linha 1', 'linha 3'])
    },
  )

  test('malformed: reports the line', async () => {
    expect(await errorMessage('a.ndjson', '{"amount":"1,00"}\n\n{"amount":\n')).toBe('Linha 3: não é JSON válido.')
  })
})

describe('CSV', () => {
  const slips = [
    { amount: '1.234,50', customer_person_name: 'José', customer_address: 'Rua A, 12' },
    { amount: '0,99', customer_person_name: 'Ana “Nina” – Sá' },
  ]
  const semicolons =
    'amount;customer_person_name;customer_address\r\n1.234,50;José;Rua A, 12\r\n0,99;Ana “Nina” – Sá;\r\n'

  test.each([
    ['semicolons and decimal commas', semicolons],
    [
      'commas and quotes',
      'amount,customer_person_name,customer_address\n"1.234,50",José,"Rua A, 12"\n"0,99",Ana “Nina” – Sá,\n',
    ],
    ['tabs', 'amount\tcustomer_person_name\tcustomer_address\n1.234,50\tJosé\tRua A, 12\n0,99\tAna “Nina” – Sá\t\n'],
    ['quotes everywhere', semicolons.replaceAll(/[^;\r\n]+/g, '"$&"')],
    ['blanks around cells', semicolons.replaceAll(';', ' ; ')],
    ['no line end after the last line', semicolons.trimEnd()],
    ['bare line feeds', semicolons.replaceAll('\r\n', '\n')],
    ['bare carriage returns', semicolons.replaceAll('\r\n', '\r')],
    ['mixed line ends', semicolons.replace('\r\n', '\n')],
    ['a byte order mark', `\ufeff${semicolons}`],
    ['empty lines, and lines of nothing but separators', `\r\n${semicolons}\r\n;;\r\n;;;;\r\n`],
    ['empty columns after the last', semicolons.replaceAll('\r\n', ';;\r\n')],
  ])('%s', async (_, text) => {
    expect(await slipsOf('a.csv', text)).toEqual(slips)
  })

  test('Windows-1252, as spreadsheets save it', async () => {
    expect(await slipsOf('a.csv', iconv.encode(semicolons, 'windows-1252'))).toEqual(slips)
  })

  test('is the format of files with other extensions', async () => {
    expect(await slipsOf('boletos.txt', semicolons)).toEqual(slips)
  })

  test('an empty cell is an absent field', async () => {
    const [slip] = await slipsOf('a.csv', 'amount;our_number;pix_enabled\n1,00;;\n')
    expect(Object.keys(slip as object)).toEqual(['amount'])
  })

  test('a cell of several lines, and quotes in a cell', async () => {
    const text = 'amount;instructions\n1,00;"Não receber\r\napós 30 dias"\n2,00;"Diga ""não"""\n'
    expect(await slipsOf('a.csv', text)).toEqual([
      { amount: '1,00', instructions: 'Não receber\r\napós 30 dias' },
      { amount: '2,00', instructions: 'Diga "não"' },
    ])
  })

  test('places are the first lines of the slips', async () => {
    const text = '\namount;instructions\n1,00;"a\nb\nc"\n\n2,00;\n;;\n3,00;"d\ne"'
    expect(await placesOf('a.csv', text)).toEqual(['linha 3', 'linha 7', 'linha 9'])
  })

  test('every field of a slip and of an entry is a column', async () => {
    const flags: readonly string[] = SLIP_FLAGS
    const names = [...SLIP_FIELDS, 'value_rebate', 'instruction_code', 'payment_limit_at']
    const cells = names.map((name) => (flags.includes(name) ? 'sim' : name))
    const [entry] = await entriesOf('a.csv', `${names.join(';')}\n${cells.join(';')}\n`)
    expect(Object.keys(entry!.slip)).toEqual(SLIP_FIELDS)
    expect(entry).toMatchObject({
      value_rebate: 'value_rebate',
      instruction_code: 'instruction_code',
      payment_limit_at: 'payment_limit_at',
    })
  })

  test.each([
    ['', 'O arquivo está vazio.'],
    ['\r\n;;\r\n', 'O arquivo está vazio.'],
    ['amount;preço\n1,00;2', /^Linha 1: campo desconhecido: preço; os nomes são os do boleto/],
    ['amount;juros\n1,00;2', /^Linha 1: campo desconhecido: juros \(use interest_type com interest_percentage ou/],
    ['days_for_su\n5', /^Linha 1: campo desconhecido: days_for_su \(o nome mais parecido é days_for_sue\);/],
    ['\n\npreço\n', /^Linha 3: campo desconhecido: preço;/],
    ['amount;amount\n1,00;2', 'Linha 1: coluna repetida: amount.'],
    ['amount;Valor\n1,00;2', 'Linha 1: coluna repetida: amount.'],
    ['amount;expire_at\n1,00', 'Linha 2: 1 em vez de 2 colunas.'],
    ['amount;expire_at\n1,00;2026-01-01\n1,00;2026-01-01;9', 'Linha 3: 3 em vez de 2 colunas.'],
    ['amount;expire_at;\n1,00;2026-01-01;9', 'Linha 2: 3 em vez de 2 colunas.'],
    ['amount,expire_at\n1,50,2026-01-01', 'Linha 2: 3 em vez de 2 colunas.'],
    ['amount;expire_at\n1,00;"2026-01-01\n2,00;2026-01-02\n', 'Linha 2: aspas abertas e não fechadas.'],
    ['amount;expire_at\n1,00;20"26', 'Linha 2: aspas no meio de um texto sem aspas em volta.'],
    ['amount;expire_at\n1,00;"20"26', 'Linha 2: aspas no meio de um texto: devem vir duas vezes.'],
  ])('%j throws with its line', async (text, message) => {
    expect(await errorMessage('a.csv', text)).toMatch(message)
  })

  test('columns may have Portuguese names', async () => {
    const header = 'Valor;Vencimento;CPF/CNPJ;Nome;Endereço;Bairro;CEP;Cidade;UF;Nosso número;Seu número'
    const cells = '250,00;2026-03-31;299.792.458-83;Ana;Rua A;Centro;01310-100;São Paulo;SP;12;NF-1'
    expect(await slipsOf('a.csv', `${header}\n${cells}\n`)).toEqual([
      {
        amount: '250,00',
        expire_at: '2026-03-31',
        customer_cnpj_cpf: '299.792.458-83',
        customer_person_name: 'Ana',
        customer_address: 'Rua A',
        customer_neighborhood: 'Centro',
        customer_zipcode: '01310-100',
        customer_city_name: 'São Paulo',
        customer_state: 'SP',
        our_number: '12',
        document_number: 'NF-1',
      },
    ])
  })

  test('dates may be DD/MM/AAAA, in the fields of dates alone; one that does not exist is left to the validation', async () => {
    const text =
      'expire_at;document_date;payment_limit_at;document_number\n31/03/2026;1/3/2026;30/04/2026;31/03/2026\n31/02/2026;;;\n'
    const [first, second] = await entriesOf('a.csv', text)
    expect(first).toMatchObject({
      slip: { expire_at: '2026-03-31', document_date: '2026-03-01', document_number: '31/03/2026' },
      payment_limit_at: '2026-04-30',
    })
    expect(second!.slip.expire_at).toBe('31/02/2026')
  })

  test.each([
    ['sep=;\n', ';', '\n'],
    ['SEP=,\r\n', ',', '\r\n'],
    ['sep=|\n', '|', '\n'],
  ])('a first line %j names the separator; lines keep their numbers', async (first, separator, end) => {
    const text = `${first}${['amount', 'our_number'].join(separator)}${end}"250,00"${separator}12${end}`
    const [{ entry, place } = expect.fail('no slip')] = await read('a.csv', text)
    expect([entry.slip, place]).toEqual([{ amount: '250,00', our_number: '12' }, 'linha 3'])
  })

  test('blank lines before a header of commas', async () => {
    expect(await slipsOf('a.csv', '\n\namount,our_number\n"1,00",2\n')).toEqual([{ amount: '1,00', our_number: '2' }])
  })

  test('reads back any values written', async () => {
    const columns = ['document_number', 'customer_person_name', 'instructions', 'control_number'] as const
    const cell = fc.string({ unit: fc.constantFrom('a', 'ç', '"', ';', ',', '\t', '\n', '1', '=', '😀') })
    const written = (delimiter: string, rows: readonly (readonly string[])[]) =>
      rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n')
    const table = fc.array(fc.tuple(cell, cell, cell, cell), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(';', ',', '\t'), table, async (delimiter, rows) => {
        const slips = await slipsOf('a.csv', written(delimiter, [columns, ...rows]))
        const expected = rows
          .filter((row) => row.some((text) => text.trim() !== ''))
          .map((row) =>
            Object.fromEntries(row.flatMap((text, i) => (text.trim() === '' ? [] : [[columns[i], text.trim()]]))),
          )
        const trimmed = slips.map((slip) =>
          Object.fromEntries(
            Object.entries(slip as Record<string, string>).flatMap(([name, text]) =>
              text.trim() === '' ? [] : [[name, text.trim()]],
            ),
          ),
        )
        expect(trimmed).toEqual(expected)
      }),
      runs(60),
    )
  })
})

describe('money', () => {
  test.each([
    ['250', '250,00', '2,50'],
    ['5', '5,00', '0,05'],
    ['0123456', '123.456,00', '1.234,56'],
    ['1.234', '1.234,00', '12,34'],
    ['1.234.567', '1.234.567,00', '12.345,67'],
  ])('a text %s could be reais or cents, and is refused with both', async (text, reais, cents) => {
    const message = `«${text}» é ambíguo: escreva ${reais} se são reais, ou ${cents} se são centavos.`
    expect(await errorMessage('a.csv', `amount\n1,00\n${text}\n`)).toBe(`Linha 3: amount ${message}`)
    expect(await errorMessage('a.csv', `amount;value_rebate\n1,00;${text}\n`)).toBe(`Linha 2: value_rebate ${message}`)
    expect(await errorMessage('a.ndjson', `{"fine_value":"${text}"}`)).toBe(`Linha 1: fine_value ${message}`)
  })

  test.each(['11987654321', '1.234.567.890', '9'.repeat(44)])(
    '%s, which may be of another column, is refused without the value',
    async (text) => {
      const message = 'é ambíguo: o valor deve ter vírgula e duas casas decimais, como 1.234,56'
      expect(await errorMessage('a.csv', `amount;fine_value\n1,00;2,00\n${text};250\n`)).toContain(
        `Linha 3: amount ${message}`,
      )
    },
  )

  test('every row with an error is listed, and the others are read', async () => {
    const { entries, failed } = await rowsOf('a.csv', `amount\n1,00\n${'250\n'.repeat(22)}2,00\n`)
    expect(entries.map(({ line, entry }) => [line, entry.slip.amount])).toEqual([
      [2, '1,00'],
      [25, '2,00'],
    ])
    expect(failed.map(({ line }) => line)).toEqual(Array.from({ length: 22 }, (_, i) => i + 3))
  })

  test('a text with a comma, zero, and a number of JSON, which is in cents, have one meaning', async () => {
    for (const amount of ['250,00', '1.250,00', '250,5', '0', '00', '0.000'])
      expect(await slipsOf('a.csv', `amount\n${amount}\n`)).toEqual([{ amount }])
    expect(await slipsOf('a.json', '{"amount":25000}')).toEqual([{ amount: 25000 }])
  })

  test('other numbers are not money', async () => {
    const fields = { document_number: '250', our_number: '250', fine_percentage: '2', days_for_fine: '5' }
    const csv = `${Object.keys(fields).join(';')}\n${Object.values(fields).join(';')}\n`
    expect(await slipsOf('a.csv', csv)).toEqual([fields])
  })
})

describe('what is no text is named', () => {
  const csv = 'amount;customer_person_name\r\n1,00;José\r\n'

  test.each([
    [
      'a ZIP',
      Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1'),
      /^O arquivo não é uma planilha XLSX, ou está danificado/,
    ],
    ['XLS', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), /^O arquivo é uma planilha XLS,/],
    ['PDF', Buffer.from('%PDF-1.7\n', 'latin1'), /^O arquivo é um PDF:/],
    ['UTF-16', iconv.encode(csv, 'utf-16le', { addBOM: true }), /^O arquivo está em UTF-16 .* «CSV UTF-8/],
    ['UTF-16 of other byte order', iconv.encode(csv, 'utf-16be', { addBOM: true }), /^O arquivo está em UTF-16/],
    ['UTF-16 without a mark', iconv.encode(csv, 'utf-16le'), /^O arquivo está em UTF-16/],
    ['binary', Buffer.from('a\0b\0\0\0\0c'), /^O arquivo não é de texto/],
  ])('%s', async (_, bytes, message) => {
    expect(await errorMessage('a.csv', bytes)).toMatch(message)
    expect(await errorMessage('a.json', bytes)).toMatch(message)
  })
})

describe('fields of any file', () => {
  test('our_code, value_rebate, instruction_code and payment_limit_at belong to the entry, the others to the slip', async () => {
    const fields = { amount: '1,00', value_rebate: '0,10', instruction_code: '9', payment_limit_at: '2026-12-31' }
    const expected = { ...fields, our_code: '1004', slip: { amount: '1,00' } } as Record<string, unknown>
    delete expected['amount']
    expect(await entriesOf('a.json', JSON.stringify({ our_code: 1004, ...fields }))).toEqual([expected])
    const csv = 'our_code;amount;value_rebate;instruction_code;payment_limit_at\n1004;1,00;0,10;9;2026-12-31\n'
    expect(await entriesOf('a.csv', csv)).toEqual([expected])
  })

  test.each([
    ['a.csv', 'our_code;amount\n;1,00\n1002;1,00\n'],
    ['a.ndjson', '{"our_code":"","amount":"1,00"}\n{"our_code":"1002","amount":"1,00"}\n'],
    ['a.json', '[{"our_code":null,"amount":"1,00"},{"our_code":1002,"amount":"1,00"}]'],
  ])('%s: a row without our_code has the default instruction', async (name, text) => {
    expect((await entriesOf(name, text)).map(({ our_code }) => our_code)).toEqual(['1001', '1002'])
  })

  test.each([
    [
      'a.csv',
      'amount;our_code\n1,00;1001\n1,00;9999\n',
      /^Linha 3: our_code «9999» não é uma instrução: informe '1001' para registrar/,
    ],
    ['a.json', '[{"our_code":"toString"}]', /^Boleto 1: our_code o valor informado não é uma instrução/],
    ['a.ndjson', '{}\n{"our_code":{}}', /^Linha 2: our_code um objeto não é uma instrução/],
  ])('%s: an unknown instruction throws', async (name, text, message) => {
    expect(await errorMessage(name, text)).toMatch(message)
  })

  test.each([
    ['sim', true],
    ['SIM', true],
    ['s', true],
    ['1', true],
    ['true', true],
    ['verdadeiro', true],
    ['não', false],
    ['NÃO', false],
    ['nao', false],
    ['n', false],
    ['0', false],
    ['false', false],
    ['falso', false],
  ])('flags: «%s» is %s', async (word, value) => {
    const expected = [{ prevent_registration: value, pix_enabled: value, split_payment: value }]
    expect(await slipsOf('a.csv', `prevent_registration;pix_enabled;split_payment\n${word};${word};${word}\n`)).toEqual(
      expected,
    )
    const slip = { prevent_registration: word, pix_enabled: word, split_payment: word }
    expect(await slipsOf('a.json', JSON.stringify(slip))).toEqual(expected)
  })

  test('flags in JSON keep their value; null is absent', async () => {
    const slip = { prevent_registration: true, pix_enabled: false, split_payment: null }
    expect(await slipsOf('a.json', JSON.stringify(slip))).toEqual([slip])
    expect(await slipsOf('a.json', '{"pix_enabled":1}')).toEqual([{ pix_enabled: true }])
  })

  test.each([
    [
      'a.csv',
      'amount;prevent_registration\n1,00;talvez\n',
      'Linha 2: prevent_registration deve ser sim ou não, e é «talvez».',
    ],
    ['a.json', '{"pix_enabled":"x"}', 'Boleto 1: pix_enabled deve ser sim ou não, e é «x».'],
    ['a.json', '{"pix_enabled":2}', 'Boleto 1: pix_enabled deve ser sim ou não, e é «2».'],
  ])('%s: %j: an invalid flag throws and is not read as no', async (name, text, message) => {
    expect(await errorMessage(name, text)).toBe(message)
  })

  test.each([
    ['a.csv', '__proto__;amount\nx;1,00\n', /^Linha 1: campo desconhecido: __proto__;/],
    ['a.csv', 'constructor;amount\nx;1,00\n', /^Linha 1: campo desconhecido: constructor;/],
    ['a.json', '[{"amount":"1,00"},{"__proto__":{"amount":"9"}}]', /^Boleto 2: campo desconhecido: __proto__;/],
    ['a.ndjson', '{"toString":1,"valor":2}', /^Linha 1: campo desconhecido: toString, valor \(use amount\);/],
  ])('%s: %j throws with its name and has no side effects', async (name, text, message) => {
    expect(await errorMessage(name, text)).toMatch(message)
    expect(({} as Record<string, unknown>)['amount']).toBeUndefined()
  })

  test('a missing file throws the system error', async () => {
    await expect(readEntriesFile(join(folderOf(), 'x.csv'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
