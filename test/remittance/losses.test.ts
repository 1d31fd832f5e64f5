/** The table of losses: fields that an entry asks for, how their loss is found, and its meaning for an instruction. */
import { describe, expect, test } from 'vitest'
import { ENTRY_FIELDS, OUR_CODES, type OurCode, SLIP_TABLE } from '../../src/cobranca/index.js'
import { COLUMN_LOSSES, LOSSES } from '../../src/remittance/entry/losses.js'
import { plannedLosses } from '../../src/remittance/entry/planned-losses.js'
import { SOURCES } from '../../src/remittance/sources.js'
import { remittanceDialects } from '../banks/dialects-of.js'

const CODES = Object.keys(OUR_CODES) as OurCode[]

test('every row is of a field of a slip or entry', () => {
  const known: readonly string[] = [...Object.keys(SLIP_TABLE), ...ENTRY_FIELDS]
  expect(LOSSES.map(({ field }) => field).filter((field) => !known.includes(field))).toEqual([])
})

test('a field is found in one way for an instruction, or by the layout and then in the records; parts of a guarantor without a name in columns', () => {
  for (const code of CODES) {
    const found = LOSSES.filter(({ means }) => means[code] !== undefined).map(({ by, field }) => [
      field,
      by === 'layout' || (by === 'columns' && field.startsWith('guarantor_')),
    ])
    expect(new Set(found.map(String)).size).toBe(found.length)
  }
})

test('a registration that loses a field is never silent: it is an error, or a change', () => {
  const silent = LOSSES.filter(({ by, means }) => by !== 'records' && means['1001'] === undefined)
  // The layout has them, or the registration is an error.
  expect(silent.map(({ field }) => field)).toEqual(['second_discount_value', 'third_discount_value'])
})

test('the columns of a row have sources, or its own name', () => {
  const named = new Set(Object.values(SOURCES).flatMap(({ field, charge }) => [field, charge]))
  const others = COLUMN_LOSSES.map(({ source }) => source).filter((source) => !named.has(source))
  expect(others).toEqual([
    'customer_phone_number',
    'customer_mobile_local_code',
    'guarantor_phone_number',
    'guarantor_address',
    'guarantor_address_number',
    'guarantor_address_complement',
    'guarantor_neighborhood',
    'guarantor_zipcode',
    'guarantor_city_name',
    'guarantor_state',
    'document_date',
  ])
})

describe('of a dialect', () => {
  const { dialect } = remittanceDialects().find(({ name }) => name === '341/cnab400')!
  const fields = (code: OurCode) => plannedLosses(dialect, code).ofLayout.map(({ field }) => field)

  // Itaú CNAB 400 July 2021, p. 10: one line of a title has no columns for Pix, which the bank adds, nor for codes of CNAB 240.
  test('the layout loses the features that it does not have, for the instructions that are about them', () => {
    expect(fields('1001')).toEqual(expect.arrayContaining(['dispatch_type', 'pix_txid', 'sue_code', 'revoke_code']))
    expect(fields('1001')).not.toContain('first_instruction')
    expect(fields('1002')).toEqual([])
  })
})
