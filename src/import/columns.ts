/** Names and forms of the columns of a file. */
import {
  dayOfText,
  type FieldErrors,
  type FieldForm,
  type FieldNames,
  formatMoney,
  isShortCode,
  type MoneyUnit,
  plainName,
  taxIdWithZeros,
  zipcodeWithZero,
} from '../cobranca/index.js'
import { fileErrorAt } from './import-file-error.js'
import { type RowWarning, restoredZeros } from './import-warning.js'
import type { RowFields, RowPlace } from './row-source.js'

/** Forms of columns: of fields of a slip, of lists in one cell (`a, b`), and of counts, which are numbers in the created objects. */
export type ColumnForm = FieldForm | 'list' | 'count'

interface NamedColumns {
  /** Names that a row may have. */
  readonly names: FieldNames
  /** Names for the messages: `do boleto (amount, expire_at …)`. */
  readonly owner: string
  /** Item of a JSON list, for its place: `boleto`. */
  readonly item: string
  /** Portuguese names of columns, in the form of `plainName`, with the field. */
  readonly portuguese: Readonly<Record<string, string>>
  /** Forms of fields; all other fields are texts. */
  readonly forms: ReadonlyMap<string, ColumnForm>
}

interface ValueOptions {
  readonly money: MoneyUnit
  readonly restore_zeros: boolean
}

interface CheckedRow {
  readonly values: RowFields
  readonly errors: FieldErrors
  readonly warnings: readonly RowWarning[]
}

/**
 * An amount without a comma, other than zero: other programs write cents in this form, or decimals after a dot (`1.234`); this library would read reais.
 */
const AMBIGUOUS_MONEY = /^(?=.*[1-9])(?:\d+|\d{1,3}(?:\.\d{3})+)$/

/** Digits of a safe integer. */
const COUNT = /^\d{1,15}$/

/** Numbers with or without marks, and e-mails: no name of a column has them. */
const DATA = /\d(?:[./-]?\d){4}|@/

/** A header of more names has at least one known name; otherwise it is data. */
const MAX_UNKNOWN = 3

const BRAZILIAN_DATE = /^\d{1,2}\/\d{1,2}\/\d{4}$/

/** Unknown names that a message lists, and the length that it shows of each: a file may have a million, or one of a million characters. */
const SHOWN_NAMES = 20
const SHOWN_LENGTH = 100

const shownName = (name: string): string => (name.length > SHOWN_LENGTH ? `${name.slice(0, SHOWN_LENGTH)}…` : name)

/** Columns of one kind of rows. */
export class ImportColumns {
  readonly item: string

  constructor(private readonly named: NamedColumns) {
    this.item = named.item
  }

  formOf(field: string): ColumnForm {
    return this.named.forms.get(field) ?? 'text'
  }

  /**
   * Returns the fields of a header; `''` for a column without name.
   *
   * @throws {ImportFileError} for a repeated or an unknown column
   */
  fieldsOf(header: readonly string[], { place }: RowPlace): readonly string[] {
    const fields = header.map((name) => this.fieldOf(name.trim()))
    if (this.areData(fields)) throw fileErrorAt(place, this.dataMessage)
    const named = new Set<string>()
    for (const field of fields) {
      if (named.has(field)) throw fileErrorAt(place, `coluna repetida: ${shownName(field)}`)
      if (field !== '') named.add(field)
    }
    const unknown = this.unknownIn([...named])
    if (unknown !== null) throw fileErrorAt(place, unknown)
    return fields
  }

  /** The field of a column with a Portuguese name; any other name as it is. */
  private fieldOf(name: string): string {
    const { portuguese } = this.named
    if (name.length > SHOWN_LENGTH) return name
    const plain = plainName(name)
    return Object.hasOwn(portuguese, plain) ? portuguese[plain]! : name
  }

  /** Returns a message about unknown names; null if there are none. */
  unknownIn(names: readonly string[]): string | null {
    const { names: known, owner } = this.named
    const unknown = names.filter((name) => !known.has(name))
    if (unknown.length === 0) return null
    if (this.areData(names)) return this.dataMessage
    const listed = unknown.slice(0, SHOWN_NAMES).map((name) => {
      if (name.length > SHOWN_LENGTH) return shownName(name)
      const synonym = known.synonymOf(name)
      if (synonym !== undefined) return `${name} (use ${synonym})`
      const close = known.closeTo(name)
      return close === undefined ? name : `${name} (o nome mais parecido é ${close})`
    })
    const others = unknown.length > SHOWN_NAMES ? ` e mais ${unknown.length - SHOWN_NAMES}` : ''
    return `campo desconhecido: ${listed.join(', ')}${others}; os nomes são os ${owner}`
  }

  /** Whether names are the values of a file without header: messages must not show them. */
  private areData(names: readonly string[]): boolean {
    const { names: known } = this.named
    if (names.some((name) => DATA.test(name) && !known.has(name))) return true
    const isName = (name: string): boolean =>
      known.has(name) || known.synonymOf(name) !== undefined || known.closeTo(name) !== undefined
    return names.length > MAX_UNKNOWN && !names.some(isName)
  }

  private get dataMessage(): string {
    return `tem dados no lugar dos nomes dos campos; os nomes são os ${this.named.owner}`
  }

  /**
   * Returns the function that reads the cells with text of a column. A date as a spreadsheet writes it is converted; any other text is left unchanged, so that
   * the validation can quote it.
   */
  cellReader(field: string): (cell: string) => unknown {
    return CELL_READERS[this.formOf(field)] ?? asText
  }

  /** Value of a cell with text; see {@link cellReader}. */
  valueOf(field: string, cell: string): unknown {
    return this.cellReader(field)(cell)
  }

  /** Reads flags, and reports unknown words for flags, and amounts that are ambiguous unless all are reais. Restores zeros on request. */
  read(fields: RowFields, { money, restore_zeros }: ValueOptions): CheckedRow {
    let changed: Record<string, unknown> | null = null
    const errors: FieldErrors = {}
    const warnings: RowWarning[] = []
    for (const field in fields) {
      const value = fields[field]
      const form = this.formOf(field)
      const restored = restore_zeros ? withZeros(form, value) : null
      if (restored !== null) warnings.push(restoredZeros(field, restored))
      const given = form === 'flag' ? flag(value) : (restored ?? value)
      if (given === undefined) errors[field] = [`deve ser sim ou não${shownFlag(value)}`]
      const message = form === 'money' && money === 'cents' ? ambiguity(value) : null
      if (message !== null) errors[field] = [message]
      if (given === value) continue
      changed ??= { ...fields }
      changed[field] = given
    }
    return { values: changed ?? fields, errors, warnings }
  }
}

const asText = (cell: string): string => cell

const CELL_READERS: Readonly<Partial<Record<ColumnForm, (cell: string) => unknown>>> = {
  date: (cell) => (BRAZILIAN_DATE.test(cell) ? (dayOfText(cell) ?? cell) : cell),
  count: (cell) => (COUNT.test(cell) ? Number(cell) : cell),
  list: (cell) => cell.split(',').map((item) => item.trim()),
}

/** Adds the missing leading zeros of a CPF, CNPJ or CEP. Null if no zero is missing, or if the number of zeros is not sure. */
function withZeros(form: ColumnForm, value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  if (form === 'tax_id') return taxIdWithZeros(text)
  return form === 'zipcode' ? zipcodeWithZero(text) : null
}

function ambiguity(value: unknown): string | null {
  if (typeof value !== 'string' || !AMBIGUOUS_MONEY.test(value.trim())) return null
  const text = value.trim()
  // A longer text may belong to another column.
  if (!isShortCode(text)) return 'é ambíguo: o valor deve ter vírgula e duas casas decimais, como 1.234,56'
  const digits = text.replaceAll('.', '')
  const [reais, cents] = [`${digits}00`, digits].map((each) => formatMoney(Number(each)))
  return `«${text}» é ambíguo: escreva ${reais} se são reais, ou ${cents} se são centavos`
}

/** Quotes a single word in a flag column. A longer text is not quoted, because it may belong to another column. */
function shownFlag(value: unknown): string {
  const text = String(value).trim()
  return /^[\p{L}\d]{1,8}$/u.test(text) ? `, e é «${text}»` : ''
}

/** Parses a flag; undefined for unknown words: read as «no», they would register a slip a second time. */
function flag(value: unknown): boolean | null | undefined {
  if (value === null || value === '') return null
  const text = String(value).trim()
  if (/^(true|verdadeiro|sim|s|1)$/i.test(text)) return true
  return /^(false|falso|não|nao|n|0)$/i.test(text) ? false : undefined
}
