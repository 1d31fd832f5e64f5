import type { Bank, LayoutKind, ReturnDialect } from '../../banks/index.js'
import { LINE_PARSED_ENTRIES, type LineParsedEntry, type LineParsedKind } from '../../cobranca/index.js'
import { pathsOf } from '../../febraban/index.js'
import { fieldAt, portuguesePath } from '../../fixed-width/index.js'
import { type BankLayoutChoice, checkLayout, returnDialectsOf } from './supported-layouts.js'

/** JSON Schema, limited to the keywords used here. */
export interface JsonSchema {
  readonly $schema?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly anyOf?: readonly JsonSchema[]
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

const KINDS: Readonly<Record<LineParsedKind, JsonSchema & { readonly description: string }>> = {
  money: {
    type: 'string',
    pattern: '^(|0|-?[1-9][0-9]*)$',
    description: 'Centavos, como texto; vazio quando o banco não informa.',
  },
  date: { type: ['string', 'null'], format: 'date', description: 'AAAA-MM-DD, ou null.' },
  text: { type: 'string', description: 'Texto sem brancos em volta.' },
}

/**
 * Returns a JSON Schema of `line_parsed` for the returns of a bank. Each description names the columns of the entry. Texts are in Portuguese.
 *
 * If the choice matches several layouts or variants, the schema accepts any of them (`anyOf`).
 *
 * @throws {ValidationError} if the layout has an unknown name, or the library does not know the bank
 * @example
 * lineParsedSchema(bankOf('341')!, { layout: 'cnab400' }).properties.paid_amount.description
 */
export function lineParsedSchema(bank: Bank, choice: BankLayoutChoice = {}): JsonSchema {
  checkLayout(choice)
  const schemas = returnDialectsOf(bank, choice).map(({ layout, dialect }) => schemaOf(bank, layout, dialect))
  const [first, ...others] = schemas
  return others.length === 0 ? { $schema: DRAFT, ...first } : { $schema: DRAFT, anyOf: schemas }
}

function schemaOf(bank: Bank, layout: LayoutKind, dialect: ReturnDialect): JsonSchema {
  const entries = Object.entries(LINE_PARSED_ENTRIES) as [LineParsedEntry, LineParsedKind][]
  const required = Object.fromEntries(entries.map(([entry, kind]) => [entry, entrySchema(entry, kind, dialect)]))
  const line: JsonSchema = { type: 'string' }
  const name = [bank.name, layout.toUpperCase().replace('CNAB', 'CNAB '), dialect.variant].filter(Boolean).join(', ')
  return {
    title: `line_parsed: ${name}, retorno`,
    description: `${dialect.manual.title}, ${dialect.manual.version}`,
    type: 'object',
    properties: layout === 'cnab240' ? { ...required, line_t: line, line_u: line } : required,
    required: Object.keys(required),
    additionalProperties: false,
  }
}

function entrySchema(entry: LineParsedEntry, kind: LineParsedKind, { titles, layout }: ReturnDialect): JsonSchema {
  const paths = Object.values(titles).flatMap((projection) => {
    const source = projection[entry]
    return source === undefined ? [] : pathsOf(source)
  })
  const places = [...new Set(paths)].map((path) => {
    const { role, field } = fieldAt(layout, path)
    const { from, to } = layout.records[role]!.fields[field]!
    return `${portuguesePath(path, layout.words)} (${path}, ${from}–${to})`
  })
  const { description, ...shape } = KINDS[kind]
  const from = places.length === 0 ? 'O banco não informa.' : `De ${places.join(', ')}.`
  return { ...shape, description: `${description} ${from}` }
}
