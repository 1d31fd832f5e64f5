/** The command `cnab`: which subcommand is meant. */
import manifest from '../../package.json' with { type: 'json' }
import { parseArguments, UsageError } from './arguments.js'
import { convertCommand } from './convert-command.js'
import { EXIT, type ExitCode } from './exit-codes.js'
import { remitCommand } from './remit-command.js'
import { type Output, type Terminal, terminalOn } from './terminal.js'
import { visible } from './visible.js'

const HELP = `cnab: arquivos CNAB de cobrança (boletos)

Uso: cnab COMANDO …

  convert    converte arquivos de retorno em NDJSON, CSV ou Parquet
  remit      monta um arquivo de remessa

  -h, --help       mostra esta ajuda; cnab COMANDO --help, a do comando
  -v, --version    mostra a versão

Cores só aparecem num terminal; a variável NO_COLOR as desliga.`

const COMMANDS = new Map([
  ['convert', convertCommand],
  ['remit', remitCommand],
])

/**
 * Runs the command.
 *
 * @param args what stands behind `cnab`
 * @returns the exit code
 */
export async function run(args: readonly string[], stdout: Output, stderr: Output): Promise<ExitCode> {
  const terminal = terminalOn(stdout)
  const complaints = terminalOn(stderr)
  try {
    const [name = '', ...rest] = args
    const command = COMMANDS.get(name)
    return command === undefined ? runBare(args, terminal) : await command(rest, terminal, stderr)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    complaints.line(`${error.message}\nVeja: cnab --help`)
    return EXIT.usage
  }
}

function runBare(args: readonly string[], terminal: Terminal): ExitCode {
  const { values, positionals } = parseArguments(args, {
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean', short: 'v' },
  })
  if (positionals[0] !== undefined) throw new UsageError(`Comando desconhecido: ${visible(positionals[0])}`)
  if (values.version === true) terminal.line(manifest.version)
  else if (values.help === true) terminal.line(HELP)
  else throw new UsageError('Diga um comando.')
  return EXIT.ok
}
