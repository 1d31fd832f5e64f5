/** An entry of a remittance, as the bank reads it. */
import { fittingRecord, type RecordLine, type RemittanceDialect } from '../../banks/index.js'
import { isCnpj, isCpf, type OurCode } from '../../cobranca/index.js'
import { type RejectionCause, taxIdKindField, taxIdOfKind } from '../../febraban/index.js'
import type { FileLine, Title, Values } from '../../fixed-width/index.js'
import { movementOf } from '../../remittance/index.js'
import { recordsOfTitle, type TitleCharges, titleCharges } from '../../remittance/title-charges.js'
import type { EchoedRecord } from './echo.js'

export interface SentEntry {
  /** First line, 1-based. */
  readonly line: number
  /** Index of the lot, from 0. */
  readonly lot: number
  readonly movement: string
  readonly our_code: OurCode | null
  /** Number in the file; zeros if the bank assigns the number. */
  readonly our_number: string
  /** Cents; 0 if the file has no amount. */
  readonly amount: number
  readonly due_date: string | null
  readonly charges: TitleCharges
  readonly hasValidTaxId: boolean
  readonly records: readonly EchoedRecord[]
}

/** Returns a line as the record that fits it best. */
export function sentRecord(dialect: RemittanceDialect, line: FileLine): EchoedRecord {
  const { record, values } = fittingRecord(dialect, line as RecordLine)
  return { fields: record.fields, values }
}

/** @param lot index of the lot, from 0 */
export function sentEntry(dialect: RemittanceDialect, title: Title, lot: number): SentEntry {
  const { movement, our_code } = movementOf(title, dialect)
  const records = recordsOfTitle(dialect, title)
  return { line: title.main.number, lot, movement, our_code, ...valuesOf(dialect, records) }
}

function valuesOf(
  dialect: RemittanceDialect,
  records: readonly EchoedRecord[],
): Omit<SentEntry, 'line' | 'lot' | 'movement' | 'our_code'> {
  const values = records.map((record) => record.values)
  const find = (name: string): Values[string] | undefined => values.find((record) => record[name] != null)?.[name]
  const amount = find('amount')
  const due = find('due_date')
  return {
    our_number: String(find('our_number') ?? '').trim(),
    amount: typeof amount === 'number' ? amount : 0,
    due_date: typeof due === 'string' ? due : null,
    charges: titleCharges(dialect, records),
    hasValidTaxId: isValidTaxId(String(find('payer_tax_id') ?? ''), String(find(taxIdKindField('payer_tax_id')) ?? '')),
    records,
  }
}

const CPF = 11
const CNPJ = 14

function isValidTaxId(number: string, kind: string): boolean {
  const type = taxIdOfKind(kind)
  const isOf = (length: number, isValid: (text: string) => boolean): boolean =>
    isValid(number.replace(/^0+/, '').padStart(length, '0'))
  return (type !== 'cnpj' && isOf(CPF, isCpf)) || (type !== 'cpf' && isOf(CNPJ, isCnpj))
}

/** Returns the cause for which a bank rejects an entry regardless of the scenario; null if there is none. */
export function rejectionCause(entry: SentEntry, today: string, isDuplicate: boolean): RejectionCause | null {
  if (!entry.hasValidTaxId) return 'payer_tax_id'
  if (entry.amount === 0) return 'amount'
  if (isDuplicate) return 'duplicated_number'
  return entry.due_date !== null && entry.due_date < today ? 'due_date' : null
}

/** Returns whether the instruction registers a title. */
export const isRegistration = ({ our_code }: Pick<SentEntry, 'our_code'>): boolean => our_code === '1001'

export const isNumbered = ({ our_number }: Pick<SentEntry, 'our_number'>): boolean => !/^[0 ]*$/.test(our_number)
