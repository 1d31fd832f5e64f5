/** What all commands have in common: help and complaints in both languages, made from what each says of itself. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { LANGUAGES, type LocalizedText } from '../../src/cobranca/index.js'
import { cnab } from './cnab.js'

afterEach(() => vi.unstubAllEnvs())

describe('languages', () => {
  test.each([
    ['--lang', 'en', 'convert'],
    ['--lang=en', 'convert'],
    ['convert', '--lang', 'en'],
    ['convert', '--lang=en'],
  ])('%j: --lang may stand before the command or behind it', async (...args) => {
    expect((await cnab(...args)).err).toBe('Say which files or folders to convert.\nSee: cnab convert --help\n')
  })

  test('CNAB_LANG says it for all calls, and --lang says it better', async () => {
    vi.stubEnv('CNAB_LANG', 'en_US.UTF-8')
    expect((await cnab('converte')).err).toBe('Unknown command: converte. Did you mean convert?\nSee: cnab --help\n')
    expect((await cnab('--lang=pt')).err).toBe('Diga um comando.\nVeja: cnab --help\n')
  })

  test.each(['', 'C', 'xx'])('CNAB_LANG=%s is Portuguese', async (value) => {
    vi.stubEnv('CNAB_LANG', value)
    expect((await cnab()).err).toBe('Diga um comando.\nVeja: cnab --help\n')
  })

  test('another language than these is refused', async () => {
    const { code, err } = await cnab('convert', 'a', '--lang', 'fr')
    expect([code, err]).toEqual([2, '--lang não tem «fr»; há: pt, en.\nVeja: cnab convert --help\n'])
  })

  test('each golden help is the same in English, part by part', async () => {
    const { out } = await cnab('--lang', 'en', '--help')
    await expect(out).toMatchFileSnapshot('golden/help-en.txt')
  })

  const texts = COMMANDS.flatMap(({ name, summary, usage, about, notes, options, exits, examples = [] }) =>
    [
      summary,
      usage,
      about,
      notes,
      ...Object.values(options).flatMap(({ value, summary: says }) => [value, says]),
      ...Object.values(exits),
      ...examples.map(([, says]) => says),
    ].flatMap((said): [string, LocalizedText][] => (said === undefined ? [] : [[name, said]])),
  )

  test.each(texts)('%s: %j is said in every language, in as many paragraphs', (_, said) => {
    for (const language of LANGUAGES) expect(said[language].trim()).toBe(said[language])
    expect(new Set(LANGUAGES.map((language) => said[language].split('\n').length)).size).toBe(1)
  })
})

describe.each(COMMANDS)('cnab $name', ({ name, options, operands, examples = [] }) => {
  test.each(LANGUAGES)('its help in %s names every option and is at most 120 columns wide', async (language) => {
    const { code, out, err } = await cnab(name, '--help', '--lang', language)
    expect([code, err]).toEqual([0, ''])
    for (const option of Object.keys(options)) expect(out).toContain(`--${option}`)
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
  })

  test('its examples are calls of it, with options that it has', () => {
    for (const [call] of examples) {
      expect(call.split(' ')).toContain(name)
      for (const [, option = ''] of call.matchAll(/ --([a-z-]+)/g)) expect(Object.keys(options)).toContain(option)
    }
  })

  test('a misspelt option is refused with the one that was meant', async () => {
    const [option = 'help'] = Object.keys(options)
    const { code, err } = await cnab(name, `--${option}x`)
    expect([code, err]).toEqual([
      2,
      `Opção desconhecida: --${option}x. Você quis dizer --${option}?\nVeja: cnab ${name} --help\n`,
    ])
  })

  test.runIf(operands.at(-1)?.repeats !== true)('one argument too many is refused', async () => {
    const { code, err } = await cnab(name, ...operands.map(() => 'a'), 'surplus')
    expect([code, err]).toEqual([2, `Argumento a mais: surplus\nVeja: cnab ${name} --help\n`])
  })
})

test.each([
  ['conv', 'convert'],
  ['remti', 'remit'],
  ['REMIT', undefined],
  ['x', undefined],
])('the command %s: perhaps %s was meant', async (given, meant) => {
  const suggestion = meant === undefined ? '' : `. Você quis dizer ${meant}?`
  expect((await cnab(given)).err).toBe(`Comando desconhecido: ${given}${suggestion}\nVeja: cnab --help\n`)
})
