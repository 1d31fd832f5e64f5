import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkDigitModulo10,
  checkDigitModulo11,
  checkDigitsDouble,
  isValidationError,
  MODULO_11,
  type Modulo11,
} from '../../../src/cobranca/index.js'

/* Numbers and digits published by the banks or printed on public slips; the rule of the bank decides the parts of each sum. */

describe('modulus 10', () => {
  test.each([
    // agency 4 + account 5 + wallet 3 + nosso número 8; Itaú Cobrança CNAB 400, July 2021, p. 77
    ['0057', '12345', '110', '12345678', '8'],
    ['0607', '15255', '175', '12345678', '4'],
    ['0607', '15255', '143', '12345678', '2'],
    ['0810', '53678', '175', '00258281', '7'],
    ['1724', '12345', '112', '12345678', '8'],
    ['0320', '03200', '109', '00020063', '7'],
    ['0057', '12345', '109', '12345678', '0'],
    ['0730', '03511', '109', '00000107', '0'],
  ])('Itaú: agency %s, account %s, %s/%s-%s', (agency, account, wallet, number, digit) => {
    expect(checkDigitModulo10(agency + account + wallet + number)).toBe(digit)
  })

  test.each([
    ['060715255', '0'],
    ['154785547', '6'],
    ['154710207', '7'],
    ['081153678', '8'],
    ['254502366', '1'],
  ])('Itaú: account %s has digit %s', (agencyAndAccount, digit) => {
    expect(checkDigitModulo10(agencyAndAccount)).toBe(digit)
  })

  test.each([
    ['Inter', '0001', '110', '0004309540', '1'],
    ['Inter', '0001', '110', '0000000458', '6'],
    ['Daycoval', '0001', '121', '0084580106', '0'],
    ['Daycoval', '0001', '121', '0084580107', '8'],
    ['Fibra', '0001', '121', '0004309540', '8'],
    ['Fibra', '0001', '112', '0011358343', '1'],
    ['Pine', '0001', '112', '0104455217', '2'],
    ['Sofisa', '0001', '112', '0008026642', '4'],
    ['Delbank', '0019', '112', '0000019628', '9'],
  ])('%s: agency %s, wallet %s, %s-%s', (_, agency, wallet, number, digit) => {
    expect(checkDigitModulo10(agency + wallet + number)).toBe(digit)
  })
})

describe('modulus 11', () => {
  /** Digits, check digit. */
  const vectors: [variant: keyof typeof MODULO_11, who: string, [string, string][]][] = [
    [
      'weights2to9',
      'Santander, 12 digits (Código de Barras, January 2017, p. 15)',
      [
        ['566612457800', '2'],
        ['000090002720', '7'],
        ['000001961005', '0'],
        ['012345678901', '0'],
        ['000000000456', '1'],
        ['000000016278', '7'],
      ],
    ],
    [
      'weights2to9',
      'Caixa, 17 digits (67.119 v010, p. 32)',
      [
        ['14000000000000019', '7'],
        ['14000000000000001', '4'],
        ['14000000000000006', '5'],
        ['24000005000000061', '2'],
        ['14000000157460299', '6'],
      ],
    ],
    [
      'weights2to9',
      'Unicred, 10 digits (Composição da Ficha de Compensação, December 2019, pp. 12-13)',
      [
        ['0000299621', '9'],
        ['0000000002', '7'],
        ['0000013871', '1'],
      ],
    ],
    [
      'weights2to9',
      'Citibank, 11 digits (Manual técnico operacional, May 2014, p. 9)',
      [
        ['66660000003', '7'],
        ['00000000200', '3'],
      ],
    ],
    [
      'weights2to9',
      'Sicredi, agency + posto + beneficiary + year + byte + sequence (CNAB 400, pp. 8-9)',
      [
        ['0165020062307200003', '1'],
        ['0710650012916208879', '3'],
        ['0156058530519200003', '0'],
      ],
    ],
    [
      'weights2to9ZeroIsOne',
      'Safra, 8 digits (2016, pp. 16-17)',
      [
        ['94550200', '1'],
        ['93199999', '5'],
        ['26173001', '1'], // remainder 0
        ['00000443', '0'], // remainder 1
        ['12345678', '9'],
      ],
    ],
    [
      'weights9to2OrX',
      'Banco do Brasil, 11 digits (January 2016, p. 22)',
      [
        ['05009401448', '1'],
        ['12345600001', '7'],
        ['12340000001', '1'],
        ['14741660000000328', '4'],
      ],
    ],
    [
      'weights2to9OrX',
      'agency and account of Banco do Brasil (Icatu, p. 2)',
      [
        ['1584', '9'],
        ['00210169', '6'],
        ['4042', '8'],
        ['61900', '0'],
        ['0719', '6'],
      ],
    ],
    [
      'weights2to9OrP',
      'agency of Bradesco (Icatu, p. 7)',
      [
        ['1425', '7'],
        ['0255', '0'],
        ['0121', 'P'],
        ['2332', '9'],
      ],
    ],
    [
      'weights2to7OrP',
      'Bradesco, wallet 2 + 11 digits (4008.524.0121, pp. 18-19)',
      [
        ['1900000000002', '8'],
        ['1900000000001', 'P'],
        ['1900000000006', '0'],
        ['0600000000525', 'P'],
        ['0900000000001', '1'],
        ['2697000005287', '3'],
      ],
    ],
    [
      'weights2to7OrP',
      'account of Bradesco (Icatu, pp. 7-8)',
      [
        ['0325620', '0'],
        ['0284025', '1'],
        ['0238069', '2'],
        ['0301357', 'P'],
      ],
    ],
    [
      'weights2to7OrP',
      'C6, 0 + wallet 2 + 10 digits (CNAB 400, June 2022, pp. 35-36)',
      [
        ['0434444444444', 'P'],
        ['0201234567890', '0'],
        ['0100000000001', '2'],
      ],
    ],
    ['weights2to7OrP', 'BTG, wallet 2 + 11 digits (a return file)', [['0100000000026', '8']]],
    [
      'weights2to7',
      'HSBC, range 5 + sequence 5 (April 2012, p. 14)',
      [
        ['1111122222', '5'],
        ['1234500001', '0'],
      ],
    ],
    [
      'weights2to8',
      'Banco do Nordeste, 7 digits (2011, p. 7)',
      [
        ['0000010', '8'],
        ['9061138', '1'],
        ['0020572', '9'],
        ['1961005', '0'],
      ],
    ],
    [
      'weights9to2ZeroIsOne',
      'CrediSIS, over the CPF of the beneficiary; over a CNPJ only in pyCobranca, against the manual',
      [
        ['12345678912', '5'],
        ['11222333000181', '8'],
      ],
    ],
    [
      'weights3197',
      'Sicoob, cooperative 4 + client 10 + 7 digits',
      [
        ['432700002293850000001', '7'],
        ['432700002293850000002', '4'],
        ['432700002293850000003', '1'],
        ['432700002293850000007', '0'],
        ['306900001538500203210', '1'],
        ['459800002693280005619', '0'],
        ['000100000000190000021', '8'],
      ],
    ],
  ]

  test.each(vectors)('%s: %s', (variant, _, numbers) => {
    for (const [digits, expected] of numbers) {
      expect([digits, checkDigitModulo11(digits, MODULO_11[variant])]).toEqual([digits, expected])
    }
  })

  test.each([
    ['00000040', '06'],
    ['00000281', '00'],
    ['00000337', '90'],
    ['00000484', '70'],
    ['21487805', '81'],
  ])(
    'Banestes: %s-%s, the second digit includes the first, with weights up to 10 (CNAB 400, p. 17)',
    (number, digits) => {
      const first = checkDigitModulo11(number, MODULO_11.weights2to9)
      expect(first + checkDigitModulo11(number + first, MODULO_11.weights2to10)).toBe(digits)
    },
  )

  test('Banestes: nine digits give the leftmost weight 10, not 2 again: 69240101-64', () => {
    const first = checkDigitModulo11('69240101', MODULO_11.weights2to9)
    expect(first + checkDigitModulo11(`69240101${first}`, MODULO_11.weights2to10)).toBe('64')
  })

  test('the check digit of a bar code is never 0, X or two digits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 43, maxLength: 43 }), (digits) => {
        expect(checkDigitModulo11(digits.join(''), MODULO_11.barCode)).toMatch(/^[1-9]$/)
      }),
    )
  })

  test('Banco do Brasil: weights from 9 down, taken directly, give the digit of weights from 2 up', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 20 }), (digits) => {
        const number = digits.join('')
        expect(checkDigitModulo11(number, MODULO_11.weights9to2OrX)).toBe(
          checkDigitModulo11(number, MODULO_11.weights2to9OrX),
        )
      }),
    )
  })

  test('a bank can have its own weights, from the left: account of Banrisul (Icatu, p. 5)', () => {
    const banrisul: Modulo11 = {
      weights: [3, 2, 4, 7, 6, 5, 4, 3, 2],
      from: 'left',
      digit: 'complement',
      special: { 0: '0', 1: '6' },
    }
    expect(checkDigitModulo11('358507670', banrisul)).toBe('6')
  })
})

describe('two check digits, where the second includes the first', () => {
  test.each([
    // Banrisul CNAB 400, July 2015, pp. 31-32
    ['00009274', '22'],
    ['00009194', '38'],
    ['22832563', '51'],
    ['00000458', '02'],
    ['00000451', '52'],
    ['00000454', '97'],
    ['00000459', '85'],
    ['00000456', '40'],
    // agency of Banrisul (Icatu, p. 4)
    ['2664', '18'],
  ])('Banrisul: %s-%s', (number, digits) => {
    expect(checkDigitsDouble(number)).toBe(digits)
  })

  test.each([
    // increment 3 + agency 3 + account 7 + modality 1 + sequence 6 + 070
    ['000', '082', '0000528', '2', '000001', '13'],
    ['002', '240', '0044990', '1', '000001', '70'],
    ['000', '172', '0132613', '1', '758964', '28'],
    ['000', '058', '6002006', '1', '000001', '45'],
    ['100', '082', '0000528', '2', '000403', '35'],
  ])(
    'BRB: increment %s, agency %s, account %s, %s%s070 has digits %s',
    (increment, agency, account, kind, sequence, digits) => {
      expect(checkDigitsDouble(`${increment}${agency}${account}${kind}${sequence}070`)).toBe(digits)
    },
  )

  test.each(['0000017800006573315402141', '0001029700007730070402182'])('ASBACE key of Banestes: %s', (key) => {
    expect(checkDigitsDouble(key.slice(0, 23))).toBe(key.slice(23))
  })

  test('any number has two digits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 25 }), (digits) => {
        expect(checkDigitsDouble(digits.join(''))).toMatch(/^\d\d$/)
      }),
    )
  })
})

test('a number with letters is refused', () => {
  const calls = [
    () => checkDigitModulo10(''),
    () => checkDigitModulo10('12A'),
    () => checkDigitModulo11('12ABC34501DE35', MODULO_11.weights9to2ZeroIsOne),
    () => checkDigitsDouble(' 1'),
  ]
  for (const call of calls) {
    try {
      call()
      expect.fail('must throw')
    } catch (error) {
      expect(isValidationError(error) && error.errors).toEqual({ digits: ['deve ter só algarismos'] })
    }
  }
})
