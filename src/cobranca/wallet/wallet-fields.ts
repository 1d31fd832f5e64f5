import { WALLET_KINDS } from '../codes/enumerations.js'
import type { FieldTable } from '../fields/field-info.js'
import type { Wallet } from './wallet.js'

/**
 * Every field of a wallet: the table that `cnab fields wallet` and the documents show, and the names that a wallet may have. Maximum lengths are the
 * service's; a bank's are shorter.
 */
export const WALLET_TABLE = {
  id: {
    form: 'id',
    isLocal: true,
    example: 1,
    pt: 'carteira no serviço ou no banco de dados',
    en: 'the wallet at the service or in your database',
  },
  bank_contract_slug: {
    form: 'text',
    required: true,
    maxLength: 50,
    example: '',
    pt: 'banco e carteira, como `sicoob-02`',
    en: 'bank and contract, such as `sicoob-02`',
  },
  layout: {
    form: 'code',
    isOwn: true,
    isLocal: true,
    values: { pt: WALLET_KINDS, en: WALLET_KINDS },
    example: '',
    pt: 'layout dos arquivos; sem ele, o primeiro do banco',
    en: 'layout of the files; without it, the bank’s first',
  },
  kind: {
    form: 'code',
    isLocal: true,
    values: { pt: WALLET_KINDS, en: WALLET_KINDS },
    example: '',
    pt: 'nome de `layout` no serviço',
    en: 'the service’s name of `layout`',
  },
  agency_number: {
    form: 'digits',
    required: true,
    maxLength: 20,
    example: '1234',
    pt: 'agência, sem dígito verificador',
    en: 'branch (agência), without check digit',
  },
  agency_digit: {
    form: 'text',
    maxLength: 2,
    example: '5',
    pt: 'dígito verificador da agência',
    en: 'check digit of the branch',
  },
  account_number: {
    form: 'digits',
    maxLength: 20,
    example: '12345',
    pt: 'conta, sem dígito verificador',
    en: 'account, without check digit',
  },
  account_digit: {
    form: 'text',
    maxLength: 2,
    example: '6',
    pt: 'dígito verificador da conta',
    en: 'check digit of the account',
  },
  extra1: {
    form: 'digits',
    maxLength: 15,
    example: '123',
    pt: 'primeiro dado do contrato',
    en: 'first number of the contract',
  },
  extra1_digit: { form: 'text', maxLength: 3, example: '7', pt: 'dígito de `extra1`', en: 'digit of `extra1`' },
  extra2: {
    form: 'digits',
    maxLength: 15,
    example: '2',
    pt: 'segundo dado do contrato',
    en: 'second number of the contract',
  },
  extra2_digit: { form: 'text', maxLength: 3, example: '8', pt: 'dígito de `extra2`', en: 'digit of `extra2`' },
  extra3: {
    form: 'digits',
    maxLength: 30,
    example: '1234567',
    pt: 'código da remessa (convênio ou código de transmissão)',
    en: 'remittance code (convênio or transmission code)',
  },
  next_our_number: {
    form: 'digits',
    maxLength: 40,
    example: '77',
    pt: 'nosso número do próximo boleto sem `our_number`, sem dígito verificador; obrigatório para esses boletos, se a empresa os numera',
    en: 'number at the bank of the next slip without `our_number`, without check digit; required for these slips if the company numbers them',
  },
  next_remittance_number: {
    form: 'integer',
    minimum: 1,
    default: 1,
    example: 77,
    pt: 'número da próxima remessa',
    en: 'number of the next remittance file',
  },
  allow_expiration_on_weekends: {
    form: 'flag',
    isLocal: true,
    example: true,
    pt: 'aceita vencimento em fim de semana e feriado, sem aviso',
    en: 'accepts due dates on weekends and holidays, without a warning',
  },
  configuration: {
    form: 'slip',
    isLocal: true,
    example: {},
    pt: 'valores para os campos que os boletos não trazem, como multa e juros',
    en: 'values for fields that its slips leave out, such as fine and interest',
  },
  beneficiary_name: {
    form: 'text',
    required: true,
    maxLength: 255,
    example: 'Loja Fictícia',
    pt: 'nome do beneficiário',
    en: 'beneficiary’s name',
  },
  beneficiary_cnpj_cpf: {
    form: 'tax_id',
    required: true,
    maxLength: 20,
    example: '90.214.367/0001-09',
    pt: 'CPF ou CNPJ do beneficiário',
    en: 'beneficiary’s tax id',
  },
  beneficiary_address_street: {
    form: 'text',
    maxLength: 255,
    example: 'Rua',
    pt: 'logradouro do beneficiário',
    en: 'beneficiary’s street',
  },
  beneficiary_address_street_number: { form: 'text', maxLength: 30, example: '8', pt: 'número', en: 'number' },
  beneficiary_address_complement: { form: 'text', maxLength: 255, example: 'Cj', pt: 'complemento', en: 'complement' },
  beneficiary_address_neighborhood: {
    form: 'text',
    maxLength: 255,
    example: 'Centro',
    pt: 'bairro',
    en: 'neighborhood',
  },
  beneficiary_address_city: { form: 'text', maxLength: 50, example: 'Londrina', pt: 'cidade', en: 'city' },
  beneficiary_address_state: { form: 'state', example: 'PR', pt: 'estado', en: 'state' },
  beneficiary_address_zipcode: { form: 'zipcode', example: '80999-010', pt: 'CEP', en: 'zip code' },
} as const satisfies FieldTable<Wallet>

/** Every field of a wallet. */
export const WALLET_FIELDS = Object.keys(WALLET_TABLE) as readonly (keyof typeof WALLET_TABLE)[]
