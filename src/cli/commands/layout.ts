/** `cnab layout`: the tables of a bank's layouts. */
import { type Bank, layoutNamed } from '../../banks/index.js'
import { closeName, type LocalizedText } from '../../cobranca/index.js'
import type { Direction } from '../../febraban/index.js'
import { type FieldRow, type LayoutTables, layoutTables, lineParsedSchema } from '../../inspect/index.js'
import { UsageError, withSuggestion } from '../arguments.js'
import {
  BANK_OPERAND,
  bankArgument,
  LAYOUT_OPERAND,
  layoutTitle,
  VARIANT_OPTION,
  variantArgument,
} from '../bank-argument.js'
import { type CommandContext, command } from '../command.js'
import { formatOption } from '../common-options.js'
import { EXIT } from '../exit-codes.js'
import { jsonText } from '../json-text.js'
import { markdownTable, textTable } from '../table.js'
import { visible } from '../visible.js'

const DIRECTIONS: Readonly<Record<Direction, LocalizedText>> = {
  remittance: { pt: 'remessa', en: 'remittance' },
  return: { pt: 'retorno', en: 'return' },
}

const HEADS = {
  pt: ['de', 'até', 'tam', 'tipo', 'campo'],
  en: ['from', 'to', 'len', 'kind', 'field'],
} as const

/** Prints layouts. */
export const layout = command({
  name: 'layout',
  summary: {
    pt: 'mostra as tabelas do layout de um banco: posições, tipos e nomes dos campos',
    en: 'shows the tables of a bank’s layout: columns, kinds and names of the fields',
  },
  usage: {
    pt: `BANCO [cnab240|cnab400] [remittance|return] [REGISTRO] [--variant NOME]
    [--format text|markdown|json|json-schema]`,
    en: `BANK [cnab240|cnab400] [remittance|return] [RECORD] [--variant NAME]
    [--format text|markdown|json|json-schema]`,
  },
  about: {
    pt: 'Mostra os layouts com que a biblioteca lê e escreve os arquivos do BANCO (número, como 341, ou nome, como itau): de cada registro, as posições, o tipo e o nome de cada campo, e a página do manual. O que não for dito vem inteiro: todos os layouts, variantes, remessa e retorno, todos os registros. remessa e retorno também servem de remittance e return. json-schema é o esquema do line_parsed dos retornos, e diz de que posições vem cada valor.',
    en: 'Shows the layouts by which the library reads and writes the files of the BANK (its number, as 341, or its name, as itau): of each record the columns, kind and name of each field, and the page of the manual. What is not said comes whole: all layouts, variants, remittance and return, all records. json-schema is the schema of the line_parsed of returns, and says which columns each value comes from.',
  },
  operands: [BANK_OPERAND, LAYOUT_OPERAND, { of: Object.keys(DIRECTIONS) }, { of: [] }],
  options: { variant: VARIANT_OPTION, format: formatOption('text', 'markdown', 'json', 'json-schema') },
  examples: [
    [
      'layout itau cnab400 return title',
      { pt: 'o registro do título no retorno', en: 'the record of a title in the return' },
    ],
    [
      'layout 756 cnab240 remittance segment_p --format markdown',
      { pt: 'o segmento P, em Markdown', en: 'segment P, as Markdown' },
    ],
    [
      'layout bradesco cnab400 return --format json-schema',
      { pt: 'o esquema do line_parsed', en: 'the schema of line_parsed' },
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

/** What stands behind the bank, in any order: a layout, a direction, and the name of a record. */
function readWords(words: readonly string[]) {
  const directionOf = (word: string): Direction | undefined =>
    (Object.keys(DIRECTIONS) as Direction[]).find((name) => name === word || DIRECTIONS[name].pt === word)
  const others = words.filter((word) => layoutNamed(word) === undefined && directionOf(word) === undefined)
  if (others[1] !== undefined) {
    const shown = visible(others[1])
    throw new UsageError({ pt: `Argumento a mais: ${shown}`, en: `One argument too many: ${shown}` })
  }
  return {
    width: words.map(layoutNamed).find((found) => found !== undefined),
    direction: words.map(directionOf).find((found) => found !== undefined),
    record: others[0],
  }
}

/**
 * Only tables that have the record, and only that one.
 *
 * @throws {UsageError} when none has, or there is no such layout
 */
function withRecord(tables: readonly LayoutTables[], bank: Bank, record: string | undefined): readonly LayoutTables[] {
  if (tables.length === 0) {
    throw new UsageError({
      pt: `${bank.name} não tem este layout; cnab banks ${bank.slug} diz quais há.`,
      en: `${bank.name} has no such layout; cnab banks ${bank.slug} lists those it has.`,
    })
  }
  if (record === undefined) return tables
  const found = tables.flatMap((table) => {
    const records = table.records.filter((each) => each.record === record)
    return records.length === 0 ? [] : [{ ...table, records }]
  })
  if (found.length > 0) return found
  const known = [...new Set(tables.flatMap(({ records }) => records.map((each) => each.record)))]
  const complaint = {
    pt: `Registro desconhecido: ${visible(record)}. Há: ${known.join(', ')}`,
    en: `Unknown record: ${visible(record)}. There are: ${known.join(', ')}`,
  }
  throw new UsageError(withSuggestion(complaint, closeName(record, known)))
}

function schemaOf(
  tables: readonly LayoutTables[],
  bank: Bank,
  choice: Parameters<typeof lineParsedSchema>[1],
  record: string | undefined,
) {
  if (record === undefined && tables.some(({ direction }) => direction === 'return'))
    return lineParsedSchema(bank, choice)
  throw new UsageError({
    pt: 'json-schema é do line_parsed dos retornos: não leva registro, nem é de remessa.',
    en: 'json-schema is of the line_parsed of returns: it takes no record, and is not of remittances.',
  })
}

const titleOf = (table: LayoutTables, { language }: CommandContext): string =>
  `${layoutTitle(table)}, ${DIRECTIONS[table.direction][language]}`

const cellsOf = ({ from, to, length, kind, name }: FieldRow): string[] => [
  String(from),
  String(to),
  String(length),
  kind,
  name,
]

function text(tables: readonly LayoutTables[], context: CommandContext): string[] {
  const { terminal, language } = context
  const parts = tables.map((table) => [
    terminal.style('bold', titleOf(table, context)),
    `${table.manual.title}, ${table.manual.version}`,
    ...table.records.flatMap(({ record, source, fields }) => [
      '',
      terminal.style('bold', record),
      terminal.style('dim', source),
      ...textTable(HEADS[language], fields.map(cellsOf), terminal),
    ]),
  ])
  return apart(parts)
}

function markdown(tables: readonly LayoutTables[], context: CommandContext): string[] {
  const parts = tables.map((table) => [
    `# ${titleOf(table, context)}`,
    '',
    `${table.manual.title}, ${table.manual.version}`,
    ...table.records.flatMap(({ record, source, fields }) => [
      '',
      `## ${record}`,
      '',
      source,
      '',
      ...markdownTable(HEADS[context.language], fields.map(cellsOf)),
    ]),
  ])
  return apart(parts)
}

/** With a blank line between parts. */
const apart = (parts: readonly (readonly string[])[]): string[] =>
  parts.flatMap((part, i) => (i === 0 ? [...part] : ['', ...part]))
