/** The fast path of a slip returns the result of the full path, or no result; then the full path is used. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { plainSlip } from '../../../src/cobranca/slip/plain-slip.js'
import { checkedSlip } from '../../../src/cobranca/slip/prepared-slip.js'
import { SLIP_FIELDS } from '../../../src/cobranca/slip/slip-fields.js'
import { runs } from '../../runs.js'

const TODAY = '2026-03-02'

const slip = {
  amount: '1.345,56',
  expire_at: '2026-03-31',
  customer_person_name: 'Maria José Exemplo da Conceição',
  customer_cnpj_cpf: '299.792.458-83',
  customer_address: 'Rua das Acácias',
  customer_neighborhood: 'Jardim São Luís',
  customer_zipcode: '15040-120',
  customer_city_name: 'São José do Rio Preto',
  customer_state: 'SP',
} satisfies Slip

const usual = {
  our_number: '4100',
  document_number: 'NF 12',
  document_date: '2026-03-01',
  document_type: '04',
  acceptance: 'S',
  customer_address_number: '120',
  customer_address_complement: 'apto 31',
  fine_type: 1,
  fine_percentage: 2,
  interest_type: 2,
  interest_value: '0,50',
  days_for_fine: 2,
  days_for_sue: 5,
  first_instruction: '09',
  instructions: 'Não receber após o vencimento',
  pix_enabled: false,
} satisfies Partial<Slip>

/** Values for any field: valid in one, invalid in most. */
const anything = fc.oneof(
  fc.constantFrom<unknown[]>(
    ...[undefined, null, '', ' ', 0, 1, 2, 3, 1310100, -1, -0, 1.5, NaN, true, false, [], {}, new Decimal('1.5')],
    ...['0', '1', '2', '01', '02', '03', '99', '4', ' 1', '0,00', '1,5', '-1', '1e3', '5', '10000', '101', '100'],
    ...[
      'S',
      'N',
      's',
      'SP',
      'sp',
      ' SP',
      '15040-120',
      '15040120',
      '15.040-120',
      '1504012',
      '00000-000',
      'A\nB',
      'toString',
    ],
    ...['2026-02-29', '2028-02-29', '9999-12-31', '8999-12-31', '0000-01-01', '2026-3-1', ' 2026-03-01'],
    ...['299.792.458-83', '29979245883', '12.ABC.345/01DE-35', '12abc34501de35', '11111111111', '90214367000109'],
    ...[
      '1.345,56',
      '1345.56',
      134556,
      99999999999999,
      '😀',
      'é',
      ' é',
      'é\u00a0',
      '\u00a0',
      '…',
      '\u0301',
      'constructor',
    ],
  ),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.integer({ min: -2, max: 20_000 }),
)

const fields = fc.constantFrom(...SLIP_FIELDS, 'misspelt')
const odd = fc.array(fc.tuple(fields, anything), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs))

const same = (given: unknown): void => {
  const plain = plainSlip(given as Slip, TODAY)
  if (plain !== null) expect(plain).toStrictEqual(checkedSlip(given as Slip, TODAY))
}

describe('the fast path of a slip', () => {
  test('reads usual slips', () => {
    expect(plainSlip(slip, TODAY)).toStrictEqual(checkedSlip(slip, TODAY))
    expect(plainSlip({ ...slip, ...usual }, TODAY)).toStrictEqual(checkedSlip({ ...slip, ...usual }, TODAY))
  })

  test.each<[unknown, number | null]>([
    [0, 0],
    [5, 5],
    [9999, 9999],
    ['0', 0],
    ['05', 5],
    ['9999', 9999],
    ['', null],
    [null, null],
  ])('reads slips with few days, as number or as digits: %j', (days, expected) => {
    const more = { days_for_sue: days, days_for_revoke: days } as Partial<Slip>
    expect(plainSlip({ ...slip, ...more }, TODAY)).toMatchObject({ days_for_sue: expected, days_for_revoke: expected })
  })

  test.each<unknown>([-1, 10_000, 1.5, '-1', '10000', 'x', ' 5', '5 '])(
    'does not read slips with other days: %j',
    (days) => {
      expect(plainSlip({ ...slip, days_for_sue: days } as Slip, TODAY)).toBeNull()
    },
  )

  test.each<[unknown, number]>([
    [1, 1],
    [134_556, 134_556],
    ['0,01', 1],
    ['1345', 134_500],
    ['1345,5', 134_550],
    ['1.345,56', 134_556],
    ['12.345.678,90', 1_234_567_890],
  ])('reads slips with a short amount: %j', (amount, cents) => {
    expect(plainSlip({ ...slip, amount } as Slip, TODAY)?.amount).toBe(cents)
  })

  test.each<unknown>([
    0,
    -1,
    1.5,
    2 ** 53,
    '0',
    '123.456.789,01',
    '1.34,56',
    ' 1,00',
    '1,005',
    '1,',
    ',50',
    new Decimal(1),
  ])('does not read slips with another amount: %j', (amount) => {
    expect(plainSlip({ ...slip, amount } as Slip, TODAY)).toBeNull()
  })

  test('returns the result of the full path, for any value of one field', () => {
    fc.assert(
      fc.property(fields, anything, fc.boolean(), (field, value, isUsual) => {
        same({ ...slip, ...(isUsual ? usual : {}), [field]: value })
      }),
      runs(10_000),
    )
  })

  test('returns the result of the full path, for any values of several fields', () => {
    const some = fc.subarray(Object.entries(usual)).map((pairs) => Object.fromEntries(pairs))
    fc.assert(
      fc.property(some, odd, (more, others) => same({ ...slip, ...more, ...others })),
      runs(5000),
    )
  })

  test('does not read values that are not a slip', () => {
    for (const none of [undefined, null, {}, 'slip', 1]) expect(plainSlip(none as unknown as Slip, TODAY)).toBeNull()
  })
})
