/** `cnab detect`: text, JSON and exit codes. */
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { fixture, folderOf } from '../convert/folders.js'
import { cnab, cnabReading, type Ran } from './cnab.js'

const settlements = fixture('341-itau/cnab400/settlements.ret')

const mixture = (): string =>
  folderOf({
    'banco/abril.ret': settlements,
    'banco/maio.ret.gz': gzipSync(fixture('104-caixa/cnab240-sicob/settlements.ret')),
    'banco/.oculto': 'x',
    'cortado.ret': fixture('756-sicoob/cnab240/damaged.ret'),
    'entradas.rem': fixture('237-bradesco/cnab400/entries.rem'),
    'foto.ret': Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
    'novo.ret': Buffer.from(settlements.toString('latin1').replace('341BANCO ITAU SA', '998BANCO NOVO    '), 'latin1'),
    'pagamentos.ret': Buffer.from(
      fixture('341-itau/cnab240/settlements.ret')
        .toString('latin1')
        .replace(/^(?<lot>.{7}1T)01/gm, '$<lot>20'),
      'latin1',
    ),
  })

/** Identifies paths of a folder. Removes the name of the folder from the output. */
async function detect(folder: string, ...args: string[]): Promise<Ran> {
  const { code, out, err } = await cnab('detect', ...args.map((arg) => (arg.startsWith('-') ? arg : join(folder, arg))))
  const printed = out.replaceAll(JSON.stringify(folder + sep).slice(1, -1), '')
  return { code, out: printed.replaceAll(folder, '').replaceAll('\\', '/'), err }
}

describe('output', () => {
  test.each([
    ['detect', []],
    ['detect-en', ['--lang=en']],
    ['detect-json', ['--format=json']],
  ])('golden/%s.txt: a folder of different files', async (name, options) => {
    const { code, out, err } = await detect(mixture(), '', 'falta.ret', ...options)
    expect([code, err]).toEqual([1, ''])
    // Replaces the list of banks, so that a new bank does not change the golden files.
    await expect(out.replace(/(Bancos lidos|Banks that are): [^."]+/g, '$1: ‹bancos›')).toMatchFileSnapshot(
      `golden/${name}.txt`,
    )
  })

  test('golden/detect-banks.txt: a return and a remittance of every bank, layout and variant', async () => {
    const returns = returnDialects().map(({ folder }) => `fixtures/${folder}/settlements.ret`)
    const remittances = remittanceDialects().map(({ folder }) => `fixtures/${folder}/entries.rem`)
    const { code, out, err } = await cnab('detect', ...returns, ...remittances)
    expect([code, err]).toEqual([0, ''])
    await expect(out).toMatchFileSnapshot('golden/detect-banks.txt')
  })

  test('the standard input is -', async () => {
    const { code, out } = await cnabReading(settlements, 'detect', '-')
    expect([code, out]).toEqual([0, expect.stringMatching(/^-\n {2}retorno de cobrança, Itaú \(341\), CNAB 400\n/)])
  })

  test('an altered file: its content, the alteration, and a solution', async () => {
    const quoted = Buffer.from(settlements.toString('latin1').replace(/^(?=.)/gm, '> '), 'latin1')
    const { code, out } = await cnabReading(quoted, 'detect', '-')
    expect([code, out.split('\n')]).toEqual([
      1,
      [
        '-',
        '  retorno de cobrança, Itaú (341), CNAB 400',
        '  serviço  01 Cobrança',
        '  Não suportado: O arquivo tem «>» no começo das linhas, como um e-mail citado. Tire os «>» e os espaços depois deles. Ou use o arquivo como veio do banco ou do sistema. O conteúdo é: retorno de cobrança (CNAB400, banco 341).',
        '',
      ],
    ])
  })

  test('control characters are escaped', async () => {
    const bytes = Buffer.from(settlements)
    bytes.write('\x1b[2', 76)
    const { out } = await cnabReading(bytes, 'detect', '-')
    expect(out).toContain('\\x1b[2')
    expect(out).not.toMatch(/[^\P{C}\n]/u)
  })
})

describe('exit codes', () => {
  test.each([
    ['banco', 0],
    ['entradas.rem', 0],
    ['foto.ret', 1],
    ['novo.ret', 1],
    ['pagamentos.ret', 1],
    ['falta.ret', 1],
  ])('%s: %i', async (name, code) => {
    expect((await detect(mixture(), name)).code).toBe(code)
  })

  test('2: no file', async () => {
    expect(await cnab('detect')).toEqual({
      code: 2,
      out: '',
      err: 'Informe os arquivos a identificar.\nVeja: cnab detect --help\n',
    })
  })
})
