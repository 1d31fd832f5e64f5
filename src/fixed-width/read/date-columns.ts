/** Reads dates from columns. */
import { dayOf, fullYear, isCalendarDate, isoDate, NO_DATE } from '../calendar.js'
import type { DateFormat } from '../define/field.js'
import { BLANK, filled, pair, ZERO } from './column-reads.js'

/** Four blanks. */
const BLANKS = 0x20202020
const REMEMBERED_BITS = 9
const REMEMBERED = 2 ** REMEMBERED_BITS

const slotOf = (first: number, second: number): number =>
  Math.imul(first ^ Math.imul(second, 31), 0x9e3779b1) >>> (32 - REMEMBERED_BITS)

/** Reads dates of one format. Files repeat few dates, so recent dates are cached by their columns. */
export class DateColumns {
  private readonly year: number
  private readonly month: number
  private readonly day: number
  /** The words of the cached columns, initially blank. */
  private readonly first = new Int32Array(REMEMBERED).fill(BLANKS)
  private readonly second: Int32Array
  private readonly dates: (string | null)[] = new Array(REMEMBERED).fill(null)
  private readonly days = new Int32Array(REMEMBERED).fill(NO_DATE)

  constructor(private readonly format: DateFormat) {
    this.second = new Int32Array(REMEMBERED).fill(format.length === 6 ? 0x2020 : BLANKS)
    this.year = format.indexOf('Y')
    this.month = format.indexOf('M')
    this.day = format.indexOf('D')
  }

  /**
   * Returns a date as `YYYY-MM-DD`; null for zeros or blanks; undefined for other content.
   *
   * @param first  the first four columns as a word
   * @param second the other columns as a word
   */
  read(bytes: Uint8Array, at: number, first: number, second: number): string | null | undefined {
    const slot = slotOf(first, second)
    if (this.first[slot] === first && this.second[slot] === second) return this.dates[slot]
    const date = this.parse(bytes, at)
    if (date === undefined) return undefined
    this.first[slot] = first
    this.second[slot] = second
    this.dates[slot] = date
    this.days[slot] = dayOf(date)
    return date
  }

  /** Returns the days since 1970-01-01 of the date that was just read from these columns: see `dayOf`. */
  daysOf(first: number, second: number): number {
    return this.days[slotOf(first, second)]!
  }

  /** As {@link read}, without the cache. */
  parse(bytes: Uint8Array, at: number): string | null | undefined {
    const width = this.format.length
    const short = pair(bytes, at + this.year)
    const year = width === 6 ? (short > 99 ? -1 : fullYear(short)) : short * 100 + pair(bytes, at + this.year + 2)
    const month = pair(bytes, at + this.month)
    const day = pair(bytes, at + this.day)
    if (year < 10_000 && isCalendarDate(year, month, day)) return isoDate(year, month, day)
    return filled(bytes, at, at + width, ZERO) || filled(bytes, at, at + width, BLANK) ? null : undefined
  }
}

export const DATES: Readonly<Record<DateFormat, DateColumns>> = {
  DDMMYY: new DateColumns('DDMMYY'),
  DDMMYYYY: new DateColumns('DDMMYYYY'),
  YYMMDD: new DateColumns('YYMMDD'),
  YYYYMMDD: new DateColumns('YYYYMMDD'),
}
