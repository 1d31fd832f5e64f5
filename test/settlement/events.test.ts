/** Events of return records. */
import { expect, test } from 'vitest'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import { EVENTS, type EventCode, eventsOf, SLIP_TRANSITIONS, settle } from '../../src/settlement/index.js'
import { fixture } from '../../src/testing/fixtures/index.js'

const [settled] = parseReturn(fixture('341-itau/cnab240/settlements').bytes).bank_billet_discharges

// Service reference, webhooks/events.
test('the service has 54 event codes', () => {
  expect(Object.keys(EVENTS)).toHaveLength(54)
})

test.each<[string, Partial<ReturnRecord>, readonly EventCode[]]>([
  ['a payment', {}, ['bank_billet_payment.created', 'bank_billet.paid']],
  ['a partial payment', { final: false }, ['bank_billet_payment.created']],
  ['a registration', { kind: 'registered', money: false, final: false }, ['bank_billet.registered']],
  ['a rejection', { kind: 'rejected', money: false }, ['bank_billet.rejected']],
  ['a write-off', { kind: 'written_off', money: false }, ['bank_billet.canceled']],
  ['a protest', { kind: 'protested', money: false }, ['bank_billet.updated']],
  ['a reversal of an open slip', { kind: 'reversed', final: false }, ['bank_billet_payment.deleted']],
  ['a fee', { kind: 'fee', money: false, final: false }, []],
])('events of %s', (_, change, events) => {
  expect(eventsOf({ ...settled!, ...change })).toEqual(['bank_billet_discharge.created', ...events])
})

test('a record that was booked before causes no event; a record without a slip causes none of a slip', () => {
  const effect = {
    record: settled!,
    transition: 'paid',
    payment: {},
    reversal: null,
    bank_billet_id: 1,
    duplicate: false,
  } as const
  expect(eventsOf({ ...effect, duplicate: true })).toEqual([])
  expect(eventsOf({ ...effect, bank_billet_id: null, transition: null })).toEqual([
    'bank_billet_discharge.created',
    'bank_billet_payment.created',
  ])
})

test('the events of a settlement are of the file and of its records', () => {
  expect(eventsOf(settle([settled!], []))).toEqual([
    'discharge.processed',
    'bank_billet_discharge.created',
    'bank_billet_payment.created',
  ])
})

test('every transition of a slip causes an event of the slip', () => {
  const names = Object.keys(SLIP_TRANSITIONS) as (keyof typeof SLIP_TRANSITIONS)[]
  for (const transition of names) {
    const events = eventsOf({
      record: { kind: 'info' },
      transition,
      payment: null,
      reversal: null,
      bank_billet_id: 1,
      duplicate: false,
    })
    expect(events[1]).toMatch(/^bank_billet\./)
  }
})
