/**
 * Itaú's free field and whole bar codes, through its contracts. Vectors are those of public tests and slips, named above them; each was
 * taken apart by hand, by the bank's manual. Without a due date in the source, the factor is of the first cycle.
 */
import { describe, expect, test } from 'vitest'
import { freeField, ourNumber } from '../../../src/banks/341-itau/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'

describe('Itaú: carteira, nosso número and digit, agency, account and digit, zeros (CNAB 400, July 2021, pp. 65–66)', () => {
  function built(row: string) {
    const [
      barcode,
      due = '',
      cents,
      code = '',
      number = '',
      digit = '',
      agency_number = '',
      account_number = '',
      account_digit = '',
    ] = split(row)
    const wallet = { ...BLANK_WALLET, agency_number, account_number, account_digit }
    const contract = { code }
    const amount = Number(cents)
    const context = {
      wallet,
      contract,
      our_number: { prefix: '', number, digit },
      document_number: 'NF 1',
      amount,
      due,
    }
    return {
      barcode,
      digit,
      built: barCode({ bank: '341', amount, due, freeField: freeField(context) }),
      ruled: ourNumber.digit(number, wallet, contract),
    }
  }

  test.each([
    // Maxwbh/pyCobranca tests/exemplos_boletos.py
    '34195153900000127501091234567800057123457000 2026-08-15   12750 109/12345678-0 0057/12345-7',
    // kivanio/brcobranca spec/brcobranca/boleto/itau_spec.rb
    '34194254800006757871090001015271248021246000 2004-09-28  675787 109/00010152-7 1248/02124-6',
    '34191377000000135001750025828170810536789000 2008-02-02   13500 175/00258281-7 0810/53678-9',
    '34191432900000000001751234567840810536789000 2009-08-14       0 175/12345678-4 0810/53678-9',
    // BoletoNet/BoletoNetCore Itau/Carteiras/BancoItauCarteira109Tests.cs
    '34191719500000600001090022335021234567890000 2017-06-19   60000 109/00223350-2 1234/56789-0',
    '34192719500000800081090022335281234567890000 2017-06-19   80008 109/00223352-8 1234/56789-0',
    '34193719500000100001090022334521234567890000 2017-06-19   10000 109/00223345-2 1234/56789-0',
    '34195719500000900031090022335361234567890000 2017-06-19   90003 109/00223353-6 1234/56789-0',
    '34196719500000700011090022335101234567890000 2017-06-19   70001 109/00223351-0 1234/56789-0',
    '34194722500000200001090022334601234567890000 2017-07-19   20000 109/00223346-0 1234/56789-0',
    '34199725600000300001090022334781234567890000 2017-08-19   30000 109/00223347-8 1234/56789-0',
    '34197728700000400001090022334861234567890000 2017-09-19   40000 109/00223348-6 1234/56789-0',
    '34198731700000500001090022334941234567890000 2017-10-19   50000 109/00223349-4 1234/56789-0',
    // BoletoNet/BoletoNetCore Itau/Carteiras/BancoItauCarteira138Tests.cs
    '34191719500000700011380022335191234567890000 2017-06-19   70001 138/00223351-9 1234/56789-0',
    '34191719500000800081380022335271234567890000 2017-06-19   80008 138/00223352-7 1234/56789-0',
    '34192719500000100001380022334511234567890000 2017-06-19   10000 138/00223345-1 1234/56789-0',
    '34194719500000900031380022335351234567890000 2017-06-19   90003 138/00223353-5 1234/56789-0',
    '34199719500000600001380022335011234567890000 2017-06-19   60000 138/00223350-1 1234/56789-0',
    '34191722500000200001380022334691234567890000 2017-07-19   20000 138/00223346-9 1234/56789-0',
    '34198725600000300001380022334771234567890000 2017-08-19   30000 138/00223347-7 1234/56789-0',
    '34196728700000400001380022334851234567890000 2017-09-19   40000 138/00223348-5 1234/56789-0',
    '34197731700000500001380022334931234567890000 2017-10-19   50000 138/00223349-3 1234/56789-0',
    // BoletoNet/boletonet src/Boleto.Net.Testes/BancoItau/BancoItauTeste.cs
    '34192919100002701401090002006370320032006000 2022-12-06  270140 109/00020063-7 0320/03200-6',
  ])('%s', (row) => {
    const vector = built(row)
    expect(vector.built).toBe(vector.barcode)
    expect(vector.ruled).toBe(vector.digit)
  })

  // These sources contradict the manual (pp. 46 and 77), and each other, about the fields of the check digit: the digit is taken as given.
  test.each([
    // kivanio/brcobranca spec/brcobranca/boleto/itau_spec.rb: the check digit of carteira 168 includes agency and account
    '34194252500000135001680025828120810536789000 2004-09-05   13500 168/00258281-2 0810/53678-9',
    // openboleto/openboleto tests/Banco/ItauTest.php
    '34191556500000010501121234567881724123458000 2013-01-01    1050 112/12345678-8 1724/12345-8',
    // BoletoNet/BoletoNetCore Itau/Carteiras/BancoItauCarteira112Tests.cs
    '34191719500000101011120022334581234123456000 2017-06-19   10101 112/00223345-8 1234/12345-6',
    '34193719500000903471120022335321234123456000 2017-06-19   90347 112/00223353-2 1234/12345-6',
    '34194719500000704161120022335161234123456000 2017-06-19   70416 112/00223351-6 1234/12345-6',
    '34198719500000608121120022335081234123456000 2017-06-19   60812 112/00223350-8 1234/12345-6',
    '34199719500000609141120022335241234123456000 2017-06-19   60914 112/00223352-4 1234/12345-6',
    '34192722500000202061120022334661234123456000 2017-07-19   20206 112/00223346-6 1234/12345-6',
    '34197725600000307151120022334741234123456000 2017-08-19   30715 112/00223347-4 1234/12345-6',
    '34195728700000405061120022334821234123456000 2017-09-19   40506 112/00223348-2 1234/12345-6',
    '34196731700000506081120022334901234123456000 2017-10-19   50608 112/00223349-0 1234/12345-6',
  ])('%s (digit as given)', (row) => {
    const vector = built(row)
    expect(vector.built).toBe(vector.barcode)
  })

  test('leading zeros of the account digit are ignored, and letters are an error', () => {
    const context = {
      wallet: { ...BLANK_WALLET, agency_number: '0810', account_number: '53678', account_digit: 'X' },
      contract: { code: '175' },
      our_number: { prefix: '', number: '00258281', digit: '7' },
      document_number: '',
      amount: 13500,
      due: '2008-02-02',
    }
    expect(errorsOf(() => freeField(context))).toEqual({ account_digit: ['deve ter só algarismos'] })
    const padded = { ...context, wallet: { ...context.wallet, account_digit: '09' } }
    expect(freeField(padded)).toBe('1750025828170810536789000')
  })
})

describe('Itaú, carteiras of 15 positions: nosso número 8, seu número 7, client code 5 (p. 79)', () => {
  function context(row: string) {
    const [barcode, due = '', cents, code = '', number = '', document_number = '', extra1 = ''] = split(row)
    const wallet = { ...BLANK_WALLET, agency_number: '0810', account_number: '53678', account_digit: '9', extra1 }
    const our_number = { prefix: '', number, digit: ourNumber.digit(number, wallet, { code }) }
    return { barcode, context: { wallet, contract: { code }, our_number, document_number, amount: Number(cents), due } }
  }

  test.each([
    // kivanio/brcobranca spec/brcobranca/boleto/itau_spec.rb
    '34191252500000135001960025828112345671234550 2004-09-05   13500 196/00258281 1234567 12345',
    '34192252500000135001960025828101234560123440 2004-09-05   13500 196/00258281 0123456 01234',
    '34192252500000135001960025828101234561234550 2004-09-05   13500 196/00258281 0123456 12345',
    // openboleto/openboleto tests/Banco/ItauTest.php
    '34199556500000010501071234567812345676667700 2013-01-01    1050 107/12345678 1234567 66677',
  ])('%s', (row) => {
    const { barcode, context: slip } = context(row)
    expect(barCode({ bank: '341', amount: slip.amount, due: slip.due, freeField: freeField(slip) })).toBe(barcode)
    // Without leading zeros, as people write them.
    const wallet = { ...slip.wallet, extra1: String(Number(slip.wallet.extra1)) }
    const document_number = String(Number(slip.document_number))
    expect(freeField({ ...slip, wallet, document_number })).toBe(freeField(slip))
  })

  test.each(['107', '122', '142', '143', '196', '198'])('carteira %s is one of them', (code) => {
    const { context: slip } = context('- 2004-09-05 13500 196/00258281 1234567 12345')
    expect(freeField({ ...slip, contract: { code } }).slice(3, 23)).toBe('00258281123456712345')
  })

  test('seu número and the client code (extra1) must exist, be digits, and not be too long', () => {
    const { context: slip } = context('- 2004-09-05 13500 196/00258281 1234567 12345')
    const refused = (document_number: string, extra1: string) =>
      errorsOf(() => freeField({ ...slip, document_number, wallet: { ...slip.wallet, extra1 } }))
    expect(refused('', '12345')).toEqual({ document_number: ['não pode ficar em branco'] })
    expect(refused('NF 1', '12345')).toEqual({ document_number: ['deve ter só algarismos'] })
    expect(refused('12345678', '12345')).toEqual({
      document_number: ['tem no máximo 7 algarismos no código de barras desta carteira'],
    })
    expect(refused('1', '')).toEqual({ extra1: ['não pode ficar em branco'] })
    expect(refused('1', '123456')).toEqual({
      extra1: ['tem no máximo 5 algarismos no código de barras desta carteira'],
    })
    expect(refused('0001234567', '012345')).toBeNull()
  })
})
