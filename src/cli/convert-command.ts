/** `cnab convert`: arguments in, text out. */
import { BANKS, bankOf } from '../banks/index.js'
import { convertAll, OUTPUT_FORMATS, type OutputFormat, systemErrorMessage } from '../convert/index.js'
import { parseArguments, UsageError } from './arguments.js'
import { EXIT, type ExitCode } from './exit-codes.js'
import { Report } from './report.js'
import { RunTotals } from './run-totals.js'
import type { Terminal } from './terminal.js'
import { visible } from './visible.js'

const formats = Object.keys(OUTPUT_FORMATS)
const banks = BANKS.map(({ number, name }) => `${number} ${name}`).join(', ')

const CONVERT_HELP = `Uso: cnab convert ARQUIVO|PASTA… [--out PASTA] [--to ${formats.join('|')}] [--bank NÚMERO]

Lê arquivos de retorno de cobrança e grava os registros de cada um, um por linha. Banco e layout são descobertos
pelo conteúdo, seja qual for o nome. De uma PASTA é lido tudo o que há nela, também em subpastas; o que não é
arquivo de banco é ignorado. Um arquivo que não é retorno de cobrança é recusado, e os outros seguem.
O que uma conversão anterior gravou em --out só é substituído por outra que dê certo: o de um recusado continua lá.

  --out PASTA      onde gravar (padrão: out); retorno.ret vira out/retorno.ret.ndjson
  --to FORMATO     ${formats.join(', ')} (padrão: ndjson)
  --bank NÚMERO    lê os arquivos como deste banco (${banks}), para os que não o informam no header
  -h, --help       mostra esta ajuda

Código de saída:
  0  tudo foi convertido (o que uma PASTA tem e não é retorno de cobrança não conta)
  1  algo ficou por fazer: um ARQUIVO recusado, um retorno de banco ou layout que ainda não é lido, um erro de disco
  2  comando errado; nada foi feito
Erros dentro de um retorno (uma linha cortada, um total que não confere) são mostrados e não mudam o código.`

/**
 * Converts and reports.
 *
 * @throws {UsageError} when the arguments cannot be understood
 */
export async function convertCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseArguments(args, {
    out: { type: 'string' },
    to: { type: 'string' },
    bank: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help === true) {
    terminal.line(CONVERT_HELP)
    return EXIT.ok
  }
  if (positionals.length === 0) throw new UsageError('Diga que arquivos ou pastas converter.')
  const { out = 'out', to = 'ndjson', bank } = values
  if (!isFormat(to)) throw new UsageError(`Formato desconhecido: ${visible(to)}. Há: ${formats.join(', ')}.`)
  if (bank !== undefined && bankOf(bank) === undefined) {
    throw new UsageError(`Banco desconhecido: ${visible(bank)}. Há: ${banks}.`)
  }
  const totals = new RunTotals()
  const report = new Report(terminal)
  try {
    for await (const outcome of convertAll(positionals, { out, to, ...(bank === undefined ? {} : { bank }) })) {
      totals.add(outcome)
      report.outcome(outcome)
    }
  } catch (error) {
    terminal.line(`Não foi possível gravar em ${visible(out)}: ${visible(systemErrorMessage(error))}.`)
    return EXIT.incomplete
  }
  report.totals(totals)
  return totals.exitCode
}

const isFormat = (text: string): text is OutputFormat => formats.includes(text)
