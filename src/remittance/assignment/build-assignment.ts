/** Writes the files by which titles are sold to a fund. */
import { type AssignmentDialect, assignments } from '../../banks/index.js'
import {
  BLANK,
  errorOfEntries,
  type FieldErrors,
  isValidationError,
  Problems,
  ValidationError,
} from '../../cobranca/index.js'
import { once } from '../../fixed-width/index.js'
import { checkFilledList, checkList, checkObject } from '../check-input.js'
import { FileWriter } from '../file-writer.js'
import { generationOf } from '../sao-paulo-now.js'
import { TextChanges } from '../text-changes.js'
import type { Assignment, BuiltAssignment } from './assignment.js'
import { FILE_TABLE, PAYMENT_TABLE, TITLE_TABLE } from './assignment-fields.js'
import { type ColumnValues, recordForm } from './record-form.js'

const formsOf = once(({ layout, movements }: AssignmentDialect) => {
  const { header, title, payment } = layout.records
  const occurrences = Object.fromEntries(Object.entries(movements).map(([code, { text }]) => [code, text]))
  return {
    header: recordForm(header!, FILE_TABLE, { owner: 'da cessão' }),
    title: recordForm(title!, TITLE_TABLE, { owner: 'do título cedido', codes: { occurrence: occurrences } }),
    payment: recordForm(payment!, PAYMENT_TABLE, { owner: 'do pagamento', prefix: 'payments.' }),
  }
})

/**
 * Builds the file by which titles are sold to a fund (FIDC, CNAB 444), paid, or bought back.
 *
 * Everything is validated first: an invalid title or payment means no file. What a custodian asks for in some kinds of document only (the key of the NF-e, the
 * codes of Src3040) is not required, because real files of other custodians leave it out.
 *
 * @throws {ValidationError} with the errors by field (`errors`), and by title (`entries`, `byEntry`)
 * @example
 * const { filename, bytes } = buildAssignment({ bank_number: '363', bank_name, originator_code, originator_name, file_number: 1, titles })
 * await writeFile(filename, bytes)
 */
export function buildAssignment(input: Assignment): BuiltAssignment {
  checkObject('input', input, 'bank_number, originator_code e titles')
  const { titles, payments, generated_at, ...file } = input
  checkFilledList('titles', titles)
  if (payments != null) checkList('payments', payments)
  const { date } = generationOf(generated_at)
  const dialect = assignments()
  const { header, title, payment } = formsOf(dialect)
  const changes = new TextChanges()
  /** Position of the current title; null for the other records. */
  let at: number | null = null
  const writer = new FileWriter(dialect.layout, (location, text) => changes.note(at, location, text), titles.length)
  const write = (role: string, values: ColumnValues): ColumnValues => {
    writer.write(writer.planOf(role), values)
    return values
  }

  const { file_sequence } = write('header', { ...header(file), generation_date: date })
  const sold: ColumnValues[] = []
  const refused = new Map<number, FieldErrors>()
  titles.forEach((given, i) => {
    at = i
    try {
      const values = title(given)
      checkOccurrence(values, dialect)
      sold.push(write('title', { ...BLANK_NUMBER, ...values }))
    } catch (error) {
      if (!isValidationError(error)) throw error
      refused.set(i, error.errors)
    }
  })
  if (refused.size > 0) throw errorOfEntries(refused)
  checkCounterparts(sold, dialect)
  at = null
  const paid = (payments ?? []).map((given) => write('payment', payment(given)))
  write('trailer', {})

  const bytes = writer.takeLast()
  return {
    filename: filenameOf(date, Number(file_sequence)),
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
    bytes,
    amount: sumOf(sold, 'amount'),
    present_value: sumOf(sold, 'present_value'),
    payment_amount: sumOf(paid, 'payment_amount'),
    changes: changes.list(),
  }
}

/** The bank's number of the title is blank (section 3, fields 16 and 17). */
const BLANK_NUMBER: ColumnValues = { our_number: '', our_number_digit: '' }

/** Checks the amounts that an occurrence needs, and those that it must not have. */
function checkOccurrence(values: ColumnValues, { needs, purchases }: AssignmentDialect): void {
  const problems = new Problems()
  const occurrence = String(values['movement'])
  const needed = needs[occurrence]
  if (needed !== undefined && !(Number(values[needed]) > 0)) problems.refuse(needed, BLANK)
  if (purchases.includes(occurrence)) {
    for (const field of OF_A_PAYMENT)
      if (values[field] !== undefined)
        problems.refuse(field, `não pode ser informado na ocorrência ${occurrence}, que é uma aquisição`)
  }
  problems.throwAny()
}

const OF_A_PAYMENT = ['paid_amount', 'settlement_date']

/** A repurchase and the titles that replace it stand in one file. */
function checkCounterparts(titles: readonly ColumnValues[], { counterparts }: AssignmentDialect): void {
  const found = new Set(titles.map(({ movement }) => String(movement)))
  const missing = [...found].filter((code) => counterparts[code] !== undefined && !found.has(counterparts[code]))
  if (missing.length === 0) return
  throw new ValidationError({
    titles: missing.map((code) => `têm a ocorrência ${code}, que exige uma ${counterparts[code]} no mesmo arquivo`),
  })
}

const sumOf = (records: readonly ColumnValues[], column: string): number =>
  records.reduce((sum, values) => sum + Number(values[column]), 0)

/** `CBDDMMxx.REM` (section 1.2): the last two digits of the number of the file tell the files of a day apart. */
function filenameOf(date: string, number: number): string {
  const [, month, day] = date.split('-')
  return `CB${day}${month}${String(number).padStart(2, '0').slice(-2)}.REM`
}
