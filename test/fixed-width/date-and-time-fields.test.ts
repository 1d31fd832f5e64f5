import { describe, expect, test } from 'vitest'
import { date, time } from '../../src/fixed-width/index.js'
import { ENGINES, read, readAmong, write } from './one-field.js'

describe.each(ENGINES)('%s', (engine) => {
  describe('date', () => {
    test('is YYYY-MM-DD for any order of its columns', () => {
      expect(read(engine, date(3, 10, 'DDMMYYYY'), '31122026')).toEqual(['2026-12-31'])
      expect(read(engine, date(3, 10, 'YYYYMMDD'), '20261231')).toEqual(['2026-12-31'])
      expect(read(engine, date(3, 8, 'DDMMYY'), '311226')).toEqual(['2026-12-31'])
      expect(read(engine, date(3, 8, 'YYMMDD'), '261231')).toEqual(['2026-12-31'])
      expect(write(engine, date(3, 10, 'DDMMYYYY'), '2026-12-31')).toBe('31122026')
      expect(write(engine, date(3, 10, 'YYYYMMDD'), '2026-12-31')).toBe('20261231')
      expect(write(engine, date(3, 8, 'DDMMYY'), '2026-12-31')).toBe('311226')
      expect(write(engine, date(3, 8, 'YYMMDD'), '2026-12-31')).toBe('261231')
    })

    test('with a two-digit year is from 1980 to 2079', () => {
      expect(read(engine, date(3, 8, 'DDMMYY'), '010180')).toEqual(['1980-01-01'])
      expect(read(engine, date(3, 8, 'DDMMYY'), '311299')).toEqual(['1999-12-31'])
      expect(read(engine, date(3, 8, 'DDMMYY'), '010100')).toEqual(['2000-01-01'])
      expect(read(engine, date(3, 8, 'DDMMYY'), '311279')).toEqual(['2079-12-31'])
      expect(write(engine, date(3, 8, 'DDMMYY'), '1980-01-01')).toBe('010180')
      for (const value of ['1979-12-31', '2080-01-01', '1926-12-31']) {
        expect(() => write(engine, date(3, 8, 'DDMMYY'), value)).toThrow(
          'bank.record: subject (3-8) has a year that two digits cannot express',
        )
      }
    })

    test('is null for a code of the field, without a fault; other texts are a fault', () => {
      const codes = { '888888': 'À vista', '999999': 'Na apresentação' }
      expect(read(engine, date(3, 8, 'DDMMYY', { codes }), '999999')).toEqual([null])
      expect(read(engine, date(3, 8, 'DDMMYY', { codes }), '888888')).toEqual([null])
      expect(read(engine, date(3, 8, 'DDMMYY', { codes }), '777777')).toEqual([null, 'impossible_date'])
      expect(read(engine, date(3, 8, 'DDMMYY', { codes }), '311226')).toEqual(['2026-12-31'])
      expect(read(engine, date(3, 8, 'DDMMYY'), '999999')).toEqual([null, 'impossible_date'])
    })

    test('is null for zeros and blanks; only the usual one has no fault', () => {
      expect(read(engine, date(3, 10, 'DDMMYYYY'), '00000000')).toEqual([null])
      expect(read(engine, date(3, 10, 'DDMMYYYY'), '        ')).toEqual([null, 'other_empty'])
      expect(read(engine, date(3, 10, 'DDMMYYYY', { empty: 'zeros' }), '        ')).toEqual([null, 'other_empty'])
      expect(read(engine, date(3, 10, 'DDMMYYYY', { empty: 'blanks' }), '        ')).toEqual([null])
      expect(read(engine, date(3, 10, 'DDMMYYYY', { empty: 'blanks' }), '00000000')).toEqual([null, 'other_empty'])
      expect(read(engine, date(3, 8, 'DDMMYY'), '000000')).toEqual([null])
      expect(read(engine, date(3, 8, 'DDMMYY'), '      ')).toEqual([null, 'other_empty'])
    })

    test('that is missing is written as zeros, or as blanks if the manual demands it', () => {
      for (const value of [null, undefined]) {
        expect(write(engine, date(3, 10, 'DDMMYYYY'), value)).toBe('00000000')
        expect(write(engine, date(3, 10, 'DDMMYYYY', { empty: 'zeros' }), value)).toBe('00000000')
        expect(write(engine, date(3, 10, 'DDMMYYYY', { empty: 'blanks' }), value)).toBe('        ')
      }
    })

    test('that does not exist is null and a fault', () => {
      // 2000 was a leap year, 1900 was not.
      expect(read(engine, date(3, 10, 'DDMMYYYY'), '29022000')).toEqual(['2000-02-29'])
      for (const columns of [
        '29021900',
        '29022023',
        '30022024',
        '31042026',
        '00012026',
        '01002026',
        '01132026',
        '32012026',
        '01010001',
        '99999999',
        '3112202X',
        ' 1122026',
        '0000000 ',
        '31/12/26',
        '3112202\u0136',
      ]) {
        expect(read(engine, date(3, 10, 'DDMMYYYY'), columns)).toEqual([null, 'impossible_date'])
      }
      for (const columns of ['000026', '320126', '290223', '0101A6', '01  26', '999999']) {
        expect(read(engine, date(3, 8, 'DDMMYY'), columns)).toEqual([null, 'impossible_date'])
      }
    })

    test('of 1 January 2000 with a two-digit year starts with zeros, and is a date', () => {
      expect(read(engine, date(3, 8, 'YYMMDD'), '000101')).toEqual(['2000-01-01'])
    })

    test('is read from its columns, with any bytes around the line', () => {
      for (const digit of ['0', '1', '2']) {
        expect(readAmong(engine, date(3, 10, 'DDMMYYYY'), '31122026', digit)).toBe('2026-12-31')
        expect(readAmong(engine, date(3, 10, 'YYYYMMDD'), '20261231', digit)).toBe('2026-12-31')
        expect(readAmong(engine, date(3, 8, 'DDMMYY'), '311226', digit)).toBe('2026-12-31')
        expect(readAmong(engine, date(3, 8, 'YYMMDD'), '261231', digit)).toBe('2026-12-31')
        expect(readAmong(engine, date(3, 8, 'YYMMDD'), '000000', digit)).toBeNull()
      }
    })

    test('of 29 February exists every four years, in centuries every fourth', () => {
      for (const day of ['2024-02-29', '2028-02-29', '2000-02-29']) {
        expect(write(engine, date(3, 10, 'YYYYMMDD'), day)).toBe(day.replaceAll('-', ''))
      }
      for (const day of ['2025-02-29', '2026-02-29', '1900-02-29', '2100-02-29']) {
        expect(() => write(engine, date(3, 10, 'YYYYMMDD'), day)).toThrow('is not a calendar date')
      }
    })

    test('that does not exist or is not YYYY-MM-DD throws', () => {
      for (const value of ['2023-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '1899-12-31', '0000-00-00']) {
        expect(() => write(engine, date(3, 10, 'DDMMYYYY'), value)).toThrow(
          'bank.record: subject (3-10) is not a calendar date',
        )
      }
      for (const value of [
        '',
        '31/12/2026',
        '20261231',
        '2026-1-1',
        '12026-12-31',
        '2026-12-31T00:00',
        ['2026-12-31'],
        20261231,
      ]) {
        expect(() => write(engine, date(3, 10, 'DDMMYYYY'), value)).toThrow('is not a date as YYYY-MM-DD')
      }
    })
  })

  describe('time', () => {
    test('is HH:MM:SS or HH:MM; zeros are midnight, blanks are null', () => {
      expect(read(engine, time(3, 8), '235959')).toEqual(['23:59:59'])
      expect(read(engine, time(3, 8), '000000')).toEqual(['00:00:00'])
      expect(read(engine, time(3, 8), '      ')).toEqual([null])
      expect(read(engine, time(3, 6, 'HHMM'), '0830')).toEqual(['08:30'])
    })

    test('that does not exist is null and a fault', () => {
      for (const columns of ['240000', '126000', '120060', '12000 ', ' 12000', 'HHMMSS', '12:00:']) {
        expect(read(engine, time(3, 8), columns)).toEqual([null, 'impossible_time'])
      }
    })

    test('is written without colons; as zeros if undefined, as blanks if null', () => {
      expect(write(engine, time(3, 8), '23:59:59')).toBe('235959')
      expect(write(engine, time(3, 6, 'HHMM'), '08:30')).toBe('0830')
      expect(write(engine, time(3, 8), undefined)).toBe('000000')
      expect(write(engine, time(3, 8), null)).toBe('      ')
    })

    test('of another precision, without colons or that does not exist throws', () => {
      const values = [
        '08:30',
        '24:00:00',
        '99:20:00',
        '08:60:00',
        '08:00:60',
        '083000',
        '8:30:00',
        '08:3000',
        '',
        83000,
      ]
      for (const value of values) {
        expect(() => write(engine, time(3, 8), value)).toThrow('bank.record: subject (3-8) is not a time as HH:MM:SS')
      }
      expect(() => write(engine, time(3, 6, 'HHMM'), '08:30:00')).toThrow('is not a time')
    })
  })
})
