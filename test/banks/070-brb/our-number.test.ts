import { expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/070-brb/bank.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// Modality, sequence, 070 and two digits over the whole key (sheet Composição Barra-Linha BRB, rows 19–23).
test.each([
  [
    '058',
    '600200',
    '6',
    '1',
    '000001',
    '100000107045',
    'Manual e Leiautes, sheet Cálculo D1 e D2; March 2012, pp. 4 and 15–16',
  ],
  ['058', '600200', '6', '2', '000001', '200000107031', 'braully/bopepo TestCLBancoDeBrasilia.java'],
  ['082', '000052', '8', '2', '000001', '200000107013', 'kivanio/brcobranca banco_brasilia_spec.rb'],
  ['172', '013261', '3', '1', '758964', '175896407028', 'openboleto/openboleto BrbTest.php'],
])(
  'BRB: agency %s, account %s-%s, modality %s, sequence %s is %s (%s)',
  (agency_number, account_number, account_digit, code, number, whole) => {
    const wallet = { ...BLANK_WALLET, agency_number, account_number, account_digit }
    const contract = { code }
    expect(number).toHaveLength(ourNumber.length)
    const prefix = ourNumber.prefix(wallet, contract)
    const digit = ourNumber.digit(number, wallet, contract)
    expect(digit).toHaveLength(ourNumber.digitLength)
    expect(prefix + number + digit).toBe(whole)
  },
)
