/** The command `cnab`: finds and runs a subcommand. */
import type { Readable } from 'node:stream'
import manifest from '../../package.json' with { type: 'json' }
import { closeName, type Language } from '../cobranca/index.js'
import { callOf, parseArguments, UsageError, withSuggestion } from './arguments.js'
import { type Command, type CommandContext, loaded } from './command.js'
import { COMMANDS } from './commands/index.js'
import { BARE_OPTIONS, COMMON_OPTIONS } from './common-options.js'
import { outputFailed } from './error-text.js'
import { EXIT, type ExitCode } from './exit-codes.js'
import { helpOf, helpOfAll } from './help.js'
import { type Output, type Terminal, terminalOn } from './terminal.js'
import { visible } from './visible.js'

/**
 * Runs the command.
 *
 * @param args arguments after `cnab`
 * @returns the exit code
 */
export async function run(
  args: readonly string[],
  stdout: Output,
  stderr: Output,
  stdin: Readable = process.stdin,
): Promise<ExitCode> {
  const errors = terminalOn(stderr)
  const { name, rest, language } = callOf(args)
  const terminal = terminalOn(stdout, (error) => errors.line(outputFailed(error, language)))
  const code = await codeOf(name, rest, { terminal, stderr, stdin, language }, errors)
  return terminal.failure !== null && code === EXIT.ok ? EXIT.incomplete : code
}

async function codeOf(
  name: string | undefined,
  rest: readonly string[],
  context: CommandContext,
  errors: Terminal,
): Promise<ExitCode> {
  const { terminal, language } = context
  const command = COMMANDS.find((each) => each.name === name)
  try {
    if (command === undefined) return runBare(name, rest, terminal, language)
    return await runCommand(loaded(command), rest, context)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const help = `${command === undefined ? '' : `${command.name} `}--help`
    errors.line(`${error.text[language]}\n${{ pt: 'Veja:', en: 'See:' }[language]} cnab ${help}`)
    return EXIT.usage
  }
}

async function runCommand(command: Command, args: readonly string[], context: CommandContext): Promise<ExitCode> {
  const given = parseArguments(args, { ...command.options, ...COMMON_OPTIONS })
  if (given.values.help === true) {
    context.terminal.line(helpOf(command, context.language))
    return EXIT.ok
  }
  const { operands } = command
  const unexpected = operands.at(-1)?.repeats === true ? undefined : given.operands[operands.length]
  if (unexpected !== undefined) {
    throw new UsageError({
      pt: `Argumento a mais: ${visible(unexpected)}`,
      en: `Unexpected argument: ${visible(unexpected)}`,
    })
  }
  return command.run(given, context)
}

function runBare(name: string | undefined, args: readonly string[], terminal: Terminal, language: Language): ExitCode {
  if (name !== undefined) {
    const names = COMMANDS.map((command) => command.name)
    const error = { pt: `Comando desconhecido: ${visible(name)}`, en: `Unknown command: ${visible(name)}` }
    throw new UsageError(withSuggestion(error, closeName(name, names)))
  }
  const { values } = parseArguments(args, BARE_OPTIONS)
  if (values.version === true) {
    terminal.line(manifest.version)
    return EXIT.ok
  }
  terminal.line(helpOfAll(COMMANDS, language))
  return values.help === true ? EXIT.ok : EXIT.usage
}
