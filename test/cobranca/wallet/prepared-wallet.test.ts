/** Fields that a bank needs in a wallet. Lengths: public service reference, wallet fields. */
import { describe, expect, test } from 'vitest'
import { isValidationError, prepareWallet, type Wallet, type WalletFields } from '../../../src/cobranca/index.js'
import { errorsOf as outcome } from '../errors-of.js'

const needed: WalletFields = { agency_number: 4, agency_digit: 1, account_number: 8, account_digit: 1, extra1: 7 }

const wallet: Wallet = {
  bank_contract_slug: 'sicoob-01',
  agency_number: '3157',
  agency_digit: '7',
  account_number: '81235',
  account_digit: '8',
  extra1: '123456',
  beneficiary_name: '  Padaria Pão Fictício Ltda ',
  beneficiary_cnpj_cpf: '33.445.566/0001-86',
}

function errorsOf(given: Readonly<Record<string, unknown>>): Record<string, string[]> {
  try {
    prepareWallet({ ...wallet, ...given } as Wallet, { wallet: needed })
  } catch (error) {
    if (isValidationError(error)) return error.errors
    throw error
  }
  return {}
}

describe('a prepared wallet', () => {
  test('has numbers filled with zeros to the length of the bank, and a tax id without mask', () => {
    expect(prepareWallet(wallet, { wallet: needed })).toMatchObject({
      agency_number: '3157',
      agency_digit: '7',
      account_number: '00081235',
      account_digit: '8',
      extra1: '0123456',
      beneficiary_name: 'Padaria Pão Fictício Ltda',
      beneficiary_tax_id_type: 'cnpj',
      beneficiary_tax_id: '33445566000186',
    })
  })

  test('zeros on the left beyond the columns of the bank are removed', () => {
    expect(prepareWallet({ ...wallet, agency_number: '0003157', extra1: '0' }, { wallet: needed })).toMatchObject({
      agency_number: '3157',
      extra1: '0000000',
    })
  })

  test('a beneficiary can be a person, or a company with letters in its CNPJ', () => {
    expect(prepareWallet({ ...wallet, beneficiary_cnpj_cpf: '299.792.458-83' }, { wallet: needed })).toMatchObject({
      beneficiary_tax_id_type: 'cpf',
      beneficiary_tax_id: '29979245883',
    })
    expect(
      prepareWallet({ ...wallet, beneficiary_cnpj_cpf: 'k7.r2m.z9w/0001-18' }, { wallet: needed }).beneficiary_tax_id,
    ).toBe('K7R2MZ9W000118')
  })

  test('a check digit can be a letter', () => {
    expect(prepareWallet({ ...wallet, agency_digit: 'X' }, { wallet: needed }).agency_digit).toBe('X')
  })

  test.each([
    ['agency_number', '0842-1', "deve vir sem o dígito verificador: informe '0842', e '1' em agency_digit"],
    ['account_number', '81235-x', "deve vir sem o dígito verificador: informe '81235', e 'x' em account_digit"],
    ['agency_number', '0842.1', "deve vir sem o dígito verificador: informe '0842', e '1' em agency_digit"],
    ['extra1', '12345-6', 'deve ter só algarismos'],
  ])('%s %j: a number with its check digit is refused', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: [message] })
  })

  describe('a check digit for which the bank has a rule', () => {
    const walletDigits = {
      agency_digit: ({ agency_number }: { agency_number: string }) => (agency_number === '3157' ? '7' : 'X'),
      account_digit: ({ account_number }: { account_number: string }) => account_number.slice(-1),
    }
    const check = (given: object) =>
      outcome(() => prepareWallet({ ...wallet, ...given }, { wallet: needed, walletDigits }))

    test('is checked with the numbers in the length of the bank', () => {
      expect(check({ account_digit: '5' })).toBeNull()
      expect(check({ account_digit: '8' })).toEqual({
        account_digit: ['não confere com agency_number e account_number: o dígito é 5'],
      })
      expect(check({ agency_number: '3158', agency_digit: 'x', account_digit: '5' })).toBeNull()
      expect(check({ agency_number: '3158', agency_digit: '0', account_digit: '5' })).toEqual({
        agency_digit: ['não confere com agency_number: o dígito é X'],
      })
    })

    test('is not checked if it is absent or if its number is wrong', () => {
      expect(check({ account_number: 'x', account_digit: '5' })).toEqual({ account_number: ['deve ter só algarismos'] })
      expect(check({ account_digit: '' })).toEqual({ account_digit: ['não pode ficar em branco'] })
    })
  })

  test('a number that is unpadded in the files of the bank keeps its zeros, and is not filled', () => {
    const prepared = (extra1: string) =>
      prepareWallet({ ...wallet, extra1 }, { wallet: needed, unpadded: ['extra1'] }).extra1
    expect([prepared('00123'), prepared('0012345'), prepared('1')]).toEqual(['00123', '0012345', '1'])
    expect(() => prepared('00123456')).toThrow('é muito longo (máximo: 7 caracteres)')
    expect(() => prepared('12A')).toThrow('deve ter só algarismos')
  })

  test('a number that always has all digits keeps its zeros, and is not filled if it is shorter', () => {
    const prepared = (extra1: string) =>
      prepareWallet({ ...wallet, extra1 }, { wallet: needed, fullLength: ['extra1'] }).extra1
    expect(prepared('0012345')).toBe('0012345')
    expect(() => prepared('012345')).toThrow('deve ter 7 algarismos, com os zeros à esquerda')
    expect(() => prepared('00123456')).toThrow('é muito longo (máximo: 7 caracteres)')
    expect(() => prepared('12A')).toThrow('deve ter só algarismos')
  })

  test('a code that can have letters is not changed, and refuses other characters', () => {
    const prepared = (extra1: string) =>
      prepareWallet({ ...wallet, extra1 }, { wallet: needed, lettered: ['extra1'] }).extra1
    expect(['TD012', '0012', 'td1'].map(prepared)).toEqual(['TD012', '0012', 'td1'])
    expect(() => prepared('TD-01')).toThrow('deve ter só letras e algarismos')
  })

  test('fields that the bank does not need are not checked', () => {
    expect(prepareWallet({ ...wallet, extra3: 'qualquer coisa' }, { wallet: needed }).extra3).toBe('qualquer coisa')
  })

  test.each([
    ['agency_number', '', 'não pode ficar em branco'],
    ['agency_number', null, 'não pode ficar em branco'],
    ['agency_number', '31A7', 'deve ter só algarismos'],
    ['agency_number', '31577', 'é muito longo (máximo: 4 caracteres): informe sem o dígito verificador'],
    ['agency_digit', undefined, 'não pode ficar em branco'],
    ['agency_digit', '77', 'é muito longo (máximo: 1 caracteres)'],
    ['agency_number', '0000', 'não pode ter só zeros'],
    ['account_number', 0, 'não pode ter só zeros'],
    ['account_number', ' ', 'não pode ficar em branco'],
    ['account_number', '123456789', 'é muito longo (máximo: 8 caracteres): informe sem o dígito verificador'],
    ['extra1', '1234-56', 'deve ter só algarismos'],
    ['beneficiary_name', '', 'não pode ficar em branco'],
    ['beneficiary_name', '😀', 'não tem nenhum caractere que o arquivo do banco aceite'],
    ['beneficiary_cnpj_cpf', '', 'não pode ficar em branco'],
    ['beneficiary_cnpj_cpf', '33.445.566/0001-87', 'não é um CPF ou CNPJ válido'],
  ] as const)('%s %j: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: [message] })
  })

  test.each([
    ['next_our_numbr', 'next_our_number'],
    ['nextOurNumber', 'next_our_number'],
    ['next_remitance_number', 'next_remittance_number'],
    ['extra_1', 'extra1'],
    ['agencia_number', 'agency_number'],
  ])('a misspelt %s is an error that names %s', (misspelt, meant) => {
    expect(errorsOf({ [misspelt]: '700' })).toEqual({
      [misspelt]: [`não é um campo da carteira; o nome mais parecido é ${meant}`],
    })
    expect(errorsOf({ [misspelt]: null })).toEqual({})
  })

  test.each([
    ['agencia', 'agency_number'],
    ['Agência', 'agency_number'],
    ['agenciaDigito', 'agency_digit'],
    ['conta', 'account_number'],
    ['dv_conta', 'account_digit'],
    ['cedente', 'beneficiary_name'],
    ['cpf_cnpj', 'beneficiary_cnpj_cpf'],
    ['proximo_nosso_numero', 'next_our_number'],
    ['numero_remessa', 'next_remittance_number'],
  ])('%s is an error that names %s', (name, field) => {
    expect(errorsOf({ [name]: '700' })).toEqual({ [name]: [`não é um campo da carteira: use ${field}`] })
  })

  test.each([
    ['convenio', 'extra3 (neste banco, código do convênio)'],
    ['código_cedente', 'extra1 (neste banco, código do beneficiário)'],
    ['codigo', undefined],
    ['posto', undefined],
    ['cedente', 'beneficiary_name'],
  ])('%s is an error; the message names the extra with this description, if there is one: %s', (name, field) => {
    const extras = {
      extra1: { pt: 'código do beneficiário', en: 'beneficiary’s code' },
      extra3: { pt: 'código do convênio', en: 'agreement' },
    }
    const use = field === undefined ? 'não é um campo da carteira' : `não é um campo da carteira: use ${field}`
    expect(() => prepareWallet({ ...wallet, [name]: '1' } as Wallet, { wallet: needed }, extras)).toThrow(
      `${name} ${use}`,
    )
  })

  test('an unknown name without a similar name has no suggestion', () => {
    for (const name of ['dv', 'ip', 'cofre', 'observacao'])
      expect(errorsOf({ [name]: '1' })).toEqual({ [name]: ['não é um campo da carteira'] })
  })

  test('other fields of a wallet of the service are accepted', () => {
    expect(errorsOf({ name: 'Sicoob 01', status: 'active', bank_contract: { slug: 'sicoob-01' } })).toEqual({})
  })

  test('absent name and tax id are errors like blank ones', () => {
    const blank = ['não pode ficar em branco']
    for (const none of [undefined, null, '', ' ']) {
      expect(errorsOf({ beneficiary_name: none, beneficiary_cnpj_cpf: none })).toEqual({
        beneficiary_name: blank,
        beneficiary_cnpj_cpf: blank,
      })
    }
  })

  test('all errors are reported together', () => {
    const nothing = { agency_number: '', agency_digit: '', account_number: '', account_digit: '', extra1: '' }
    expect(Object.keys(errorsOf({ ...nothing, beneficiary_name: '', beneficiary_cnpj_cpf: '' })).sort()).toEqual(
      [...Object.keys(nothing), 'beneficiary_name', 'beneficiary_cnpj_cpf'].sort(),
    )
  })
})
