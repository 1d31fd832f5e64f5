/** Returns of some banks: the same results as with all banks, and never a file of another bank. */
import { expect, test } from 'vitest'
import { BANK_NAMES, BANK_RETURNS, BANKS, type BankReturns } from '../../../src/banks/index.js'
import { parseReturnOf, readReturnOf } from '../../../src/chosen-banks.js'
import { isUnsupportedFileError, isValidationError } from '../../../src/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { fixtures } from '../../../src/testing/fixtures/index.js'
import { someOf } from '../../runs.js'

const returns = fixtures({ direction: 'return' })

const returnsOf = (number: string): BankReturns => BANK_RETURNS.find((bank) => bank.number === number)!

/** The error of a call. */
function errorOf(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  return null
}

test('the lists of banks have the same banks, in the same order', () => {
  const numbers = BANKS.map(({ number }) => number)
  expect(BANK_NAMES.map(({ number }) => number)).toEqual(numbers)
  expect(BANK_RETURNS.map(({ number }) => number)).toEqual(numbers)
  for (const [i, { returns: of }] of BANK_RETURNS.entries()) expect(of, numbers[i]).toBe(BANKS[i]!.returns)
})

test('a file of a chosen bank has the records that it has with all banks', async () => {
  for (const { name, bytes } of someOf(returns, 20)) {
    const expected = parseReturn(bytes)
    if (expected.variant === 'GENÉRICO') continue
    const chosen = [returnsOf(expected.bank)]
    const { bank_billet_discharges, ...file } = parseReturnOf(chosen, bytes)
    const { bank_billet_discharges: records, ...others } = expected
    expect(file, name).toEqual(others)
    expect(JSON.stringify(bank_billet_discharges), name).toBe(JSON.stringify(records))
    const streamed: unknown[] = []
    for await (const record of readReturnOf(chosen, bytes)) streamed.push(record)
    expect(JSON.stringify(streamed), name).toBe(JSON.stringify(records))
  }
})

test('a file of another bank is an error, with every other bank and with all others together', () => {
  for (const { name, bytes } of someOf(returns, 10)) {
    const { bank } = parseReturn(bytes)
    const others = BANK_RETURNS.filter(({ number }) => number !== bank)
    for (const chosen of [others, ...others.map((other) => [other])]) {
      const error = errorOf(() => parseReturnOf(chosen, bytes))
      expect(isUnsupportedFileError(error) && error.reason, `${name} as ${chosen.map(({ slug }) => slug)}`).toBe(
        'unknown_bank',
      )
    }
  }
})

test('the error names the bank of the file and the chosen banks', () => {
  const { bytes } = returns.find(({ name }) => name === '237-bradesco/cnab400/settlements')!
  expect((errorOf(() => parseReturnOf([returnsOf('341')], bytes)) as Error).message).toBe(
    'Retorno de cobrança do banco 237 Bradesco, que não está entre os bancos escolhidos: 341 Itaú.',
  )
})

test('a bank that the caller names must be one of the chosen banks', () => {
  const { bytes } = returns.find(({ name }) => name === '341-itau/cnab400/settlements')!
  expect(parseReturnOf([returnsOf('341')], bytes, { bank: '341' }).bank).toBe('341')
  expect(isUnsupportedFileError(errorOf(() => parseReturnOf([returnsOf('341')], bytes, { bank: '237' })))).toBe(true)
})

test.each([[[]], [null], [['341']], [[{ number: '341', name: 'Itaú', slug: 'itau' }]]])(
  'banks must be a list of definitions: %j',
  (banks) => {
    const error = errorOf(() => parseReturnOf(banks as never, new Uint8Array()))
    expect(isValidationError(error) && Object.keys(error.errors)).toEqual(['banks'])
  },
)
