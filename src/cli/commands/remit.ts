/** `cnab remit`: builds a remittance file and prints a summary. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  fromReais,
  isDate,
  isOurCode,
  isValidationError,
  type Language,
  type LocalizedText,
  MONEY_UNITS,
  OUR_CODES,
  type ValidationError,
  type Wallet,
} from '../../cobranca/index.js'
import { permissionsLike, systemErrorMessage } from '../../convert/index.js'
import { fieldSubject, OF_ROW } from '../../import/entries-file.js'
import { ImportFileError, ImportLimitError } from '../../import/index.js'
import { RemittedRows } from '../../import/remitted-rows.js'
import { readTextFile } from '../../import/text-file.js'
import type { WarningCode } from '../../remittance/index.js'
import { UsageError } from '../arguments.js'
import { layoutName } from '../bank-argument.js'
import { type CommandContext, command } from '../command.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { OriginalFiles, OTHER_FOLDER } from '../original-file.js'
import { countedIn, type Noun, reais } from '../portuguese.js'
import { visible } from '../visible.js'
import { NotWrittenError, PartFiles } from '../whole-file.js'

/** Builds a remittance and prints a summary. */
export const remit = command({
  usage: {
    pt: '--wallet CARTEIRA.json --slips BOLETOS.{csv,xlsx,json,ndjson} [--our-code 1001] [--out PASTA]',
    en: '--wallet WALLET.json --slips SLIPS.{csv,xlsx,json,ndjson} [--our-code 1001] [--out DIR]',
  },
  about: {
    pt: `Monta o arquivo de remessa de uma carteira. Cada linha (ou objeto) de BOLETOS tem os campos do boleto (amount, expire_at, customer_person_name …); num CSV ou XLSX, as colunas podem ter nomes em português (valor, vencimento, nome …) e as datas podem ser DD/MM/AAAA. A coluna our_code, opcional, contém a instrução da linha; o padrão é a instrução de --our-code. Tudo é conferido antes de gravar: se um boleto é inválido, nada é gravado e os erros são listados por linha.`,
    en: `Builds the remittance file of a wallet. Each row (or object) of SLIPS has the fields of a slip (amount, expire_at, customer_person_name …); in a CSV or XLSX, columns may have Portuguese names (valor, vencimento, nome …) and dates may be DD/MM/AAAA. The optional column our_code has the instruction of the row; the default is the instruction of --our-code. Everything is checked before writing: if a slip is invalid, nothing is written and the errors are listed by row.`,
  },
  operands: [],
  options: {
    wallet: {
      value: { pt: 'ARQUIVO', en: 'FILE' },
      summary: {
        pt: 'carteira, em JSON (bank_contract_slug, agency_number, account_number …)',
        en: 'wallet, as JSON (bank_contract_slug, agency_number, account_number …)',
      },
    },
    slips: {
      value: { pt: 'ARQUIVO', en: 'FILE' },
      summary: {
        pt: 'boletos, em CSV (ponto e vírgula, vírgula ou tabulação), XLSX, JSON ou NDJSON',
        en: 'slips, as CSV (semicolons, commas or tabs), XLSX, JSON or NDJSON',
      },
    },
    money: {
      value: { pt: 'UNIDADE', en: 'UNIT' },
      values: MONEY_UNITS,
      summary: {
        pt: 'unidade dos números: centavos (cents, padrão) ou reais (reais), em JSON 1345.56 e em CSV 1345,56 ou 1345.56',
        en: 'unit of numbers: cents (default) or reais, in JSON 1345.56 and in CSV 1345,56 or 1345.56',
      },
    },
    'restore-zeros': {
      summary: {
        pt: 'acrescenta os zeros à esquerda que uma planilha tirou de um CPF, CNPJ ou CEP, se os dígitos verificadores ficam certos',
        en: 'adds the leading zeros that a spreadsheet removed from a CPF, CNPJ or CEP, if the check digits are then right',
      },
    },
    'our-code': {
      value: { pt: 'CÓDIGO', en: 'CODE' },
      summary: {
        pt: 'instrução das linhas sem our_code (padrão: 1001, entrada de título)',
        en: 'instruction of rows without our_code (default: 1001, registration)',
      },
    },
    out: {
      value: { pt: 'PASTA', en: 'DIR' },
      summary: { pt: 'pasta de saída (padrão: a pasta atual)', en: 'output folder (default: the current folder)' },
    },
    date: {
      value: { pt: 'DATA', en: 'DATE' },
      summary: {
        pt: 'data da remessa, AAAA-MM-DD (padrão: hoje)',
        en: 'date of the remittance, YYYY-MM-DD (default: today)',
      },
    },
    partial: {
      summary: {
        pt: 'grava os boletos válidos e lista os inválidos',
        en: 'writes the valid slips and lists the invalid ones',
      },
    },
    strict: {
      summary: {
        pt: 'trata como erro os textos que seriam cortados ou perderiam acentos',
        en: 'treats texts that would be cut or lose accents as errors',
      },
    },
    force: { summary: { pt: 'substitui um arquivo de mesmo nome', en: 'replaces a file of the same name' } },
  },
  exits: {
    ok: { pt: 'a remessa foi gravada com todos os boletos', en: 'the remittance was written with all slips' },
    incomplete: {
      pt: 'nada foi gravado; com --partial, um ou mais boletos ficaram de fora',
      en: 'nothing was written; with --partial, one or more slips were left out',
    },
  },
  notes: {
    pt: 'O comando não altera a carteira: anote nela os próximos números mostrados.',
    en: 'The command does not change the wallet: update it with the next numbers shown.',
  },
  async run({ values }, context) {
    const { terminal, language } = context
    const {
      wallet: walletPath,
      slips: slipsPath,
      'our-code': ourCode = '1001',
      out = '.',
      date,
      money = 'cents',
      'restore-zeros': restoreZeros = false,
    } = values
    if (walletPath === undefined)
      throw new UsageError({ pt: 'Informe a carteira: --wallet ARQUIVO.', en: 'Specify the wallet: --wallet FILE.' })
    if (slipsPath === undefined)
      throw new UsageError({ pt: 'Informe os boletos: --slips ARQUIVO.', en: 'Specify the slips: --slips FILE.' })
    if (!isOurCode(ourCode))
      throw new UsageError({
        pt: `Instrução desconhecida: ${visible(ourCode)}.`,
        en: `Unknown instruction: ${visible(ourCode)}.`,
      })
    if (date !== undefined && !isDate(date))
      throw new UsageError({
        pt: `Data inválida: ${visible(date)}. Use AAAA-MM-DD.`,
        en: `Invalid date: ${visible(date)}. Use YYYY-MM-DD.`,
      })
    let rows: RemittedRows | null = null
    let files: PartFiles | null = null
    try {
      const wallet = await readWallet(walletPath)
      files = new PartFiles(await permissionsLike(slipsPath))
      rows = new RemittedRows(
        slipsPath,
        () => (money === 'reais' ? fromReais(wallet) : wallet),
        {
          partial: values.partial === true,
          strict: values.strict === true,
          ...(date === undefined ? {} : { generated_at: `${date}T00:00:00` }),
        },
        { our_code: ourCode, money, restore_zeros: restoreZeros },
      )
      const path = await writtenRows(rows, out, files)
      if (rows.isRefused) {
        terminal.line(nothingWritten(rows, language))
        return EXIT.incomplete
      }
      new OriginalFiles([walletPath, slipsPath]).check(path, OTHER_FOLDER)
      if (values.force !== true && existsSync(path)) {
        const shown = visible(path)
        const exists: LocalizedText = {
          pt: `O arquivo já existe: ${shown}. Se a remessa ainda não foi enviada, use --force para substituí-la; se foi enviada, aumente next_remittance_number.`,
          en: `The file already exists: ${shown}. If the remittance was not sent yet, use --force to replace it; if it was sent, increase next_remittance_number.`,
        }
        terminal.line(exists[language])
        return EXIT.incomplete
      }
      await files.commit([path])
      report(rows, path, context)
      return rows.rowsWithErrors.length === 0 ? EXIT.ok : EXIT.incomplete
    } catch (error) {
      if (error instanceof UsageError) throw error
      terminal.line(messageOf(error, rows, language))
      return EXIT.incomplete
    } finally {
      await files?.discard()
    }
  },
})

/** Writes the remittance. Returns its path, which the first entry may decide. */
async function writtenRows(rows: RemittedRows, out: string, files: PartFiles): Promise<string> {
  let path = ''
  let size = 0
  for await (const bytes of rows.chunks()) {
    path = join(out, rows.summary.filename)
    if (!rows.isRefused) await files.write(path, size, bytes)
    size += bytes.length
  }
  return path
}

async function readWallet(path: string): Promise<Wallet> {
  const text = await readTextFile(path)
  try {
    return JSON.parse(text) as Wallet
  } catch {
    throw new ImportFileError(`A carteira não é JSON válido: ${path}.`)
  }
}

const WORDS = {
  remittance: { pt: 'remessa nº', en: 'remittance no.' },
  registeredElsewhere: { pt: 'por outro meio, fora da remessa', en: 'by other means, not in the remittance' },
  cut: { pt: 'para caber no arquivo (--strict mostra quais)', en: 'to fit in the file (--strict shows which)' },
  missing: { pt: 'campos sem posições neste layout:', en: 'fields without columns in this layout:' },
  warnings: {
    due_on_weekend: { pt: 'em fim de semana', en: 'on a weekend' },
    due_on_holiday: { pt: 'em feriado bancário', en: 'on a bank holiday' },
    due_on_last_banking_day: { pt: 'no último dia útil do ano', en: 'on the last business day of the year' },
    overdue: { pt: 'antes da data da remessa', en: 'before the date of the remittance' },
    high_interest: {
      pt: 'com juros muito altos: confira se são de um dia, e não de um mês',
      en: 'with very high interest: check that it is of a day, not of a month',
    },
    interest_by_bank: {
      pt: 'sem juros, dos quais o banco cobra juros próprios: veja a página do banco',
      en: 'without interest, for which the bank charges its own: see the page of the bank',
    },
    write_off_by_bank: {
      pt: 'sem days_for_revoke, que o banco baixa no prazo dele: veja a página do banco',
      en: 'without days_for_revoke, which the bank writes off by its own deadline: see the page of the bank',
    },
    instruction_too_early: {
      pt: 'com instrução que o banco ainda não aceita',
      en: 'with an instruction that the bank does not accept yet',
    },
    instruction_too_late: {
      pt: 'com instrução que o banco não aceita mais',
      en: 'with an instruction that the bank no longer accepts',
    },
    repeated_title: {
      pt: 'com o número de outro título da remessa, que o banco não aceita',
      en: 'with the number of another title of the remittance, which the bank does not accept',
    },
  },
  rejected: { pt: 'com erro, fora da remessa:', en: 'with errors, not in the remittance:' },
  nextNumber: { pt: 'próximo nosso número', en: 'next nosso número' },
  nextRemittance: { pt: 'próxima remessa', en: 'next remittance' },
  nothing: { pt: 'Nada foi gravado.', en: 'Nothing was written.' },
} as const satisfies Record<string, LocalizedText | Readonly<Record<WarningCode, LocalizedText>>>

const DUE_DATES: Noun = { pt: ['vencimento', 'vencimentos'], en: ['due date', 'due dates'] }
/** Warnings about the due date itself. */
const OF_DUE_DATES: readonly WarningCode[] = ['due_on_weekend', 'due_on_holiday', 'due_on_last_banking_day', 'overdue']
const SLIPS: Noun = { pt: ['boleto', 'boletos'], en: ['slip', 'slips'] }
const REGISTERED: Noun = {
  pt: ['boleto já registrado', 'boletos já registrados'],
  en: ['slip already registered', 'slips already registered'],
}
const CUT: Noun = { pt: ['texto cortado', 'textos cortados'], en: ['text cut', 'texts cut'] }

function report(rows: RemittedRows, path: string, { terminal, language }: CommandContext): void {
  const { bank, bank_name, layout, remittance_number, next_our_number, next_remittance_number } = rows.summary
  terminal.line(terminal.style('bold', visible(path)))
  terminal.line(`  ${bank_name} (${bank}), ${layoutName(layout)}, ${WORDS.remittance[language]} ${remittance_number}`)
  for (const [code, { count, cents }] of rows.groups) {
    terminal.line(`  ${String(count).padStart(6)} × ${code} ${OUR_CODES[code]}, ${reais(cents)}`)
  }
  if (rows.skipped > 0) {
    terminal.line(`  ${countedIn(language, rows.skipped, REGISTERED)} ${WORDS.registeredElsewhere[language]}`)
  }
  if (rows.cut > 0) terminal.line(`  ${countedIn(language, rows.cut, CUT)} ${WORDS.cut[language]}`)
  if (rows.missing.size > 0) terminal.line(`  ${WORDS.missing[language]} ${[...rows.missing].join(', ')}`)
  for (const [code, text] of Object.entries(WORDS.warnings) as [WarningCode, LocalizedText][]) {
    const count = rows.warnings.get(code) ?? 0
    const noun = OF_DUE_DATES.includes(code) ? DUE_DATES : SLIPS
    if (count > 0) terminal.line(`  ${countedIn(language, count, noun)} ${text[language]}`)
  }
  for (const text of importWarnings(rows, language)) terminal.line(`  ${text}`)
  const leftOut = rows.rowsWithErrors
  if (leftOut.length > 0) {
    terminal.line(`  ${countedIn(language, leftOut.length, SLIPS)} ${WORDS.rejected[language]}`)
  }
  for (const { place, errors } of leftOut) terminal.line(terminal.style('red', `    ${rowErrors(place, errors)}`))
  const nextNumber = next_our_number === null ? '' : `${WORDS.nextNumber[language]} ${next_our_number}, `
  terminal.line(`  ${nextNumber}${WORDS.nextRemittance[language]} ${next_remittance_number}`)
}

function messageOf(error: unknown, rows: RemittedRows | null, language: Language): string {
  const nothing = WORDS.nothing[language]
  if (rows !== null && isValidationError(error)) {
    const { byEntry, errors } = error
    const hasRowErrors = byEntry !== undefined || (rows.failed.length > 0 && errors['entries'] !== undefined)
    if (hasRowErrors) return nothingWritten(rows, language)
    // The wallet is invalid, so the other rows were not validated and are not counted.
    return [nothing, rowErrors(null, errors), ...rows.failed.map((row) => rowErrors(row.place, row.errors))].join('\n')
  }
  if (error instanceof ImportLimitError) return `${nothing}\n${error.text[language]}`
  if (error instanceof ImportFileError) return `${nothing}\n${visible(error.message)}`
  if (error instanceof NotWrittenError) return `${nothing}\n${errorText(error, language)}`
  const path = error instanceof Error && 'path' in error ? `${visible(String(error.path))}: ` : ''
  return `${nothing}\n${path}${visible(systemErrorMessage(error, language))}.`
}

/** Summary and errors of the rows for which nothing was written. */
function nothingWritten(rows: RemittedRows, language: Language): string {
  const failed = rows.rowsWithErrors
  const all = countedIn(language, rows.entries + rows.failed.length, SLIPS)
  const isOne = failed.length === 1
  const summary: LocalizedText = {
    pt: `Nada foi gravado: ${failed.length} de ${all} ${isOne ? 'tem' : 'têm'} erros.`,
    en: `Nothing was written: ${failed.length} of ${all} ${isOne ? 'has' : 'have'} errors.`,
  }
  const errors = failed.map(({ place, errors }) => rowErrors(place, errors))
  return [summary[language], ...errors, ...importWarnings(rows, language)].join('\n')
}

const HIDDEN: Noun = {
  pt: ['linha oculta na planilha', 'linhas ocultas na planilha'],
  en: ['hidden row', 'hidden rows'],
}

/** Warnings of the import. Many rows may be hidden, so hidden rows are only counted. All other warnings are in Portuguese, like all messages of the library. */
function importWarnings({ importWarnings: warnings }: RemittedRows, language: Language): string[] {
  const hidden = warnings.filter(({ code }) => code === 'hidden_row')
  const count: LocalizedText = {
    pt: `${countedIn('pt', hidden.length, HIDDEN)}, a primeira na linha ${hidden[0]?.line}: as linhas ocultas são lidas como as outras`,
    en: `${countedIn('en', hidden.length, HIDDEN)} in the spreadsheet, the first in row ${hidden[0]?.line}: hidden rows are read like the others`,
  }
  return [
    ...(hidden.length === 0 ? [] : [count[language]]),
    ...warnings
      .filter(({ code }) => code !== 'hidden_row')
      .map(({ line, field, message }) => visible(`linha ${line}: ${fieldSubject(field ?? OF_ROW)}${message}`)),
  ]
}

/** Errors of a row, in Portuguese like all messages of the library: `linha 3: amount não pode ficar em branco; expire_at não é uma data válida` */
const rowErrors = (place: string | null, errors: ValidationError['errors']): string =>
  `${place === null ? '' : `${place}: `}${Object.entries(errors)
    .map(
      ([field, messages]) =>
        `${fieldSubject(field)}${messages.map((message) => message.replace(/\.$/, '')).join(', ')}`,
    )
    .map(visible)
    .join('; ')}`
