/** The error of a value that does not fit its columns has the caller's name of the field, not the record's. */
import { expect, test } from 'vitest'
import { assignments } from '../../src/banks/index.js'
import { ENTRY_FIELDS, SLIP_TABLE, WALLET_TABLE } from '../../src/cobranca/index.js'
import { columnSourceOf, columnsOfCharge, SOURCES } from '../../src/remittance/sources.js'
import { remittanceDialects } from '../banks/dialects-of.js'

test.each([
  ['due_date', 'expire_at'],
  ['location_id', 'pix_location_id'],
  ['record_count', 'entries'],
  ['document_number', 'document_number'],
  // Of a record of several accounts: the field of any of them.
  ['split_1_value', 'split_accounts.amount'],
  ['split_12_agency', 'split_accounts.agency'],
  ['split_3_account_digit', 'split_accounts.account_digit'],
  ['split_indicator', 'split_indicator'],
  ['split_1', 'split_1'],
  ['a_split_1_value', 'a_split_1_value'],
])('%s is %s', (field, given) => {
  expect(columnSourceOf(field).field).toBe(given)
})

test('a layout has the columns of every source', () => {
  const layouts = [...remittanceDialects().map(({ dialect }) => dialect.layout), assignments().layout]
  const columns = new Set(
    layouts.flatMap(({ records }) => Object.values(records).flatMap(({ fields }) => Object.keys(fields))),
  )
  expect(Object.keys(SOURCES).filter((column) => !columns.has(column))).toEqual([])
})

test('sources are fields of a slip, a wallet or an entry, except moments, lists and columns of a value or percentage', () => {
  const known: readonly string[] = [...Object.keys(SLIP_TABLE), ...Object.keys(WALLET_TABLE), ...ENTRY_FIELDS]
  const others = Object.values(SOURCES)
    .map(({ field }) => field)
    .filter((field) => !known.includes(field))
  expect([...new Set(others)].sort()).toEqual([
    'entries',
    'generated_at',
    'max_percentage',
    'max_value',
    'min_percentage',
    'min_value',
    'new_interest_value',
  ])
})

test('the columns of a charge are listed in the order in which they are reported', () => {
  expect(columnsOfCharge('interest')).toEqual(['interest_value', 'new_interest_value', 'interest_percentage'])
})
