/** `cnab layout`: prints the layout tables of a bank. */
import { type BankDefinition, layoutNamed } from '../../banks/index.js'
import { closeName, type Language, type LocalizedText } from '../../cobranca/index.js'
import type { Direction } from '../../febraban/index.js'
import { type FieldRow, type LayoutTables, layoutTables, lineParsedSchema, recordLabel } from '../../inspect/index.js'
import { UsageError, withSuggestion } from '../arguments.js'
import { BANK_OPERAND, bankArgument, LAYOUT_OPERAND, layoutTitle } from '../bank-argument.js'
import { type CommandContext, command } from '../command.js'
import { formatOption } from '../common-options.js'
import { EXIT } from '../exit-codes.js'
import { jsonText } from '../json-text.js'
import { markdownTable, textTable } from '../table.js'
import { VARIANT_OPTION, variantArgument } from '../variant-argument.js'
import { visible } from '../visible.js'

const DIRECTIONS: Readonly<Record<Direction, LocalizedText>> = {
  remittance: { pt: 'remessa', en: 'remittance' },
  return: { pt: 'retorno', en: 'return' },
}

const HEADS = {
  pt: ['de', 'até', 'tam', 'tipo', 'campo', 'rótulo'],
  en: ['from', 'to', 'len', 'kind', 'field', 'label'],
} as const

/** Only in Markdown: too long for lines of text. */
const MEANING: LocalizedText = { pt: 'significado', en: 'meaning' }

/** Prints layout tables. */
export const layout = command({
  usage: {
    pt: 'BANCO [cnab240|cnab400] [remittance|return] [REGISTRO] [--variant NOME] [--format text|markdown|json|json-schema]',
    en: 'BANK [cnab240|cnab400] [remittance|return] [RECORD] [--variant NAME] [--format text|markdown|json|json-schema]',
  },
  about: {
    pt: 'Mostra os layouts dos arquivos do BANCO (número, como 341, ou nome, como itau): as posições, o tipo, o nome e o rótulo de cada campo de cada registro, e a página do manual; em Markdown e JSON, também o significado de cada campo. Sem filtro, mostra todos os layouts, variantes, direções e registros. A direção também pode ser remessa ou retorno. json-schema é o esquema do line_parsed dos retornos, com as posições de cada valor.',
    en: 'Shows the layouts of the files of the BANK (number, like 341, or name, like itau): the columns, kind, name and label of each field of each record, and the page of the manual; as Markdown and JSON, also the meaning of each field. Without a filter, shows all layouts, variants, directions and records. The direction can also be remessa or retorno. json-schema is the schema of line_parsed of returns, with the columns of each value.',
  },
  operands: [BANK_OPERAND, LAYOUT_OPERAND, { of: Object.keys(DIRECTIONS) }, { of: [] }],
  options: { variant: VARIANT_OPTION, format: formatOption('text', 'markdown', 'json', 'json-schema') },
  examples: [
    [
      'layout itau cnab400 return title',
      { pt: 'mostra o registro de título do retorno', en: 'shows the title record of returns' },
    ],
    [
      'layout 756 cnab240 remittance segment_p --format markdown',
      { pt: 'mostra o segmento P em Markdown', en: 'shows segment P as Markdown' },
    ],
    [
      'layout bradesco cnab400 return --format json-schema',
      { pt: 'mostra o esquema do line_parsed', en: 'shows the schema of line_parsed' },
    ],
  ],
  exits: { ok: { pt: 'as tabelas foram mostradas', en: 'the tables were shown' } },
  async run({ values: { variant, format = 'text' }, operands: [name, ...rest] }, context) {
    const bank = bankArgument(name)
    const { width, direction, record } = readWords(rest)
    const choice = { layout: width, direction, variant: variantArgument(bank, variant) }
    const tables = withRecord(layoutTables(bank, choice), bank, record)
    const { terminal } = context
    if (format === 'json-schema') terminal.line(jsonText(schemaOf(tables, bank, choice, record)))
    else if (format === 'json') terminal.line(jsonText(tables))
    else
      for (const line of format === 'markdown' ? markdown(tables, context) : text(tables, context)) terminal.line(line)
    return EXIT.ok
  },
})

/** Parses the words after the bank, in any order: layout, direction and record. */
function readWords(words: readonly string[]) {
  const directionOf = (word: string): Direction | undefined =>
    (Object.keys(DIRECTIONS) as Direction[]).find((name) => name === word || DIRECTIONS[name].pt === word)
  const others = words.filter((word) => layoutNamed(word) === undefined && directionOf(word) === undefined)
  if (others[1] !== undefined) {
    const shown = visible(others[1])
    throw new UsageError({ pt: `Argumento a mais: ${shown}`, en: `Unexpected argument: ${shown}` })
  }
  return {
    width: words.map(layoutNamed).find((found) => found !== undefined),
    direction: words.map(directionOf).find((found) => found !== undefined),
    record: others[0],
  }
}

/**
 * Keeps only the given record, and the tables that have it.
 *
 * @throws {UsageError} if there are no tables, or no table has the record
 */
function withRecord(
  tables: readonly LayoutTables[],
  bank: BankDefinition,
  record: string | undefined,
): readonly LayoutTables[] {
  if (tables.length === 0) {
    throw new UsageError({
      pt: `${bank.name} não tem este layout. cnab banks ${bank.slug} lista os layouts do banco.`,
      en: `${bank.name} does not have this layout. cnab banks ${bank.slug} lists the bank’s layouts.`,
    })
  }
  if (record === undefined) return tables
  const found = tables.flatMap((table) => {
    const records = table.records.filter((each) => each.record === record)
    return records.length === 0 ? [] : [{ ...table, records }]
  })
  if (found.length > 0) return found
  const known = [...new Set(tables.flatMap(({ records }) => records.map((each) => each.record)))]
  const error = {
    pt: `Registro desconhecido: ${visible(record)}. Use: ${known.join(', ')}`,
    en: `Unknown record: ${visible(record)}. Use: ${known.join(', ')}`,
  }
  throw new UsageError(withSuggestion(error, closeName(record, known)))
}

function schemaOf(
  tables: readonly LayoutTables[],
  bank: BankDefinition,
  choice: Parameters<typeof lineParsedSchema>[1],
  record: string | undefined,
) {
  if (record === undefined && tables.some(({ direction }) => direction === 'return'))
    return lineParsedSchema(bank, choice)
  throw new UsageError({
    pt: 'json-schema só existe para retornos e não aceita um registro.',
    en: 'json-schema exists only for returns and does not accept a record.',
  })
}

const titleOf = (table: LayoutTables, { language }: CommandContext): string =>
  `${layoutTitle(table)}, ${DIRECTIONS[table.direction][language]}`

/** `segment_p: segmento P`; the name alone where it is the label. */
function headingOf(record: string, language: Language): string {
  const label = recordLabel(record, language)
  return label === record ? record : `${record}: ${label}`
}

const cellsOf = ({ from, to, length, kind, name, words }: FieldRow, language: Language): string[] => [
  String(from),
  String(to),
  String(length),
  kind,
  name,
  words.label[language],
]

function text(tables: readonly LayoutTables[], context: CommandContext): string[] {
  const { terminal, language } = context
  const parts = tables.map((table) => [
    terminal.style('bold', titleOf(table, context)),
    `${table.manual.title}, ${table.manual.version}`,
    ...table.records.flatMap(({ record, source, fields }) => [
      '',
      terminal.style('bold', headingOf(record, language)),
      terminal.style('dim', source),
      ...textTable(
        HEADS[language],
        fields.map((field) => cellsOf(field, language)),
        terminal,
      ),
    ]),
  ])
  return separated(parts)
}

function markdown(tables: readonly LayoutTables[], context: CommandContext): string[] {
  const { language } = context
  const parts = tables.map((table) => [
    `# ${titleOf(table, context)}`,
    '',
    `${table.manual.title}, ${table.manual.version}`,
    ...table.records.flatMap(({ record, source, fields }) => [
      '',
      `## ${headingOf(record, language)}`,
      '',
      source,
      '',
      ...markdownTable(
        [...HEADS[language], MEANING[language]],
        fields.map((field) => [...cellsOf(field, language), field.words.meaning[language]]),
      ),
    ]),
  ])
  return separated(parts)
}

/** Separates parts with a blank line. */
const separated = (parts: readonly (readonly string[])[]): string[] =>
  parts.flatMap((part, i) => (i === 0 ? [...part] : ['', ...part]))
