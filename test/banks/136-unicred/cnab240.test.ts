/** Unicred's own rules of CNAB 240: Layout de Remessa de Boletos, 15 December 2020. */
import { describe, expect, test } from 'vitest'
import { explainLine } from '../../../src/inspect/index.js'
import { parseRemittance } from '../../../src/remittance/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'
import { build, entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab240']!

const entry: typeof entryOf = (more = {}, ourCode = '1001') => entryOf({ ...instead, ...more }, ourCode)

// C004 and C026, pp. 24 and 26: 1 calendar days, 2 working days, 3 no protest, and then no days; read with 01 and 26 only.
describe('P 221–223, code and days of the protest', () => {
  const protestOf = (...given: Parameters<typeof entryOf>) => linesOf(wallet, entry(...given))[0]!.slice(220, 223)

  test.each([
    ['1001', '207'],
    ['1017', '207'],
    ['1151', '207'],
    ['1010', '300'],
    ['1041', '300'],
    ['1009', '300'],
  ] as const)('%s: %s', (ourCode, expected) => {
    expect(protestOf({ deadline_days_type: 2 }, ourCode)).toBe(expected)
  })

  test('an order without days is refused', () => {
    expect(refusal(wallet, entry({ days_for_sue: null }, '1151')).errors).toEqual({
      days_for_sue: ['não pode ficar em branco'],
    })
  })
})

// P. 11.
test.each(['1001', '1002', '1003', '1005'] as const)('a rebate with %s is refused', (ourCode) => {
  expect(Object.keys(refusal(wallet, { ...entry({}, ourCode), value_rebate: '1,00' }).errors)).toEqual(['value_rebate'])
})

// C037, p. 27: two messages in R, one in S.
test('a fourth message is refused', () => {
  expect(refusal(wallet, entry({ instructions: 'um\ndois\ntrês\nquatro' })).errors).toEqual({
    instructions: ['não cabe no arquivo: 3 linhas de 40 caracteres'],
  })
})

// Header of the lot, 60–73, p. 9.
test('the digit of the account is no letter', () => {
  expect(refusal({ ...wallet, account_digit: 'X' }, entry()).errors).toEqual({
    account_digit: ['deve ter só algarismos'],
  })
})

// Pp. 31–32.
test.each([
  ['cnab240', 'CNAB240_UNICRED_0000120486_0415_02032026_01.REM'],
  ['cnab400', 'CNAB400_UNICRED_0000120486_0415_02032026_01.REM'],
])('a file of %s is named %s', (layout, filename) => {
  expect(build(INSTRUCTIONS[layout]!.wallet, entry()).filename).toBe(filename)
})

// «Para Instruções e Alterações o segmento "Q" é opcional» (p. 3).
test.each([
  ['entries', 3],
  ['write-offs', 0],
])('%s without Q: %i titles are incomplete', (name, incomplete) => {
  const lines = Buffer.from(fixture(`136-unicred/cnab240/${name}`).bytes)
    .toString('latin1')
    .split('\r\n')
  const { diagnostics } = parseRemittance(Buffer.from(lines.filter((line) => line[13] !== 'Q').join('\r\n'), 'latin1'))
  expect(diagnostics.filter(({ code }) => code === 'missing_companion')).toHaveLength(incomplete)
})

// Both returns print a constant 1 and no meaning of it: CNAB 240, p. 5; CNAB 400, p. 4.
test.each([
  ['cnab240', 3, 58],
  ['cnab400', 2, 75],
])('%s: the constant 1 of a title has no meaning', (layout, line, column) => {
  const { fields } = explainLine(fixture(`136-unicred/${layout}/settlements`).bytes, line)
  expect(fields.find(({ from }) => from === column)).toMatchObject({ raw: '1', meaning: null })
})
