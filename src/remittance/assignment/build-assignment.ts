/** Writes the files by which titles are sold to a fund. */

import { type AssignmentDialect, assignments } from '../../banks/index.js'
import {
  errorOfEntries,
  type FieldErrors,
  isValidationError,
  MUST_NOT_BE_BLANK,
  Problems,
  ValidationError,
} from '../../cobranca/index.js'
import { maxValueOf, once } from '../../fixed-width/index.js'
import { latin1Text } from '../../runtime/bytes.js'
import { checkFilledList, checkList, checkObject } from '../check-input.js'
import { FileWriter, type TextSink } from '../file-writer.js'
import { generationOf } from '../sao-paulo-now.js'
import { TextChanges } from '../text-changes.js'
import type { Assignment, BuiltAssignment } from './assignment.js'
import { FILE_TABLE, PAYMENT_TABLE, TITLE_TABLE } from './assignment-fields.js'
import { type ColumnValues, recordForm } from './record-form.js'

const formsOf = once(({ layout, movements }: AssignmentDialect) => {
  const { header, title, payment } = layout.records
  const occurrences = Object.fromEntries(Object.entries(movements).map(([code, { text }]) => [code, text]))
  return {
    header: recordForm(header!, FILE_TABLE, { name: 'input', owner: 'da cessão' }),
    title: recordForm(title!, TITLE_TABLE, {
      name: 'entry',
      owner: 'do título cedido',
      codes: { occurrence: occurrences },
    }),
    payment: recordForm(payment!, PAYMENT_TABLE, { name: THE_PAYMENT, owner: 'do pagamento' }),
  }
})

/**
 * Builds the file by which titles are sold to a fund (FIDC, CNAB 444), paid, or bought back.
 *
 * Everything is validated first: an invalid title or payment means no file. Fields that a custodian asks for only in some kinds of document (the key of the
 * NF-e, the codes of Src3040) are not required, because real files of other custodians leave them out.
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
  checkLines(titles.length + (payments?.length ?? 0), dialect)
  const { header, title, payment } = formsOf(dialect)
  const changes = new TextChanges()
  /** Position of the current title; null for the other records. */
  let at: number | null = null
  const writer = new FileWriter(dialect.layout, titles.length)
  const texts: TextSink = { changed: (location, text) => changes.note(at, location, text) }
  const write = (role: string, values: ColumnValues): ColumnValues => {
    writer.write(writer.planOf(role), values, texts)
    return values
  }

  const { file_sequence } = write('header', { ...header(file), generation_date: date })
  const sold: ColumnValues[] = []
  const refused = new Map<number, FieldErrors>()
  for (const [i, given] of titles.entries()) {
    at = i
    try {
      const values = title(given)
      checkTitle(values, dialect)
      sold.push(write('title', { ...BLANK_NUMBER, ...values }))
    } catch (error) {
      if (!isValidationError(error)) throw error
      refused.set(i, error.errors)
    }
  }
  if (refused.size > 0) throw errorOfEntries(refused)
  checkCounterparts(sold, dialect)
  at = null
  const paid: ColumnValues[] = []
  const problems = new Problems()
  for (const [i, given] of (payments ?? []).entries()) {
    try {
      paid.push(write('payment', payment(given)))
    } catch (error) {
      if (!isValidationError(error)) throw error
      problems.add(ofPayment(i, error.errors))
    }
  }
  problems.throwAny()
  write('trailer', {})

  const bytes = writer.takeLast()
  return {
    filename: filenameOf(date, Number(file_sequence)),
    content: latin1Text(bytes),
    bytes,
    amount: sumOf(sold, 'amount'),
    present_value: sumOf(sold, 'present_value'),
    payment_amount: sumOf(paid, 'payment_amount'),
    changes: changes.list(),
  }
}

/** The bank's number of the title is blank (section 3, fields 16 and 17). */
const BLANK_NUMBER: ColumnValues = { our_number: '', our_number_digit: '' }

/** Checks the fields of a title that depend on each other: occurrence and amounts, kind of document and its columns, type and rate of interest. */
function checkTitle(values: ColumnValues, { needs, neededBy, noInterest }: AssignmentDialect): void {
  const problems = new Problems()
  const occurrence = String(values['movement'])
  const needed = needs[occurrence]
  if (needed !== undefined && !isPositive(values[needed])) problems.refuse(needed, MUST_NOT_BE_BLANK)
  const document = String(values['document_type'])
  const ofDocument = neededBy[document]
  if (ofDocument !== undefined && !isPositive(values[ofDocument]))
    problems.refuse(ofDocument, `${MUST_NOT_BE_BLANK} com document_type ${document}`)
  if (needed !== 'paid_amount') {
    const message = `não pode ser informado na ocorrência ${occurrence}, que não é de pagamento`
    if (isPositive(values['paid_amount'])) problems.refuse('paid_amount', message)
    if (values['settlement_date'] !== undefined) problems.refuse('settlement_date', message)
  }
  const { interest_type = noInterest, interest_rate } = values
  if (interest_type !== noInterest && interest_rate === undefined) problems.refuse('interest_rate', MUST_NOT_BE_BLANK)
  if (interest_type === noInterest && isPositive(interest_rate))
    problems.refuse('interest_type', `deve ser informado com interest_rate, e não ser ${noInterest}`)
  problems.throwAny()
}

const isPositive = (value: unknown): boolean => Number(value) > 0

/** Checks that the columns of the sequence number hold the number of lines. */
function checkLines(records: number, { layout }: AssignmentDialect): void {
  const limit = maxValueOf(layout.records['trailer']!.fields['sequence']!) - HEADER_AND_TRAILER
  if (records <= limit) return
  throw new ValidationError({ titles: [`são ${records} com os pagamentos, e cabem ${limit} em um arquivo`] })
}

const HEADER_AND_TRAILER = 2

/** Field of the errors of a payment that is no object. */
const THE_PAYMENT = ''

/** The errors of a payment, under its position. */
function ofPayment(position: number, errors: FieldErrors): FieldErrors {
  const payment = `payments[${position}]`
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field === THE_PAYMENT ? payment : `${payment}.${field}`,
      messages,
    ]),
  )
}

/** A repurchase and the titles that replace it are in one file. */
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

/** `CBDDMMxx.REM` (section 1.2): the last two digits of the number of the file distinguish the files of a day. */
function filenameOf(date: string, number: number): string {
  const [, month, day] = date.split('-')
  return `CB${day}${month}${String(number).padStart(2, '0').slice(-2)}.REM`
}
