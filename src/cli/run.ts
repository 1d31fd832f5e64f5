/** The command `cnab`: which subcommand is meant. */
import type { Readable } from 'node:stream'
import manifest from '../../package.json' with { type: 'json' }
import { closeName, type Language } from '../cobranca/index.js'
import { callOf, parseArguments, UsageError, withSuggestion } from './arguments.js'
import type { Command, CommandContext } from './command.js'
import { COMMANDS } from './commands/index.js'
import { BARE_OPTIONS, COMMON_OPTIONS } from './common-options.js'
import { EXIT, type ExitCode } from './exit-codes.js'
import { helpOf, helpOfAll } from './help.js'
import { type Output, type Terminal, terminalOn } from './terminal.js'
import { visible } from './visible.js'

/**
 * Runs the command.
 *
 * @param args what stands behind `cnab`
 * @returns the exit code
 */
export async function run(
  args: readonly string[],
  stdout: Output,
  stderr: Output,
  stdin: Readable = process.stdin,
): Promise<ExitCode> {
  const terminal = terminalOn(stdout)
  const complaints = terminalOn(stderr)
  const { name, rest, language } = callOf(args)
  const command = COMMANDS.find((each) => each.name === name)
  try {
    if (command === undefined) return runBare(name, rest, terminal, language)
    return await runCommand(command, rest, { terminal, stderr, stdin, language })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const help = `${command === undefined ? '' : `${command.name} `}--help`
    complaints.line(`${error.text[language]}\n${{ pt: 'Veja:', en: 'See:' }[language]} cnab ${help}`)
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
  const surplus = operands.at(-1)?.repeats === true ? undefined : given.operands[operands.length]
  if (surplus !== undefined) {
    throw new UsageError({
      pt: `Argumento a mais: ${visible(surplus)}`,
      en: `One argument too many: ${visible(surplus)}`,
    })
  }
  return command.run(given, context)
}

function runBare(name: string | undefined, args: readonly string[], terminal: Terminal, language: Language): ExitCode {
  if (name !== undefined) {
    const names = COMMANDS.map((command) => command.name)
    const complaint = { pt: `Comando desconhecido: ${visible(name)}`, en: `Unknown command: ${visible(name)}` }
    throw new UsageError(withSuggestion(complaint, closeName(name, names)))
  }
  const { values } = parseArguments(args, BARE_OPTIONS)
  if (values.version === true) terminal.line(manifest.version)
  else if (values.help === true) terminal.line(helpOfAll(COMMANDS, language))
  else throw new UsageError({ pt: 'Diga um comando.', en: 'Name a command.' })
  return EXIT.ok
}
