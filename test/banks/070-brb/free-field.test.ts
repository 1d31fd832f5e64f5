import { expect, test } from 'vitest'
import { freeField } from '../../../src/banks/070-brb/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { barCodeOf } from '../../../src/remittance/index.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'
import { slip, wallet } from './made-up.js'

// Increment 000, agency 3, account 7, modality 1, sequence 6, 070 and two check digits (sheet Composição Barra-Linha BRB, rows 12–14 and 19–23).
test.each([
  // openboleto/openboleto tests/Banco/BrbTest.php
  '07093556500000010500001720132613175896407028 2013-01-01 1050 172 013261 3 1 758964',
  // kivanio/brcobranca spec/brcobranca/boleto/banco_brasilia_spec.rb
  '07099641400000010000000820000528200000107013 2015-04-30 1000 082 000052 8 2 000001',
])('BRB: %s', (row) => {
  const [
    barcode,
    due = '',
    cents,
    agency_number = '',
    account_number = '',
    account_digit = '',
    code = '',
    number = '',
  ] = split(row)
  const wallet = { ...BLANK_WALLET, agency_number, account_number, account_digit }
  const amount = Number(cents)
  const our_number = { prefix: code, number, digit: '' }
  const digits = freeField({ wallet, contract: { code }, our_number, document_number: '', amount, due })
  expect(barCode({ bank: '070', amount, due, freeField: digits })).toBe(barcode)
})

test('BRB: the slip has the modality, the sequence and the digits of the key as its nosso número (March 2012, p. 4)', () => {
  const { processed_our_number_raw, barcode } = barCodeOf({ wallet, slip: { ...slip, our_number: '1' } })
  expect(processed_our_number_raw).toBe('100000107045')
  expect(barcode.slice(19)).toBe('0000586002006100000107045')
})
