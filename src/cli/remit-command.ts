/** `cnab remit`: arguments in, a remittance file and its summary out. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  formatMoney,
  isDate,
  isOurCode,
  isValidationError,
  OUR_CODES,
  parseMoney,
  type ValidationError,
  type Wallet,
} from '../cobranca/index.js'
import {
  EntriesFileError,
  type FileEntry,
  OutputFile,
  readEntriesFile,
  readTextFile,
  systemErrorMessage,
} from '../convert/index.js'
import { buildRemittance, type Remittance } from '../remittance/index.js'
import { parseArguments, UsageError } from './arguments.js'
import { EXIT, type ExitCode } from './exit-codes.js'
import { counted } from './portuguese.js'
import type { Terminal } from './terminal.js'
import { visible } from './visible.js'

const REMIT_HELP = `Uso: cnab remit --wallet CARTEIRA.json --slips BOLETOS.{json,ndjson,csv} [--our-code 1001] [--out PASTA]

Monta o arquivo de remessa de uma carteira. Cada linha (ou objeto) de BOLETOS tem os campos do boleto (amount,
expire_at, customer_person_name …); numa coluna our_code vai a instrução da linha, se não for a de --our-code.
Tudo é conferido antes de gravar: com um boleto inválido nada é gravado, e os erros são mostrados por linha.

  --wallet ARQUIVO   a carteira, em JSON (bank_contract_slug, agency_number, account_number …)
  --slips ARQUIVO    os boletos, em JSON, NDJSON ou CSV (ponto e vírgula, vírgula ou tabulação)
  --our-code CÓDIGO  instrução das linhas que não a dizem (padrão: 1001, entrada de título)
  --out PASTA        onde gravar (padrão: a pasta atual)
  --date DATA        data da remessa, AAAA-MM-DD (padrão: hoje)
  --partial          grava os boletos válidos e lista os que ficaram de fora
  --strict           recusa textos que teriam de ser cortados ou perder acentos
  --force            substitui um arquivo de mesmo nome
  -h, --help         mostra esta ajuda

Código de saída:
  0  a remessa foi gravada com todos os boletos
  1  nada foi gravado, ou (com --partial) algum boleto ficou de fora
  2  comando errado; nada foi feito
O arquivo não guarda estado: anote na carteira os próximos números que o comando mostra.`

/**
 * Builds and reports.
 *
 * @throws {UsageError} when the arguments cannot be understood
 */
export async function remitCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseArguments(args, {
    wallet: { type: 'string' },
    slips: { type: 'string' },
    'our-code': { type: 'string' },
    out: { type: 'string' },
    date: { type: 'string' },
    partial: { type: 'boolean' },
    strict: { type: 'boolean' },
    force: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help === true) {
    terminal.line(REMIT_HELP)
    return EXIT.ok
  }
  if (positionals[0] !== undefined) throw new UsageError(`Argumento a mais: ${visible(positionals[0])}`)
  const { wallet: walletPath, slips: slipsPath, 'our-code': ourCode = '1001', out = '.', date } = values
  if (walletPath === undefined) throw new UsageError('Diga a carteira: --wallet ARQUIVO.')
  if (slipsPath === undefined) throw new UsageError('Diga os boletos: --slips ARQUIVO.')
  if (!isOurCode(ourCode)) throw new UsageError(`Instrução desconhecida: ${visible(ourCode)}.`)
  if (date !== undefined && !isDate(date)) throw new UsageError(`Data inválida: ${visible(date)}. Use AAAA-MM-DD.`)
  let rows: FileEntry[] = []
  try {
    const wallet = await readWallet(walletPath)
    rows = await readEntriesFile(slipsPath, ourCode)
    const remittance = buildRemittance({
      wallet,
      entries: rows.map(({ entry }) => entry),
      partial: values.partial === true,
      strict: values.strict === true,
      ...(date === undefined ? {} : { generated_at: `${date}T00:00:00` }),
    })
    const file = new OutputFile(join(out, remittance.filename))
    if (values.force !== true && existsSync(file.path)) {
      terminal.line(
        `Já existe: ${visible(file.path)}. Se a remessa ainda não foi enviada, --force a substitui; se foi, avance next_remittance_number.`,
      )
      return EXIT.incomplete
    }
    await writeWhole(file, remittance.content)
    report(remittance, rows, file.path, terminal)
    return remittance.rejected.length === 0 ? EXIT.ok : EXIT.incomplete
  } catch (error) {
    terminal.line(messageOf(error, rows))
    return EXIT.incomplete
  }
}

async function writeWhole(file: OutputFile, content: string): Promise<void> {
  try {
    await file.write(content)
    await file.commit()
  } catch (error) {
    await file.discard()
    throw error
  }
}

async function readWallet(path: string): Promise<Wallet> {
  const text = await readTextFile(path)
  try {
    return JSON.parse(text) as Wallet
  } catch {
    throw new EntriesFileError(`A carteira não é JSON válido: ${path}.`)
  }
}

function report(remittance: Remittance, rows: readonly FileEntry[], path: string, terminal: Terminal): void {
  const { bank, bank_name, layout, remittance_number, changes, skipped, rejected } = remittance
  terminal.line(terminal.style('bold', visible(path)))
  terminal.line(
    `  ${bank_name} (${bank}), ${layout.toUpperCase().replace('CNAB', 'CNAB ')}, remessa nº ${remittance_number}`,
  )
  for (const [code, entries] of byInstruction(remittance)) {
    const cents = entries.reduce((sum, entry) => sum + parseMoney(rows[entry]!.entry.slip.amount), 0)
    terminal.line(`  ${String(entries.length).padStart(6)} × ${code} ${OUR_CODES[code]}, R$ ${formatMoney(cents)}`)
  }
  const { length: elsewhere } = skipped
  if (elsewhere > 0)
    terminal.line(
      `  ${counted(elsewhere, 'boleto já registrado', 'boletos já registrados')} por outro meio, fora da remessa`,
    )
  const cut = changes.filter((change) => change.cut).length
  if (cut > 0)
    terminal.line(`  ${counted(cut, 'texto cortado', 'textos cortados')} para caber no arquivo (--strict diz quais)`)
  if (rejected.length > 0)
    terminal.line(`  ${counted(rejected.length, 'boleto', 'boletos')} com erro, fora da remessa:`)
  for (const { entry, errors } of rejected)
    terminal.line(terminal.style('red', `    ${rowErrors(rows[entry]!.place, errors)}`))
  terminal.line(
    `  próximo nosso número ${remittance.next_our_number}, próxima remessa ${remittance.next_remittance_number}`,
  )
}

function byInstruction({ records }: Remittance): Map<keyof typeof OUR_CODES, number[]> {
  const groups = new Map<keyof typeof OUR_CODES, number[]>()
  for (const { our_code, entry } of records) {
    const group = groups.get(our_code)
    if (group === undefined) groups.set(our_code, [entry])
    else group.push(entry)
  }
  return groups
}

function messageOf(error: unknown, rows: readonly FileEntry[]): string {
  if (isValidationError(error)) {
    const { byEntry } = error
    if (byEntry === undefined) return `Nada foi gravado.\n${rowErrors(null, error.errors)}`
    const lines = Object.entries(byEntry).map(([entry, errors]) =>
      rowErrors(rows[Number(entry)]?.place ?? null, errors),
    )
    const have = lines.length === 1 ? 'tem' : 'têm'
    return [
      `Nada foi gravado: ${lines.length} de ${counted(rows.length, 'boleto', 'boletos')} ${have} erros.`,
      ...lines,
    ].join('\n')
  }
  if (error instanceof EntriesFileError) return `Nada foi gravado.\n${visible(error.message)}`
  const path = error instanceof Error && 'path' in error ? `${visible(String(error.path))}: ` : ''
  return `Nada foi gravado.\n${path}${visible(systemErrorMessage(error))}.`
}

/** `linha 3: amount não pode ficar em branco; expire_at não é uma data válida` */
const rowErrors = (place: string | null, errors: ValidationError['errors']): string =>
  `${place === null ? '' : `${place}: `}${Object.entries(errors)
    .map(([field, messages]) => `${field} ${messages.map((message) => message.replace(/\.$/, '')).join(', ')}`)
    .map(visible)
    .join('; ')}`
