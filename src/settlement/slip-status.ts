/** Status of a slip after a return record. */

import {
  type LocalizedText,
  lastDayWithoutCharges,
  notInList,
  type OccurrenceKind,
  type OurOccurrence,
  SLIP_STATUSES,
  type SlipStatus,
  ValidationError,
} from '../cobranca/index.js'
import { typedRows } from '../code/typed-rows.js'
import type { ReturnRecord } from '../return/index.js'

/** Fields of a slip that decide its next status. */
export interface SlipState {
  /** Default: `opened`. */
  readonly status?: SlipStatus | null | undefined
  /** When the bank confirmed the registration; null or absent if it has not. A rejection of a registered slip is the answer to a second registration. */
  readonly registered_at?: string | null | undefined
}

/** Fields of a return record that change the status of a slip. */
export type StatusChange = Pick<ReturnRecord, 'kind' | 'money' | 'final' | 'our_occurrence'>

/** A transition of a slip's status. An absent condition is not checked. */
export interface SlipTransition {
  readonly from: readonly SlipStatus[]
  readonly to: SlipStatus
  readonly kind: OccurrenceKind
  readonly money?: boolean
  readonly final?: boolean
  readonly our_occurrences?: readonly OurOccurrence[]
  /** Whether the slip is registered. */
  readonly registered?: boolean
  readonly text: LocalizedText
}

/** The slip was not accepted by the service or by the bank, or is not ready. */
const UNREGISTERED = ['generating', 'generation_failed', 'validation_failed'] as const

/** The slip can be paid. */
const PAYABLE = ['opened', 'overdue', 'blocked'] as const

/**
 * The transitions of a slip by return records, by name. A record without a transition leaves the slip as it is: a partial payment, a rejected instruction, a
 * fee, a title at the notary. A settlement prevails over every other record, and a protest over a write-off. So the order of the records of one day matters
 * only for reversals.
 */
export const SLIP_TRANSITIONS = typedRows<SlipTransition>()({
  registration_confirmed: {
    from: [...UNREGISTERED, 'rejected'],
    to: 'opened',
    kind: 'registered',
    text: { pt: 'entrada confirmada pelo banco', en: 'the bank confirmed the registration' },
  },
  registration_rejected: {
    from: [...UNREGISTERED, 'opened', 'overdue'],
    to: 'rejected',
    kind: 'rejected',
    registered: false,
    text: { pt: 'entrada rejeitada pelo banco', en: 'the bank rejected the registration' },
  },
  paid: {
    from: [...UNREGISTERED, ...PAYABLE],
    to: 'paid',
    kind: 'settled',
    final: true,
    text: { pt: 'liquidação', en: 'settlement' },
  },
  paid_after_rejection: {
    from: ['rejected'],
    to: 'paid',
    kind: 'settled',
    final: true,
    text: { pt: 'liquidação de boleto rejeitado', en: 'settlement of a rejected slip' },
  },
  paid_after_write_off: {
    from: ['canceled'],
    to: 'paid',
    kind: 'settled',
    final: true,
    text: { pt: 'liquidação após baixa', en: 'settlement after the write-off' },
  },
  paid_after_protest: {
    from: ['protested'],
    to: 'paid',
    kind: 'settled',
    final: true,
    text: { pt: 'liquidação após protesto', en: 'settlement after the protest' },
  },
  written_off: {
    from: [...UNREGISTERED, ...PAYABLE, 'rejected'],
    to: 'canceled',
    kind: 'written_off',
    text: { pt: 'baixa', en: 'write-off' },
  },
  protested: {
    from: [...UNREGISTERED, ...PAYABLE, 'rejected', 'canceled'],
    to: 'protested',
    kind: 'protested',
    text: { pt: 'protesto', en: 'protest' },
  },
  payment_reversed: {
    from: ['paid'],
    to: 'opened',
    kind: 'reversed',
    money: true,
    text: { pt: 'estorno do pagamento', en: 'reversal of the payment' },
  },
  write_off_reversed: {
    from: ['canceled'],
    to: 'opened',
    kind: 'reversed',
    our_occurrences: ['2121'],
    text: { pt: 'estorno da baixa', en: 'reversal of the write-off' },
  },
  protest_reversed: {
    from: ['protested'],
    to: 'opened',
    kind: 'reversed',
    our_occurrences: ['2135'],
    text: { pt: 'estorno do protesto', en: 'reversal of the protest' },
  },
})

export type SlipTransitionName = keyof typeof SLIP_TRANSITIONS

const TRANSITIONS = Object.entries(SLIP_TRANSITIONS) as readonly [SlipTransitionName, SlipTransition][]

/**
 * Returns the name of the transition that a return record causes; null if the slip stays as it is.
 *
 * @throws {ValidationError} under `status` if it is not a status of a slip
 */
export function slipTransition(slip: SlipState, record: StatusChange): SlipTransitionName | null {
  const status = slip.status ?? 'opened'
  if (!Object.hasOwn(SLIP_STATUSES, status))
    throw new ValidationError({ status: [notInList(Object.keys(SLIP_STATUSES))] })
  return transitionFrom(status, slip.registered_at != null, record)
}

/** The transition of a slip of a known status. */
export function transitionFrom(
  status: SlipStatus,
  isRegistered: boolean,
  record: StatusChange,
): SlipTransitionName | null {
  const applies = ({ from, kind, money, final, our_occurrences, registered }: SlipTransition): boolean =>
    kind === record.kind &&
    from.includes(status) &&
    (money === undefined || money === record.money) &&
    (final === undefined || final === record.final) &&
    (our_occurrences === undefined ||
      (record.our_occurrence !== null && our_occurrences.includes(record.our_occurrence))) &&
    (registered === undefined || registered === isRegistered)
  return TRANSITIONS.find(([, transition]) => applies(transition))?.[0] ?? null
}

/**
 * Returns the status of a slip after a return record. `SLIP_TRANSITIONS` has all changes.
 *
 * @throws {ValidationError} under `status` if it is not a status of a slip
 * @example statusAfter({ status: 'overdue' }, { kind: 'settled', money: true, final: true, our_occurrence: '2028' }) // 'paid'
 */
export function statusAfter(slip: SlipState, record: StatusChange): SlipStatus {
  const name = slipTransition(slip, record)
  return name === null ? (slip.status ?? 'opened') : SLIP_TRANSITIONS[name].to
}

/**
 * Returns the status of a slip on a day: an open slip is `overdue` after its due date, or after the next business day if banks are closed on the due date
 * (`lastDayWithoutCharges`). A slip with a later due date is `opened` again. Other statuses do not depend on the day.
 *
 * @param day `YYYY-MM-DD`
 * @throws {ValidationError} under `date` if the due date is not a date
 * @example statusOn({ status: 'opened', expire_at: '2026-03-21' }, '2026-03-23') // 'opened': the due date is a Saturday
 */
export function statusOn(slip: Pick<SlipState, 'status'> & { readonly expire_at: string }, day: string): SlipStatus {
  const status = slip.status ?? 'opened'
  if (status !== 'opened' && status !== 'overdue') return status
  return day > lastDayWithoutCharges(slip.expire_at) ? 'overdue' : 'opened'
}
