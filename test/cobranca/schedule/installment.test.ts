import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCycles,
  addDays,
  CYCLES,
  type Cycle,
  daysBetween,
  type Installment,
  isBusinessDay,
  nextBusinessDay,
  prepareSlip,
  slipsOfInstallment,
} from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'
import { payer } from '../made-up-payer.js'

const booklet = (fields: Partial<Installment>): Installment => ({ ...payer, amount: '100,00', ...fields })

const dueDates = (fields: Partial<Installment>, options = {}) =>
  slipsOfInstallment(booklet(fields), options).map((slip) => slip.expire_at)

const errors = (fields: object, options = {}) =>
  errorsOf(() => slipsOfInstallment({ ...payer, ...fields } as Installment, options))

/* Figures: public service reference, `installments`, samples. */
describe('a booklet', () => {
  test('2016-09-15, monthly, 3: the second due date is a Saturday, the last a holiday, and both are moved', () => {
    expect(dueDates({ start_at: '2016-09-15', total: 3 })).toEqual(['2016-09-15', '2016-10-17', '2016-11-16'])
  })

  test('2017-04-12, monthly, 3: the last is due 2017-06-12', () => {
    expect(dueDates({ start_at: '2017-04-12', total: 3 })).toEqual(['2017-04-12', '2017-05-12', '2017-06-12'])
  })

  test('a wallet that allows weekends and holidays keeps every due date', () => {
    expect(dueDates({ start_at: '2016-09-15', total: 3 }, { allow_expiration_on_weekends: true })).toEqual([
      '2016-09-15',
      '2016-10-15',
      '2016-11-15',
    ])
  })

  test('a moved due date does not move the following ones', () => {
    expect(dueDates({ start_at: '2026-02-14', total: 2 })).toEqual(['2026-02-18', '2026-03-16'])
    expect(dueDates({ start_at: '2026-02-16', total: 2 })).toEqual(['2026-02-18', '2026-03-16'])
  })

  test('a booklet from the 31st returns to the 31st after a short month', () => {
    expect(dueDates({ start_at: '2026-01-31', total: 5 }, { allow_expiration_on_weekends: true })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ])
  })

  test('the slips have the amount, payer and charges of the booklet, and their number', () => {
    const slips = slipsOfInstallment(
      booklet({ start_at: '2026-03-10', total: 2, document_type: '04', fine_type: 1, fine_percentage: 2 }),
    )
    expect(slips).toEqual([
      {
        ...payer,
        amount: '100,00',
        document_type: '04',
        fine_type: 1,
        fine_percentage: 2,
        expire_at: '2026-03-10',
        installment_number: 1,
      },
      {
        ...payer,
        amount: '100,00',
        document_type: '04',
        fine_type: 1,
        fine_percentage: 2,
        expire_at: '2026-04-10',
        installment_number: 2,
      },
    ])
    for (const slip of slips) expect(prepareSlip(slip, '2026-03-01').amount).toBe(10000)
  })

  test('the slips have no fields of the booklet itself, and no values that only one slip can have, such as our_number', () => {
    const stored = {
      ...booklet({ start_at: '2026-03-10', total: 1, end_at: null, cycle: 'annual' }),
      id: 7,
      our_number: '12',
      status: 'generated',
      bank_billet_ids: [1],
      pix_txid: 'x',
    }
    expect(slipsOfInstallment(stored)).toEqual([
      { ...payer, amount: '100,00', expire_at: '2026-03-10', installment_id: 7, installment_number: 1 },
    ])
  })

  test('a misspelt field is an error with the nearest name: without the error, slips would be sent without its value', () => {
    const fields = { amount: '100,00', start_at: '2026-03-10', total: 2, days_for_su: 5, totall: 3 }
    expect(errors(fields)).toEqual({
      days_for_su: ['não é um campo do carnê; o nome mais parecido é days_for_sue'],
      totall: ['não é um campo do carnê; o nome mais parecido é total'],
    })
    const custom = [{ amount_cents: 100, expire_at: '2026-03-10' }]
    expect(Object.keys(errors({ custom_bank_billets: custom, days_for_su: 5 }) ?? {})).toEqual(['days_for_su'])
    expect(errors({ ...fields, days_for_su: null, totall: undefined })).toBeNull()
  })

  test('end_at must be the last due date, moved or not', () => {
    const fields = { start_at: '2016-09-15', total: 3 }
    expect(dueDates({ ...fields, end_at: '2016-11-16' })).toHaveLength(3)
    expect(dueDates({ ...fields, end_at: '2016-11-15' })).toHaveLength(3)
    expect(errors({ amount: 1, ...fields, end_at: '2016-11-17' })).toEqual({
      end_at: ['deve ser 2016-11-16, o vencimento da última parcela'],
    })
  })
})

describe('a custom booklet', () => {
  const custom = [
    { amount_cents: 134556, expire_at: '2026-03-10' },
    { amount_cents: 5000, expire_at: '2026-04-03' },
  ]

  test('has the given values, and the given due dates moved to business days', () => {
    expect(slipsOfInstallment({ ...payer, custom_bank_billets: custom })).toEqual([
      { ...payer, amount: 134556, expire_at: '2026-03-10', installment_number: 1 },
      { ...payer, amount: 5000, expire_at: '2026-04-06', installment_number: 2 },
    ])
  })

  test('ignores amount, start_at and end_at', () => {
    const fields = { amount: 'x', start_at: 'x', end_at: 'x', total: 2, custom_bank_billets: custom }
    const slips = slipsOfInstallment({ ...payer, ...fields }, { allow_expiration_on_weekends: true })
    expect(slips.map((slip) => [slip.amount, slip.expire_at])).toEqual([
      [134556, '2026-03-10'],
      [5000, '2026-04-03'],
    ])
  })

  test('amount_cents 134556 is 1.345,56, also as text', () => {
    const [slip] = slipsOfInstallment({
      ...payer,
      custom_bank_billets: [{ amount_cents: '134556' as unknown as number, expire_at: '2026-03-10' }],
    })
    expect(slip && prepareSlip(slip, '2026-03-01').amount).toBe(134556)
  })

  test('is refused if total is not its number of slips', () => {
    expect(errors({ total: 3, custom_bank_billets: custom })).toEqual({
      total: ['deve ser 2, a quantidade de custom_bank_billets'],
    })
    expect(Object.keys(errors({ total: 0, custom_bank_billets: custom }) ?? {})).toEqual(['total'])
  })

  test('reports errors with the position of the slip', () => {
    expect(
      errors({
        custom_bank_billets: [
          { amount_cents: 10.5, expire_at: '2026-02-30' },
          {},
          { amount_cents: 0, expire_at: '2026-03-10' },
          { amount_cents: 1e15, expire_at: '2026-03-10' },
          null,
        ],
      }),
    ).toEqual({
      'custom_bank_billets[0].amount_cents': [expect.stringContaining('não é um valor em centavos')],
      'custom_bank_billets[0].expire_at': [expect.stringMatching(/^não é uma data válida/)],
      'custom_bank_billets[1].amount_cents': ['não pode ficar em branco'],
      'custom_bank_billets[1].expire_at': ['não pode ficar em branco', 'não é uma data válida'],
      'custom_bank_billets[2].amount_cents': ['deve ser maior ou igual a 1'],
      'custom_bank_billets[3].amount_cents': ['deve ser menor ou igual a 999999999999999'],
      'custom_bank_billets[4].amount_cents': ['não pode ficar em branco'],
      'custom_bank_billets[4].expire_at': ['não pode ficar em branco', 'não é uma data válida'],
    })
    expect(errors({ custom_bank_billets: 'x' })).toEqual({ custom_bank_billets: ['não é válido'] })
  })

  test('without slips is a regular booklet', () => {
    expect(dueDates({ custom_bank_billets: [], start_at: '2026-03-10', total: 1 })).toEqual(['2026-03-10'])
  })
})

describe('an error of a booklet', () => {
  test('is reported for all fields together, with the messages of the service', () => {
    expect(errors({})).toEqual({
      amount: ['não pode ficar em branco'],
      start_at: ['não pode ficar em branco', 'não é uma data válida'],
      total: ['não pode ficar em branco'],
    })
    expect(errors({ amount: '0,00', start_at: '31/01/2026', total: 0, cycle: 'weekly', end_at: 'x' })).toEqual({
      amount: ['deve ser maior ou igual a 0,01'],
      start_at: [expect.stringMatching(/^não é uma data válida/)],
      total: ['deve ser maior ou igual a 1'],
      cycle: ['deve ser um destes: biweekly, monthly, bimonthly, quarterly, semiannual, annual'],
      end_at: [expect.stringMatching(/^não é uma data válida/)],
    })
    expect(errors({ amount: '1.23', start_at: '2026-01-31', total: 2.5 })).toEqual({
      amount: ['não é um valor válido: escreva-o sem R$ e com duas casas depois da vírgula, como 1.234,56'],
      total: ['não é válido'],
    })
  })

  test('is reported for an integer as text, unless it has only digits, with blanks around', () => {
    const start_at = '2026-03-10'
    expect(dueDates({ start_at, total: ' 2 ' as unknown as number })).toHaveLength(2)
    for (const total of ['0x2', '2e0', '2.0', 'dois', true]) {
      expect(errors({ amount: 1, start_at, total }), String(total)).toEqual({ total: ['não é válido'] })
    }
    for (const amount_cents of ['0x2', '2e0', '2.0', '-2']) {
      expect(errors({ custom_bank_billets: [{ amount_cents, expire_at: start_at }] }), amount_cents).toEqual({
        'custom_bank_billets[0].amount_cents': [expect.stringContaining('não é um valor em centavos')],
      })
    }
    expect(errors({ amount: 1, start_at: '  ', total: '  ' })).toMatchObject({ total: ['não pode ficar em branco'] })
  })

  test('is reported for more slips than the calendar has cycles', () => {
    expect(errors({ amount: 1, start_at: '2026-01-31', total: 1e9 })).toEqual({ total: ['é grande demais'] })
  })
})

describe('for every booklet', () => {
  const start_at = fc
    .integer({ min: 0, max: daysBetween('2000-01-01', '2060-12-31') })
    .map((n) => addDays('2000-01-01', n))
  const cycle = fc.constantFrom(...(Object.keys(CYCLES) as Cycle[]))
  const any = fc.record({ start_at, cycle, total: fc.integer({ min: 1, max: 40 }) })

  test('the number of slips is its total, and they are numbered from 1', () => {
    fc.assert(
      fc.property(any, (fields) => {
        const numbers = slipsOfInstallment(booklet(fields)).map((slip) => slip.installment_number)
        expect(numbers).toEqual(Array.from({ length: fields.total }, (_, index) => index + 1))
      }),
    )
  })

  test('due dates never decrease, and are business days at most four days after the original date', () => {
    fc.assert(
      fc.property(any, (fields) => {
        const days = dueDates(fields)
        expect(days).toEqual([...days].sort())
        days.forEach((day, index) => {
          const meant = addCycles(fields.start_at, fields.cycle, index)
          expect(isBusinessDay(day)).toBe(true)
          expect(day).toBe(nextBusinessDay(meant))
          expect(daysBetween(meant, day)).toBeLessThanOrEqual(4)
        })
      }),
    )
  })

  test('the last due date is accepted as end_at', () => {
    fc.assert(
      fc.property(any, fc.boolean(), (fields, allow_expiration_on_weekends) => {
        const days = dueDates(fields, { allow_expiration_on_weekends })
        expect(dueDates({ ...fields, end_at: days.at(-1) }, { allow_expiration_on_weekends })).toEqual(days)
      }),
    )
  })
})
