import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dateOfDueFactor, daysBetween, dueFactor } from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'

const FIRST = '2000-07-03'
const LAST = '2049-10-13'

describe('the factor of a due date', () => {
  test.each([
    // Itaú, Cobrança CNAB 400, July 2021, p. 82
    ['2000-07-03', '1000'],
    ['2000-07-04', '1001'],
    ['2000-07-05', '1002'],
    ['2000-07-06', '1003'],
    ['2000-07-07', '1004'],
    ['2002-05-01', '1667'],
    ['2010-11-17', '4789'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2025-02-23', '1001'],
    ['2025-02-24', '1002'],
    ['2025-02-25', '1003'],
    ['2049-10-13', '9999'],
    // BoletoNet/boletonet FatorVencimentoTeste.cs
    ['2023-01-18', '9234'],
    ['2025-03-12', '1018'],
    // BoletoNet/BoletoNetCore, Daycoval
    ['2024-12-16', '9932'],
    ['2025-01-16', '9963'],
    ['2025-04-05', '1042'],
    // Maxwbh/pyCobranca tests/test_bancos_itau.py
    ['2026-08-15', '1539'],
    // Maxwbh/brcobranca, Itaú spec
    ['2029-05-20', '2548'],
  ])('%s has factor %s, and is read back on that day', (date, factor) => {
    expect(dueFactor(date)).toBe(factor)
    expect(dateOfDueFactor(factor, date)).toBe(date)
  })

  test.each(['1997-10-07', '2000-07-02', '2049-10-14', '2050-01-01'])(
    '%s is outside all cycles and is refused',
    (date) => {
      expect(errorsOf(() => dueFactor(date))).toEqual({
        expire_at: ['não tem fator de vencimento: deve estar entre 03/07/2000 e 13/10/2049'],
      })
    },
  )

  test.each(['2025-02-30', '22/02/2025', ''])('%j is not a date and is refused', (date) => {
    expect(errorsOf(() => dueFactor(date))).toEqual({ expire_at: [expect.stringMatching(/^não é uma data válida/)] })
  })
})

describe('the due date of a factor', () => {
  test.each([
    // Around the change of the cycle: dates before it read factors after it, and vice versa (other programs read 9999 as 2049 from 22/02/2025).
    ['9999', '2025-02-22', '2025-02-21'],
    ['9999', '2026-11-21', '2025-02-21'],
    ['1000', '2025-02-21', '2025-02-22'],
    ['1000', '2000-07-03', '2000-07-03'],
    // Reading window: 3,000 days back, 5,500 ahead (Citibank V6, May 2014, p. 14; Unicred, December 2019, p. 14)
    ['9999', '2033-05-10', '2025-02-21'], // 3,000 days later
    ['1000', '2010-02-01', '2025-02-22'], // 5,500 days earlier
    ['9999', '2034-09-22', '2049-10-13'], // 5,500 days earlier
  ])('%s read on %s is %s', (factor, on, date) => {
    expect(dateOfDueFactor(factor, on)).toBe(date)
  })

  test.each([
    ['9999', '2033-05-11', '11/05/2033'], // 3,001 days after 21/02/2025; 5,999 before 13/10/2049
    ['9999', '2034-09-21', '21/09/2034'], // 5,501 days before 13/10/2049
    ['1000', '2010-01-31', '31/01/2010'], // 5,501 days before 22/02/2025; 3,499 after 03/07/2000
  ])('%s read on %s is too far away in both cycles', (factor, on, inBrazil) => {
    expect(errorsOf(() => dateOfDueFactor(factor, on))).toEqual({
      factor: [`não é de um vencimento possível em ${inBrazil} (${factor})`],
    })
  })

  test('0000 means no due date, on any day', () => {
    expect(dateOfDueFactor('0000', '2026-11-21')).toBeNull()
  })

  test.each(['0001', '0999', '999', '10000', '11000', '10001', 'abcd', ''])('%j is not a factor', (factor) => {
    expect(errorsOf(() => dateOfDueFactor(factor, '2026-11-21'))).toEqual({
      factor: ['deve ser 0000 ou estar entre 1000 e 9999'],
    })
  })

  test('the day of reading must be a date', () => {
    expect(errorsOf(() => dateOfDueFactor('1000', '21/11/2026'))).toEqual({
      date: [expect.stringMatching(/^não é uma data válida/)],
    })
  })
})

describe('laws', () => {
  const due = fc.integer({ min: 0, max: daysBetween(FIRST, LAST) }).map((days) => addDays(FIRST, days))

  test('a date is read back from its factor on any day from 5,500 before it to 3,000 after', () => {
    fc.assert(
      fc.property(due, fc.integer({ min: -5500, max: 3000 }), (date, later) => {
        expect(dateOfDueFactor(dueFactor(date), addDays(date, later))).toBe(date)
      }),
    )
  })

  test('a factor read as a date is the factor of that date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), due, (factor, on) => {
        let date: string | null = null
        const errors = errorsOf(() => {
          date = dateOfDueFactor(String(factor), on)
        })
        if (errors === null) expect(dueFactor(date ?? '')).toBe(String(factor))
        else expect(Object.keys(errors)).toEqual(['factor'])
      }),
    )
  })
})
