/** Slips that share a document number or a nosso número: each is read once for a file, however many records have the number. */
import { expect, test } from 'vitest'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import { type SlipToSettle, settle, slipsIndex } from '../../src/settlement/index.js'
import { SlipFinder } from '../../src/settlement/slip-finder.js'
import { fixture } from '../convert/folders.js'

const FILE = parseReturn(fixture('341-itau/cnab400/settlements.ret'))
const RECORD = FILE.bank_billet_discharges[0]!
const DOCUMENT = 'SAME-1'
const SLIPS = 1000
const RECORDS = 300

/** Records of other numbers, with one document number. */
const records = (our_number: (i: number) => string): ReturnRecord[] =>
  Array.from({ length: RECORDS }, (_, i) => ({
    ...RECORD,
    line_parsed: { ...RECORD.line_parsed, our_number: our_number(i), document_number: DOCUMENT, control_number: '' },
  }))

const numbered = (i: number): string => `${90_000_000 + i}0`
const unnumbered = (): string => '000000000'

/** Slips that count how often their numbers are read. */
function countedSlips({ our_number = null }: Partial<SlipToSettle>) {
  const reads = { count: 0 }
  const slips = Array.from({ length: SLIPS }, (_, id) => ({
    id,
    get our_number() {
      reads.count++
      return our_number
    },
    get document_number() {
      reads.count++
      return DOCUMENT
    },
  }))
  return { slips, reads }
}

test.each([
  { name: 'slips without a number', fields: {}, number: numbered, reason: 'several_slips', candidates: SLIPS },
  {
    name: 'slips of another number',
    fields: { our_number: '12345678' },
    number: numbered,
    reason: 'no_slip',
    candidates: 0,
  },
  {
    name: 'records without a number',
    fields: { our_number: '12345678' },
    number: unnumbered,
    reason: 'several_slips',
    candidates: SLIPS,
  },
])('$name are not read again for each record', ({ fields, number, reason, candidates }) => {
  const { slips, reads } = countedSlips(fields)
  const { unmatched } = settle(records(number), slips)
  expect(unmatched.length).toBe(RECORDS)
  for (const each of unmatched) expect([each.reason, each.slips.length]).toEqual([reason, candidates])
  // For each strategy once for the index, and once for the list of those that share a key.
  expect(reads.count).toBeLessThan(10 * SLIPS)
  // One list for all records.
  if (candidates > 0) expect(new Set(unmatched.map((each) => each.slips)).size).toBe(1)
})

test('the list of a shared number follows the index', () => {
  const slips: SlipToSettle[] = Array.from({ length: SLIPS }, (_, id) => ({ id, document_number: DOCUMENT }))
  const index = slipsIndex(slips)
  const [record] = records(numbered)
  const found = () => {
    const settled = settle([record!], index)
    expect(settled).toEqual(settle([record!], [...index]))
    return [settled.records[0]!.bank_billet_id, settled.unmatched[0]?.slips.length]
  }
  expect(found()).toEqual([null, SLIPS])
  index.set({ id: 3, document_number: DOCUMENT, our_number: '12345678' })
  expect(found()).toEqual([null, SLIPS - 1])
  for (let id = 5; id < SLIPS; id++) index.delete(id)
  expect(found()).toEqual([null, 4])
  for (const id of [0, 1, 2]) index.delete(id)
  expect(found()).toEqual([4, undefined])
  index.set({ id: SLIPS, document_number: DOCUMENT })
  expect(found()).toEqual([null, 2])
})

test('more slips than a call has arguments may share a number', () => {
  const slips = Array.from({ length: 150_000 }, (_, id): SlipToSettle => ({ id, document_number: DOCUMENT }))
  const { unmatched } = settle(records(numbered).slice(0, 1), slips)
  expect(unmatched.map((each) => each.slips.length)).toEqual([150_000])
})

test('a shared number with a blank is not taken for another number of other wallets', () => {
  const manyOf = (bank_billet_account_id: string, document_number: string): SlipToSettle[] =>
    Array.from({ length: 20 }, (_, i) => ({
      id: `${bank_billet_account_id} ${document_number} ${i}`,
      bank_billet_account_id,
      document_number,
    }))
  // The wallets have the numbers 0 and 1, in the order of their slips.
  const finder = new SlipFinder([...manyOf('a', '1 X'), ...manyOf('b', 'X')])
  const candidatesOf = (document_number: string, wallets: readonly string[]) => {
    const [record] = records(unnumbered)
    const line_parsed = { ...record!.line_parsed, document_number }
    const found = finder.of({ ...record!, line_parsed }, wallets)
    return 'candidates' in found ? found.candidates.map((each) => each.document_number) : []
  }
  expect(candidatesOf('1 X', ['a'])).toEqual(Array(20).fill('1 X'))
  expect(candidatesOf('X', ['a', 'b'])).toEqual(Array(20).fill('X'))
})
