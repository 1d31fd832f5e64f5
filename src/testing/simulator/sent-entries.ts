/** An entry of a remittance, as the bank reads it. */
import { fittingRecord, type RecordLine, type RemittanceDialect } from '../../banks/index.js'
import { isCnpj, isCpf, type OurCode } from '../../cobranca/index.js'
import { type RejectionCause, taxIdKindField, taxIdOfKind } from '../../febraban/index.js'
import type { FileLine, Title, Values } from '../../fixed-width/index.js'
import { movementOf } from '../../remittance/index.js'
import { recordsOfTitle, type TitleCharges, titleCharges } from '../../remittance/title-charges.js'
import type { EchoedRecord } from './echo.js'

export class SentEntry {
  readonly movement: string
  readonly our_code: OurCode | null
  /** First line, 1-based. */
  readonly line: number
  /** Number in the file; zeros if the bank assigns the number. */
  readonly our_number: string
  /** Cents; 0 if the file has no amount. */
  readonly amount: number
  readonly due_date: string | null
  readonly records: readonly EchoedRecord[]
  private ownCharges: TitleCharges | null = null

  /** @param lot index of the lot, from 0 */
  constructor(
    private readonly dialect: RemittanceDialect,
    title: Title,
    readonly lot: number,
  ) {
    const { movement, our_code } = movementOf(title, dialect)
    this.movement = movement
    this.our_code = our_code
    this.line = title.main.number
    this.records = recordsOfTitle(dialect, title)
    const amount = this.find('amount')
    const due = this.find('due_date')
    this.our_number = String(this.find('our_number') ?? '').trim()
    this.amount = typeof amount === 'number' ? amount : 0
    this.due_date = typeof due === 'string' ? due : null
  }

  /** Computed for payments only. */
  get charges(): TitleCharges {
    this.ownCharges ??= titleCharges(this.dialect, this.records)
    return this.ownCharges
  }

  get hasValidTaxId(): boolean {
    const type = taxIdKindField('payer_tax_id')
    return isValidTaxId(String(this.find('payer_tax_id') ?? ''), String(this.find(type) ?? ''))
  }

  /** Returns the value of a field in the first record that has one. */
  private find(name: string): Values[string] | undefined {
    for (const { values } of this.records) {
      const value = values[name]
      if (value != null) return value
    }
    return undefined
  }
}

/** Returns a line as the record that fits it best. */
export function sentRecord(dialect: RemittanceDialect, line: FileLine): EchoedRecord {
  const { record, values } = fittingRecord(dialect, line as RecordLine)
  return { fields: record.fields, values }
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

export const isNumbered = ({ our_number }: Pick<SentEntry, 'our_number'>): boolean => /[^0 ]/.test(our_number)
