import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import { cnpj as cnpjOracle, cpf as cpfOracle } from 'cpf-cnpj-validator'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cnpjCheckDigits,
  cpfCheckDigits,
  formatTaxId,
  isCnpj,
  isCpf,
  isValidationError,
  normalizeTaxId,
  personType,
  taxIdType,
  withoutPadding,
} from '../../../src/cobranca/index.js'

/** Receita Federal's example, the first in production, public examples, then numbers computed by two other programs. */
const VALID: [cnpj: string, masked: string][] = [
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['00000000E08G12', '00.000.000/E08G-12'],
  ['93ZB0VRYV6KA67', '93.ZB0.VRY/V6KA-67'],
  ['A87HBZHB000161', 'A8.7HB.ZHB/0001-61'],
  ['SASB0MA7000124', 'SA.SB0.MA7/0001-24'],
  ['ABC4A678000160', 'AB.C4A.678/0001-60'],
  ['00000000000191', '00.000.000/0001-91'],
  ['11222333000181', '11.222.333/0001-81'],
  ['33000167000101', '33.000.167/0001-01'],
  ['AAAAAAAA000191', 'AA.AAA.AAA/0001-91'],
  ['ZZZZZZZZZZZZ62', 'ZZ.ZZZ.ZZZ/ZZZZ-62'],
  ['A1B2C3D4E5F668', 'A1.B2C.3D4/E5F6-68'],
  ['0000000A000169', '00.000.00A/0001-69'],
  ['00000000A00032', '00.000.000/A000-32'],
  ['1A2B3C4D000179', '1A.2B3.C4D/0001-79'],
  ['ABCDEFGH000195', 'AB.CDE.FGH/0001-95'],
  ['IJKLMNOP000276', 'IJ.KLM.NOP/0002-76'],
  ['QRSTUVWX000Y61', 'QR.STU.VWX/000Y-61'],
  ['99999999ZZZZ62', '99.999.999/ZZZZ-62'],
  ['B0B0B0B0B0B077', 'B0.B0B.0B0/B0B0-77'],
  ['00000001000A40', '00.000.001/000A-40'],
  ['X0000000000177', 'X0.000.000/0001-77'],
  ['7K9PZ3WQ000129', '7K.9PZ.3WQ/0001-29'],
  ['JULHO2026A1B48', 'JU.LHO.202/6A1B-48'],
  ['CNABTEST000181', 'CN.ABT.EST/0001-81'],
  ['11222333000A96', '11.222.333/000A-96'],
  ['Z0Z0Z0Z00Z0Z52', 'Z0.Z0Z.0Z0/0Z0Z-52'],
  ['SZV5Q3ZARAPQ00', 'SZ.V5Q.3ZA/RAPQ-00'],
  ['A846JRNOUC4H01', 'A8.46J.RNO/UC4H-01'],
  ['T5L9BSQQOTP210', 'T5.L9B.SQQ/OTP2-10'],
  ['KI8LKDHLBB2W99', 'KI.8LK.DHL/BB2W-99'],
]

/** Invalid numbers; those marked `lenient` are valid after they are trimmed, upper-cased and unmasked. */
const INVALID: [input: string, why: string, lenient?: 'lenient'][] = [
  ['12ABC34501DE53', 'check digits swapped'],
  ['12ABC34501DE34', 'second check digit off by one'],
  ['12ABC34501DE45', 'first check digit wrong'],
  ['12ABC34501DE00', 'check digits zeroed'],
  ['12ABC34501DE3A', 'letter in position 14'],
  ['12ABC34501DEA5', 'letter in position 13'],
  ['12ABC34501DE9B', 'letter in the check digits'],
  ['12ABC34501D35', '13 characters'],
  ['12ABC34501DE035', '15 characters'],
  ['', 'empty'],
  ['12abc34501de35', 'lower case', 'lenient'],
  ['12.ABC.345/01DE-35', 'masked', 'lenient'],
  ['12@BC34501DE35', 'a character outside A-Z and 0-9'],
  ['12ÁBC34501DE35', 'accented letter'],
  ['12 BC34501DE35', 'inner space'],
  ['12ABC34501DE35 ', 'trailing space', 'lenient'],
  ['93ZB0VRYV6KA66', 'check digit off by one'],
  ['12ABD34501DE35', 'one letter changed'],
  ['12ACB34501DE35', 'neighbours swapped'],
  ['00000000E08G21', 'check digits swapped'],
  ['00000000000000', 'all zeros'],
  ['11111111111111', 'repeated digit'],
  ['012ABC34501DE35', 'fifteen positions of CNAB 240'],
  ['12ABC345O1DE35', 'letter O for the digit 0'],
]

describe('CNPJ', () => {
  test('31 valid and 24 invalid numbers are tested', () => {
    expect([VALID.length, INVALID.length]).toEqual([31, 24])
  })

  test.each(VALID)('%s is valid, masked or not, in either case', (cnpj, masked) => {
    expect(isCnpj(cnpj)).toBe(true)
    expect(cnpjCheckDigits(cnpj.slice(0, 12))).toBe(cnpj.slice(12))
    expect(formatTaxId(cnpj)).toBe(masked)
    expect(normalizeTaxId(` ${masked.toLowerCase()} `)).toBe(cnpj)
    expect(taxIdType(masked)).toBe('cnpj')
    expect(personType(masked)).toBe('juridical')
  })

  test.each(INVALID)('«%s» is invalid: %s', (input, _, lenient) => {
    expect(isCnpj(input)).toBe(false)
    expect(taxIdType(input)).toBe(lenient ? 'cnpj' : null)
  })

  test('letters with the same value modulo 11 give the same check digits: 126BC34501DE35 is also valid', () => {
    expect(isCnpj('126BC34501DE35')).toBe(true)
  })

  test('check digits require twelve capital letters or digits', () => {
    for (const base of ['12ABC34501D', '12abc34501de', '12ABC34501DE3']) {
      expect(() => cnpjCheckDigits(base)).toThrow('não é um CPF ou CNPJ válido')
    }
  })
})

describe('CPF', () => {
  test('well-known example numbers are valid', () => {
    for (const cpf of ['12345678909', '11144477735', '52998224725']) {
      expect(isCpf(cpf)).toBe(true)
      expect(cpfCheckDigits(cpf.slice(0, 9))).toBe(cpf.slice(9))
      expect(taxIdType(cpf)).toBe('cpf')
      expect(personType(cpf)).toBe('individual')
    }
    expect(formatTaxId('12345678909')).toBe('123.456.789-09')
    expect(taxIdType('123.456.789-09')).toBe('cpf')
  })

  test('one digit repeated eleven times is invalid, although its check digits are right', () => {
    for (let digit = 0; digit <= 9; digit++) {
      const cpf = String(digit).repeat(11)
      expect(cpfCheckDigits(cpf.slice(0, 9))).toBe(cpf.slice(9))
      expect(isCpf(cpf)).toBe(false)
      expect(taxIdType(cpf)).toBeNull()
    }
  })

  test('wrong digits, letters, other lengths and masks are invalid', () => {
    for (const cpf of ['12345678900', '1234567890A', '1234567890', '123456789090', '123.456.789-09', '']) {
      expect(isCpf(cpf)).toBe(false)
    }
  })

  test('check digits require nine digits', () => {
    try {
      cpfCheckDigits('12345678')
      expect.fail('must throw')
    } catch (error) {
      expect(isValidationError(error) && error.errors).toEqual({ cnpj_cpf: ['não é um CPF ou CNPJ válido'] })
    }
  })
})

describe('a tax id in a file', () => {
  test('type 1 is the last eleven characters of a field of any width', () => {
    expect(withoutPadding('1', '000012345678909')).toBe('12345678909')
    expect(withoutPadding('01', '00012345678909')).toBe('12345678909')
  })

  test('type 2 is the last fourteen characters: a CNPJ keeps its leading zeros and its letters', () => {
    expect(withoutPadding('2', '000000000000191')).toBe('00000000000191')
    expect(withoutPadding('2', '012ABC34501DE35')).toBe('12ABC34501DE35')
    expect(withoutPadding('02', '12ABC34501DE35')).toBe('12ABC34501DE35')
  })

  test('a field of another type is only trimmed', () => {
    expect(withoutPadding('0', '000000000000000')).toBe('000000000000000')
    expect(withoutPadding('9', ' 123 ')).toBe('123')
  })

  test('a text of another length gets no mask', () => {
    expect(formatTaxId('000012345678909')).toBe('000012345678909')
    expect(formatTaxId('')).toBe('')
  })
})

describe('laws of tax ids, compared with other libraries', () => {
  const capital = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const base12 = fc.array(capital, { minLength: 12, maxLength: 12 }).map((characters) => characters.join(''))
  const base9 = fc.integer({ min: 0, max: 999_999_999 }).map((n) => String(n).padStart(9, '0'))
  const two = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0'))

  test('other libraries accept a CNPJ with our check digits', () => {
    fc.assert(
      fc.property(base12, (base) => {
        const cnpj = base + cnpjCheckDigits(base)
        fc.pre(!/^0+$/.test(cnpj))
        expect([isCnpj(cnpj), isValidCnpj(cnpj, { version: 2 }), cnpjOracle.isValid(cnpj)]).toEqual([true, true, true])
      }),
    )
  })

  test('all libraries refuse other check digits', () => {
    fc.assert(
      fc.property(base12, two, (base, digits) => {
        fc.pre(digits !== cnpjCheckDigits(base))
        const cnpj = base + digits
        expect([isCnpj(cnpj), isValidCnpj(cnpj, { version: 2 }), cnpjOracle.isValid(cnpj)]).toEqual([
          false,
          false,
          false,
        ])
      }),
    )
  })

  test('a CPF is valid here exactly if it is valid in other libraries', () => {
    fc.assert(
      fc.property(base9, fc.option(two), (base, digits) => {
        const cpf = base + (digits ?? cpfCheckDigits(base))
        expect(isCpf(cpf)).toBe(isValidCpf(cpf))
        expect(isCpf(cpf)).toBe(cpfOracle.isValid(cpf))
      }),
    )
  })

  test('a masked number keeps all its characters', () => {
    fc.assert(
      fc.property(base12, (base) => {
        expect(normalizeTaxId(formatTaxId(`${base}00`))).toBe(`${base}00`)
      }),
    )
  })

  test('a number filled with zeros on the left is read back', () => {
    fc.assert(
      fc.property(base12, fc.integer({ min: 14, max: 15 }), (base, width) => {
        expect(withoutPadding('2', `${base}00`.padStart(width, '0'))).toBe(`${base}00`)
      }),
    )
  })
})
