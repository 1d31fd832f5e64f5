/** `cnab codes`: the library's own codes. */
import { closeName, OCCURRENCE_KINDS } from '../../cobranca/index.js'
import { CODE_TABLES, type CodeEntry, type CodeTable, codeEntries } from '../../inspect/index.js'
import { UsageError, withSuggestion } from '../arguments.js'
import { type CommandContext, command } from '../command.js'
import { formatOption, NOTHING_FOUND, SEARCH_OPTION } from '../common-options.js'
import { EXIT } from '../exit-codes.js'
import { printTable, type TableColumn, textTable } from '../table.js'
import { visible } from '../visible.js'

const NAMES = Object.keys(CODE_TABLES) as CodeTable[]

const COLUMNS: readonly TableColumn<CodeEntry>[] = [
  { key: 'table', head: { pt: 'tabela', en: 'table' }, value: ({ table }) => table },
  { key: 'code', head: { pt: 'código', en: 'code' }, value: ({ code }) => code },
  { key: 'text', head: { pt: 'texto', en: 'text' }, value: ({ text }) => text },
  { key: 'acronym', head: { pt: 'sigla', en: 'acronym' }, value: ({ acronym }) => acronym ?? null },
  { key: 'febraban', head: { pt: 'FEBRABAN', en: 'FEBRABAN' }, value: ({ febraban }) => febraban ?? null },
  { key: 'kind', head: { pt: 'tipo', en: 'kind' }, value: ({ kind }) => kind ?? null },
  { key: 'money', head: { pt: 'dinheiro', en: 'money' }, value: ({ money }) => money ?? null },
  { key: 'final', head: { pt: 'encerra', en: 'final' }, value: ({ final }) => final ?? null },
]

/** Lists and searches the codes. */
export const codes = command({
  usage: {
    pt: '[TABELA] [--search TEXTO] [--format text|json|csv]',
    en: '[TABLE] [--search TEXT] [--format text|json|csv]',
  },
  about: {
    pt: `Mostra os códigos das instruções, dos boletos e dos retornos, iguais para todos os bancos. Tabelas: ${NAMES.join(', ')}.`,
    en: `Shows the codes of instructions, slips and returns, which are the same for all banks. Tables: ${NAMES.join(', ')}.`,
  },
  operands: [{ of: NAMES }],
  options: { search: SEARCH_OPTION, format: formatOption('text', 'json', 'csv') },
  examples: [
    [
      'codes our_code --search vencimento',
      { pt: 'busca as instruções sobre vencimento', en: 'searches the instructions for «vencimento»' },
    ],
    ['codes document_type', { pt: 'mostra as espécies de documento', en: 'shows the document types' }],
  ],
  exits: {
    ok: { pt: 'um ou mais códigos foram encontrados', en: 'one or more codes were found' },
    incomplete: { pt: 'nenhum código foi encontrado', en: 'no code was found' },
  },
  async run({ values: { search, format = 'text' }, operands: [name] }, context) {
    const table = tableArgument(name)
    const entries = codeEntries({ table, search })
    if (format === 'text') printText(entries, context)
    else await printTable(entries, COLUMNS, format, context)
    return entries.length === 0 ? EXIT.incomplete : EXIT.ok
  },
})

function tableArgument(name: string | undefined): CodeTable | undefined {
  const table = NAMES.find((each) => each === name)
  if (name === undefined || table !== undefined) return table
  const error = {
    pt: `Tabela desconhecida: ${visible(name)}. Use: ${NAMES.join(', ')}`,
    en: `Unknown table: ${visible(name)}. Use: ${NAMES.join(', ')}`,
  }
  throw new UsageError(withSuggestion(error, closeName(name, NAMES)))
}

function printText(entries: readonly CodeEntry[], { terminal, language }: CommandContext): void {
  const shown = NAMES.filter((name) => entries.some(({ table }) => table === name))
  for (const [i, name] of shown.entries()) {
    if (i > 0) terminal.line()
    terminal.line(terminal.style('bold', `${name}: ${CODE_TABLES[name][language]}`))
    const rows = entries.filter(({ table }) => table === name)
    const notes = rows.map((row) => notesOf(row, language))
    const hasNotes = notes.some((note) => note !== '')
    const cells = rows.map(({ code, text }, at) => (hasNotes ? [code, notes[at]!, text] : [code, text]))
    const [, ...lines] = textTable(
      cells[0]!.map(() => ''),
      cells,
      terminal,
    )
    for (const line of lines) terminal.line(`  ${line}`)
  }
  if (entries.length === 0) terminal.line(NOTHING_FOUND[language])
}

/** `liquidado, dinheiro, encerra`; `DM` */
function notesOf({ acronym, kind, money, final }: CodeEntry, language: CommandContext['language']): string {
  const words = { pt: { money: 'dinheiro', final: 'encerra' }, en: { money: 'money', final: 'final' } }[language]
  const kindName = kind === undefined ? undefined : language === 'pt' ? OCCURRENCE_KINDS[kind].label : kind
  return [acronym, kindName, ...(money === true ? [words.money] : []), ...(final === true ? [words.final] : [])]
    .filter((note) => note !== undefined)
    .join(', ')
}
