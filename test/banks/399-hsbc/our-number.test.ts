/** Check digit of nosso número. HSBC, Cobrança Registrada, Módulo II (04/2012), pp. 13–14. */
import { expect, test } from 'vitest'
import { return400 } from '../../../src/banks/399-hsbc/cnab400.js'

const numberOf = (whole: string, documentType: string) => return400.checked![0]!.text(whole, documentType)

test('range 11111 and number 22222 of the example (p. 14) have the digit 5', () => {
  expect(numberOf('11111222220', '98')).toBe('11111222225')
})

test('remainders 0 and 1 give the digit 0', () => {
  // 2 x 4 + 3 x 1 = 11, remainder 0; 2 x 6 = 12, remainder 1.
  expect(numberOf('00000000149', '98')).toBe('00000000140')
  expect(numberOf('00000000069', '98')).toBe('00000000060')
})

test('only the number of a cobrança diretiva, which the beneficiary calculates, is known to have this digit', () => {
  expect(numberOf('11111222220', '09')).toBeNull()
  expect(numberOf('00000000000', '98')).toBeNull()
})
