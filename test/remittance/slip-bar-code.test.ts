import { describe, expect, test } from 'vitest'
import { isValidationError, parseBarCode, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { exampleWallets } from '../../src/remittance/example-wallets.js'
import { barCodeOf, buildRemittance } from '../../src/remittance/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { ownNumber } from './own-number.js'

const wallet = {
  beneficiary_name: 'Loja de Teste Ltda',
  beneficiary_cnpj_cpf: '11.222.333/0001-81',
  agency_number: '0810',
  account_number: '53678',
  account_digit: '9',
  bank_contract_slug: 'itau-bs-175',
  kind: 'cnab400',
} satisfies Wallet

const sicoob = {
  ...wallet,
  bank_contract_slug: 'sicoob-01',
  kind: 'cnab240',
  agency_number: '4277',
  agency_digit: '3',
  account_number: '3666',
  account_digit: '8',
  extra1: '172278',
} satisfies Wallet

const slip = {
  our_number: '258281',
  amount: 13500,
  expire_at: '2008-02-02',
  document_number: 'NF 1',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Flores',
  customer_neighborhood: 'Centro',
  customer_zipcode: '01001-000',
  customer_city_name: 'São Paulo',
  customer_state: 'SP',
} satisfies Slip

describe('the bar code of a slip', () => {
  test('Itaú, carteira 175 (kivanio/brcobranca itau_spec.rb)', () => {
    expect(barCodeOf({ wallet, slip })).toEqual({
      bank: '341',
      barcode: '34191377000000135001750025828170810536789000',
      line: '34191750092582817081805367890000137700000013500',
      line_formatted: '34191.75009 25828.170818 05367.890000 1 37700000013500',
      our_number: '00258281',
      processed_our_number: '00258281-7',
      processed_our_number_raw: '002582817',
    })
  })

  test('Itaú, carteira 196, which has no remittances (kivanio/brcobranca itau_spec.rb)', () => {
    const fifteen = { ...wallet, bank_contract_slug: 'itau-bs-196', extra1: '12345' }
    const billed = { ...slip, expire_at: '2004-09-05', document_number: '1234567' }
    expect(barCodeOf({ wallet: fifteen, slip: billed }).barcode).toBe('34191252500000135001960025828112345671234550')
    expect(errorsOf(() => buildRemittance({ wallet: fifteen, entries: [{ our_code: '1001', slip: billed }] }))).toEqual(
      {
        bank_contract_slug: [
          expect.stringMatching(/^carteira não disponível para remessa cnab400 de Itaú; use uma destas: .*itau-bs-109/),
        ],
      },
    )
  })

  test('Sicoob, carteira 1, modality 01 (BoletoNetCore BancoSicoobCarteira1_01Tests.cs)', () => {
    const billed = { ...slip, our_number: 12349, amount: '4.011,24', expire_at: '2016-12-28' }
    expect(barCodeOf({ wallet: sicoob, slip: billed })).toEqual({
      bank: '756',
      barcode: '75697702200004011241427701017227800123492001',
      line: '75691427760101722780001234920013770220000401124',
      line_formatted: '75691.42776 01017.227800 01234.920013 7 70220000401124',
      our_number: '0012349',
      processed_our_number: '0012349-2',
      processed_our_number_raw: '00123492',
    })
  })

  test('is the same for all layouts of the wallet', () => {
    const other = { ...wallet, bank_contract_slug: 'itau-bs-109' }
    expect(barCodeOf({ wallet: { ...other, kind: 'cnab240' }, slip })).toEqual(barCodeOf({ wallet: other, slip }))
  })

  test('the typeable line is read back to the slip', () => {
    const { line_formatted } = barCodeOf({ wallet: sicoob, slip: { ...slip, expire_at: '2026-12-10' } })
    expect(parseBarCode(line_formatted, '2026-11-21')).toMatchObject({
      bank: '756',
      due: '2026-12-10',
      amount: 13500,
      checkDigitsValid: true,
    })
  })
})

describe('errors of a bar code', () => {
  test.each([null, '', '0', '00000000'])('nosso número %j is an error: it is blank', (our_number) => {
    expect(errorsOf(() => barCodeOf({ wallet, slip: { ...slip, our_number } }))).toEqual({
      our_number: ['não pode ficar em branco'],
    })
    expect(
      errorsOf(() => barCodeOf({ wallet: { ...wallet, next_our_number: 7 }, slip: { ...slip, our_number } })),
    ).toEqual({
      our_number: ['não pode ficar em branco'],
    })
  })

  test('a due date after the second cycle is an error: it has no factor', () => {
    expect(errorsOf(() => barCodeOf({ wallet, slip: { ...slip, expire_at: '2049-10-14' } }))).toEqual({
      expire_at: ['não tem fator de vencimento: deve estar entre 03/07/2000 e 13/10/2049'],
    })
  })

  test('a wrong account digit is an error', () => {
    expect(errorsOf(() => barCodeOf({ wallet: { ...wallet, account_digit: 'X' }, slip }))).toEqual({
      account_digit: ['não confere com agency_number e account_number: o dígito é 9'],
    })
  })

  test('a slip that is an error in a remittance is an error of its bar code', () => {
    expect(errorsOf(() => barCodeOf({ wallet, slip: { ...slip, amount: 0 } }))).toHaveProperty('amount')
    expect(errorsOf(() => barCodeOf({ wallet: { ...wallet, agency_number: '' }, slip }))).toHaveProperty(
      'agency_number',
    )
    expect(
      errorsOf(() => barCodeOf({ wallet: { ...wallet, bank_contract_slug: 'itau-bs-999' }, slip })),
    ).toHaveProperty('bank_contract_slug')
  })
})

describe('a letter among the numbers of a wallet', () => {
  // Agency 4, account 10 with its digit, nosso número 11 (composição da ficha, 12/2019, p. 12): the agency's digit is not in the bar code.
  test('Unicred: the error names the account digit, which is in the bar code, and not the agency digit', () => {
    const unicred = {
      ...wallet,
      bank_contract_slug: 'unicred-bs-21',
      account_number: '120486',
      agency_digit: 'X',
      account_digit: 'X',
      extra1: '120486',
      extra2: '415',
    }
    expect(errorsOf(() => barCodeOf({ wallet: unicred, slip }))).toEqual({
      account_digit: ['deve ter só algarismos: faz parte do código de barras'],
    })
    expect(errorsOf(() => barCodeOf({ wallet: { ...unicred, account_digit: '5' }, slip }))).toBeNull()
  })

  // The account is part of the key whose check digits are in the nosso número: the error named «digits», a name of the library.
  test('BRB: the error names the account digit, also of a remittance', () => {
    const brb = { ...wallet, bank_contract_slug: 'brb-bs-2', agency_number: '58', account_digit: 'X' }
    const expected = { account_digit: ['deve ter só algarismos'] }
    expect(errorsOf(() => barCodeOf({ wallet: brb, slip: { ...slip, our_number: '1' } }))).toEqual(expected)
    expect(errorsOf(() => buildRemittance({ wallet: brb, entries: [{ our_code: '1001', slip }] }))).toEqual(expected)
  })

  test.each(remittanceDialects().filter(({ dialect }) => dialect.instructions['1001'] !== undefined))(
    '$name: gives a bar code, or an error of a field of the wallet',
    ({ layout, dialect }) => {
      const contracts = Object.keys(dialect.contracts).slice(0, 1)
      const [example] = exampleWallets({ layout, dialect, contracts })
      const extra = Object.fromEntries(
        Object.entries(dialect.barCodeFields ?? {}).map(([field, length]) => [field, '1'.repeat(length)]),
      )
      for (const field of Object.keys(dialect.wallet).filter((name) => name.endsWith('_digit'))) {
        const lettered = { ...example!, ...extra, [field]: 'X' }
        try {
          expect(barCodeOf({ wallet: lettered, slip: { ...slip, our_number: ownNumber(dialect, 1) } }).barcode).toMatch(
            /^[0-9]{44}$/,
          )
        } catch (error) {
          if (!isValidationError(error)) throw error
          expect([field, 'bank_contract_slug']).toContain(Object.keys(error.errors).join())
        }
      }
    },
  )
})
