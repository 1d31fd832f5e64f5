/** Options of the commands that convert: content and folder of the results. */
import { type FieldErrors, isValidationError } from '../cobranca/index.js'
import {
  type ConvertAllOptions,
  CSV_FORM,
  type OptionFlag,
  OUTPUT_FORMATS,
  type OutputFormat,
  RESULT_OPTIONS,
} from '../convert/index.js'
import { UsageError } from './arguments.js'
import { BANK_OPTION } from './bank-option.js'
import type { Arguments, Option } from './command.js'
import { visible } from './visible.js'

export const FORMATS = Object.keys(OUTPUT_FORMATS) as OutputFormat[]

export const OUT_OPTION = {
  value: { pt: 'PASTA', en: 'DIR' },
  summary: {
    pt: 'pasta de saída (padrão: out); retorno.ret é gravado em out/retorno.ret.ndjson',
    en: 'output folder (default: out); retorno.ret is written to out/retorno.ret.ndjson',
  },
} as const

type Rows = typeof RESULT_OPTIONS & typeof CSV_FORM
type FlagOfRow = Exclude<Rows[keyof Rows]['flag'], string | null>

/** Options that the results depend on, by the names of their flags. */
type ResultFlags = { readonly [Flag in FlagOfRow as Flag['name']]: Flag } & { readonly bank: typeof BANK_OPTION }

/** A flag, and the names of the option that it sets: `['csv', 'bom']`. */
interface NamedFlag {
  readonly path: readonly [name: string, property?: string]
  readonly flag: OptionFlag | (Option & { readonly name: string; readonly meaning?: never })
}

const FLAGS: readonly NamedFlag[] = Object.entries(RESULT_OPTIONS).flatMap(([name, { flag }]): NamedFlag[] => {
  if (flag === null) return []
  if (flag === 'bank') return [{ path: [name], flag: { ...BANK_OPTION, name } }]
  if (flag !== 'csv') return [{ path: [name], flag }]
  return Object.entries(CSV_FORM).map(([property, row]) => ({ path: [name, property], flag: row.flag }))
})

/** Options that the results depend on. */
export const RESULT_FLAGS = Object.fromEntries(FLAGS.map(({ flag }) => [flag.name, flag])) as unknown as ResultFlags

/** Returns the options given, as the library has them. */
export function resultOptions(
  values: Arguments<ResultFlags>['values'],
): Omit<ConvertAllOptions, 'out' | 'workers' | 'onProgress' | 'signal'> {
  const options: Record<string, unknown> = {}
  for (const { path, flag } of FLAGS) {
    const [name, property] = path
    const given = (values as Readonly<Record<string, unknown>>)[flag.name]
    if (given === undefined) continue
    const value = flag.meaning === undefined ? given : flag.meaning(String(given))
    options[name] = property === undefined ? value : { ...(options[name] as object | undefined), [property]: value }
  }
  return options
}

/** Names of command-line options that differ from those of the library. */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FLAGS.map(({ path, flag }) => [path.join('.'), flag.name])),
  maxBytes: 'max-bytes',
  maxFiles: 'max-files',
}

/**
 * Converts a validation error of the library.
 *
 * @throws the error itself if it is of another type
 */
export function optionErrors(error: unknown): UsageError {
  if (!isValidationError(error)) throw error
  const { errors, english = errors } = error
  return new UsageError({ pt: optionLines(errors), en: optionLines(english) })
}

const optionLines = (errors: FieldErrors): string =>
  Object.entries(errors)
    .map(([name, messages]) => `--${OPTION_NAMES[name] ?? name} ${messages.map(visible).join(', ')}.`)
    .join('\n')
