/** Field rules that only lint checks: the reader accepts the values. */
import type { CheckedField, Fitting, RecordLine } from '../../banks/index.js'
import { isCnpj, isCpf, isValidationError } from '../../cobranca/index.js'
import { taxIdKindField, taxIdOfKind } from '../../febraban/index.js'
import { type AnyField, type FileLine, type FixedRecord, once, type Values } from '../../fixed-width/index.js'
import { type Violation, violationAt } from './violation.js'

/** Headers that apply to a record. */
export interface Headers {
  readonly header: RecordLine | null
  readonly lot_header: RecordLine | null
}

/** Checks the fields of a line. Skips fields that already have a diagnostic of the reader. */
export function checkFields(
  line: RecordLine,
  { record, values, faults }: Fitting,
  checked: readonly CheckedField[],
  headers: Headers,
): Violation[] {
  const faulty: ReadonlySet<string> = faults.length === 0 ? NO_FIELDS : new Set(faults.map(({ field }) => field))
  const violations: Violation[] = []
  const subject = { line, record, values }
  const mayBeLowerCase = LOWER_CASE.test(line.raw)
  for (const { name, field, isUpperCase, hasRule } of checkedFields(record)) {
    if (!(hasRule || (isUpperCase && mayBeLowerCase)) || faulty.has(name)) continue
    const violation = checkField(subject, name, field)
    if (violation !== null) violations.push(violation)
  }
  for (const rule of checked) {
    if ([rule.field, ...rule.of].some((name) => faulty.has(name))) continue
    const violation = checkAgainst(rule, subject, headers)
    if (violation !== null) violations.push(violation)
  }
  return violations
}

const NO_FIELDS: ReadonlySet<string> = new Set()

/** The fields of a record that have a rule. */
const checkedFields = once((record: FixedRecord) =>
  Object.entries(record.fields)
    .map(([name, field]) => ({
      name,
      field,
      isUpperCase: isUpperCase(field),
      hasRule: field.kind === 'tax_id' || hasCodes(field),
    }))
    .filter((each) => each.isUpperCase || each.hasRule),
)

const isUpperCase = (field: AnyField): boolean => field.kind === 'text' && field.case !== 'keep'

/** Whether a code is checked. The reader already reports an invalid date. */
const hasCodes = ({ kind, codes }: AnyField): boolean => kind !== 'date' && codes !== undefined

interface CheckedLine {
  readonly line: RecordLine
  readonly record: FixedRecord
  readonly values: Values
}

const columnsOf = ({ from, to }: AnyField): readonly [number, number] => [from, to]

/** Returns the columns of a field. */
const textIn = ({ raw }: FileLine, { from, to }: AnyField): string => raw.slice(from - 1, to)

function checkField(subject: CheckedLine, name: string, field: AnyField): Violation | null {
  const { line } = subject
  const path = `${line.role}.${name}`
  if (field.kind === 'tax_id') return checkTaxId(subject, name, field)
  const text = textIn(line, field)
  if (isUpperCase(field) && LOWER_CASE.test(text)) {
    return violationAt('lower_case', line.number, columnsOf(field), { field: path, found: text.trim() })
  }
  const code = text.trim()
  if (!hasCodes(field) || isEmpty(code) || Object.hasOwn(field.codes!, code)) return null
  return violationAt('unknown_code', line.number, columnsOf(field), {
    field: path,
    expected: Object.keys(field.codes!).sort().join(', '),
    found: code,
  })
}

const LOWER_CASE = /\p{Ll}/u

/** Only blanks or zeros. */
const isEmpty = (text: string): boolean => /^[0 ]*$/.test(text)

/** Files pad tax ids with zeros on the left. */
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

function checkTaxId({ line, record, values }: CheckedLine, name: string, field: AnyField): Violation | null {
  const number = String(values[name] ?? '')
  if (isEmpty(number)) return null
  const kindName = taxIdKindField(name)
  const kindField = record.fields[kindName]
  const kind = String(values[kindName] ?? '')
  const type = taxIdOfKind(kind)
  // PIS/PASEP and other documents have other rules.
  if (type === null && !isEmpty(kind)) return null
  const found = (['cpf', 'cnpj'] as const).filter((each) => isOfType(each, number))
  if (type === null && kindField === undefined ? found.length > 0 : found.includes(type as TaxIdCode)) return null
  const [other] = found
  if (other !== undefined && kindField !== undefined) {
    return violationAt('tax_id_of_another_type', line.number, columnsOf(kindField), {
      field: `${line.role}.${kindName}`,
      expected: TYPES[other].name,
      found: kind,
    })
  }
  return violationAt('wrong_tax_id', line.number, columnsOf(field), {
    field: `${line.role}.${name}`,
    expected: type === null ? `${TYPES.cpf.name}/${TYPES.cnpj.name}` : TYPES[type].name,
    found: number,
  })
}

function checkAgainst(
  { field: name, of, text }: CheckedField,
  { line, record, values }: CheckedLine,
  headers: Headers,
): Violation | null {
  const field = record.fields[name]
  if (field === undefined) return null
  const texts = of.map((path) => String(valueAt(path, values, headers) ?? ''))
  // The check needs all the fields.
  if (texts.includes('')) return null
  const expected = expectedText(text, texts)
  const found = textIn(line, field).trim()
  if (expected === null || expected === found) return null
  return violationAt('wrong_check_digit', line.number, columnsOf(field), {
    field: `${line.role}.${name}`,
    expected,
    found,
  })
}

/** The text that the bank's rule returns; null if the rule needs digits and a text field has other characters. */
function expectedText(text: CheckedField['text'], texts: readonly string[]): string | null {
  try {
    return text(...texts)
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}

/** Returns the value of a field of the record or of a header; undefined if the header field is invalid. */
function valueAt(path: string, values: Values, headers: Headers): Values[string] | undefined {
  const [first, name] = path.split('.')
  if (name === undefined) return values[path]
  const header = headers[first as keyof Headers]
  return header?.faults.some(({ field }) => field === name) === true ? undefined : header?.values[name]
}
