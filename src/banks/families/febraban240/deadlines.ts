/** Days after which the bank acts by itself (10.6, C026 to C029, p. 150). The manual prints no bounds: the columns limit the number of days. */
import { MUST_NOT_BE_BLANK, ValidationError } from '../../../cobranca/index.js'
import type { FixedRecord } from '../../../fixed-width/index.js'
import { type CodedDays, codedDays, type DayRange, type Deadline, type Deadlines } from '../../deadlines.js'
import type { EntryContext } from '../../remittance-dialect.js'

/** Days until protest: codes 1 and 2. */
export const PROTEST_DAYS = [
  { from: 1, to: 99, kind: 'calendar', code: '1' },
  { from: 1, to: 99, kind: 'working', code: '2' },
] as const

/** Codes 4 and 5, for bankruptcy, are used only if the slip names them. */
const SUE_DAYS: readonly DayRange[] = [
  ...PROTEST_DAYS,
  { from: 1, to: 99, kind: 'working', code: '4' },
  { from: 1, to: 99, kind: 'calendar', code: '5' },
]
const NEGATIVATION_DAYS: readonly DayRange[] = [{ from: 1, to: 99, kind: 'unstated', code: '8' }]
const REVOKE_DAYS: readonly DayRange[] = [{ from: 1, to: 999, kind: 'calendar', code: '1' }]

/**
 * FEBRABAN's deadlines, as far as segment P of a bank has codes for them. The codes that it has must have FEBRABAN's meaning.
 *
 * @param layout name for messages: `CNAB 240 do BTG Pactual`
 */
export function deadlines240({ fields }: FixedRecord, layout: string, source: string): Deadlines {
  const has = (field: string) => (code: string | undefined) => Object.hasOwn(fields[field]?.codes ?? {}, code!)
  const [sues, revokes] = [has('sue_code'), has('revoke_code')]
  const days = (name: Deadline, all: readonly DayRange[], isCode: (code: string | undefined) => boolean) => {
    const ranges = all.filter(({ code }) => isCode(code))
    return ranges.length === 0 ? {} : { [name]: ranges }
  }
  return {
    layout,
    source,
    ranges: { ...days('days_for_sue', SUE_DAYS, sues), ...days('days_for_negativation', NEGATIVATION_DAYS, sues), ...days('days_for_revoke', REVOKE_DAYS, revokes) },
    codes: {
      ...(sues('3') ? { sue_code: { none: ['3'], ...(sues('9') ? { cancelled: '9' } : {}) } } : {}),
      ...(revokes('2') ? { revoke_code: { none: ['2'], ...(revokes('3') ? { cancelled: '3' } : {}) } } : {}),
    },
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
    if (slip[field] === null) throw new ValidationError({ [field]: [MUST_NOT_BE_BLANK] })
    const ranges = { [field]: (deadlines.ranges[field] ?? []).filter(({ code }) => codes.includes(code!)) }
    return codedDays(slip, 'sue_code', { ...deadlines, ranges }, movement)
  }
