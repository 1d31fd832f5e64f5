/** Days after which a bank acts by itself: number, kind and code of the days in each layout. */
import { MUST_NOT_BE_BLANK, mustBeAtLeast, mustBeAtMost, notInList, type PreparedSlip, ValidationError } from '../cobranca/index.js'

/** Days after which the bank is to act by itself. */
export type Deadline = 'days_for_sue' | 'days_for_negativation' | 'days_for_revoke'

/**
 * Kinds of days: `registered` follows the beneficiary's registration at the bank; `unstated`, which the manual does not define, counts as calendar
 * days.
 */
export type DayKind = 'calendar' | 'working' | 'registered' | 'unstated'

/** Numbers of days that a bank takes. */
export interface DayRange {
  readonly from: number
  readonly to: number
  readonly kind: DayKind
  /** The bank's code for these days, if the layout has a column for it. */
  readonly code?: string
}

/** Codes of a column that go without days. */
interface CodesWithoutDays {
  /** The first code is written for a slip without a deadline. */
  readonly none: readonly [string, ...string[]]
  /** Cancels an earlier order; only with movement 31. */
  readonly cancelled?: string
}

/** The deadlines of a layout. */
export interface Deadlines {
  /** Name for messages: `CNAB 240 do Itaú`. */
  readonly layout: string
  /** Notes and pages of the manual, in Portuguese like its title. */
  readonly source: string
  /** For each deadline that the layout carries, the ranges of days; the first range that fits is used. */
  readonly ranges: Readonly<Partial<Record<Deadline, readonly DayRange[]>>>
  /** Columns of a code for protest and negativation (C026), and for the write-off (C028). */
  readonly codes?: Readonly<Partial<Record<'sue_code' | 'revoke_code', CodesWithoutDays>>>
}

/** Whether the slip has no deadline; true for nearly every slip. */
export const hasNoDeadline = (slip: PreparedSlip): boolean =>
  slip.days_for_sue === null && slip.days_for_negativation === null && slip.days_for_revoke === null

/**
 * Returns the deadline of a slip, for a layout with columns for one deadline; undefined without a deadline.
 *
 * @param layout name for messages: `CNAB 240 do Itaú`
 * @throws {ValidationError} if the slip has more than one deadline
 */
export function onlyDeadline<D extends Deadline>(slip: PreparedSlip, deadlines: readonly D[], layout: string): D | undefined {
  if (hasNoDeadline(slip)) return undefined
  let field: D | undefined
  for (const each of deadlines) {
    if (slip[each] === null) continue
    if (field !== undefined) throw new ValidationError({ [each]: [`não pode vir com ${field}: o ${layout} tem um só prazo por boleto`] })
    field = each
  }
  return field
}

/**
 * Days of a deadline; 0 without a deadline or without a field.
 *
 * @throws {ValidationError} when the bank does not take them, or counts another kind of days
 */
export function deadlineDays(slip: PreparedSlip, field: Deadline | undefined, deadlines: Deadlines): number {
  if (field === undefined || slip[field] === null) return 0
  rangeOf(slip, field, deadlines)
  return slip[field]
}

/**
 * The range that the days of a deadline are in. A slip counts calendar days by default. `deadline_days_type`, or a code that allows only working days, changes
 * this.
 *
 * @param named the bank's code that the slip names for the deadline; empty without a code
 * @throws {ValidationError} when no range fits
 */
export function rangeOf(slip: PreparedSlip, field: Deadline, deadlines: Deadlines, named = ''): DayRange {
  const days = slip[field] ?? 0
  const ranges = deadlines.ranges[field] ?? []
  // Without lists: this runs for every slip with a deadline.
  for (const range of ranges)
    if (range.from <= days && days <= range.to && isOfCode(range, named) && isCounted(range, slip, field, ranges, named)) return range
  const ofCode = ranges.filter((range) => isOfCode(range, named))
  const counted = ofCode.filter((range) => isCounted(range, slip, field, ranges, named))
  throw new ValidationError({ [field]: [daysNotAccepted(days, ofCode, counted, deadlines.layout)] })
}

const isOfCode = ({ code }: DayRange, named: string): boolean => named === '' || code === named

/** Whether a slip allows the kind of days of a range. */
function isCounted({ kind }: DayRange, { deadline_days }: PreparedSlip, field: Deadline, ranges: readonly DayRange[], named: string): boolean {
  if (field === 'days_for_revoke') return true
  if (deadline_days === 'working') return kind === 'working' || kind === 'registered'
  return kind !== 'working' || (deadline_days === null && named !== '' && isOfWorkingDays(ranges, named))
}

/** Whether all days of a code are working days. */
const isOfWorkingDays = (ranges: readonly DayRange[], named: string): boolean =>
  ranges.every((range) => !isOfCode(range, named) || range.kind === 'working')

function daysNotAccepted(days: number, ranges: readonly DayRange[], counted: readonly DayRange[], layout: string): string {
  const [minimum, maximum] = [Math.min(...counted.map(({ from }) => from)), Math.max(...counted.map(({ to }) => to))]
  if (counted.length > 0 && days > maximum) return mustBeAtMost(maximum)
  // Only if no other kind of days allows fewer days.
  if (counted.length > 0 && days < minimum && ranges.every(({ from }) => from >= minimum)) return mustBeAtLeast(minimum)
  const kinds = ([1, 2] as const).flatMap((type) => {
    const ofType = ranges.filter(({ kind }) => KIND_TYPES[kind] === type)
    return ofType.length === 0 ? [] : [`${daysText(ofType)} dias ${type === 1 ? 'corridos' : 'úteis (deadline_days_type 2)'}`]
  })
  return `deve ser ${kinds.join(' ou ')} no ${layout}`
}

/** The service's `deadline_days_type` of each kind. */
const KIND_TYPES: Readonly<Record<DayKind, 1 | 2>> = { calendar: 1, registered: 1, unstated: 1, working: 2 }

/** «6 a 29, 35 ou 40». */
function daysText(ranges: readonly DayRange[]): string {
  const isWithin = (a: DayRange, b: DayRange): boolean => b.from <= a.from && a.to <= b.to && (b.from < a.from || a.to < b.to)
  const widest = ranges.filter((each) => !ranges.some((other) => isWithin(each, other))).toSorted((a, b) => a.from - b.from)
  const texts = [...new Set(widest.map(({ from, to }) => (from === to ? String(from) : `de ${from} a ${to}`)))]
  return texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} ou ${texts.at(-1)}`
}

/** Deadlines that share one code and one number of days in CNAB 240 (C026, C027). */
export const PROTEST_OR_NEGATIVATION = ['days_for_sue', 'days_for_negativation'] as const satisfies readonly Deadline[]

const DEADLINES_OF = { sue_code: PROTEST_OR_NEGATIVATION, revoke_code: ['days_for_revoke'] } as const

/** Movement of CNAB 240 that changes other data. */
const OTHER_DATA = '31'

/** A code and its days, as they go into the columns. */
export interface CodedDays {
  readonly code: string
  readonly days: number
}

/**
 * The code of a slip's deadline, and its days: the code that the slip names, if the bank's table has it for these days, otherwise the code that fits.
 *
 * @param name the field of the slip that may name the code
 * @throws {ValidationError} when the named code is not in the table, does not go with the slip's deadline, or lacks its days
 */
export function codedDays(slip: PreparedSlip, name: 'sue_code' | 'revoke_code', deadlines: Deadlines, movement: string): CodedDays {
  const { layout, ranges } = deadlines
  const { none, cancelled } = deadlines.codes![name]!
  const named = slip[name]
  const field = hasNoDeadline(slip) ? undefined : onlyDeadline<Deadline>(slip, DEADLINES_OF[name].filter((each) => ranges[each] !== undefined), layout)
  if (field !== undefined) {
    if (named !== '' && !hasCode(ranges[field], named)) throw notOf(name, named, field, deadlines)
    return { code: rangeOf(slip, field, deadlines, named).code!, days: slip[field]! }
  }
  if (named === '') return { code: none[0], days: 0 }
  if (none.includes(named) || (named === cancelled && movement === OTHER_DATA)) return { code: named, days: 0 }
  const lacking = DEADLINES_OF[name].find((each) => hasCode(ranges[each], named))
  if (lacking !== undefined) throw new ValidationError({ [lacking]: [`${MUST_NOT_BE_BLANK} com ${name} ${named}`] })
  throw unknownCode(name, named, deadlines)
}

const hasCode = (ranges: readonly DayRange[] = [], named: string): boolean => ranges.some(({ code }) => code === named)

/** Error for a code that does not match the deadline of the slip. */
function notOf(name: 'sue_code' | 'revoke_code', named: string, field: Deadline, deadlines: Deadlines): ValidationError {
  const { ranges, codes } = deadlines
  const isKnown = codes![name]!.none.includes(named) || DEADLINES_OF[name].some((each) => hasCode(ranges[each], named))
  if (!isKnown) return unknownCode(name, named, deadlines)
  return new ValidationError({ [name]: [`${named} não pode vir com ${field} no ${deadlines.layout}`] })
}

function unknownCode(name: 'sue_code' | 'revoke_code', named: string, { layout, ranges, codes }: Deadlines): ValidationError {
  const { none, cancelled } = codes![name]!
  if (named === cancelled) return new ValidationError({ [name]: [`${named} só existe com o movimento ${OTHER_DATA} no ${layout}`] })
  const ofDays = DEADLINES_OF[name].flatMap((field) => (ranges[field] ?? []).map(({ code }) => code!))
  return new ValidationError({ [name]: [notInList([...new Set([...none, ...ofDays])].sort())] })
}
