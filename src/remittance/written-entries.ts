import type { OurNumber, RemittanceDialect } from '../banks/index.js'
import type { AnyEntry, OurCode } from '../cobranca/index.js'
import { plainConstructor } from '../code/plain-objects.js'
import type { ChargesSent } from './charges-sent.js'
import type { RemittanceRecord } from './remittance.js'
import { writtenCharges } from './written-charges.js'

/** An entry as written in the file; its `RemittanceRecord` is made from it. */
export interface WrittenEntry
  extends Pick<
    RemittanceRecord,
    'entry' | 'bank_billet_id' | 'bank_billet_account_id' | 'our_code' | 'occurrence' | 'occurrence_detail'
  > {
  readonly our_number: OurNumber
  /** Number of lines of the file before it. */
  readonly before: number
  /** Number of lines of the file with it. */
  readonly last: number
  /** Offsets of its first byte, and behind its last one, in the bytes that the builder holds. */
  readonly start: number
  readonly end: number
}

export const Written = plainConstructor<
  WrittenEntry,
  [
    position: number,
    AnyEntry,
    bank_billet_account_id: WrittenEntry['bank_billet_account_id'],
    occurrence: string,
    occurrence_detail: string | null,
    OurNumber,
    before: number,
    last: number,
    start: number,
    end: number,
  ]
>(function (
  position,
  { slip, our_code },
  bank_billet_account_id,
  occurrence,
  occurrence_detail,
  our_number,
  before,
  last,
  start,
  end,
) {
  this.entry = position
  this.bank_billet_id = slip.id ?? null
  this.bank_billet_account_id = bank_billet_account_id
  this.our_code = our_code
  this.occurrence = occurrence
  this.occurrence_detail = occurrence_detail
  this.our_number = our_number
  this.before = before
  this.last = last
  this.start = start
  this.end = end
})

/**
 * Returns the record of an entry. Its charges are read from its lines at the first access: most callers only need the numbers.
 *
 * @param lines the bytes of its lines; they must not change
 * @param position position of the entry in the list of the caller
 */
export function recordOf(
  { our_number, before, last, start: _, end: __, ...written }: WrittenEntry,
  dialect: RemittanceDialect,
  lines: Uint8Array,
  position = written.entry,
): RemittanceRecord {
  const { prefix, number, digit } = our_number
  let sent: ChargesSent | null | undefined
  return {
    ...written,
    entry: position,
    our_number: number,
    processed_our_number_raw: prefix + number + digit,
    lines: Array.from({ length: last - before }, (_, i) => before + i + 1),
    get charges_sent() {
      if (sent === undefined) sent = writtenCharges(dialect, written.our_code, lines)
      return sent
    },
  }
}

/** The written entries of a file, in columns: most are never read, and a hundred thousand objects would burden the garbage collector. */
export class WrittenEntries {
  private count = 0
  private readonly entries: Uint32Array
  private readonly before: Uint32Array
  private readonly last: Uint32Array
  /** Offsets of files larger than 4 GB do not fit in 32 bits. */
  private readonly starts: Float64Array
  private readonly ends: Float64Array
  private readonly ourCodes: OurCode[]
  private readonly occurrences: string[]
  private readonly details: (string | null)[]
  private readonly slipIds: WrittenEntry['bank_billet_id'][]
  private readonly walletIds: WrittenEntry['bank_billet_account_id'][]
  private readonly prefixes: string[]
  private readonly numbers: string[]
  private readonly digits: string[]

  /** @param maximum largest number of entries */
  constructor(maximum: number) {
    this.entries = new Uint32Array(maximum)
    this.before = new Uint32Array(maximum)
    this.last = new Uint32Array(maximum)
    this.starts = new Float64Array(maximum)
    this.ends = new Float64Array(maximum)
    this.ourCodes = new Array<OurCode>(maximum)
    this.occurrences = new Array<string>(maximum)
    this.details = new Array(maximum)
    this.slipIds = new Array(maximum)
    this.walletIds = new Array(maximum)
    this.prefixes = new Array<string>(maximum)
    this.numbers = new Array<string>(maximum)
    this.digits = new Array<string>(maximum)
  }

  get length(): number {
    return this.count
  }

  add(written: WrittenEntry): void {
    const at = this.count++
    const { prefix, number, digit } = written.our_number
    this.entries[at] = written.entry
    this.before[at] = written.before
    this.last[at] = written.last
    this.starts[at] = written.start
    this.ends[at] = written.end
    this.ourCodes[at] = written.our_code
    this.occurrences[at] = written.occurrence
    this.details[at] = written.occurrence_detail
    this.slipIds[at] = written.bank_billet_id
    this.walletIds[at] = written.bank_billet_account_id
    this.prefixes[at] = prefix
    this.numbers[at] = number
    this.digits[at] = digit
  }

  /**
   * @param bytes the whole file
   * @param original positions of the entries in the list of the caller
   */
  records(
    dialect: RemittanceDialect,
    bytes: Uint8Array,
    original: (position: number) => number,
  ): readonly RemittanceRecord[] {
    return Array.from({ length: this.count }, (_, at) => {
      const written = this.at(at)
      return recordOf(written, dialect, bytes.subarray(written.start, written.end), original(written.entry))
    })
  }

  private at(at: number): WrittenEntry {
    return {
      entry: this.entries[at]!,
      bank_billet_id: this.slipIds[at]!,
      bank_billet_account_id: this.walletIds[at]!,
      our_code: this.ourCodes[at]!,
      occurrence: this.occurrences[at]!,
      occurrence_detail: this.details[at]!,
      our_number: { prefix: this.prefixes[at]!, number: this.numbers[at]!, digit: this.digits[at]! },
      before: this.before[at]!,
      last: this.last[at]!,
      start: this.starts[at]!,
      end: this.ends[at]!,
    }
  }
}
