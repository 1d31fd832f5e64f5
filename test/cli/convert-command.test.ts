import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../../src/cli/run.js'
import { READ_BANKS } from '../banks/dialects-of.js'
import { documentsIn, fixture, folderOf, resultsIn, returnOf } from '../convert/folders.js'
import { cnab, type Ran, sink } from './cnab.js'

/** Replaces the list of banks, so that a new bank does not change the golden files. */
const withoutBanks = (text: string): string => text.replaceAll(READ_BANKS, '‹bancos›')

const settlements = fixture('341-itau/cnab400/settlements.ret')
const remittance = fixture('341-itau/cnab400/entries.rem')
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)

/** Converts paths of a folder to its subfolder `out`. Removes the name of the folder from the output. */
async function convert(folder: string, ...args: string[]): Promise<Ran> {
  const paths = args.map((arg) => (arg.startsWith('-') ? arg : join(folder, arg)))
  const { code, out, err } = await cnab('convert', ...paths, '--out', join(folder, 'out'))
  const printed = out.replaceAll(folder, '')
  return { code, out: sep === '/' ? printed : printed.replaceAll(sep, '/'), err }
}

const mixture = (): string =>
  folderOf({
    'banco/abril.ret': fixture('341-itau/cnab400/life-cycle.ret'),
    'banco/cortado.txt': fixture('756-sicoob/cnab240/damaged.ret'),
    'banco/entradas.rem': remittance,
    'banco/foto.ret': jpeg,
    'banco/maio.RET': settlements,
    'banco/banco-998.ret': Buffer.from(
      settlements.toString('latin1').replace('341BANCO ITAU SA', '998BANCO NOVO    '),
      'latin1',
    ),
    'leia.md': '# notas\n',
    'lista.json': '[]',
  })

describe('cnab convert: output', () => {
  test.each([
    ['folder', []],
    ['folder-en', ['--lang=en']],
  ])('golden/%s.txt: a folder of different files', async (name, options) => {
    const { code, out, err } = await convert(mixture(), '.', 'falta.ret', ...options)
    await expect(withoutBanks(out)).toMatchFileSnapshot(`golden/${name}.txt`)
    expect(err).toBe('')
    expect(code).toBe(1)
  })

  test('golden/again.txt: a second call, a duplicate, and filters', async () => {
    const folder = folderOf({
      'abril.ret': fixture('341-itau/cnab400/life-cycle.ret'),
      'copia/abril.ret': fixture('341-itau/cnab400/life-cycle.ret'),
      'maio.ret': settlements,
    })
    const first = await convert(folder, '.', '--kind=settled,fee', '--fields=line,kind,paid_amount')
    const second = await convert(folder, '.', '--kind=settled,fee', '--fields=line,kind,paid_amount')
    await expect(`${first.out}\n---\n\n${second.out}`).toMatchFileSnapshot('golden/again.txt')
    expect([first.code, second.code]).toEqual([0, 0])
    expect(documentsIn(join(folder, 'out/maio.ret.ndjson'))[0]).toEqual({
      line: 2,
      kind: 'settled',
      paid_amount: '125000',
    })
  })

  test('lists that are given in parts are joined', async () => {
    const folder = folderOf({ 'a.ret': fixture('341-itau/cnab400/life-cycle.ret') })
    const written = () => documentsIn(join(folder, 'out/a.ret.ndjson'))
    await convert(folder, 'a.ret', '--kind=settled,fee', '--fields=line,kind')
    const whole = written()
    await convert(folder, 'a.ret', '--kind=settled', '--fields=line', '--kind=fee,settled', '--fields=kind')
    expect(new Set(whole.map((document) => (document as { kind: string }).kind))).toEqual(new Set(['settled', 'fee']))
    expect(written()).toEqual(whole)
  })

  test('names of payers are not printed', async () => {
    const folder = folderOf({ 'a.ret': fixture('341-itau/cnab400/life-cycle.ret') })
    // A letter in the amount, and a surplus column before the payer's name.
    const text = fixture('341-itau/cnab400/settlements.ret').toString('latin1')
    const shifted = text.replaceAll(/^(1.{322})(.*)$/gm, '$1 $2').replaceAll(/^(1.{151})0/gm, '$1O')
    const damaged = folderOf({ 'b.ret': Buffer.from(shifted, 'latin1') })
    const out = (await convert(folder, 'a.ret')).out + (await convert(damaged, 'b.ret')).out
    const documents = [
      ...documentsIn(join(folder, 'out/a.ret.ndjson')),
      ...documentsIn(join(damaged, 'out/b.ret.ndjson')),
    ]
    const names = documents.map((document) => (document as { line_raw: string }).line_raw.slice(324, 354).trim())
    const words = new Set(names.flatMap((name) => name.split(/\s+/)).filter((word) => /^[A-Z]{4,}$/.test(word)))
    expect(words.size).toBeGreaterThan(5)
    for (const word of words) expect(out).not.toContain(word)
  })

  test('words in the columns of a diagnostic are hidden', async () => {
    const text = settlements.toString('latin1').replaceAll(/^(1.{151}).{13}/gm, '$1MARIA 00O1200')
    const folder = folderOf({ 'a.ret': Buffer.from(text, 'latin1') })
    const { out } = await convert(folder, 'a.ret')
    expect(out).toContain('«***** 00O1200»')
  })

  test('many diagnostics with the same message are summarised', async () => {
    const [header = '', title = ''] = settlements.toString('latin1').split('\r\n')
    const lines = Array.from({ length: 500 }, (_, i) => title.slice(0, 394) + String(i + 2).padStart(6, '0'))
    const unknown = lines.map((line) => `X${line.slice(1)}`)
    const folder = folderOf({
      'a.ret': [header, ...unknown].join('\n'),
      'b.ret': [header, ...lines.map((line) => line.replace(/.{6}$/, '000001'))].join('\n'),
    })
    const { out } = await convert(folder, '.')
    expect(out).toContain('linhas 2, 3, 4, 5, 6 e mais 495: Registro de tipo desconhecido')
    expect(out.split('\n').length).toBeLessThan(40)
  })

  test.skipIf(process.platform === 'win32')('control characters are escaped', async () => {
    const folder = folderOf({
      'a\x1b[31m\u202egod.ret': settlements,
      'b.ret': Buffer.from(settlements.toString('latin1').replace('10', '\x1b['), 'latin1'),
    })
    const { out } = await convert(folder, '.', '\x9b2J x')
    expect(out).toContain('a\\x1b[31m\\u{202e}god.ret')
    expect(out).toContain('\\x9b2J x')
    expect(out).not.toMatch(/[^\P{C}\n]/u)
  })
})

describe('cnab convert: exit codes', () => {
  const folder = () =>
    folderOf({
      'a.ret': settlements,
      'b.rem': remittance,
      'c.jpg': jpeg,
      'd.ret': fixture('341-itau/cnab400/damaged.ret'),
    })

  test('0: returns with errors in their content are converted', async () => {
    expect((await convert(folder(), 'a.ret', 'd.ret')).code).toBe(0)
  })

  test('0: other files in a folder do not count', async () => {
    expect((await convert(folder(), '.')).code).toBe(0)
  })

  test('0: an empty folder', async () => {
    const { code, out } = await convert(folderOf(), '.')
    expect(code).toBe(0)
    expect(out).toContain('Total: 0 arquivos convertidos')
  })

  test.each([['b.rem'], ['c.jpg'], ['falta.ret']])(
    '1: %s is given by name and is not a return; the others are converted',
    async (name) => {
      const here = folder()
      expect((await convert(here, name, 'a.ret')).code).toBe(1)
      expect(resultsIn(join(here, 'out'))).toEqual(['a.ret.ndjson'])
    },
  )

  test('1: a return in a folder has an unsupported bank', async () => {
    const bytes = fixture('077-inter/cnab400/settlements.ret')
    bytes.write('998', 76)
    expect((await convert(folderOf({ 'a.ret': bytes }), '.')).code).toBe(1)
  })

  test.each([
    ['without its header', settlements.subarray(settlements.indexOf('\n') + 1)],
    ['quoted in an e-mail', Buffer.from(settlements.toString('latin1').replace(/^(?=.)/gm, '> '), 'latin1')],
    ['in UTF-16', Buffer.from(settlements.toString('latin1'), 'utf16le')],
  ])('1: a return in a folder is %s', async (_, bytes) => {
    expect((await convert(folderOf({ 'a.ret': bytes }), '.')).code).toBe(1)
  })

  test('1: no title of a return is recognised', async () => {
    const remittance = fixture('756-sicoob/cnab240/entries.rem')
    // Column 143 identifies a return, but the segments are those of a remittance.
    remittance.write('2', 142)
    const { code, out } = await convert(folderOf({ 'a.ret': remittance }), 'a.ret')
    expect([code, out]).toEqual([1, expect.stringContaining('[no_known_title]')])
  })

  test('1: the results cannot be written', async () => {
    const here = folder()
    const { code, out } = await cnab('convert', join(here, 'a.ret'), '--out', join(here, 'b.rem'))
    expect([code, out]).toEqual([1, expect.stringContaining('já existe e não é uma pasta')])
  })

  test.each([
    [['converte'], 'Comando desconhecido: converte. Você quis dizer convert?'],
    [['convert'], 'Informe os arquivos ou pastas a converter.'],
    [['convert', 'a', '--otu', 'b'], 'Opção desconhecida: --otu. Você quis dizer --out?'],
    [['convert', 'a', '--out'], 'A opção --out exige um valor.'],
    [['convert', 'a', '--out', '--to', 'ndjson'], 'A opção --out exige um valor.'],
    [['convert', 'a', '--help=x'], 'A opção --help não aceita valor.'],
    [['convert', 'a', '--to', 'csv', '--to=ndjson'], 'A opção --to foi informada com dois valores: informe só um.'],
    [['convert', 'a', '--to', 'xls'], 'Valor inválido em --to: «xls». Use: ndjson, csv, parquet, xlsx.'],
    [['convert', 'a', '--bank', '999'], 'Banco desconhecido: 999. Use: '],
    [['convert', 'a', '--fields', 'line,payer'], 'Valor inválido em --fields: «payer». Use: bank, layout'],
    [['convert', 'a', '--kind', 'paid'], 'Valor inválido em --kind: «paid». Use: registered'],
    [
      ['convert', 'a', '--since', '01/03/2026'],
      '--since não é uma data válida: informe «01/03/2026» como AAAA-MM-DD, 2026-03-01.',
    ],
    [['convert', 'a', '--workers', 'x'], '--workers deve ser um número de 1 a 256.'],
    [['convert', 'a', '--resume'], '--resume usa os arquivos e as opções da conversão anterior'],
    [['convert', '--resume', '--to', 'csv'], '--resume usa os arquivos e as opções da conversão anterior'],
    [['convert', '--resume', '--out', 'nada'], '--out não tem conversão a retomar.'],
    [['\x1b[2J'], 'Comando desconhecido: \\x1b[2J'],
  ])('2: %j', async (args, message) => {
    const { code, out, err } = await cnab(...args)
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(message)])
  })

  test.each([
    [['--help'], 'help'],
    [['-h'], 'help'],
    [['convert', '--help'], 'convert-help'],
    [['convert', 'a', '-h'], 'convert-help'],
  ])('0: %j', async (args, golden) => {
    const { code, out, err } = await cnab(...args)
    expect([code, err]).toEqual([0, ''])
    await expect(withoutBanks(out)).toMatchFileSnapshot(`golden/${golden}.txt`)
  })

  test('0: --version prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(await cnab('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' })
  })
})

describe('colours', () => {
  const converted = async (terminal: Parameters<typeof sink>[0]): Promise<boolean> => {
    const folder = folderOf({ 'a.ret': settlements })
    const out = sink(terminal)
    await run(['convert', folder, '--out', join(folder, 'out')], out.output, sink().output)
    return out.text().includes('\x1b[')
  }

  test('are used on a terminal', async () => {
    expect(await converted({ isTTY: true, hasColors: () => true })).toBe(true)
    expect(await converted({})).toBe(false)
  })

  test('are not used on a terminal without colours', async () => {
    expect(await converted({ isTTY: true, hasColors: () => false })).toBe(false)
  })
})

describe('--join', () => {
  const KEPT = 'nenhuma entrada foi convertida, e a saída'

  test('a folder without returns: exit code 1, and the output is named', async () => {
    const folder = folderOf({ 'vazia/nota.txt': 'nada', 'abril.ret': settlements })
    const first = await convert(folder, 'vazia', '--join=todos.csv')
    expect([first.code, first.out]).toEqual([
      1,
      expect.stringContaining(`/out/todos.csv\n  Não convertido: ${KEPT} não foi gravada.`),
    ])
    expect((await convert(folder, 'abril.ret', '--join=todos.csv')).code).toBe(0)
    const again = await convert(folder, 'vazia', '--join=todos.csv', '--lang=en')
    expect([again.code, again.out]).toEqual([
      1,
      expect.stringContaining('no input was converted, and the earlier output was kept.'),
    ])
    expect(readFileSync(join(folder, 'out/todos.csv'), 'utf8').split('\n').length).toBe(12)
  })

  test.each([
    [
      ['--join', 'todos'],
      'Interrompido. A saída de --join só é gravada no fim: não foi gravada, e uma anterior em OUT não mudou. Para converter de novo todas as entradas: cnab convert --resume --out OUT',
    ],
    [
      ['--resume'],
      'Interrompido. Os resultados prontos estão em OUT (exceto a saída de --join, que só é gravada no fim). Para retomar: cnab convert --resume --out OUT',
    ],
    [[], 'Interrompido. Os resultados prontos estão em OUT. Para retomar: cnab convert --resume --out OUT'],
  ])('an interruption says what is there and what to do: %j', async (options, text) => {
    const names = Array.from({ length: 8 }, (_, i) => `${i}.ret`)
    const folder = folderOf(Object.fromEntries(names.map((name, i) => [name, returnOf(5, i)])))
    const out = join(folder, 'out')
    const interrupted = async (...args: string[]): Promise<string> => {
      const printed = sink()
      const { write } = printed.output
      printed.output.write = (line: string): boolean => {
        process.emit('SIGINT', 'SIGINT')
        return write.call(printed.output, line)
      }
      expect(await run(['convert', ...args, '--out', out, '--workers', '1'], printed.output, sink().output)).toBe(130)
      return printed.text()
    }
    const isResumed = options.includes('--resume')
    if (isResumed) await interrupted(folder, '--join', 'todos')
    const printed = await interrupted(...(isResumed ? [] : [folder]), ...options)
    expect(printed).toContain(`${text.replaceAll('OUT', out)}\n`)
    expect(resultsIn(out).filter((name) => name.startsWith('todos'))).toEqual([])
  })
})
