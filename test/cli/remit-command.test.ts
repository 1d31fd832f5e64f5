/** `cnab remit`: output, files and exit codes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Wallet } from '../../src/cobranca/index.js'
import { buildRemittance, parseRemittance } from '../../src/remittance/index.js'
import { filesIn, folderOf } from '../convert/folders.js'
import { workbookOf } from '../import/workbook-parts.js'
import { workbook, zipped } from '../import/workbooks.js'
import { entry, itau400, sicoob240, slip } from '../remittance/made-up.js'
import { cnab, type Ran } from './cnab.js'

const HEADER =
  'our_code;our_number;amount;expire_at;document_number;customer_person_name;customer_cnpj_cpf;customer_address;customer_neighborhood;customer_zipcode;customer_city_name;customer_state;prevent_registration'
const PAYER = 'Maria de Teste;529.982.247-25;Rua das Flores, 12;Centro;80999-010;Curitiba;PR'
const VALID = [
  HEADER,
  `;;250,00;2026-04-30;NF1;${PAYER};`,
  `;;1.250,50;2026-05-31;NF2;${PAYER};não`,
  `1002;77;99,90;2026-04-30;NF0;${PAYER};`,
  `;;10,00;2026-04-30;NF3;${PAYER};sim`,
].join('\r\n')
const PARTLY = [
  HEADER,
  `;;250,00;2026-04-30;NF1;${PAYER};`,
  '',
  `;;250.00;31/04/2026;NF2;${PAYER};`,
  `1107;77;99,90;2026-04-30;NF0;${PAYER};`,
].join('\r\n')

const TWO = [{ document_number: 'NF1' }, { expire_at: '2026-05-31', document_number: 'NF2' }] as const

const folderWith = (slips: string | Uint8Array, wallet: Wallet = itau400, name = 'boletos.csv') =>
  folderOf({ 'carteira.json': JSON.stringify(wallet), [name]: slips })

/** Runs the command with files of a folder. Removes the name of the folder from the output. */
async function remit(folder: string, args: readonly string[] = [], slips = 'boletos.csv'): Promise<Ran> {
  const given = [
    '--wallet',
    join(folder, 'carteira.json'),
    '--slips',
    join(folder, slips),
    '--out',
    join(folder, 'out'),
  ]
  const day = args.includes('--date') ? [] : ['--date', '2026-03-02']
  const { code, out, err } = await cnab('remit', ...given, ...day, ...args)
  const printed = out.replaceAll(folder, '')
  return { code, out: sep === '/' ? printed : printed.replaceAll(sep, '/'), err }
}

const WRITTEN = 'out/26030237.REM'

describe('cnab remit: output', () => {
  test.each([
    ['remit', folderWithValid, []],
    ['remit-invalid', () => folderWith(PARTLY), []],
    ['remit-partial', () => folderWith(PARTLY), ['--partial']],
    ['remit-cut', () => folderWith(VALID.replaceAll('Curitiba', 'São José dos Pinhais')), []],
    ['remit-strict', () => folderWith(VALID.replaceAll('Curitiba', 'São José dos Pinhais')), ['--strict']],
    ['remit-wallet', () => folderWith(VALID, { ...itau400, agency_number: '' }), []],
  ] as const)('golden/%s.txt', async (name, folder, args) => {
    const { out, err } = await remit(folder(), args)
    await expect(out).toMatchFileSnapshot(`golden/${name}.txt`)
    expect(err).toBe('')
  })

  function folderWithValid() {
    return folderWith(VALID)
  }

  test('golden/remit-en.txt: in English, except the bank’s words and the errors of fields', async () => {
    const written = await remit(folderWith(PARTLY), ['--partial', '--lang', 'en'])
    const invalid = await remit(folderWith(PARTLY), ['--lang', 'en'])
    await expect(`${written.out}\n---\n\n${invalid.out}`).toMatchFileSnapshot('golden/remit-en.txt')
  })

  test('errors of a JSON list have the position of the slip', async () => {
    const folder = folderWith(JSON.stringify([slip, { ...slip, amount: '' }]), itau400, 'boletos.json')
    const { out } = await remit(folder, [], 'boletos.json')
    expect(out).toBe('Nada foi gravado: 1 de 2 boletos tem erros.\nboleto 2: amount não pode ficar em branco\n')
  })

  test('the help', async () => {
    const { code, out, err } = await cnab('remit', '--help')
    expect([code, err]).toEqual([0, ''])
    await expect(out).toMatchFileSnapshot('golden/remit-help.txt')
  })

  test('control characters are escaped', async () => {
    const controls = '\x1b]0x\x07\x9b2J\u202e'
    const cells = `${controls};;250,00;2026-04-30;NF1;${PAYER};`
    for (const [slips, args] of [
      [`amount;${controls}\n1,00;2`, []],
      [`amount;pix_enabled\n1,00;${controls}`, []],
      [[HEADER, cells].join('\n'), []],
      [VALID.replace('Curitiba', `Curitiba${controls}`), ['--strict']],
      [VALID.replace('2026-04-30', controls), []],
    ] as const) {
      const { code, out } = await remit(folderWith(slips), args)
      expect(code).toBe(1)
      expect(out).not.toMatch(/[^\P{C}\n]/u)
    }
    const { out } = await remit(folderWith(`amount;${controls}\n1,00;2`))
    expect(out).toContain('campo desconhecido: \\x1b]0x\\x07\\x9b2J\\u{202e};')
  })

  test.skipIf(process.platform === 'win32')('control characters of a path are escaped', async () => {
    const { out } = await cnab('remit', '--wallet', '/\x1b[2J.json', '--slips', 'x')
    expect(out).toBe('Nada foi gravado.\n/\\x1b[2J.json: o arquivo ou a pasta não existe (mais) (ENOENT).\n')
  })
})

describe('cnab remit: files', () => {
  test.each([
    ['boletos.csv', VALID],
    ['boletos.csv', Buffer.from(VALID, 'latin1')],
    ['boletos.txt', `\ufeff${VALID.replaceAll(';', '\t')}`],
    ['boletos.ndjson', ndjson()],
    ['boletos.json', `[${ndjson().trim().replaceAll('\n', ',')}]`],
  ])('%s: the remittance does not depend on the format of the slips', async (name, content) => {
    const folder = folderWith(content, itau400, name)
    expect((await remit(folder, [], name)).code).toBe(0)
    expect(filesIn(join(folder, 'out'))).toEqual(['26030237.REM'])
    const { content: expected } = buildRemittance({
      wallet: itau400,
      entries: [
        entry(),
        entry({ amount: '1.250,50', expire_at: '2026-05-31', document_number: 'NF2' }),
        entry({ amount: '99,90', our_number: 77, document_number: 'NF0' }, '1002'),
      ],
      generated_at: '2026-03-02T00:00:00',
    })
    expect(readFileSync(join(folder, WRITTEN), 'latin1')).toBe(expected)
  })

  test('--partial: a row that cannot be read is listed, and the others are written', async () => {
    const text = [VALID, `;;250;2026-04-30;NF4;${PAYER};`, '"x', `;;7,00;2026-04-30;NF5;${PAYER};`].join('\r\n')
    const folder = folderWith(text)
    const { code, out } = await remit(folder, ['--partial'])
    expect(code).toBe(1)
    expect(out).toContain('2 boletos com erro, fora da remessa:\n    linha 6: amount «250» é ambíguo')
    expect(out).toContain('\n    linha 7: aspas abertas e não fechadas\n')
    const { titles } = parseRemittance(readFileSync(join(folder, WRITTEN)))
    expect(titles).toHaveLength(4)
    expect((await remit(folderWith(text))).out).toMatch(
      /^Nada foi gravado: 2 de 7 boletos têm erros\.\nlinha 6: amount/,
    )
  })

  describe('rows that cannot be read, and rows that are invalid', () => {
    // Line 2 cannot be read; line 3 has a due date, a CPF and a state that do not exist; line 4 is cut.
    const INVALID_PAYER = PAYER.replace('529.982.247-25', '529.982.247-26').replace(';PR', ';XX')
    const INVALID = [HEADER, `;;300;2026-04-30;NF1;${PAYER};`, `;;1,00;2026-02-30;NF2;${INVALID_PAYER};`, ';;1,00']
    const ERRORS = [
      /linha 2: amount «300» é ambíguo/,
      /linha 3: (?=.*expire_at)(?=.*customer_cnpj_cpf)(?=.*customer_state)/,
      /linha 4: 3 em vez de 13 colunas/,
    ]
    const expectErrors = (lines: readonly string[], errors: readonly RegExp[]) => {
      expect(lines).toHaveLength(errors.length)
      for (const [i, error] of errors.entries()) expect(lines[i]).toMatch(error)
    }

    test.each([[[]], [['--partial']]])('without a valid row, %j: all are listed and counted', async (args) => {
      const { code, out } = await remit(folderWith(INVALID.join('\n')), args)
      const [summary, ...lines] = out.trimEnd().split('\n')
      expect([code, summary]).toEqual([1, 'Nada foi gravado: 3 de 3 boletos têm erros.'])
      expectErrors(lines, ERRORS)
    })

    test.each([[[]], [['--partial']]])('no row can be read, %j: they are counted', async (args) => {
      const { code, out } = await remit(folderWith(INVALID.slice(0, 2).join('\n')), args)
      const [summary, ...lines] = out.trimEnd().split('\n')
      expect([code, summary]).toEqual([1, 'Nada foi gravado: 1 de 1 boleto tem erros.'])
      expectErrors(lines, ERRORS.slice(0, 1))
    })

    test('with valid rows, the errors are in the order of the lines', async () => {
      const text = [...INVALID, `;;2,00;2026-04-30;NF3;${PAYER};`, `;;300;2026-04-30;NF4;${PAYER};`].join('\n')
      const errors = [...ERRORS, /linha 6: amount «300» é ambíguo/]
      const refused = (await remit(folderWith(text))).out.trimEnd().split('\n')
      expect(refused[0]).toBe('Nada foi gravado: 4 de 5 boletos têm erros.')
      expectErrors(refused.slice(1), errors)
      const written = (await remit(folderWith(text), ['--partial'])).out.trimEnd().split('\n')
      expect(written).toContain('  4 boletos com erro, fora da remessa:')
      expectErrors(
        written.filter((line) => line.includes('linha ')),
        errors,
      )
    })

    test('an invalid wallet: its errors, and the rows that cannot be read', async () => {
      const { out } = await remit(folderWith(INVALID.join('\n'), { ...itau400, agency_number: '' }))
      const [summary, ...lines] = out.trimEnd().split('\n')
      expect(summary).toBe('Nada foi gravado.')
      expectErrors(lines, [/^agency_number não pode ficar em branco/, ERRORS[0]!, ERRORS[2]!])
    })
  })

  test('an XLSX has the remittance of its CSV', async () => {
    const rows = VALID.split('\r\n').map((line) => line.split(';'))
    const folder = folderWith(await workbook(rows), itau400, 'boletos.xlsx')
    expect((await remit(folder, [], 'boletos.xlsx')).code).toBe(0)
    const ofCsv = folderWith(VALID)
    await remit(ofCsv)
    expect(readFileSync(join(folder, WRITTEN))).toEqual(readFileSync(join(ofCsv, WRITTEN)))
  })

  test.each([
    [
      'pt',
      'Nada foi gravado.\nO arquivo passa do limite de linhas: tem 1.048.577 ou mais, e são lidos até 1.048.576. Divida o arquivo em arquivos menores.\n',
    ],
    [
      'en',
      'Nothing was written.\nThe file exceeds the limit of rows: it has 1,048,577 or more, and at most 1,048,576 are read. Split the file into smaller files.\n',
    ],
  ])('a sheet over a limit is not called damaged (%s)', async (language, message) => {
    const folder = folderWith(await workbookOf({ rows: '<row r="1048577"/>' }), itau400, 'boletos.xlsx')
    const { code, out } = await remit(folder, ['--lang', language], 'boletos.xlsx')
    expect([code, out]).toEqual([1, message])
  })

  test('a ZIP that is no spreadsheet is named', async () => {
    const { code, out } = await remit(folderWith(await zipped({ a: 'b' }), itau400, 'boletos.xlsx'), [], 'boletos.xlsx')
    expect([code, out]).toEqual([1, 'Nada foi gravado.\nO arquivo não é uma planilha XLSX, ou está danificado.\n'])
  })

  test.each([
    ['boletos.csv', [HEADER, `;;250.00;2026-04-30;NF1;${PAYER};`, `;;1250,5;2026-05-31;NF2;${PAYER};`].join('\n')],
    ['boletos.ndjson', [250, 1250.5].map((amount, i) => JSON.stringify({ ...slip, ...TWO[i], amount })).join('\n')],
  ])('%s in reais: --money reais', async (name, content) => {
    const folder = folderWith(content, itau400, name)
    const { code, out } = await remit(folder, ['--money', 'reais'], name)
    expect(code).toBe(0)
    expect(out).toContain('2 × 1001 Entrada de título, R$ 1.500,50')
    const { content: expected } = buildRemittance({
      wallet: itau400,
      entries: [entry({ ...TWO[0] }), entry({ ...TWO[1], amount: '1.250,50' })],
      generated_at: '2026-03-02T00:00:00',
    })
    expect(readFileSync(join(folder, WRITTEN), 'latin1')).toBe(expected)
  })

  test('--money reais refuses a number of three decimals, and names its row', async () => {
    const folder = folderWith(JSON.stringify([slip, { ...slip, amount: 1.005 }]), itau400, 'boletos.json')
    const { code, out } = await remit(folder, ['--money', 'reais'], 'boletos.json')
    expect(code).toBe(1)
    expect(out).toContain('\nboleto 2: amount tem mais de duas casas decimais: 1,005\n')
  })

  function ndjson(): string {
    const payer = { ...slip, document_number: undefined }
    const slips = [
      { ...payer, document_number: 'NF1' },
      { ...payer, amount: 125_050, expire_at: '2026-05-31', document_number: 'NF2' },
      { ...payer, our_code: '1002', our_number: 77, amount: '99,90', document_number: 'NF0' },
      { ...payer, prevent_registration: true },
    ]
    return slips.map((one) => `${JSON.stringify(one)}\n`).join('')
  }

  test('--our-code is the instruction of rows without our_code', async () => {
    const folder = folderWith(VALID.replaceAll('\n;;', '\n;5;'))
    await remit(folder, ['--our-code', '1003'])
    const { titles } = parseRemittance(readFileSync(join(folder, WRITTEN)))
    expect(titles.map(({ our_code }) => our_code)).toEqual(['1003', '1003', '1002', '1003'])
  })

  test('--partial: the valid rows', async () => {
    const folder = folderWith(PARTLY)
    expect((await remit(folder, ['--partial'])).code).toBe(1)
    expect(parseRemittance(readFileSync(join(folder, WRITTEN))).titles).toHaveLength(1)
  })

  test('--date is the date of the file and of its name', async () => {
    const folder = folderWith(VALID)
    await remit(folder, ['--date', '2026-03-31'])
    expect(filesIn(join(folder, 'out'))).toEqual(['26033137.REM'])
    const { header } = parseRemittance(readFileSync(join(folder, 'out/26033137.REM')))
    expect(header).toMatchObject({ generation_date: '2026-03-31' })
  })

  test('a wallet with a byte order mark, or in Windows-1252, is read', async () => {
    const wallet = JSON.stringify({ ...sicoob240, beneficiary_name: 'Padaria Pão – Café' })
    for (const bytes of [Buffer.from(`\ufeff${wallet}`), Buffer.from(wallet.replace('–', '\x96'), 'latin1')]) {
      const folder = folderOf({ 'carteira.json': bytes, 'boletos.csv': VALID })
      const { code } = await remit(folder)
      expect(code).toBe(0)
      expect(readFileSync(join(folder, 'out/2603025.REM'), 'latin1')).toContain('PADARIA PAO - CAFE ')
    }
  })

  test('an existing file is kept unless --force is given', async () => {
    const folder = folderWith(VALID)
    expect((await remit(folder)).code).toBe(0)
    writeFileSync(join(folder, WRITTEN), 'sent')
    const { code, out } = await remit(folder)
    expect([code, out]).toEqual([
      1,
      'O arquivo já existe: /out/26030237.REM. Se a remessa ainda não foi enviada, use --force para substituí-la; se foi enviada, aumente next_remittance_number.\n',
    ])
    expect(readFileSync(join(folder, WRITTEN), 'latin1')).toBe('sent')
    expect((await remit(folder, ['--force'])).code).toBe(0)
    expect(parseRemittance(readFileSync(join(folder, WRITTEN))).titles).toHaveLength(3)
  })
})

describe('cnab remit: exit code 1, and nothing written', () => {
  test.each([
    ['an invalid slip', PARTLY, itau400, ['linha 4: expire_at', 'linha 5: our_code']],
    ['an unknown column', VALID.replace('amount', 'preço'), itau400, ['Linha 1: campo desconhecido: preço;']],
    ['an unknown our_code', VALID.replace('1002', '9999'), itau400, ['\nlinha 4: our_code «9999» não é uma instrução']],
    ['a cut row', VALID.replace(`NF2;${PAYER};não`, 'NF2'), itau400, ['\nlinha 3: 5 em vez de 13 colunas\n']],
    ['no slips', HEADER, itau400, ['entries não pode ficar em branco']],
    ['nothing to send', VALID.split('\r\n').toSpliced(1, 3).join('\n'), itau400, ['não há nada a enviar']],
    ['an invalid wallet', VALID, { ...itau400, account_number: 'x' }, ['account_number deve ter só algarismos']],
    [
      'a wallet without the next number',
      VALID,
      { ...itau400, next_our_number: null },
      ['next_our_number não pode ficar em branco: informe na carteira o próximo nosso número'],
    ],
    ['a wallet of an unknown bank', VALID, { ...itau400, bank_contract_slug: 'x-1' }, ['bank_contract_slug não é']],
    ['a wallet that is null', VALID, null, ['bank_contract_slug não é']],
    ['a wallet that is a list', VALID, [], ['bank_contract_slug não é']],
    [
      'a wallet of an unknown layout',
      VALID,
      { ...itau400, kind: '__proto__' },
      ["kind deve ser 'cnab240' ou 'cnab400', e é «__proto__»"],
    ],
    ['a __proto__ column', VALID.replace('our_code', '__proto__'), itau400, ['campo desconhecido: __proto__;']],
  ])('%s', async (_, slips, wallet, messages) => {
    const folder = folderWith(slips, wallet as never)
    const { code, out, err } = await remit(folder)
    expect([code, err]).toEqual([1, ''])
    expect(out).toMatch(/^Nada foi gravado/)
    for (const message of messages) expect(out).toContain(message)
    expect(filesIn(folder)).toEqual(['boletos.csv', 'carteira.json'])
  })

  test('__proto__ in the wallet does not change prototypes', async () => {
    const text = JSON.stringify(itau400).replace('{', '{"__proto__":{"agency_digit":"9","toString":1},')
    const folder = folderOf({ 'carteira.json': text, 'boletos.csv': VALID })
    expect((await remit(folder)).code).toBe(1)
    expect(({} as Record<string, unknown>)['agency_digit']).toBeUndefined()
  })

  test('the error of a wallet that is not JSON contains its path, but not its content', async () => {
    const folder = folderOf({ 'carteira.json': '{"account_number": 12', 'boletos.csv': VALID })
    const { code, out } = await remit(folder)
    expect([code, out]).toEqual([1, 'Nada foi gravado.\nA carteira não é JSON válido: /carteira.json.\n'])
  })

  test.each(['carteira.json', 'boletos.csv'])('the error of a missing %s contains its path', async (name) => {
    const folder = folderOf(name === 'boletos.csv' ? { 'carteira.json': '{}' } : { 'boletos.csv': VALID })
    const { code, out } = await remit(folder)
    expect([code, out]).toEqual([1, `Nada foi gravado.\n/${name}: o arquivo ou a pasta não existe (mais) (ENOENT).\n`])
  })

  test('an unwritable folder; no partial file is left', async () => {
    const folder = folderWith(VALID)
    writeFileSync(join(folder, 'out'), 'a file')
    expect((await remit(folder)).code).toBe(1)
    expect(filesIn(folder)).toEqual(['boletos.csv', 'carteira.json', 'out'])
    const occupied = folderOf({
      'carteira.json': JSON.stringify(itau400),
      'boletos.csv': VALID,
      [`${WRITTEN}/x`]: 'a folder of that name',
    })
    expect((await remit(occupied, ['--force'])).code).toBe(1)
    expect(filesIn(occupied)).toEqual(['boletos.csv', 'carteira.json', `${WRITTEN}/x`])
  })
})

describe('cnab remit: exit code 2', () => {
  test.each([
    [[], 'Informe a carteira: --wallet ARQUIVO.'],
    [['--wallet', 'a'], 'Informe os boletos: --slips ARQUIVO.'],
    [['--wallet', 'a', '--slips', 'b', 'c\x1b'], 'Argumento a mais: c\\x1b'],
    [['--wallet', 'a', '--slips', 'b', '--our-code', '1'], 'Instrução desconhecida: 1.'],
    [['--wallet', 'a', '--slips', 'b', '--our-code', 'toString'], 'Instrução desconhecida: toString.'],
    [['--wallet', 'a', '--slips', 'b', '--date', '02/03/2026'], 'Data inválida: 02/03/2026. Use AAAA-MM-DD.'],
    [['--wallet', 'a', '--slips', 'b', '--date', '2026-02-30'], 'Data inválida: 2026-02-30.'],
    [['--wallet', '--slips', 'b'], 'A opção --wallet exige um valor.'],
    [['--partial=1'], 'A opção --partial não aceita valor.'],
    [['--dry-run'], 'Opção desconhecida: --dry-run'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await cnab('remit', ...args)
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(message)])
  })
})
