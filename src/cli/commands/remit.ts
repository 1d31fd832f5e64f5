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
} from '../../cobranca/index.js'
import {
  EntriesFileError,
  type FileEntry,
  readEntriesFile,
  readTextFile,
  systemErrorMessage,
} from '../../convert/index.js'
import { buildRemittance, type Remittance } from '../../remittance/index.js'
import { UsageError } from '../arguments.js'
import { command } from '../command.js'
import { EXIT } from '../exit-codes.js'
import { counted } from '../portuguese.js'
import type { Terminal } from '../terminal.js'
import { visible } from '../visible.js'
import { writeWhole } from '../whole-file.js'

/** Builds and reports. */
export const remit = command({
  name: 'remit',
  summary: { pt: 'monta um arquivo de remessa', en: 'builds a remittance file' },
  usage: {
    pt: '--wallet CARTEIRA.json --slips BOLETOS.{json,ndjson,csv} [--our-code 1001] [--out PASTA]',
    en: '--wallet WALLET.json --slips SLIPS.{json,ndjson,csv} [--our-code 1001] [--out DIR]',
  },
  about: {
    pt: `Monta o arquivo de remessa de uma carteira. Cada linha (ou objeto) de BOLETOS tem os campos do boleto (amount, expire_at, customer_person_name …); numa coluna our_code vai a instrução da linha, se não for a de --our-code. Tudo é conferido antes de gravar: com um boleto inválido nada é gravado, e os erros são mostrados por linha.`,
    en: `Builds the remittance file of a wallet. Each row (or object) of SLIPS has the fields of a slip (amount, expire_at, customer_person_name …); a column our_code has the instruction of the row, where it is not that of --our-code. Everything is checked before writing: with one invalid slip nothing is written, and the errors are shown by row.`,
  },
  operands: [],
  options: {
    wallet: {
      value: { pt: 'ARQUIVO', en: 'FILE' },
      says: {
        pt: 'a carteira, em JSON (bank_contract_slug, agency_number, account_number …)',
        en: 'the wallet, as JSON (bank_contract_slug, agency_number, account_number …)',
      },
    },
    slips: {
      value: { pt: 'ARQUIVO', en: 'FILE' },
      says: {
        pt: 'os boletos, em JSON, NDJSON ou CSV (ponto e vírgula, vírgula ou tabulação)',
        en: 'the slips, as JSON, NDJSON or CSV (semicolons, commas or tabs)',
      },
    },
    'our-code': {
      value: { pt: 'CÓDIGO', en: 'CODE' },
      says: {
        pt: 'instrução das linhas que não a dizem (padrão: 1001, entrada de título)',
        en: 'instruction of the rows that name none (default: 1001, entry of a title)',
      },
    },
    out: {
      value: { pt: 'PASTA', en: 'DIR' },
      says: { pt: 'onde gravar (padrão: a pasta atual)', en: 'where to write (default: the current folder)' },
    },
    date: {
      value: { pt: 'DATA', en: 'DATE' },
      says: {
        pt: 'data da remessa, AAAA-MM-DD (padrão: hoje)',
        en: 'day of the remittance, YYYY-MM-DD (default: today)',
      },
    },
    partial: {
      says: {
        pt: 'grava os boletos válidos e lista os que ficaram de fora',
        en: 'writes the valid slips and lists those left out',
      },
    },
    strict: {
      says: {
        pt: 'recusa textos que teriam de ser cortados ou perder acentos',
        en: 'refuses texts that would have to be cut or to lose accents',
      },
    },
    force: { says: { pt: 'substitui um arquivo de mesmo nome', en: 'replaces a file of the same name' } },
  },
  exits: {
    ok: { pt: 'a remessa foi gravada com todos os boletos', en: 'the remittance was written, with all the slips' },
    incomplete: {
      pt: 'nada foi gravado, ou (com --partial) algum boleto ficou de fora',
      en: 'nothing was written, or (with --partial) not all the slips are in it',
    },
  },
  notes: {
    pt: 'O arquivo não guarda estado: anote na carteira os próximos números que o comando mostra.',
    en: 'The file keeps no state: note in the wallet the next numbers that the command shows.',
  },
  async run({ values }, { terminal }) {
    const { wallet: walletPath, slips: slipsPath, 'our-code': ourCode = '1001', out = '.', date } = values
    if (walletPath === undefined)
      throw new UsageError({ pt: 'Diga a carteira: --wallet ARQUIVO.', en: 'Name the wallet: --wallet FILE.' })
    if (slipsPath === undefined)
      throw new UsageError({ pt: 'Diga os boletos: --slips ARQUIVO.', en: 'Name the slips: --slips FILE.' })
    if (!isOurCode(ourCode))
      throw new UsageError({
        pt: `Instrução desconhecida: ${visible(ourCode)}.`,
        en: `Unknown instruction: ${visible(ourCode)}.`,
      })
    if (date !== undefined && !isDate(date))
      throw new UsageError({
        pt: `Data inválida: ${visible(date)}. Use AAAA-MM-DD.`,
        en: `No date: ${visible(date)}. Use YYYY-MM-DD.`,
      })
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
      const path = join(out, remittance.filename)
      if (values.force !== true && existsSync(path)) {
        terminal.line(
          `Já existe: ${visible(path)}. Se a remessa ainda não foi enviada, --force a substitui; se foi, avance next_remittance_number.`,
        )
        return EXIT.incomplete
      }
      await writeWhole(path, remittance.content)
      report(remittance, rows, path, terminal)
      return remittance.rejected.length === 0 ? EXIT.ok : EXIT.incomplete
    } catch (error) {
      terminal.line(messageOf(error, rows))
      return EXIT.incomplete
    }
  },
})

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
