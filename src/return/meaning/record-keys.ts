/** Keys by which the books of the caller know records and titles. */
import type { ReturnRecord } from './return-record.js'

/** The keys of a record and of its title. Their texts are stored by callers: they never change. */
export class RecordKeys {
  /** Bank, agency, account (or the bank's code of the account) and nosso número with digit, without leading zeros. */
  private readonly titleParts: string
  private readonly isNumbered: boolean

  constructor(private readonly of: ReturnRecord) {
    const { bank, line_parsed: parsed } = of
    const number = withoutZeros(parsed.our_number).toUpperCase()
    this.isNumbered = number !== ''
    this.titleParts = `${bank}:${withoutZeros(parsed.agency_number)}:${withoutZeros(parsed.account_number)}:${number}`
  }

  /** Key of the title, equal in all its records of one layout. Null without nosso número. */
  get title(): string | null {
    return this.isNumbered ? `title:${this.titleParts}` : null
  }

  /**
   * Key of the record, without the suffix of equal keys in a file: see `paymentsFrom`. The key of a record that is no payment or reversal begins with
   * `record:`, and also has the reasons and the fee: a title may have several lines of one occurrence, day and amount, which differ in them.
   *
   * Has the bank's occurrence code, which is in the file. The unified code changes when a table of the library is corrected.
   */
  get record(): string {
    return `${this.prefix}:${this.titleParts}:${this.movement}`
  }

  /** The key of the record without the parts of the title: differs for the records of a title whose keys differ. */
  get withoutTitle(): string {
    return `${this.prefix}:${this.movement}`
  }

  private get prefix(): 'payment' | 'reversal' | 'record' {
    const { kind, money } = this.of
    return money && kind === 'settled' ? 'payment' : money && kind === 'reversed' ? 'reversal' : 'record'
  }

  private get movement(): string {
    const { occurrence, line_parsed: parsed } = this.of
    const movement = `${occurrence}:${parsed.paid_at ?? ''}:${parsed.paid_amount}`
    return this.prefix === 'record'
      ? `${movement}:${parsed.error_code}:${parsed.bank_rate}:${parsed.other_fines}`
      : movement
  }
}

function withoutZeros(digits: string): string {
  let zeros = 0
  while (digits.charCodeAt(zeros) === ZERO) zeros++
  return digits.slice(zeros)
}

const ZERO = 0x30
