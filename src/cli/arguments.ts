import { type ParseArgsConfig, parseArgs } from 'node:util'
import { closeName, isLanguage, type Language, type LocalizedText } from '../cobranca/index.js'
import type { Arguments, Option, Options } from './command.js'
import { COMMON_OPTIONS } from './common-options.js'
import { visible } from './visible.js'

/** A call that cannot be understood. The message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'

  constructor(readonly text: LocalizedText) {
    super(text.pt)
  }
}

/**
 * Node's `parseArgs`, by our options, with complaints in every language.
 *
 * @throws {UsageError}
 */
export function parseArguments<const O extends Options>(args: readonly string[], options: O): Arguments<O> {
  const { values, positionals, tokens } = parseArgs(configOf(args, options))
  const found: Record<string, unknown> = { ...values }
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const rawName = visible(token.rawName)
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (option === undefined) throw unknownOption(rawName, token.name, options)
    if (option.value === undefined) {
      if (token.value === undefined) continue
      throw new UsageError({ pt: `A opção ${rawName} não leva valor.`, en: `Option ${rawName} takes no value.` })
    }
    if (!token.value || (!token.inlineValue && token.value.startsWith('-') && token.value !== '-')) {
      throw new UsageError({ pt: `A opção ${rawName} pede um valor.`, en: `Option ${rawName} needs a value.` })
    }
    found[token.name] = checkedValue(rawName, token.value, option)
  }
  return { values: found as Arguments<O>['values'], operands: positionals }
}

function checkedValue(rawName: string, text: string, { values, list }: Option): string | readonly string[] {
  if (values === undefined) return text
  const all = list === true ? text.split(',') : [text]
  const wrong = all.find((each) => !values.includes(each))
  if (wrong !== undefined) {
    const [shown, known] = [visible(wrong), values.join(', ')]
    throw new UsageError({
      pt: `${rawName} não tem «${shown}»; há: ${known}.`,
      en: `${rawName} has no «${shown}»; there are: ${known}.`,
    })
  }
  return list === true ? all : text
}

function unknownOption(rawName: string, name: string, options: Options): UsageError {
  const close = closeName(name, Object.keys(options))
  return new UsageError(
    withSuggestion({ pt: `Opção desconhecida: ${rawName}`, en: `Unknown option: ${rawName}` }, close && `--${close}`),
  )
}

/** The complaint, with what was perhaps meant. */
export const withSuggestion = ({ pt, en }: LocalizedText, close: string | undefined): LocalizedText =>
  close === undefined ? { pt, en } : { pt: `${pt}. Você quis dizer ${close}?`, en: `${en}. Did you mean ${close}?` }

export interface Call {
  /** The first word that is no option; undefined when there is none. */
  readonly name: string | undefined
  /** What stands around it. */
  readonly rest: readonly string[]
  /** As `--lang` says, or the environment. */
  readonly language: Language
}

/** The command that is called, and the language to complain in if it cannot be understood. Common options may stand before the command. */
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
