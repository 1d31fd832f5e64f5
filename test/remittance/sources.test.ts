/** The error of a value that does not fit its columns has the caller's name of the field, not the record's. */
import { expect, test } from 'vitest'
import { sourceOf } from '../../src/remittance/sources.js'

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
  expect(sourceOf(field).field).toBe(given)
})
