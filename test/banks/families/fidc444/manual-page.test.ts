/** FIDC – Cobrança Remessa V3 (Apex Group, 17/07/2025), sections 2 to 5: the columns of every record, and the codes, as printed. */
import { describe, expect, test } from 'vitest'
import {
  coobligations,
  documentTypes,
  fidc444Remittances,
  interestTypes,
  movements,
} from '../../../../src/banks/families/fidc444/index.js'
import { type FixedRecord, formatRecord } from '../../../../src/fixed-width/index.js'

const [{ layout }] = fidc444Remittances.cnab400!

/** First and last column of each field, in the order of the page. Field 49 of the title is printed as 335–394, and divided in 3.1-D. */
const COLUMNS: Readonly<Record<string, string>> = {
  header:
    '1-1 2-2 3-9 10-11 12-26 27-46 47-76 77-79 80-94 95-100 101-108 109-110 111-117 118-120 121-125 126-126 127-138 139-139 140-438 439-444',
  title: `1-1 2-7 8-8 9-10 11-20 21-22 23-24 25-28 29-30 31-34 35-36 37-37 38-62 63-65 66-70 71-81 82-82 83-92 93-93 94-94 95-100 101-104 105-105 106-106 107-108
    109-110 111-120 121-126 127-139 140-142 143-147 148-149 150-150 151-156 157-158 159-159 160-161 162-173 174-192 193-205 206-218 219-220 221-234 235-274
    275-314 315-323 324-326 327-334 335-380 381-394 395-438 439-444`,
  payment: '1-1 2-20 21-22 23-36 37-82 83-85 86-90 91-91 92-103 104-104 105-117 118-438 439-444',
  trailer: '1-1 2-438 439-444',
}

test.each(Object.entries(COLUMNS))('%s has the columns of its page', (role, columns) => {
  const { fields } = layout.records[role] as FixedRecord
  expect(Object.values(fields).map(({ from, to }) => `${from}-${to}`)).toEqual(columns.split(/\s+/))
})

/** Implied decimals of the numbers, from the column «Dec.» of the page. */
test.each([
  ['title', { interest_rate: 7, paid_amount: 2, amount: 2, late_interest: 7, present_value: 2, value_rebate: 2 }],
  ['payment', { payment_amount: 2 }],
] as const)('%s has the decimals of its page', (role, expected) => {
  const { fields } = layout.records[role] as FixedRecord
  const decimals = Object.entries(fields).flatMap(([name, { decimals }]) =>
    decimals === undefined ? [] : [[name, decimals]],
  )
  expect(Object.fromEntries(decimals)).toEqual(expected)
})

describe('the codes', () => {
  test('occurrences: 3.1-A', () => {
    expect(Object.keys(movements).sort()).toEqual('01 04 06 11 12 14 71 72 73 74 75 76 77 80 81 84 87'.split(' '))
  })

  test('sales and repurchases are no instruction of cobrança', () => {
    expect(Object.values(movements).every(({ our_code }) => our_code === null)).toBe(true)
  })

  test('document types: 3.1-E', () => {
    expect(Object.keys(documentTypes).sort()).toEqual(
      '01 02 03 04 05 06 10 11 13 14 21 41 50 51 52 60 61 62 64 65 70 71 72 73 74 87'.split(' '),
    )
    expect([documentTypes['01'], documentTypes['70'], documentTypes['74']]).toEqual([
      'Duplicata',
      'CCB Pré Digital',
      'CCB – Formalização Fonada',
    ])
  })

  test('coobligation and type of interest: section 3, fields 6 and 3', () => {
    expect(coobligations).toEqual({ '01': 'Com coobrigação', '02': 'Sem coobrigação' })
    expect(Object.keys(interestTypes)).toEqual(['0', '1', '2', '3', '4', '5'])
  })
})

test('a record of the layout encodes a line: section 4', () => {
  const line = formatRecord(layout.records['payment']!, {
    payment_type: 'CEDENTE',
    assignor_tax_id_type: '02',
    assignor_tax_id: '12345678000195',
    assignor_name: 'TECIDOS SERRA VERDE LTDA',
    assignor_bank: '341',
    assignor_agency_number: '1234',
    assignor_agency_digit: '5',
    assignor_account_number: '98765',
    assignor_account_digit: '4',
    payment_amount: 120000,
    sequence: 7,
  })
  const blank = (count: number): string => ' '.repeat(count)
  expect(line).toBe(
    `2CEDENTE${blank(12)}0212345678000195TECIDOS SERRA VERDE LTDA${blank(22)}34101234500000009876540000000120000${blank(321)}000007`,
  )
})
