import type { OurNumber } from '../banks/index.js'
import type { OurCode } from '../cobranca/index.js'
import type { RemittanceRecord } from './remittance.js'

/** An entry as written in the file; its `RemittanceRecord` is made from it. */
export interface WrittenEntry {
  readonly entry: number
  readonly our_code: OurCode
  /** The bank's code for it. */
  readonly occurrence: string
  readonly our_number: OurNumber
  /** How many lines the file had before it. */
  readonly before: number
  /** How many it has with it. */
  readonly last: number
}

export function recordOf({ entry, our_code, occurrence, our_number, before, last }: WrittenEntry): RemittanceRecord {
  const { prefix, number, digit } = our_number
  return {
    entry,
    our_code,
    occurrence,
    our_number: number,
    processed_our_number_raw: prefix + number + digit,
    lines: Array.from({ length: last - before }, (_, i) => before + i + 1),
  }
}

/** The written entries of a file, in columns: most are never read, and a hundred thousand objects would burden the garbage collector. */
export class WrittenEntries {
  private count = 0
  private readonly entries: Uint32Array
  private readonly before: Uint32Array
  private readonly last: Uint32Array
  private readonly ourCodes: OurCode[]
  private readonly occurrences: string[]
  private readonly prefixes: string[]
  private readonly numbers: string[]
  private readonly digits: string[]

  /** @param maximum largest number of entries */
  constructor(maximum: number) {
    this.entries = new Uint32Array(maximum)
    this.before = new Uint32Array(maximum)
    this.last = new Uint32Array(maximum)
    this.ourCodes = new Array<OurCode>(maximum)
    this.occurrences = new Array<string>(maximum)
    this.prefixes = new Array<string>(maximum)
    this.numbers = new Array<string>(maximum)
    this.digits = new Array<string>(maximum)
  }

  get length(): number {
    return this.count
  }

  add({ entry, our_code, occurrence, our_number, before, last }: WrittenEntry): void {
    const at = this.count++
    this.entries[at] = entry
    this.before[at] = before
    this.last[at] = last
    this.ourCodes[at] = our_code
    this.occurrences[at] = occurrence
    this.prefixes[at] = our_number.prefix
    this.numbers[at] = our_number.number
    this.digits[at] = our_number.digit
  }

  records(): RemittanceRecord[] {
    return Array.from({ length: this.count }, (_, at) => recordOf(this.at(at)))
  }

  private at(at: number): WrittenEntry {
    return {
      entry: this.entries[at]!,
      our_code: this.ourCodes[at]!,
      occurrence: this.occurrences[at]!,
      our_number: { prefix: this.prefixes[at]!, number: this.numbers[at]!, digit: this.digits[at]! },
      before: this.before[at]!,
      last: this.last[at]!,
    }
  }
}
