/**
 * Sicoob's free field and whole bar codes, through its contracts. Vectors are those of public tests and slips, named above them; each was
 * taken apart by hand, by the bank's manual. Without a due date in the source, the factor is of the first cycle.
 */
import { describe, expect, test } from 'vitest'
import { freeField, ourNumber } from '../../../src/banks/756-sicoob/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'

describe('Sicoob: carteira, cooperative, modality, client, nosso número and digit, instalment (layouts of 28/10/2019, l. 167)', () => {
  test.each([
    // BoletoNet/boletonet src/Boleto.Net.Testes/BancoSicoobTeste.cs
    '75696576500000001001415502003214000012342001 2013-07-20     100 1/02 4155 0032140 0001234-2',
    // kivanio/brcobranca spec/brcobranca/boleto/sicoob_spec.rb
    '75692670800000050001432701022938500000024001 2016-02-18    5000 1/01 4327 0229385 0000002-4',
    '75694713000000235001413405014818000001104001 2017-04-15   23500 1/05 4134 0148180 0000110-4',
    // BoletoNet/BoletoNetCore Sicoob/Carteiras/BancoSicoobCarteira1_01Tests.cs
    '75691697400000300001427701017227800000040001 2016-11-10   30000 1/01 4277 0172278 0000004-0',
    '75699700200000409001427701017227800000058001 2016-12-08   40900 1/01 4277 0172278 0000005-8',
    '75697702200004011241427701017227800123492001 2016-12-28  401124 1/01 4277 0172278 0012349-2',
    '75694703000000500001427701017227800000065001 2017-01-05   50000 1/01 4277 0172278 0000006-5',
    '75696706300000600001427701017227800000072001 2017-02-07   60000 1/01 4277 0172278 0000007-2',
    '75698709500000700001427701017227800000080001 2017-03-11   70000 1/01 4277 0172278 0000008-0',
    '75692711100000300001427701017227800000033001 2017-03-27   30000 1/01 4277 0172278 0000003-3',
    '75693714200000400001427701017227800000040001 2017-04-27   40000 1/01 4277 0172278 0000004-0',
    '75695729500000900001427701017227800000097001 2017-09-27   90000 1/01 4277 0172278 0000009-7',
    // openboleto/openboleto tests/Banco/SicoobTest.php
    '75699753500001575751306901015385002032101001 2018-05-25  157575 1/01 3069 0153850 0203210-1',
  ])('%s', (row) => {
    const [
      barcode,
      due = '',
      cents,
      code = '',
      modality = '',
      agency_number = '',
      extra1 = '',
      number = '',
      digit = '',
    ] = split(row)
    const wallet = { ...BLANK_WALLET, agency_number, extra1 }
    const contract = { code, modality }
    const amount = Number(cents)
    const digits = freeField({
      wallet,
      contract,
      our_number: { prefix: '', number, digit },
      document_number: 'NF 1',
      amount,
      due,
    })
    expect(barCode({ bank: '756', amount, due, freeField: digits })).toBe(barcode)
    expect(ourNumber.digit(number, wallet)).toBe(digit)
  })
})
