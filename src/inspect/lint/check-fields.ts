/** Rules about the fields of a record that no reader has, because a value is read all the same. */
import type { CheckedField, Fitting, RecordLine } from '../../banks/index.js'
import { isCnpj, isCpf } from '../../cobranca/index.js'
import { taxIdKindField, taxIdOfKind } from '../../febraban/index.js'
import type { AnyField, FileLine, FixedRecord, Values } from '../../fixed-width/index.js'
import { type Offence, offenceAt } from './offence.js'

/** The headers a record stands under. */
export interface Headers {
  readonly header: RecordLine | null
  readonly lot_header: RecordLine | null
}

/** What is wrong with the fields of a line, besides what its reader tells. Fields that it told something of are left alone. */
export function checkFields(
  line: RecordLine,
  { record, values, faults }: Fitting,
  checked: readonly CheckedField[],
  headers: Headers,
): Offence[] {
  const faulty = new Set(faults.map(({ field }) => field))
  const offences: Offence[] = []
  const subject = { line, record, values }
  for (const [name, field] of Object.entries(record.fields)) {
    if (faulty.has(name)) continue
    const offence = checkField(subject, name, field)
    if (offence !== null) offences.push(offence)
  }
  for (const rule of checked) {
    if ([rule.field, ...rule.of].some((name) => faulty.has(name))) continue
    const offence = checkAgainst(rule, subject, headers)
    if (offence !== null) offences.push(offence)
  }
  return offences
}

interface CheckedLine {
  readonly line: RecordLine
  readonly record: FixedRecord
  readonly values: Values
}

const columnsOf = ({ from, to }: AnyField): readonly [number, number] => [from, to]

/** The columns of a field as they stand in the line. */
const textIn = ({ raw }: FileLine, { from, to }: AnyField): string => raw.slice(from - 1, to)

function checkField(subject: CheckedLine, name: string, field: AnyField): Offence | null {
  const { line } = subject
  const path = `${line.role}.${name}`
  if (field.kind === 'tax_id') return checkTaxId(subject, name, field)
  const text = textIn(line, field)
  if (field.kind === 'text' && field.case !== 'keep' && LOWER_CASE.test(text)) {
    return offenceAt('lower_case', line.number, columnsOf(field), { field: path, found: text.trim() })
  }
  const code = text.trim()
  // What stands in place of a date and is no code of its field is told where it is read.
  if (field.kind === 'date' || field.codes === undefined || isEmpty(code) || Object.hasOwn(field.codes, code))
    return null
  return offenceAt('unknown_code', line.number, columnsOf(field), {
    field: path,
    expected: Object.keys(field.codes).sort().join(', '),
    found: code,
  })
}

const LOWER_CASE = /\p{Ll}/u

/** Blanks or zeros: nothing was said. */
const isEmpty = (text: string): boolean => /^[0 ]*$/.test(text)

/** Tax ids as files have them: with zeros before them. */
const TYPES = {
  cpf: { name: 'CPF', length: 11, isValid: isCpf },
  cnpj: { name: 'CNPJ', length: 14, isValid: isCnpj },
} as const

type TaxIdCode = keyof typeof TYPES

const isOfType = (type: TaxIdCode, text: string): boolean => {
  const { length, isValid } = TYPES[type]
  const padded = text.padStart(length, '0')
  return isEmpty(padded.slice(0, -length)) && isValid(padded.slice(-length))
}

function checkTaxId({ line, record, values }: CheckedLine, name: string, field: AnyField): Offence | null {
  const number = String(values[name] ?? '')
  if (isEmpty(number)) return null
  const kindName = taxIdKindField(name)
  const kindField = record.fields[kindName]
  const kind = String(values[kindName] ?? '')
  const type = taxIdOfKind(kind)
  // PIS/PASEP and others: numbers of other rules.
  if (type === null && !isEmpty(kind)) return null
  const found = (['cpf', 'cnpj'] as const).filter((each) => isOfType(each, number))
  if (type === null && kindField === undefined ? found.length > 0 : found.includes(type as TaxIdCode)) return null
  const [other] = found
  if (other !== undefined && kindField !== undefined) {
    return offenceAt('tax_id_of_another_type', line.number, columnsOf(kindField), {
      field: `${line.role}.${kindName}`,
      expected: TYPES[other].name,
      found: kind,
    })
  }
  return offenceAt('wrong_tax_id', line.number, columnsOf(field), {
    field: `${line.role}.${name}`,
    expected: type === null ? `${TYPES.cpf.name}/${TYPES.cnpj.name}` : TYPES[type].name,
    found: number,
  })
}

function checkAgainst(
  { field: name, of, text }: CheckedField,
  { line, record, values }: CheckedLine,
  headers: Headers,
): Offence | null {
  const field = record.fields[name]
  if (field === undefined) return null
  const texts = of.map((path) => String(valueAt(path, values, headers) ?? ''))
  // Without one of the fields, or with nothing in it, there is nothing to take the text of.
  if (texts.includes('')) return null
  const expected = text(...texts)
  const found = textIn(line, field).trim()
  if (expected === null || expected === found) return null
  return offenceAt('wrong_check_digit', line.number, columnsOf(field), {
    field: `${line.role}.${name}`,
    expected,
    found,
  })
}

/** The value of a field of the record, or of a header, where it is not faulty itself. */
function valueAt(path: string, values: Values, headers: Headers): Values[string] | undefined {
  const [first, name] = path.split('.')
  if (name === undefined) return values[path]
  const header = headers[first as keyof Headers]
  return header?.faults.some(({ field }) => field === name) === true ? undefined : header?.values[name]
}
