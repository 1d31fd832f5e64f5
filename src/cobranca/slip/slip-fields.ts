import {
  ACCEPTANCES,
  CHARGE_TYPES,
  DEADLINE_DAYS_TYPES,
  DISCOUNT_TYPES,
  DISPATCH_TYPES,
  DIVERGENT_PAYMENT_TYPES,
  DIVERGENT_PAYMENT_VALUE_TYPES,
  FINE_TYPES,
  INTEREST_TYPES,
} from '../codes/enumerations.js'
import type { FieldCodes, FieldInfo, FieldTable } from '../fields/field-info.js'
import type { Slip } from './slip.js'

/** Fields of a slip as given by the caller, unchecked. */
export type GivenFields = Readonly<Record<string, unknown>>

/** Codes of an enumeration, with their English texts. */
const valuesOf = <E extends Readonly<Record<string | number, string>>>(
  pt: E,
  en: { readonly [K in keyof E]: string },
): FieldCodes => ({ pt, en })

const FINE = { fine_type: 1, fine_percentage: '2' }
const INTEREST = { interest_type: 1, interest_percentage: '0,1' }
const DISCOUNT = { discount_type: 1, discount_value: '10,00', days_for_discount: 5 }
const DISCOUNT_RATE = { discount_type: 2, discount_percentage: '10', days_for_discount: 5 }
/** The only end of a discount at some banks. */
const UNTIL_DUE = { days_for_discount: 0 }
const SECOND = { ...DISCOUNT, second_discount_value: '5,00', days_for_second_discount: 3 }
const SECOND_RATE = { ...DISCOUNT_RATE, second_discount_percentage: '5', days_for_second_discount: 3 }
const RANGE = { divergent_payment_type: 2, divergent_payment_value_type: 1 }
const PAYMENT_RANGE = {
  ...RANGE,
  divergent_payment_minimum_value: '50,00',
  divergent_payment_maximum_value: '300,00',
}
const RANGE_RATE = { divergent_payment_type: 2, divergent_payment_value_type: 2 }
const EMAIL = { customer_email: 'joana@exemplo.com.br' }
const PIX = { pix_enabled: true }
const PIX_TXID = { pix_txid: 'A1B2C3D4E5F6G7H8I9J0K1L2M3N4' }
const PIX_KEY = { pix_key: '11222333000181' }
const GUARANTOR_DETAILS = {
  guarantor_cnpj_cpf: '38.001.745/0002-29',
  guarantor_address: 'Praça da Invenção',
  guarantor_neighborhood: 'Centro',
  guarantor_zipcode: '88999-300',
  guarantor_city_name: 'Florianópolis',
  guarantor_state: 'SC',
}
const GUARANTOR = { guarantor_name: 'Participações Três Irmãos', ...GUARANTOR_DETAILS }
const ACCOUNT = {
  bank_number: '341',
  agency_number: '1873',
  agency_digit: '9',
  account_number: '10001',
  account_digit: '1',
  cnpj_cpf: '299.792.458-83',
  name: 'Sócio Fictício',
  amount: '1,00',
  floating: 0,
}

/**
 * Every field of a slip: the table that `cnab fields slip` and the documents show, and the names that a slip may have. A field with `isRare` asks, with any
 * value, for something that few slips have: `plainSlip` reads slips without rare fields. It reads the others, or they have no effect without a rare field.
 * Maximum lengths are the service's.
 */
export const SLIP_TABLE = {
  id: {
    form: 'id',
    isLocal: true,
    example: 1,
    pt: 'boleto no serviço ou no banco de dados',
    en: 'the slip at the service or in your database',
  },
  bank_billet_account_id: {
    form: 'id',
    isLocal: true,
    example: 1,
    pt: 'carteira do boleto: o `id` da carteira com que é enviado',
    en: 'wallet of the slip: the `id` of the wallet it is sent with',
  },
  customer_id: {
    form: 'id',
    isLocal: true,
    example: 1,
    pt: 'pagador no serviço ou no banco de dados',
    en: 'the payer at the service or in your database',
  },
  description: {
    form: 'text',
    isLocal: true,
    example: 'Assinatura de março',
    pt: 'produto ou serviço vendido',
    en: 'product or service sold',
  },
  notes: { form: 'text', isLocal: true, example: 'Cliente novo', pt: 'anotações', en: 'notes' },
  tags: { form: 'texts', isLocal: true, example: ['mensal'], pt: 'marcadores', en: 'tags' },
  meta: { form: 'json', isLocal: true, example: { pedido: 77 }, pt: 'dados da empresa', en: 'data of the company' },
  our_number: {
    form: 'digits',
    example: '123',
    pt: 'nosso número, sem dígito verificador; sem ele, vale o próximo da carteira',
    en: 'number at the bank (nosso número) without check digit; without it, the wallet’s next number',
  },
  amount: {
    form: 'money',
    unit: 'reais',
    required: true,
    minimum: 0.01,
    example: '321,00',
    pt: 'valor do boleto',
    en: 'value of the slip',
  },
  expire_at: { form: 'date', required: true, example: '2026-06-30', pt: 'vencimento', en: 'due date' },
  document_number: {
    form: 'text',
    example: 'NF77',
    pt: 'número do documento que deu origem ao boleto (seu número)',
    en: 'number of the document that gave rise to the slip (seu número)',
  },
  document_date: {
    form: 'date',
    default: 'generated_at',
    example: '2026-02-01',
    pt: 'data de emissão do documento',
    en: 'issue date of the document',
  },
  document_type: {
    form: 'code',
    codes: 'document_type',
    default: '02',
    example: '04',
    pt: 'espécie do documento',
    en: 'kind of document',
  },
  acceptance: {
    form: 'code',
    default: 'N',
    values: valuesOf(ACCEPTANCES, { S: 'yes', N: 'no' }),
    example: 'S',
    pt: 'aceite do pagador',
    en: 'whether the payer accepted the debt',
  },
  control_number: {
    form: 'text',
    maxLength: 25,
    default: 'document_number',
    example: 'PEDIDO 77',
    pt: 'texto da empresa que volta no retorno',
    en: 'text of the company that comes back in the return',
  },
  instructions: {
    form: 'text',
    example: 'Não receber em cheque',
    pt: 'mensagem ao caixa e ao pagador, uma por linha',
    en: 'messages for the cashier and the payer, one per line',
  },
  charge_type: {
    form: 'code',
    isRare: true,
    isLocal: true,
    default: 1,
    values: { pt: { 1: CHARGE_TYPES[1] }, en: { 1: 'simple' } },
    example: 1,
    pt: 'tipo de cobrança; a carteira decide as outras',
    en: 'kind of collection; the wallet decides others',
  },
  dispatch_type: {
    form: 'code',
    isRare: true,
    default: 1,
    values: valuesOf(DISPATCH_TYPES, { 1: 'client', 2: 'bank' }),
    needs: [{}, EMAIL],
    example: 2,
    pt: 'quem emite e envia o boleto',
    en: 'who prints and mails the slip',
  },
  prevent_registration: {
    form: 'flag',
    isRare: true,
    isLocal: true,
    example: true,
    pt: 'o boleto já foi registrado por outro meio e fica fora da remessa',
    en: 'the slip was registered by other means and stays out of the remittance',
  },
  payment_count: {
    form: 'integer',
    isRare: true,
    unit: 'payments',
    minimum: 0,
    needs: [{}, PAYMENT_RANGE, { divergent_payment_type: 1 }],
    example: 3,
    pt: 'quantos pagamentos parciais são aceitos',
    en: 'how many partial payments are allowed',
  },
  pix_enabled: {
    form: 'flag',
    isRare: true,
    needs: [{}, PIX_KEY],
    example: true,
    pt: 'boleto com QR Code Pix',
    en: 'slip with a Pix QR code',
  },
  pix_key: {
    form: 'text',
    isRare: true,
    maxLength: 77,
    needs: PIX,
    example: PIX_KEY.pix_key,
    pt: 'chave Pix que recebe; sem ela, vale a da conta no banco',
    en: 'Pix key to be paid to; without it, the account’s key at the bank',
  },
  pix_txid: {
    form: 'text',
    isRare: true,
    isOwn: true,
    minLength: 26,
    maxLength: 35,
    needs: [PIX, { ...PIX, ...PIX_KEY }],
    example: PIX_TXID.pix_txid,
    pt: 'txid do Pix: letras e algarismos',
    en: 'txid of the Pix: letters and digits',
  },
  pix_location_id: {
    form: 'digits',
    isRare: true,
    isOwn: true,
    needs: PIX,
    example: '123',
    pt: 'id de uma location Pix criada antes',
    en: 'id of a Pix location made beforehand',
  },
  nfe_key: {
    form: 'digits',
    isRare: true,
    isOwn: true,
    minLength: 44,
    maxLength: 44,
    example: '41260111222333000181550010000012341000001232',
    pt: 'chave de acesso da NF-e',
    en: 'access key of the NF-e',
  },
  fine_type: {
    form: 'code',
    default: 0,
    values: valuesOf(FINE_TYPES, { 0: 'no fine', 1: 'percentage', 2: 'fixed value' }),
    needs: { fine_percentage: '2' },
    example: 1,
    pt: 'tipo de multa',
    en: 'type of fine',
  },
  fine_percentage: {
    form: 'percentage',
    unit: 'percent_of_slip',
    maximum: 100,
    needs: { fine_type: 1 },
    example: '2',
    pt: 'multa, com `fine_type` 1',
    en: 'fine, with `fine_type` 1',
  },
  fine_value: {
    form: 'money',
    unit: 'reais',
    needs: { fine_type: 2 },
    example: '5,00',
    pt: 'multa, com `fine_type` 2',
    en: 'fine, with `fine_type` 2',
  },
  days_for_fine: {
    form: 'integer',
    unit: 'calendar_days',
    default: 1,
    minimum: 0,
    needs: FINE,
    example: 5,
    pt: 'dias após o vencimento em que começa a multa',
    en: 'days after the due date when the fine begins',
  },
  interest_type: {
    form: 'code',
    default: 0,
    values: valuesOf(INTEREST_TYPES, {
      0: 'no interest',
      1: 'percentage per day',
      2: 'value per day',
      4: 'percentage per month',
    }),
    needs: { interest_percentage: '0,1' },
    example: 1,
    pt: 'tipo de juros',
    en: 'type of interest',
  },
  interest_percentage: {
    form: 'percentage',
    unit: 'interest_rate',
    maximum: 100,
    needs: { interest_type: 1 },
    example: '0,1',
    pt: 'juros, com `interest_type` 1 ou 4',
    en: 'interest, with `interest_type` 1 or 4',
  },
  interest_value: {
    form: 'money',
    unit: 'reais_per_day',
    needs: { interest_type: 2 },
    example: '0,25',
    pt: 'juros, com `interest_type` 2',
    en: 'interest, with `interest_type` 2',
  },
  days_for_interest: {
    form: 'integer',
    unit: 'calendar_days',
    default: 1,
    minimum: 0,
    needs: INTEREST,
    example: 5,
    pt: 'dias após o vencimento em que começam os juros',
    en: 'days after the due date when interest begins',
  },
  discount_type: {
    form: 'code',
    isRare: true,
    default: 0,
    values: valuesOf(DISCOUNT_TYPES, { 0: 'no discount', 1: 'fixed value', 2: 'percentage' }),
    needs: [
      { discount_value: '10,00', days_for_discount: 5 },
      { discount_value: '10,00', ...UNTIL_DUE },
    ],
    example: 1,
    pt: 'tipo dos três descontos',
    en: 'type of all three discounts',
  },
  discount_value: {
    form: 'money',
    isRare: true,
    unit: 'reais',
    minimum: 0.01,
    needs: [
      { discount_type: 1, days_for_discount: 5 },
      { discount_type: 1, ...UNTIL_DUE },
    ],
    example: '10,00',
    pt: 'desconto, com `discount_type` 1',
    en: 'discount, with `discount_type` 1',
  },
  discount_percentage: {
    form: 'percentage',
    isRare: true,
    unit: 'percent_of_slip',
    maximum: 100,
    needs: [
      { discount_type: 2, days_for_discount: 5 },
      { discount_type: 2, ...UNTIL_DUE },
    ],
    example: '10',
    pt: 'desconto, com `discount_type` 2',
    en: 'discount, with `discount_type` 2',
  },
  days_for_discount: {
    form: 'integer',
    unit: 'calendar_days',
    minimum: 0,
    needs: { discount_type: 1, discount_value: '10,00' },
    example: 5,
    pt: 'dias antes do vencimento em que termina o desconto; exigido com desconto',
    en: 'days before the due date when the discount ends; required with a discount',
  },
  second_discount_value: {
    form: 'money',
    isRare: true,
    unit: 'reais',
    minimum: 0.01,
    needs: { ...DISCOUNT, days_for_second_discount: 3 },
    example: '5,00',
    pt: 'segundo desconto, com `discount_type` 1',
    en: 'second discount, with `discount_type` 1',
  },
  second_discount_percentage: {
    form: 'percentage',
    isRare: true,
    unit: 'percent_of_slip',
    maximum: 100,
    needs: { ...DISCOUNT_RATE, days_for_second_discount: 3 },
    example: '5',
    pt: 'segundo desconto, com `discount_type` 2',
    en: 'second discount, with `discount_type` 2',
  },
  days_for_second_discount: {
    form: 'integer',
    unit: 'calendar_days',
    minimum: 0,
    needs: { ...DISCOUNT, second_discount_value: '5,00' },
    example: 3,
    pt: 'dias antes do vencimento em que termina o segundo desconto',
    en: 'days before the due date when the second discount ends',
  },
  third_discount_value: {
    form: 'money',
    isRare: true,
    unit: 'reais',
    minimum: 0.01,
    needs: { ...SECOND, days_for_third_discount: 1 },
    example: '2,00',
    pt: 'terceiro desconto, com `discount_type` 1',
    en: 'third discount, with `discount_type` 1',
  },
  third_discount_percentage: {
    form: 'percentage',
    isRare: true,
    unit: 'percent_of_slip',
    maximum: 100,
    needs: { ...SECOND_RATE, days_for_third_discount: 1 },
    example: '2',
    pt: 'terceiro desconto, com `discount_type` 2',
    en: 'third discount, with `discount_type` 2',
  },
  days_for_third_discount: {
    form: 'integer',
    unit: 'calendar_days',
    minimum: 0,
    needs: { ...SECOND, third_discount_value: '2,00' },
    example: 1,
    pt: 'dias antes do vencimento em que termina o terceiro desconto',
    en: 'days before the due date when the third discount ends',
  },
  days_for_sue: {
    form: 'integer',
    unit: 'counted_days',
    minimum: 0,
    example: 10,
    pt: 'dias após o vencimento para o protesto',
    en: 'days after the due date until protest',
  },
  days_for_revoke: {
    form: 'integer',
    unit: 'bank_days',
    minimum: 0,
    example: 60,
    pt: 'dias após o vencimento para a baixa ou devolução',
    en: 'days after the due date until the write-off',
  },
  days_for_negativation: {
    form: 'integer',
    unit: 'counted_days',
    minimum: 0,
    example: 10,
    pt: 'dias após o vencimento para a negativação',
    en: 'days after the due date until the payer is listed at a credit bureau',
  },
  deadline_days_type: {
    form: 'code',
    isRare: true,
    isOwn: true,
    default: 1,
    values: valuesOf(DEADLINE_DAYS_TYPES, { 1: 'calendar days', 2: 'working days' }),
    example: 2,
    pt: 'como se contam os dias de protesto e negativação',
    en: 'how the days until protest and negativation are counted',
  },
  first_instruction: {
    form: 'text',
    maxLength: 2,
    example: '01',
    pt: 'primeira instrução, pelo código do banco (só CNAB 400)',
    en: 'first instruction, by the bank’s code (CNAB 400 only)',
  },
  second_instruction: {
    form: 'text',
    maxLength: 2,
    example: '01',
    pt: 'segunda instrução, pelo código do banco (só CNAB 400)',
    en: 'second instruction, by the bank’s code (CNAB 400 only)',
  },
  sue_code: {
    form: 'text',
    isRare: true,
    maxLength: 1,
    example: '1',
    pt: 'código de protesto do banco (só CNAB 240)',
    en: 'the bank’s protest code (CNAB 240 only)',
  },
  revoke_code: {
    form: 'text',
    isRare: true,
    maxLength: 1,
    example: '1',
    pt: 'código de baixa do banco (só CNAB 240)',
    en: 'the bank’s write-off code (CNAB 240 only)',
  },
  divergent_payment_type: {
    form: 'code',
    isRare: true,
    values: valuesOf(DIVERGENT_PAYMENT_TYPES, {
      1: 'any value',
      2: 'between a minimum and a maximum',
      3: 'only the value of the slip',
      4: 'from a minimum on',
    }),
    example: 1,
    pt: 'pagamento de valor diferente do boleto',
    en: 'payment of a value other than the slip’s',
  },
  divergent_payment_value_type: {
    form: 'code',
    default: 1,
    values: valuesOf(DIVERGENT_PAYMENT_VALUE_TYPES, { 1: 'values', 2: 'percentages' }),
    needs: {
      divergent_payment_type: 2,
      divergent_payment_minimum_percentage: '50',
      divergent_payment_maximum_percentage: '100',
    },
    example: 2,
    pt: 'unidade do mínimo e do máximo',
    en: 'unit of the minimum and the maximum',
  },
  divergent_payment_minimum_value: {
    form: 'money_text',
    isRare: true,
    unit: 'reais',
    minimum: 0.01,
    needs: { ...RANGE, divergent_payment_maximum_value: '300,00' },
    example: '50,00',
    pt: 'pagamento mínimo',
    en: 'minimum payment',
  },
  divergent_payment_maximum_value: {
    form: 'money_text',
    isRare: true,
    unit: 'reais',
    minimum: 0.01,
    needs: { ...RANGE, divergent_payment_minimum_value: '50,00' },
    example: '300,00',
    pt: 'pagamento máximo; pode passar do valor do boleto',
    en: 'maximum payment; may be above the value of the slip',
  },
  divergent_payment_minimum_percentage: {
    form: 'percentage',
    isRare: true,
    unit: 'percent_of_slip',
    maximum: 100,
    needs: { ...RANGE_RATE, divergent_payment_maximum_percentage: '100' },
    example: '50',
    pt: 'pagamento mínimo',
    en: 'minimum payment',
  },
  divergent_payment_maximum_percentage: {
    form: 'percentage',
    isRare: true,
    unit: 'percent_of_slip',
    // Of the slip's amount: a minimum above it makes no sense, a maximum does (Santander CNAB 240 v8.4, p. 21).
    maximum: 999.99,
    needs: { ...RANGE_RATE, divergent_payment_minimum_percentage: '50' },
    example: '100',
    pt: 'pagamento máximo; pode passar do valor do boleto',
    en: 'maximum payment; may be above the value of the slip',
  },
  divergent_payment_limit: {
    form: 'integer',
    isRare: true,
    unit: 'payments',
    minimum: 0,
    needs: [PAYMENT_RANGE, { divergent_payment_type: 1 }],
    example: 3,
    pt: 'quantos pagamentos são aceitos',
    en: 'how many payments are allowed',
  },
  split_payment: {
    form: 'flag',
    isRare: true,
    needs: { split_accounts: [ACCOUNT] },
    example: true,
    pt: 'rateio do crédito entre as contas de `split_accounts`',
    en: 'whether the credit is split among `split_accounts`',
  },
  split_accounts: {
    form: 'accounts',
    isRare: true,
    needs: { split_payment: true },
    example: [ACCOUNT],
    pt: 'contas do rateio, com o valor e os dias até o crédito de cada uma',
    en: 'accounts of the split, each with its value and the days until its credit',
  },
  customer_person_name: {
    form: 'text',
    required: true,
    maxLength: 120,
    example: 'Joana Fictícia',
    pt: 'nome do pagador',
    en: 'payer’s name',
  },
  customer_cnpj_cpf: {
    form: 'tax_id',
    required: true,
    maxLength: 20,
    example: '111.444.777-35',
    pt: 'CPF ou CNPJ do pagador',
    en: 'payer’s tax id',
  },
  customer_address: {
    form: 'text',
    required: true,
    maxLength: 255,
    example: 'Rua Imaginária',
    pt: 'logradouro do pagador; com o número e o complemento, 40 posições na maioria dos arquivos',
    en: 'payer’s street; together with number and complement, 40 characters in most files',
  },
  customer_address_number: {
    form: 'text',
    maxLength: 10,
    example: '77',
    pt: 'número, junto do logradouro',
    en: 'number, joins the street',
  },
  customer_address_complement: {
    form: 'text',
    maxLength: 60,
    example: 'Bl 2',
    pt: 'complemento, junto do logradouro',
    en: 'complement, joins the street',
  },
  customer_truncated_address: {
    form: 'text',
    maxLength: 40,
    example: 'Rua Imag 77',
    pt: 'o endereço inteiro, abreviado; vai no lugar dos três campos anteriores',
    en: 'the whole address, abbreviated; goes in place of the three fields before',
  },
  customer_neighborhood: {
    form: 'text',
    required: true,
    maxLength: 80,
    example: 'Bairro Novo',
    pt: 'bairro do pagador',
    en: 'payer’s neighborhood',
  },
  customer_zipcode: {
    form: 'zipcode',
    required: true,
    example: '88999-300',
    pt: 'CEP do pagador',
    en: 'payer’s zip code',
  },
  customer_city_name: {
    form: 'text',
    required: true,
    maxLength: 60,
    example: 'Londrina',
    pt: 'cidade do pagador',
    en: 'payer’s city',
  },
  customer_state: { form: 'state', required: true, example: 'SC', pt: 'estado do pagador', en: 'payer’s state' },
  customer_email: {
    form: 'text',
    maxLength: 80,
    needs: [{}, { dispatch_type: 2 }],
    example: EMAIL.customer_email,
    pt: 'e-mail do pagador',
    en: 'payer’s e-mail',
  },
  customer_phone_number: {
    form: 'text',
    maxLength: 11,
    example: '4130000000',
    pt: 'telefone do pagador',
    en: 'payer’s phone',
  },
  customer_mobile_local_code: {
    form: 'text',
    maxLength: 2,
    example: '41',
    pt: 'DDD do celular',
    en: 'area code of the mobile phone',
  },
  customer_mobile_number: {
    form: 'text',
    maxLength: 9,
    example: '990000000',
    pt: 'celular do pagador',
    en: 'payer’s mobile phone',
  },
  guarantor_name: {
    form: 'text',
    isRare: true,
    maxLength: 100,
    needs: [{ guarantor_cnpj_cpf: GUARANTOR.guarantor_cnpj_cpf }, GUARANTOR_DETAILS],
    example: GUARANTOR.guarantor_name,
    pt: 'nome do sacador avalista (beneficiário final)',
    en: 'name of the guarantor (sacador avalista, final beneficiary)',
  },
  guarantor_cnpj_cpf: {
    form: 'tax_id',
    isRare: true,
    maxLength: 20,
    needs: { ...GUARANTOR, guarantor_cnpj_cpf: '161.803.398-05' },
    example: GUARANTOR.guarantor_cnpj_cpf,
    pt: 'CPF ou CNPJ do avalista',
    en: 'guarantor’s tax id',
  },
  guarantor_zipcode: {
    form: 'zipcode',
    needs: GUARANTOR,
    example: '88999-400',
    pt: 'CEP do avalista',
    en: 'guarantor’s zip code',
  },
  guarantor_address: {
    form: 'text',
    maxLength: 255,
    needs: GUARANTOR,
    example: 'Rua do Avalista',
    pt: 'logradouro do avalista',
    en: 'guarantor’s street',
  },
  guarantor_address_number: {
    form: 'text',
    maxLength: 10,
    needs: GUARANTOR,
    example: '8',
    pt: 'número, junto do logradouro',
    en: 'number, joins the street',
  },
  guarantor_address_complement: {
    form: 'text',
    maxLength: 60,
    needs: GUARANTOR,
    example: 'Cj 1',
    pt: 'complemento, junto do logradouro',
    en: 'complement, joins the street',
  },
  guarantor_neighborhood: {
    form: 'text',
    maxLength: 80,
    needs: GUARANTOR,
    example: 'Bairro Novo',
    pt: 'bairro do avalista',
    en: 'guarantor’s neighborhood',
  },
  guarantor_city_name: {
    form: 'text',
    maxLength: 60,
    needs: GUARANTOR,
    example: 'Londrina',
    pt: 'cidade do avalista',
    en: 'guarantor’s city',
  },
  guarantor_state: {
    form: 'state',
    needs: GUARANTOR,
    example: 'PR',
    pt: 'estado do avalista',
    en: 'guarantor’s state',
  },
  guarantor_phone_number: {
    form: 'text',
    maxLength: 11,
    needs: GUARANTOR,
    example: '4130000000',
    pt: 'telefone do avalista',
    en: 'guarantor’s phone',
  },
} as const satisfies FieldTable<Slip>

export type SlipField = keyof typeof SLIP_TABLE

export const SLIP_FIELDS = Object.keys(SLIP_TABLE) as readonly SlipField[]

const ROWS: Readonly<Record<SlipField, FieldInfo>> = SLIP_TABLE

/** Fields that ask for something that few slips have. */
export const RARE_FIELDS: readonly SlipField[] = SLIP_FIELDS.filter((name) => ROWS[name].isRare === true)

/** Fields that are true or false. */
export const SLIP_FLAGS: readonly SlipField[] = SLIP_FIELDS.filter((name) => ROWS[name].form === 'flag')

/** Limits of a field, for its validation. */
interface FieldRule {
  readonly codes: readonly string[]
  /** Default, as text; empty without a default. */
  readonly fallback: string
  /** Infinity without a limit. */
  readonly maximum: number
  /** Infinity without a limit. */
  readonly maxLength: number
}

function ruleOf({ values, default: fallback = '', maximum = Infinity, maxLength = Infinity }: FieldInfo): FieldRule {
  return { codes: Object.keys(values?.pt ?? {}), fallback: String(fallback), maximum, maxLength }
}

/** The limits of each field, from its row of `SLIP_TABLE`. */
export const SLIP_RULES = Object.fromEntries(SLIP_FIELDS.map((name) => [name, ruleOf(ROWS[name])])) as Readonly<
  Record<SlipField, FieldRule>
>
