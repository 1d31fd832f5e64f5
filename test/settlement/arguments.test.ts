/** Arguments of plain JavaScript that would settle as if nothing was booked, or fail with an error of JavaScript. */
import { describe, expect, it, test } from 'vitest'
import { parseReturn, readReturn } from '../../src/return/index.js'
import { type SettleOptions, type SlipToSettle, settle, settleStream, slipsIndex } from '../../src/settlement/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { fixture } from '../convert/folders.js'

const bytes = fixture('756-sicoob/cnab240/settlements.ret')
const file = parseReturn(bytes)
const keys = settle(file, []).records.map(({ idempotency_key }) => idempotency_key)

const NOT_KEYS = { booked: ['deve ter só textos: as chaves (idempotency_key) dos registros já baixados'] }

describe('keys that are booked', () => {
  it.each<[string, NonNullable<SettleOptions['booked']>]>([
    ['a list', keys],
    ['a set', new Set(keys)],
    ['a generator', new Map(keys.map((key) => [key, 1])).keys()],
    ['a function', (key) => keys.includes(key)],
  ])('as %s', (_, booked) => {
    const { records } = settle(file, [], { booked })
    expect(records).not.toEqual([])
    expect(records.filter(({ duplicate }) => !duplicate)).toEqual([])
  })

  it.each<[string, unknown, object]>([
    ['a map', new Map(keys.map((key) => [key, 1])), NOT_KEYS],
    ['a set of payments', new Set(settle(file, []).records), NOT_KEYS],
    ['an object', Object.fromEntries(keys.map((key) => [key, true])), { booked: ['deve ser uma lista'] }],
    ['one key', keys[0], { booked: ['deve ser uma lista'] }],
    ['null', null, { booked: ['deve ser uma lista'] }],
  ])('not as %s', (_, booked, errors) => {
    const options = { booked } as SettleOptions
    expect(errorsOf(() => settle(file, [], options))).toEqual(errors)
    expect(errorsOf(() => settleStream(readReturn(bytes), [], options))).toEqual(errors)
  })
})

test('a misspelt option is refused, other names are left to the caller', () => {
  const errors = { boooked: ['não é um campo das opções de settle; o nome mais parecido é booked'] }
  expect(errorsOf(() => settle(file, [], { boooked: keys } as SettleOptions))).toEqual(errors)
  expect(settle(file, [], { tenant: 7, booked: [] } as SettleOptions)).toEqual(settle(file, []))
})

it.each([undefined, null, 7, { id: 1 }])('slips that are not a list are refused: %j', (slips) => {
  const given = slips as unknown as SlipToSettle[]
  expect(errorsOf(() => settle(file, given))).toEqual({ slips: ['deve ser uma lista'] })
})

it.each([[{ our_number: '1' }], [null]])(
  'a slip without id is refused, because its status is kept by its id: %j',
  (slip) => {
    const errors = { slips: ['todo boleto precisa de um id'] }
    const given = [{ id: 1 }, slip] as unknown as SlipToSettle[]
    expect(errorsOf(() => settle(file, given))).toEqual(errors)
    expect(errorsOf(() => slipsIndex(given))).toEqual(errors)
    expect(errorsOf(() => slipsIndex<SlipToSettle>().set(slip as unknown as SlipToSettle))).toEqual(errors)
  },
)
