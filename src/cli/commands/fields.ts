/** `cnab fields`: the fields of slips and wallets. */
import { closeName, type Language } from '../../cobranca/index.js'
import {
  FIELD_TABLES,
  type FieldEntry,
  type FieldLayout,
  type FieldTableName,
  fieldEntries,
  formText,
  limitText,
  meaningText,
  supportText,
  unitText,
} from '../../inspect/index.js'
import { UsageError, withSuggestion } from '../arguments.js'
import { BANK_OPERAND, bankArgument, layoutName } from '../bank-argument.js'
import { command } from '../command.js'
import { formatOption } from '../common-options.js'
import { EXIT } from '../exit-codes.js'
import { jsonText } from '../json-text.js'
import { printTable, type TableColumn } from '../table.js'
import { visible } from '../visible.js'

const NAMES = Object.keys(FIELD_TABLES) as FieldTableName[]

/** Without the marks of Markdown. */
const plain = (text: string): string => text.replaceAll('`', '')

const FIELD = { key: 'field', head: { pt: 'campo', en: 'field' }, value: ({ field }: FieldEntry) => field }

const describing = (language: Language): readonly TableColumn<FieldEntry>[] => [
  { key: 'unit', head: { pt: 'unidade', en: 'unit' }, value: (entry) => plain(unitText(entry, language)) },
  { key: 'limit', head: { pt: 'limite', en: 'limit' }, value: (entry) => plain(limitText(entry, language)) },
  { key: 'meaning', head: { pt: 'significado', en: 'meaning' }, value: (entry) => plain(meaningText(entry, language)) },
]

const form = (language: Language): TableColumn<FieldEntry> => ({
  key: 'form',
  head: { pt: 'forma', en: 'form' },
  value: (entry) => plain(formText(entry, language)),
})

const isSameLayout = (a: FieldLayout, b: FieldLayout): boolean => a.layout === b.layout && a.variant === b.variant

/** A column for each layout of the bank. */
function layoutColumns(entries: readonly FieldEntry[], language: Language): readonly TableColumn<FieldEntry>[] {
  const all = entries.find(({ layouts }) => layouts.length > 0)?.layouts ?? []
  return all.map((each) => {
    const name = [layoutName(each.layout), ...(each.variant === null ? [] : [each.variant])].join(' ')
    return {
      key: name,
      head: { pt: name, en: name },
      value: ({ layouts }) => {
        const found = layouts.find((other) => isSameLayout(each, other))
        return found === undefined ? null : supportText(found, language)
      },
    }
  })
}

/** Lists the fields. */
export const fields = command({
  usage: {
    pt: 'slip|wallet [BANCO] [--format text|json|csv]',
    en: 'slip|wallet [BANK] [--format text|json|csv]',
  },
  about: {
    pt: 'Mostra os campos do boleto (slip) ou da carteira (wallet). Com um BANCO (número, como 341, ou nome, como itau), também o que cada layout dele faz com o campo no registro de um boleto: exige, envia (sim, com as posições ou os dias que aceita), deixa fora do arquivo e informa em changes, ou recusa (não).',
    en: 'Shows the fields of a slip or of a wallet. With a BANK (its number, as 341, or its name, as itau), also what each of its layouts does with the field in the registration of a slip: it requires it, sends it (yes, with the columns or the days that it takes), leaves it out of the file and reports it in changes, or refuses it (no).',
  },
  operands: [{ of: NAMES }, BANK_OPERAND],
  options: { format: formatOption('text', 'json', 'csv') },
  examples: [
    ['fields slip', { pt: 'todos os campos do boleto', en: 'all fields of a slip' }],
    ['fields slip itau', { pt: 'o que o Itaú recebe em cada layout', en: 'what Itaú takes in each layout' }],
    ['fields wallet 756', { pt: 'o que a carteira do Sicoob precisa ter', en: 'what a wallet of Sicoob needs' }],
  ],
  exits: { ok: { pt: 'a lista foi mostrada', en: 'the list was shown' } },
  async run({ values: { format = 'text' }, operands: [name, bankName] }, context) {
    const { terminal, language } = context
    const table = tableArgument(name)
    const bank = bankName === undefined ? undefined : bankArgument(bankName)
    const entries = fieldEntries(table, bank === undefined ? [] : [bank])
    if (format === 'json') terminal.line(jsonText(entries))
    else {
      const columns =
        bank === undefined
          ? [FIELD, form(language), ...describing(language)]
          : [FIELD, ...layoutColumns(entries, language), ...describing(language)]
      await printTable(entries, columns, format, context)
    }
    return EXIT.ok
  },
})

function tableArgument(name: string | undefined): FieldTableName {
  const table = NAMES.find((each) => each === name)
  if (table !== undefined) return table
  if (name === undefined)
    throw new UsageError({ pt: `Informe a tabela: ${NAMES.join(', ')}.`, en: `Name the table: ${NAMES.join(', ')}.` })
  const message = {
    pt: `Tabela desconhecida: ${visible(name)}. Há: ${NAMES.join(', ')}`,
    en: `Unknown table: ${visible(name)}. There are: ${NAMES.join(', ')}`,
  }
  throw new UsageError(withSuggestion(message, closeName(name, NAMES)))
}
