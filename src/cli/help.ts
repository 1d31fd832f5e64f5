/** Help texts, generated from the declarations of the commands. */
import type { Language, LocalizedText } from '../cobranca/index.js'
import type { Command, CommandSummary, Options } from './command.js'
import { BARE_OPTIONS, COMMON_OPTIONS } from './common-options.js'
import { EXIT, EXIT_MEANINGS } from './exit-codes.js'

const WIDTH = 100
const MARGIN = '  '

const WORDS = {
  usage: { pt: 'Uso:', en: 'Usage:' },
  commands: { pt: 'Comandos:', en: 'Commands:' },
  options: { pt: 'Opções:', en: 'Options:' },
  examples: { pt: 'Exemplos:', en: 'Examples:' },
  exits: { pt: 'Código de saída:', en: 'Exit code:' },
  title: { pt: 'cnab: arquivos CNAB de cobrança (boletos)', en: 'cnab: CNAB files of Brazilian cobrança (boletos)' },
  bareUsage: { pt: 'cnab COMANDO …', en: 'cnab COMMAND …' },
  more: {
    pt: 'Ajuda de um comando: cnab COMANDO --help. Para desligar as cores, defina a variável NO_COLOR.',
    en: 'Help of a command: cnab COMMAND --help. To turn colours off, set the variable NO_COLOR.',
  },
} as const satisfies Record<string, LocalizedText>

/** Returns the text of `cnab COMMAND --help`. */
export function helpOf(command: Command, language: Language): string {
  const { name, usage, about, notes, options, examples = [], exits } = command
  const label = WORDS.usage[language]
  const forms = usage[language].split('\n').map((form, i) => {
    const start = `${i === 0 ? label : ' '.repeat(label.length)} cnab ${name} `
    // Never inside brackets: an option stays with its value.
    const pieces = form.split(/ (?=\[)/)
    return `${start}${wrapped(pieces, WIDTH - start.length, ' '.repeat(start.length))}`.trimEnd()
  })
  return [
    forms.join('\n'),
    paragraphs(about[language]),
    section(WORDS.options[language], optionRows({ ...options, ...COMMON_OPTIONS }, language)),
    ...(examples.length === 0
      ? []
      : [
          [
            WORDS.examples[language],
            ...examples.flatMap(([call, description]) => [
              `${MARGIN}cnab ${call}`,
              `${MARGIN}${MARGIN}${description[language]}`,
            ]),
          ].join('\n'),
        ]),
    section(WORDS.exits[language], exitRows({ usage: EXIT_MEANINGS.usage, ...exits }, language)),
    ...(notes === undefined ? [] : [paragraphs(notes[language])]),
  ].join('\n\n')
}

/** Returns the text of `cnab --help`. */
export const helpOfAll = (commands: readonly CommandSummary[], language: Language): string =>
  [
    WORDS.title[language],
    `${WORDS.usage[language]} ${WORDS.bareUsage[language]}`,
    section(
      WORDS.commands[language],
      commands.map(({ name, summary }) => [name, summary[language]]),
    ),
    section(WORDS.options[language], optionRows(BARE_OPTIONS, language)),
    section(WORDS.exits[language], exitRows(EXIT_MEANINGS, language)),
    paragraphs(WORDS.more[language]),
  ].join('\n\n')

const optionRows = (options: Options, language: Language): [string, string][] =>
  Object.entries(options).map(([name, { short, value, summary }]) => [
    `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value[language]}`}`,
    summary[language],
  ])

const exitRows = (exits: Command['exits'] | typeof EXIT_MEANINGS, language: Language): [string, string][] =>
  Object.entries(exits)
    .map(([exit, meaning]): [string, string] => [String(EXIT[exit as keyof typeof EXIT]), meaning[language]])
    .sort(([a], [b]) => Number(a) - Number(b))

/** Formats a heading and rows of two columns. */
function section(heading: string, rows: readonly (readonly [left: string, right: string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  const indent = ' '.repeat(MARGIN.length + width + MARGIN.length)
  return [
    heading,
    ...rows.map(
      ([left, right]) =>
        `${MARGIN}${left.padEnd(width)}${MARGIN}${wrapped(right.split(' '), WIDTH - indent.length, indent)}`,
    ),
  ].join('\n')
}

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((paragraph) => wrapped(paragraph.split(' '), WIDTH, ''))
    .join('\n')

/** Joins the pieces of a text into lines of at most `width` characters. Indents all lines except the first. */
function wrapped(pieces: readonly string[], width: number, indent: string): string {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= width) lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(piece)
  }
  return lines.join(`\n${indent}`)
}
