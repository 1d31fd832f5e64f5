/** Properties of all commands: help and errors in both languages, generated from their declarations. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loaded } from '../../src/cli/command.js'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { LANGUAGES, type LocalizedText } from '../../src/cobranca/index.js'
import { cnab } from './cnab.js'

const ALL = COMMANDS.map(loaded)

afterEach(() => vi.unstubAllEnvs())

describe('languages', () => {
  test.each([
    ['--lang', 'en', 'convert'],
    ['--lang=en', 'convert'],
    ['convert', '--lang', 'en'],
    ['convert', '--lang=en'],
  ])('%j: --lang may precede or follow the command', async (...args) => {
    expect((await cnab(...args)).err).toBe('Specify the files or folders to convert.\nSee: cnab convert --help\n')
  })

  test('CNAB_LANG sets the language; --lang overrides it', async () => {
    vi.stubEnv('CNAB_LANG', 'en_US.UTF-8')
    expect((await cnab('converte')).err).toBe('Unknown command: converte. Did you mean convert?\nSee: cnab --help\n')
    expect((await cnab('--lang=pt', 'converte')).err).toMatch(/^Comando desconhecido: converte\./)
  })

  test.each(['', 'C', 'xx'])('CNAB_LANG=%s is Portuguese', async (value) => {
    vi.stubEnv('CNAB_LANG', value)
    expect((await cnab('converte')).err).toMatch(/^Comando desconhecido: converte\./)
  })

  test('an unknown language is an error', async () => {
    const { code, err } = await cnab('convert', 'a', '--lang', 'fr')
    expect([code, err]).toEqual([2, 'Valor inválido em --lang: «fr». Use: pt, en.\nVeja: cnab convert --help\n'])
  })

  test('golden/help-en.txt: the help in English', async () => {
    const { out } = await cnab('--lang', 'en', '--help')
    await expect(out).toMatchFileSnapshot('golden/help-en.txt')
  })

  const texts = ALL.flatMap(({ name, summary, usage, about, notes, options, exits, examples = [] }) =>
    [
      summary,
      usage,
      about,
      notes,
      ...Object.values(options).flatMap((option) => [option.value, option.summary]),
      ...Object.values(exits),
      ...examples.map(([, description]) => description),
    ].flatMap((text): [string, LocalizedText][] => (text === undefined ? [] : [[name, text]])),
  )

  test.each(texts)('%s: %j has the same number of paragraphs in every language', (_, text) => {
    for (const language of LANGUAGES) expect(text[language].trim()).toBe(text[language])
    expect(new Set(LANGUAGES.map((language) => text[language].split('\n').length)).size).toBe(1)
  })
})

test.each([[[]], [['--lang', 'en']]])('without a command, cnab %j prints the help and exits with 2', async (args) => {
  const { out } = await cnab(...args, '--help')
  expect(out).toContain('\n  convert ')
  expect(await cnab(...args)).toEqual({ code: 2, out, err: '' })
})

describe.each(ALL)('cnab $name', ({ name, usage, options, operands, examples = [] }) => {
  test.each(LANGUAGES)('the help in %s lists every option and is at most 120 columns wide', async (language) => {
    const { code, out, err } = await cnab(name, '--help', '--lang', language)
    expect([code, err]).toEqual([0, ''])
    for (const option of Object.keys(options)) expect(out).toContain(`--${option}`)
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
  })

  test.each(LANGUAGES)('the help in %s shows each form of the usage once, whole', async (language) => {
    const { out } = await cnab(name, '--help', '--lang', language)
    const [block] = out.split('\n\n')
    const forms = block!
      .replace(/^(Uso|Usage):/, '')
      .split(` cnab ${name}`)
      .slice(1)
    const joined = forms.map((form) => form.trim().replaceAll(/\s+/g, ' '))
    expect(joined).toEqual(usage[language].split('\n'))
    for (const line of block!.split('\n').slice(1)) expect(line).toMatch(/^ +(cnab |\[)/)
  })

  test('the examples use the command and its options', () => {
    for (const [call] of examples) {
      expect(call.split(' ')).toContain(name)
      for (const [, option = ''] of call.matchAll(/ --([a-z-]+)/g)) expect(Object.keys(options)).toContain(option)
    }
  })

  test('the error of a misspelt option suggests the correct one', async () => {
    const [option = 'help'] = Object.keys(options)
    const { code, err } = await cnab(name, `--${option}x`)
    expect([code, err]).toEqual([
      2,
      `Opção desconhecida: --${option}x. Você quis dizer --${option}?\nVeja: cnab ${name} --help\n`,
    ])
  })

  test.runIf(operands.at(-1)?.repeats !== true)('an unexpected argument is an error', async () => {
    const { code, err } = await cnab(name, ...operands.map(() => 'a'), 'surplus')
    expect([code, err]).toEqual([2, `Argumento a mais: surplus\nVeja: cnab ${name} --help\n`])
  })
})

test.each([
  ['conv', 'convert'],
  ['remti', 'remit'],
  ['REMIT', undefined],
  ['x', undefined],
])('the error of the command %s suggests %s', async (given, suggested) => {
  const suggestion = suggested === undefined ? '' : `. Você quis dizer ${suggested}?`
  expect((await cnab(given)).err).toBe(`Comando desconhecido: ${given}${suggestion}\nVeja: cnab --help\n`)
})
