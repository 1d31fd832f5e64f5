import { type ParseArgsConfig, parseArgs } from 'node:util'
import { closeName, isLanguage, type Language, type LocalizedText } from '../cobranca/index.js'
import type { Arguments, Option, Options } from './command.js'
import { COMMON_OPTIONS } from './common-options.js'
import { visible } from './visible.js'

/** Incorrect use of the command line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'

  constructor(readonly text: LocalizedText) {
    super(text.pt)
  }
}

/**
 * Parses arguments with Node's `parseArgs`; errors are in Portuguese and English.
 *
 * @throws {UsageError}
 */
export function parseArguments<const O extends Options>(args: readonly string[], options: O): Arguments<O> {
  const { values, positionals, tokens } = parseArgs(configOf(args, options))
  const given: Record<string, string | readonly string[]> = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const rawName = visible(token.rawName)
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (option === undefined) throw unknownOption(rawName, token.name, options)
    if (option.value === undefined) {
      if (token.value === undefined) continue
      throw new UsageError({
        pt: `A opção ${rawName} não aceita valor.`,
        en: `Option ${rawName} does not take a value.`,
      })
    }
    if (!token.value || (!token.inlineValue && token.value.startsWith('-') && token.value !== '-')) {
      throw new UsageError({ pt: `A opção ${rawName} exige um valor.`, en: `Option ${rawName} requires a value.` })
    }
    const value = checkedValue(rawName, token.value, option)
    given[token.name] = joined(rawName, given[token.name], value)
  }
  return { values: { ...values, ...given } as Arguments<O>['values'], operands: positionals }
}

function checkedValue(rawName: string, text: string, { values, list, read }: Option): string | readonly string[] {
  if (read !== undefined) return read(text)
  if (values === undefined) return text
  const all = list === true ? text.split(',') : [text]
  const invalid = all.find((each) => !values.includes(each))
  if (invalid !== undefined) {
    const [shown, known] = [visible(invalid), values.join(', ')]
    throw new UsageError({
      pt: `Valor inválido em ${rawName}: «${shown}». Use: ${known}.`,
      en: `Invalid value of ${rawName}: «${shown}». Use: ${known}.`,
    })
  }
  return list === true ? all : text
}

/** Joins the lists of an option that comes again; otherwise only the last value would count, without an error. */
function joined(
  rawName: string,
  before: string | readonly string[] | undefined,
  value: string | readonly string[],
): string | readonly string[] {
  if (before === undefined || before === value) return value
  if (typeof before !== 'string' && typeof value !== 'string') return [...new Set([...before, ...value])]
  throw new UsageError({
    pt: `A opção ${rawName} foi informada com dois valores: informe só um.`,
    en: `Option ${rawName} was given two values: specify only one.`,
  })
}

function unknownOption(rawName: string, name: string, options: Options): UsageError {
  const close = closeName(name, Object.keys(options))
  return new UsageError(
    withSuggestion({ pt: `Opção desconhecida: ${rawName}`, en: `Unknown option: ${rawName}` }, close && `--${close}`),
  )
}

/** Adds a suggestion to an error, if there is a similar name. */
export const withSuggestion = ({ pt, en }: LocalizedText, close: string | undefined): LocalizedText =>
  close === undefined ? { pt, en } : { pt: `${pt}. Você quis dizer ${close}?`, en: `${en}. Did you mean ${close}?` }

export interface Call {
  /** First argument that is not an option; undefined if there is none. */
  readonly name: string | undefined
  /** All other arguments. */
  readonly rest: readonly string[]
  /** Language from `--lang` or the environment. */
  readonly language: Language
}

/** Returns the command and the language of its output, before parsing its options. Common options may precede the command. */
export function callOf(args: readonly string[], environment = process.env['CNAB_LANG']): Call {
  const { values, tokens } = parseArgs(configOf(args, COMMON_OPTIONS))
  const at = tokens.find(({ kind }) => kind === 'positional')?.index
  const given = [values['lang'], environment?.slice(0, 2).toLowerCase()]
  return {
    name: at === undefined ? undefined : args[at],
    rest: args.filter((_, i) => i !== at),
    language: given.find((each) => isLanguage(each)) ?? 'pt',
  }
}

const configOf = (args: readonly string[], options: Options) =>
  ({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { short, value }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }) satisfies ParseArgsConfig
