/** Days after which the bank acts by itself (10.6, C026 to C029, p. 150). The manual prints no bounds: the columns limit the number of days. */
import { BLANK, ValidationError } from '../../../cobranca/index.js'
import type { FixedRecord } from '../../../fixed-width/index.js'
import { type CodedDays, codedDays, type Deadline, type Deadlines } from '../../deadlines.js'
import type { EntryContext } from '../../remittance-dialect.js'
import { segmentP } from './remittance-segments.js'

/** Days until protest: codes 1 and 2. */
export const PROTEST_DAYS = [
  { from: 1, to: 99, kind: 'calendar', code: '1' },
  { from: 1, to: 99, kind: 'working', code: '2' },
] as const

/** By the code that each range uses. Codes 4 and 5, for bankruptcy, are used only if the slip names them. */
const RANGES = {
  days_for_sue: [...PROTEST_DAYS, { from: 1, to: 99, kind: 'working', code: '4' }, { from: 1, to: 99, kind: 'calendar', code: '5' }],
  days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: '8' }],
  days_for_revoke: [{ from: 1, to: 999, kind: 'calendar', code: '1' }],
} as const

const CODES = { sue_code: { none: ['3'], cancelled: '9' }, revoke_code: { none: ['2'], cancelled: '3' } } as const

const CODE_OF = { days_for_sue: 'sue_code', days_for_negativation: 'sue_code', days_for_revoke: 'revoke_code' } as const

/**
 * FEBRABAN's deadlines, for a layout (`CNAB 240 do BTG Pactual`).
 *
 * @param record segment P of a bank that has FEBRABAN's codes, or a part of them
 */
export function deadlines240(layout: string, source: string, { fields }: FixedRecord = segmentP): Deadlines {
  const has = (field: string, code: string): boolean => Object.hasOwn(fields[field]?.codes ?? {}, code)
  const ranges = Object.entries(RANGES).map(([days, all]) => [days, all.filter(({ code }) => has(CODE_OF[days as Deadline], code))] as const)
  const codes = Object.entries(CODES).map(([field, { none, cancelled }]) => [field, { none, ...(has(field, cancelled) ? { cancelled } : {}) }] as const)
  return {
    layout,
    source,
    ranges: Object.fromEntries(ranges.filter(([, taken]) => taken.length > 0)),
    codes: Object.fromEntries(codes.filter(([field, { none }]) => has(field, none[0]))),
  }
}

/** Movements about protest and negativation. */
interface ProtestMovements {
  /** Movements that protest or list a title, and the codes that each accepts. */
  readonly orders: Readonly<Record<string, readonly [Deadline, ...string[]]>>
  /** Movements that cancel protest and negativation. */
  readonly stops: readonly string[]
}

const FEBRABANS: ProtestMovements = {
  orders: {
    '03': ['days_for_sue', '4', '5'],
    '09': ['days_for_sue', '1', '2'],
    '45': ['days_for_negativation', '8'],
  },
  stops: ['10', '11'],
}

/**
 * Returns the function `protest` of `SentParts`: the code and the days of a movement that orders or stops protest or listing, regardless of the slip's other
 * deadlines.
 *
 * @param movements the bank's movements; default: FEBRABAN's
 * @throws {ValidationError} when an order to protest or to list has no days, or names another code
 */
export const orderedProtest =
  (deadlines: Deadlines, { orders = FEBRABANS.orders, stops = FEBRABANS.stops }: Partial<ProtestMovements> = {}) =>
  ({ slip, movement }: EntryContext): CodedDays | undefined => {
    if (stops.includes(movement)) return { code: deadlines.codes!.sue_code!.none[0], days: 0 }
    const order = orders[movement]
    if (order === undefined) return undefined
    const [field, ...codes] = order
    if (slip[field] === null) throw new ValidationError({ [field]: [BLANK] })
    const ranges = { [field]: (deadlines.ranges[field] ?? []).filter(({ code }) => codes.includes(code!)) }
    return codedDays(slip, 'sue_code', { ...deadlines, ranges }, movement)
  }
