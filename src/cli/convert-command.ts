/** `cnab convert`: arguments in, text out. */
import { bankOf } from '../banks/index.js'
import { isValidationError, type OccurrenceKind } from '../cobranca/index.js'
import {
  type ConvertAllOptions,
  convertAll,
  type Outcome,
  type OutputFormat,
  resumeConversion,
  systemErrorMessage,
} from '../convert/index.js'
import { type Arguments, parseArguments, UsageError } from './arguments.js'
import { banks, CONVERT_HELP, formats } from './convert-help.js'
import { EXIT, type ExitCode } from './exit-codes.js'
import { Interruption } from './interruption.js'
import { progressOn } from './progress.js'
import { Report } from './report.js'
import { RunTotals } from './run-totals.js'
import type { Output, Terminal } from './terminal.js'
import { visible } from './visible.js'

const OPTIONS = {
  out: { type: 'string' },
  to: { type: 'string' },
  fields: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  bank: { type: 'string' },
  workers: { type: 'string' },
  resume: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Values = Arguments<typeof OPTIONS>['values']

/**
 * Converts and reports.
 *
 * @throws {UsageError} when the arguments cannot be understood
 */
export async function convertCommand(args: readonly string[], terminal: Terminal, stderr: Output): Promise<ExitCode> {
  const { values, positionals } = parseArguments(args, OPTIONS)
  if (values.help === true) {
    terminal.line(CONVERT_HELP)
    return EXIT.ok
  }
  const progress = await progressOn(stderr)
  const interruption = new Interruption()
  const { out = 'out', workers } = values
  const run = {
    out,
    ...(workers === undefined ? {} : { workers: Number(workers) }),
    onProgress: progress.show,
    signal: interruption.signal,
  }
  const totals = new RunTotals()
  const report = new Report(terminal)
  try {
    for await (const outcome of outcomesOf(positionals, values, run)) {
      totals.add(outcome)
      progress.clear()
      report.outcome(outcome)
    }
  } catch (error) {
    progress.clear()
    if (isValidationError(error)) throw new UsageError(complaint(error.errors))
    if (error instanceof UsageError) throw error
    const { exitCode } = interruption
    terminal.line(
      exitCode === null
        ? `Não foi possível gravar em ${visible(out)}: ${visible(systemErrorMessage(error))}.`
        : `Interrompido. O que foi convertido está em ${visible(out)}; para continuar: cnab convert --resume --out ${visible(out)}`,
    )
    return exitCode ?? EXIT.incomplete
  } finally {
    progress.stop()
    interruption.ignore()
  }
  report.totals(totals)
  return totals.exitCode
}

function outcomesOf(
  paths: readonly string[],
  values: Values,
  run: Pick<ConvertAllOptions, 'out' | 'workers' | 'onProgress' | 'signal'>,
): AsyncIterable<Outcome> {
  const { to, fields, kind, since, bank, resume } = values
  if (resume === true) {
    if (paths.length > 0 || [to, fields, kind, since, bank].some((value) => value !== undefined)) {
      throw new UsageError(
        '--resume continua com os arquivos e as opções de antes: além dele só cabem --out e --workers.',
      )
    }
    return resumeConversion(run)
  }
  if (paths.length === 0) throw new UsageError('Diga que arquivos ou pastas converter.')
  if (to !== undefined && !isFormat(to)) {
    throw new UsageError(`Formato desconhecido: ${visible(to)}. Há: ${formats.join(', ')}.`)
  }
  if (bank !== undefined && bankOf(bank) === undefined) {
    throw new UsageError(`Banco desconhecido: ${visible(bank)}. Há: ${banks}.`)
  }
  return convertAll(paths, {
    ...run,
    ...(to === undefined ? {} : { to }),
    ...(fields === undefined ? {} : { fields: fields.split(',') }),
    ...(kind === undefined ? {} : { kinds: kind.split(',') as OccurrenceKind[] }),
    ...(since === undefined ? {} : { since }),
    ...(bank === undefined ? {} : { bank }),
  })
}

/** The options by which the library's are given. */
const OPTION_NAMES: Readonly<Record<string, string>> = { kinds: 'kind' }

const complaint = (errors: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(errors)
    .map(([name, messages]) => `--${OPTION_NAMES[name] ?? name} ${messages.map(visible).join(', ')}.`)
    .join('\n')

const isFormat = (text: string): text is OutputFormat => formats.includes(text)
