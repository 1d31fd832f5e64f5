/** Life of a slip: every transition, and every record that changes nothing. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  OCCURRENCE_KINDS,
  type OccurrenceKind,
  OUR_OCCURRENCES,
  type OurOccurrence,
  ourOccurrence,
  SLIP_STATUSES,
  type SlipStatus,
} from '../../src/cobranca/index.js'
import {
  SLIP_TRANSITIONS,
  type SlipState,
  type SlipTransitionName,
  type StatusChange,
  slipTransition,
  statusAfter,
  statusOn,
} from '../../src/settlement/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { runs } from '../runs.js'

const STATUSES = Object.keys(SLIP_STATUSES) as SlipStatus[]

const recordOf = (code: OurOccurrence): StatusChange => {
  const { kind, money, final } = ourOccurrence(code)
  return { kind, money, final, our_occurrence: code }
}

/** Every edge: statuses before it, an occurrence, the status after it. */
const EDGES: readonly [SlipTransitionName, readonly SlipStatus[], OurOccurrence, SlipStatus][] = [
  ['registration_confirmed', ['generating', 'generation_failed', 'validation_failed', 'rejected'], '2001', 'opened'],
  [
    'registration_rejected',
    ['generating', 'generation_failed', 'validation_failed', 'opened', 'overdue'],
    '2002',
    'rejected',
  ],
  ['paid', ['generating', 'generation_failed', 'validation_failed', 'opened', 'overdue', 'blocked'], '2028', 'paid'],
  ['paid_after_rejection', ['rejected'], '2014', 'paid'],
  ['paid_after_write_off', ['canceled'], '2014', 'paid'],
  ['paid_after_protest', ['protested'], '2035', 'paid'],
  [
    'written_off',
    ['generating', 'generation_failed', 'validation_failed', 'opened', 'overdue', 'blocked', 'rejected'],
    '2099',
    'canceled',
  ],
  [
    'protested',
    ['generating', 'generation_failed', 'validation_failed', 'opened', 'overdue', 'blocked', 'rejected', 'canceled'],
    '2019',
    'protested',
  ],
  ['payment_reversed', ['paid'], '2111', 'opened'],
  ['write_off_reversed', ['canceled'], '2121', 'opened'],
  ['protest_reversed', ['protested'], '2135', 'opened'],
]

describe('statusAfter', () => {
  test('the edges are all that the table has', () => {
    expect(EDGES.map(([name]) => name).sort()).toEqual(Object.keys(SLIP_TRANSITIONS).sort())
  })

  test.each(EDGES)('%s: from %j by %s to %s', (name, from, code, to) => {
    expect([...SLIP_TRANSITIONS[name].from].sort()).toEqual([...from].sort())
    for (const status of from) {
      expect(slipTransition({ status }, recordOf(code))).toBe(name)
      expect(statusAfter({ status }, recordOf(code))).toBe(to)
    }
    for (const status of STATUSES.filter((each) => !from.includes(each)))
      expect(slipTransition({ status }, recordOf(code))).not.toBe(name)
  })

  test('no two transitions apply to one record and slip', () => {
    for (const code of Object.keys(OUR_OCCURRENCES) as OurOccurrence[])
      for (const status of STATUSES) {
        const { kind, money, final } = recordOf(code)
        const applying = Object.values(SLIP_TRANSITIONS).filter(
          (edge) =>
            edge.kind === kind &&
            (edge.from as readonly SlipStatus[]).includes(status) &&
            (!('money' in edge) || edge.money === money) &&
            (!('final' in edge) || edge.final === final) &&
            (!('our_occurrences' in edge) || (edge.our_occurrences as readonly string[]).includes(code)),
        )
        expect(applying.length).toBeLessThanOrEqual(1)
      }
  })

  test.each<[string, OccurrenceKind]>([
    ['a change', 'changed'],
    ['a rejected instruction', 'instruction_rejected'],
    ['a title at the notary', 'in_notary'],
    ['a listing at a credit bureau', 'negativated'],
    ['a fee', 'fee'],
    ['information', 'info'],
  ])('%s leaves every slip as it is', (_, kind) => {
    for (const status of STATUSES)
      expect(statusAfter({ status }, { kind, ...OCCURRENCE_KINDS[kind], our_occurrence: null })).toBe(status)
  })

  test('a partial payment leaves every slip as it is', () => {
    for (const status of STATUSES) expect(statusAfter({ status }, recordOf('2029'))).toBe(status)
  })

  test('the rejection of a registered slip answers a repeated registration, and changes nothing', () => {
    expect(statusAfter({ status: 'opened', registered_at: '2026-03-02' }, recordOf('2002'))).toBe('opened')
  })

  // Caixa CNAB 400 rejects entries and instructions by one code, 2140, which does not close a title.
  test('a rejection that may be of an instruction rejects only a slip that is not registered', () => {
    expect(statusAfter({ status: 'opened' }, recordOf('2140'))).toBe('rejected')
    expect(statusAfter({ status: 'opened', registered_at: '2026-03-02' }, recordOf('2140'))).toBe('opened')
  })

  test('the reversal of a payment does not reopen a slip that was written off or protested', () => {
    expect(statusAfter({ status: 'canceled' }, recordOf('2111'))).toBe('canceled')
    expect(statusAfter({ status: 'protested' }, recordOf('2111'))).toBe('protested')
  })

  test('a slip without status is opened; an unknown status is an error', () => {
    expect(statusAfter({}, recordOf('2001'))).toBe('opened')
    expect(errorsOf(() => statusAfter({ status: 'due' as never }, recordOf('2001')))).toHaveProperty('status')
  })

  test('the order of records without reversals does not matter', () => {
    const codes = (Object.keys(OUR_OCCURRENCES) as OurOccurrence[]).filter(
      (code) => ourOccurrence(code).kind !== 'reversed',
    )
    const lifeOf = (status: SlipStatus, records: readonly StatusChange[]): SlipStatus | null | undefined => {
      let slip: SlipState = { status }
      for (const record of records)
        slip = {
          status: statusAfter(slip, record),
          registered_at: record.kind === 'registered' ? '2026-03-02' : slip.registered_at,
        }
      // A confirmed registration opens a slip whatever its due date is; `statusOn` tells open and overdue apart.
      return slip.status === 'overdue' ? 'opened' : slip.status
    }
    fc.assert(
      fc.property(
        fc.constantFrom(...STATUSES),
        fc
          .array(fc.constantFrom(...codes).map(recordOf), { maxLength: 5 })
          .chain((records) =>
            fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
          ),
        (status, [records, shuffled]) => {
          expect(lifeOf(status, shuffled)).toBe(lifeOf(status, records))
        },
      ),
      runs(2000),
    )
  })
})

describe('statusOn', () => {
  test('an open slip is overdue after its due date, or after the next business day', () => {
    expect(statusOn({ status: 'opened', expire_at: '2026-03-20' }, '2026-03-20')).toBe('opened')
    expect(statusOn({ status: 'opened', expire_at: '2026-03-20' }, '2026-03-21')).toBe('overdue')
    expect(statusOn({ status: 'opened', expire_at: '2026-03-21' }, '2026-03-23')).toBe('opened')
    expect(statusOn({ status: 'opened', expire_at: '2026-03-21' }, '2026-03-24')).toBe('overdue')
  })

  test('an overdue slip with a new due date is opened again; other statuses stay', () => {
    expect(statusOn({ status: 'overdue', expire_at: '2026-04-20' }, '2026-03-24')).toBe('opened')
    expect(statusOn({ status: 'paid', expire_at: '2026-03-20' }, '2026-04-24')).toBe('paid')
  })
})
