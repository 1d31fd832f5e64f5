import type { DocumentType } from '../codes/document-types.js'
import {
  ACCEPTANCES,
  type Acceptance,
  CHARGE_TYPES,
  type ChargeType,
  DEADLINE_DAYS_TYPES,
  type DeadlineDaysType,
  DISCOUNT_TYPES,
  DISPATCH_TYPES,
  DIVERGENT_PAYMENT_TYPES,
  DIVERGENT_PAYMENT_VALUE_TYPES,
  type DiscountType,
  type DispatchType,
  type DivergentPaymentType,
  type DivergentPaymentValueType,
  FINE_TYPES,
  type FineType,
  INTEREST_TYPES,
  type InterestType,
} from '../codes/enumerations.js'
import type { FieldCodes, FieldRule } from '../fields/field-info.js'
import { type PlainByForm, slipField, slipFieldOf } from './slip-row.js'
import type { SplitAccount } from './split-account.js'

/** Codes of an enumeration, with their English texts. */
const valuesOf = <E extends Readonly<Record<string | number, string>>>(
  pt: E,
  en: { readonly [K in keyof E]: string },
): FieldCodes => ({ pt, en })

const FINE = { fine_type: 1, fine_percentage: '2' }
const INTEREST = { interest_type: 1, interest_percentage: '0,1' }
const DISCOUNT = { discount_type: 1, discount_value: '10,00', days_for_discount: 5 }
const DISCOUNT_RATE = { discount_type: 2, discount_percentage: '10', days_for_discount: 5 }
/** Some banks have only discounts that end on the due date. */
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
 * Every field of a slip, a row each. From it follow the types `Slip` and `SlipFeature`, the plain values of `PreparedSlip`, the names that a slip and a CSV may
 * have, the losses of layouts without its feature, its random values, and the tables of `cnab fields slip` and of the documents. The comment of a row is that of the
 * field in `Slip`. Maximum lengths are the service's.
 */
export const SLIP_TABLE = {
  /** The slip at the service, or in the caller's database. */
  id: slipField({
    form: 'id',
    isLocal: true,
    example: 1,
    pt: 'boleto no serviço ou no banco de dados',
    en: 'the slip at the service or in your database',
  }),
  /** The wallet the slip belongs to: the `id` of the wallet it is sent with, where both have one. */
  bank_billet_account_id: slipField({
    form: 'id',
    isLocal: true,
    example: 1,
    pt: 'carteira do boleto: o `id` da carteira com que é enviado',
    en: 'wallet of the slip: the `id` of the wallet it is sent with',
  }),
  /** The payer at the service, or in the caller's database. */
  customer_id: slipField({
    form: 'id',
    isLocal: true,
    example: 1,
    pt: 'pagador no serviço ou no banco de dados',
    en: 'the payer at the service or in your database',
  }),
  /** Product or service sold. */
  description: slipField({
    form: 'text',
    isLocal: true,
    example: 'Assinatura de março',
    pt: 'produto ou serviço vendido',
    en: 'product or service sold',
  }),
  /** Notes about the slip. */
  notes: slipField({ form: 'text', isLocal: true, example: 'Cliente novo', pt: 'anotações', en: 'notes' }),
  tags: slipField({ form: 'texts', isLocal: true, example: ['mensal'], pt: 'marcadores', en: 'tags' }),
  /** Any data of the caller, as a JSON object. */
  meta: slipField({
    form: 'json',
    isLocal: true,
    example: { pedido: 77 },
    pt: 'dados da empresa',
    en: 'data of the company',
  }),
  /** Number at the bank, without check digit. When absent, the wallet's next number is taken. */
  our_number: slipFieldOf<string | number>()({
    form: 'digits',
    example: '123',
    pt: 'nosso número, sem dígito verificador; sem ele, vale o próximo da carteira',
    en: 'number at the bank (nosso número) without check digit; without it, the wallet’s next number',
    isPlain: true,
    columns: ['nosso_numero'],
  }),
  /** Value of the slip. */
  amount: slipField({
    form: 'money',
    unit: 'reais',
    required: true,
    example: '321,00',
    pt: 'valor do boleto, a partir de 0,01; zero só em cartão de crédito (35) e proposta (36), nos bancos que o aceitam',
    en: 'value of the slip, from 0.01; zero only for a credit card (35) and a proposal (36), at banks that take it',
    columns: ['valor', 'valor_boleto', 'valor_do_boleto', 'valor_titulo', 'valor_do_titulo'],
  }),
  /** Due date. */
  expire_at: slipField({
    form: 'date',
    required: true,
    example: '2026-06-30',
    pt: 'vencimento',
    en: 'due date',
    columns: ['vencimento', 'data_vencimento', 'data_de_vencimento', 'data_do_vencimento'],
  }),
  /** Number of the document that gave rise to the slip («seu número»): 10 characters in CNAB 400, 15 in most of CNAB 240; a longer one is an error. */
  document_number: slipField({
    form: 'text',
    example: 'NF77',
    pt: 'número do documento que deu origem ao boleto (seu número)',
    en: 'number of the document that gave rise to the slip (seu número)',
    columns: ['seu_numero', 'numero_documento', 'numero_do_documento'],
  }),
  /** Issue date of the document. */
  document_date: slipField({
    form: 'date',
    default: 'generated_at',
    example: '2026-02-01',
    pt: 'data de emissão do documento',
    en: 'issue date of the document',
    columns: ['data_documento', 'data_do_documento', 'data_emissao', 'data_de_emissao', 'emissao'],
  }),
  /** Kind of document, a key of `DOCUMENT_TYPES`. Default `'02'`, duplicata mercantil. */
  document_type: slipFieldOf<DocumentType>()({
    form: 'code',
    codes: 'document_type',
    default: '02',
    example: '04',
    pt: 'espécie do documento',
    en: 'kind of document',
    suggestedFor: ['especie', 'especie_documento', 'especie_do_documento'],
  }),
  /** Whether the payer accepted the debt: `S` or `N`. Default `N`. */
  acceptance: slipFieldOf<Acceptance>()({
    form: 'code',
    default: 'N',
    values: valuesOf(ACCEPTANCES, { S: 'yes', N: 'no' }),
    example: 'S',
    pt: 'aceite do pagador',
    en: 'whether the payer accepted the debt',
    suggestedFor: ['aceite'],
  }),
  /** Text of the company that comes back in the return. Default: `document_number`. At most 25 characters; a longer one is an error. */
  control_number: slipField({
    form: 'text',
    maxLength: 25,
    default: 'document_number',
    example: 'PEDIDO 77',
    pt: 'texto da empresa que volta no retorno',
    en: 'text of the company that comes back in the return',
  }),
  /** Instructions for the cashier, printed on the slip; some banks take them in the file. */
  instructions: slipField({
    form: 'text',
    example: 'Não receber em cheque',
    pt: 'mensagem ao caixa e ao pagador, uma por linha',
    en: 'messages for the cashier and the payer, one per line',
    suggestedFor: ['instrucao', 'instrucoes', 'mensagem'],
  }),
  /** Kind of collection, a key of `CHARGE_TYPES`. Default 1, simples. */
  charge_type: slipFieldOf<ChargeType>()({
    form: 'code',
    isLocal: true,
    default: 1,
    values: { pt: { 1: CHARGE_TYPES[1] }, en: { 1: 'simple' } },
    example: 1,
    pt: 'tipo de cobrança; a carteira decide as outras',
    en: 'kind of collection; the wallet decides others',
  }),
  /** Who prints and mails the slip, a key of `DISPATCH_TYPES`. Default 1, the client. */
  dispatch_type: slipFieldOf<DispatchType>()({
    form: 'code',
    default: 1,
    values: valuesOf(DISPATCH_TYPES, { 1: 'client', 2: 'bank' }),
    needs: [{}, EMAIL],
    example: 2,
    pt: 'quem emite e envia o boleto',
    en: 'who prints and mails the slip',
    feature: 'bank_dispatch',
  }),
  /** True when the slip was registered by other means: it stays out of the remittance. */
  prevent_registration: slipField({
    form: 'flag',
    isLocal: true,
    example: true,
    pt: 'o boleto já foi registrado por outro meio e fica fora da remessa',
    en: 'the slip was registered by other means and stays out of the remittance',
  }),
  /** How many partial payments are allowed; only for some banks. */
  payment_count: slipField({
    form: 'integer',
    unit: 'payments',
    minimum: 0,
    needs: [{}, PAYMENT_RANGE, { divergent_payment_type: 1 }],
    example: 3,
    pt: 'quantos pagamentos parciais são aceitos',
    en: 'how many partial payments are allowed',
    isPlain: true,
    feature: 'payment_count',
  }),
  /** Whether the slip is to carry a Pix QR code («bolecode»); only for some banks and wallets. */
  pix_enabled: slipField({
    form: 'flag',
    needs: [{}, PIX_KEY],
    example: true,
    pt: 'boleto com QR Code Pix',
    en: 'slip with a Pix QR code',
    feature: 'pix',
    suggestedFor: ['pix'],
  }),
  /** Pix key to be paid to; the bank has a default for the account. Never changed in case. At most 77 characters. */
  pix_key: slipField({
    form: 'text',
    maxLength: 77,
    needs: PIX,
    example: PIX_KEY.pix_key,
    pt: 'chave Pix que recebe; sem ela, vale a da conta no banco',
    en: 'Pix key to be paid to; without it, the account’s key at the bank',
    suggestedFor: ['chave_pix'],
  }),
  /** Pix transaction id (txid), 26 to 35 letters and digits. A field of this library, not of the service's slip, for banks that take it. */
  pix_txid: slipField({
    form: 'text',
    isOwn: true,
    minLength: 26,
    maxLength: 35,
    needs: [PIX, { ...PIX, ...PIX_KEY }],
    example: PIX_TXID.pix_txid,
    pt: 'txid do Pix: letras e algarismos',
    en: 'txid of the Pix: letters and digits',
    feature: 'pix_txid',
  }),
  /** Id of a Pix location made beforehand. A field of this library, not of the service's slip, for Itaú. */
  pix_location_id: slipField({
    form: 'digits',
    isOwn: true,
    needs: PIX,
    example: '123',
    pt: 'id de uma location Pix criada antes',
    en: 'id of a Pix location made beforehand',
  }),
  /** Access key of the NF-e, 44 digits. A field of this library, not of the service's slip, for banks that take it. */
  nfe_key: slipField({
    form: 'digits',
    isOwn: true,
    minLength: 44,
    maxLength: 44,
    example: '41260111222333000181550010000012341000001232',
    pt: 'chave de acesso da NF-e',
    en: 'access key of the NF-e',
    isPlain: true,
    feature: 'nfe_key',
    suggestedFor: ['chave_nfe'],
  }),
  /** 0 none (default), 1 percentage, 2 fixed value. */
  fine_type: slipFieldOf<FineType>()({
    form: 'code',
    default: 0,
    values: valuesOf(FINE_TYPES, { 0: 'no fine', 1: 'percentage', 2: 'fixed value' }),
    needs: { fine_percentage: '2' },
    example: 1,
    pt: 'tipo de multa',
    en: 'type of fine',
  }),
  /** With `fine_type` 1. */
  fine_percentage: slipField({
    form: 'percentage',
    unit: 'percent_of_slip',
    maximum: 100,
    needs: { fine_type: 1 },
    example: '2',
    pt: 'multa, com `fine_type` 1',
    en: 'fine, with `fine_type` 1',
  }),
  /** With `fine_type` 2. */
  fine_value: slipField({
    form: 'money',
    unit: 'reais',
    needs: { fine_type: 2 },
    example: '5,00',
    pt: 'multa, com `fine_type` 2',
    en: 'fine, with `fine_type` 2',
  }),
  /** Days after the due date when the fine begins. Default 1. */
  days_for_fine: slipField({
    form: 'integer',
    unit: 'calendar_days',
    default: 1,
    minimum: 0,
    needs: FINE,
    example: 5,
    pt: 'dias após o vencimento em que começa a multa',
    en: 'days after the due date when the fine begins',
  }),
  /** 0 none (default), 1 percentage per day, 2 value per day, 4 percentage per month of 30 days (not a type of the service). */
  interest_type: slipFieldOf<InterestType>()({
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
  }),
  /** Percent **per day** with `interest_type` 1, per month with 4; 0 to 100. */
  interest_percentage: slipField({
    form: 'percentage',
    unit: 'interest_rate',
    maximum: 100,
    needs: { interest_type: 1 },
    example: '0,1',
    pt: 'juros, com `interest_type` 1 ou 4',
    en: 'interest, with `interest_type` 1 or 4',
  }),
  /** With `interest_type` 2: value per day. */
  interest_value: slipField({
    form: 'money',
    unit: 'reais_per_day',
    needs: { interest_type: 2 },
    example: '0,25',
    pt: 'juros, com `interest_type` 2',
    en: 'interest, with `interest_type` 2',
  }),
  /** Days after the due date when interest begins. Default 1. */
  days_for_interest: slipField({
    form: 'integer',
    unit: 'calendar_days',
    default: 1,
    minimum: 0,
    needs: INTEREST,
    example: 5,
    pt: 'dias após o vencimento em que começam os juros',
    en: 'days after the due date when interest begins',
  }),
  /** 0 none (default), 1 fixed value, 2 percentage; the same for all three discounts. */
  discount_type: slipFieldOf<DiscountType>()({
    form: 'code',
    default: 0,
    values: valuesOf(DISCOUNT_TYPES, { 0: 'no discount', 1: 'fixed value', 2: 'percentage' }),
    needs: [
      { discount_value: '10,00', days_for_discount: 5 },
      { discount_value: '10,00', ...UNTIL_DUE },
    ],
    example: 1,
    pt: 'tipo dos três descontos',
    en: 'type of all three discounts',
  }),
  /** With `discount_type` 1. */
  discount_value: slipField({
    form: 'money',
    unit: 'reais',
    minimum: 0.01,
    needs: [
      { discount_type: 1, days_for_discount: 5 },
      { discount_type: 1, ...UNTIL_DUE },
    ],
    example: '10,00',
    pt: 'desconto, com `discount_type` 1',
    en: 'discount, with `discount_type` 1',
  }),
  /** With `discount_type` 2. */
  discount_percentage: slipField({
    form: 'percentage',
    unit: 'percent_of_slip',
    maximum: 100,
    needs: [
      { discount_type: 2, days_for_discount: 5 },
      { discount_type: 2, ...UNTIL_DUE },
    ],
    example: '10',
    pt: 'desconto, com `discount_type` 2',
    en: 'discount, with `discount_type` 2',
  }),
  /** With `discount_type` 1 or 2: how many days before the due date it ends (the reference has only «days»). */
  days_for_discount: slipField({
    form: 'integer',
    unit: 'calendar_days',
    minimum: 0,
    needs: { discount_type: 1, discount_value: '10,00' },
    example: 5,
    pt: 'dias antes do vencimento em que termina o desconto; exigido com desconto',
    en: 'days before the due date when the discount ends; required with a discount',
  }),
  second_discount_value: slipField({
    form: 'money',
    unit: 'reais',
    minimum: 0.01,
    needs: { ...DISCOUNT, days_for_second_discount: 3 },
    example: '5,00',
    pt: 'segundo desconto, com `discount_type` 1',
    en: 'second discount, with `discount_type` 1',
    feature: 'second_discount',
  }),
  second_discount_percentage: slipField({
    form: 'percentage',
    unit: 'percent_of_slip',
    maximum: 100,
    needs: { ...DISCOUNT_RATE, days_for_second_discount: 3 },
    example: '5',
    pt: 'segundo desconto, com `discount_type` 2',
    en: 'second discount, with `discount_type` 2',
  }),
  days_for_second_discount: slipField({
    form: 'integer',
    unit: 'calendar_days',
    minimum: 0,
    needs: { ...DISCOUNT, second_discount_value: '5,00' },
    example: 3,
    pt: 'dias antes do vencimento em que termina o segundo desconto',
    en: 'days before the due date when the second discount ends',
  }),
  third_discount_value: slipField({
    form: 'money',
    unit: 'reais',
    minimum: 0.01,
    needs: { ...SECOND, days_for_third_discount: 1 },
    example: '2,00',
    pt: 'terceiro desconto, com `discount_type` 1',
    en: 'third discount, with `discount_type` 1',
    // Implies a second discount.
    feature: 'third_discount',
  }),
  third_discount_percentage: slipField({
    form: 'percentage',
    unit: 'percent_of_slip',
    maximum: 100,
    needs: { ...SECOND_RATE, days_for_third_discount: 1 },
    example: '2',
    pt: 'terceiro desconto, com `discount_type` 2',
    en: 'third discount, with `discount_type` 2',
  }),
  days_for_third_discount: slipField({
    form: 'integer',
    unit: 'calendar_days',
    minimum: 0,
    needs: { ...SECOND, third_discount_value: '2,00' },
    example: 1,
    pt: 'dias antes do vencimento em que termina o terceiro desconto',
    en: 'days before the due date when the third discount ends',
  }),
  /** Days after the due date to protest: calendar days, unless `deadline_days_type` is 2. */
  days_for_sue: slipField({
    form: 'integer',
    unit: 'counted_days',
    minimum: 0,
    example: 10,
    pt: 'dias após o vencimento para o protesto',
    en: 'days after the due date until protest',
    isPlain: true,
    feature: 'days_for_sue',
    suggestedFor: ['protesto', 'dias_protesto', 'dias_para_protesto'],
  }),
  /** Days after the due date to write off or give back. */
  days_for_revoke: slipField({
    form: 'integer',
    unit: 'bank_days',
    minimum: 0,
    example: 60,
    pt: 'dias após o vencimento para a baixa ou devolução',
    en: 'days after the due date until the write-off',
    isPlain: true,
    feature: 'days_for_revoke',
    suggestedFor: ['baixa', 'dias_baixa', 'dias_para_baixa'],
  }),
  /** Days after the due date to list the payer at a credit bureau, counted as those of `days_for_sue`. */
  days_for_negativation: slipField({
    form: 'integer',
    unit: 'counted_days',
    minimum: 0,
    example: 10,
    pt: 'dias após o vencimento para a negativação',
    en: 'days after the due date until the payer is listed at a credit bureau',
    isPlain: true,
    feature: 'days_for_negativation',
    suggestedFor: ['negativacao'],
  }),
  /**
   * Whether `days_for_sue` and `days_for_negativation` are calendar (1, default) or working days (2). At some banks the number of days decides how they are
   * counted: a number that the bank would count in another way is refused. A field of this library, not of the service's slip.
   */
  deadline_days_type: slipFieldOf<DeadlineDaysType>()({
    form: 'code',
    isOwn: true,
    default: 1,
    values: valuesOf(DEADLINE_DAYS_TYPES, { 1: 'calendar days', 2: 'working days' }),
    example: 2,
    pt: 'como se contam os dias de protesto e negativação',
    en: 'how the days until protest and negativation are counted',
  }),
  /** First instruction, the bank's own code of two characters; CNAB 400 only. */
  first_instruction: slipField({
    form: 'text',
    maxLength: 2,
    example: '01',
    pt: 'primeira instrução, pelo código do banco (só CNAB 400)',
    en: 'first instruction, by the bank’s code (CNAB 400 only)',
    isPlain: true,
    isBankCode: true,
  }),
  /** Second instruction, as the first. */
  second_instruction: slipField({
    form: 'text',
    maxLength: 2,
    example: '01',
    pt: 'segunda instrução, pelo código do banco (só CNAB 400)',
    en: 'second instruction, by the bank’s code (CNAB 400 only)',
    isPlain: true,
    isBankCode: true,
  }),
  /** Protest code, one character; CNAB 240 only. */
  sue_code: slipField({
    form: 'text',
    maxLength: 1,
    example: '1',
    pt: 'código de protesto do banco (só CNAB 240)',
    en: 'the bank’s protest code (CNAB 240 only)',
    isPlain: true,
    isBankCode: true,
  }),
  /** Write-off code, one character; CNAB 240 only. */
  revoke_code: slipField({
    form: 'text',
    maxLength: 1,
    example: '1',
    pt: 'código de baixa do banco (só CNAB 240)',
    en: 'the bank’s write-off code (CNAB 240 only)',
    isPlain: true,
    isBankCode: true,
  }),
  /** A key of `DIVERGENT_PAYMENT_TYPES`. */
  divergent_payment_type: slipFieldOf<DivergentPaymentType>()({
    form: 'code',
    values: valuesOf(DIVERGENT_PAYMENT_TYPES, {
      1: 'any value',
      2: 'between a minimum and a maximum',
      3: 'only the value of the slip',
      4: 'from a minimum on',
    }),
    example: 1,
    pt: 'pagamento de valor diferente do boleto',
    en: 'payment of a value other than the slip’s',
    feature: 'divergent_payment',
  }),
  /** 1 values, 2 percentages. */
  divergent_payment_value_type: slipFieldOf<DivergentPaymentValueType>()({
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
  }),
  /** Text or Decimal in reais; no number, which would be cents here and is reais in the service. */
  divergent_payment_minimum_value: slipField({
    form: 'money_text',
    unit: 'reais',
    minimum: 0.01,
    needs: { ...RANGE, divergent_payment_maximum_value: '300,00' },
    example: '50,00',
    pt: 'pagamento mínimo',
    en: 'minimum payment',
  }),
  /** As the minimum. It may be above the slip's amount. */
  divergent_payment_maximum_value: slipField({
    form: 'money_text',
    unit: 'reais',
    minimum: 0.01,
    needs: { ...RANGE, divergent_payment_minimum_value: '50,00' },
    example: '300,00',
    pt: 'pagamento máximo; pode passar do valor do boleto',
    en: 'maximum payment; may be above the value of the slip',
  }),
  divergent_payment_minimum_percentage: slipField({
    form: 'percentage',
    unit: 'percent_of_slip',
    maximum: 100,
    needs: { ...RANGE_RATE, divergent_payment_maximum_percentage: '100' },
    example: '50',
    pt: 'pagamento mínimo',
    en: 'minimum payment',
  }),
  /** At most 999,99. */
  divergent_payment_maximum_percentage: slipField({
    form: 'percentage',
    unit: 'percent_of_slip',
    // In percent of the slip's amount. Only the maximum may be above 100 (Santander CNAB 240 v8.4, p. 21).
    maximum: 999.99,
    needs: { ...RANGE_RATE, divergent_payment_minimum_percentage: '50' },
    example: '100',
    pt: 'pagamento máximo; pode passar do valor do boleto',
    en: 'maximum payment; may be above the value of the slip',
  }),
  /** How many payments are allowed; only for some banks. If `payment_count` has a value, too, both are equal. */
  divergent_payment_limit: slipField({
    form: 'integer',
    unit: 'payments',
    minimum: 0,
    needs: [PAYMENT_RANGE, { divergent_payment_type: 1 }],
    example: 3,
    pt: 'quantos pagamentos são aceitos',
    en: 'how many payments are allowed',
  }),
  /** Whether the credit is to be split among `split_accounts`; only ABC Brasil and Bradesco. */
  split_payment: slipField({
    form: 'flag',
    needs: { split_accounts: [ACCOUNT] },
    example: true,
    pt: 'rateio do crédito entre as contas de `split_accounts`',
    en: 'whether the credit is split among `split_accounts`',
  }),
  split_accounts: slipField({
    form: 'accounts',
    needs: { split_payment: true },
    example: [ACCOUNT],
    pt: 'contas do rateio, com o valor e os dias até o crédito de cada uma',
    en: 'accounts of the split, each with its value and the days until its credit',
    feature: 'split',
  }),
  /** Payer's name. At most 120 characters; 40 in a file. */
  customer_person_name: slipField({
    form: 'text',
    required: true,
    maxLength: 120,
    example: 'Joana Fictícia',
    pt: 'nome do pagador',
    en: 'payer’s name',
    columns: ['nome', 'nome_pagador', 'nome_do_pagador', 'nome_sacado', 'pagador', 'sacado', 'razao_social'],
    suggestedFor: ['customer_name'],
  }),
  /** Payer's CPF or CNPJ, masked or not. At most 20 characters. */
  customer_cnpj_cpf: slipField({
    form: 'tax_id',
    required: true,
    maxLength: 20,
    example: '111.444.777-35',
    pt: 'CPF ou CNPJ do pagador',
    en: 'payer’s tax id',
    columns: ['cpf', 'cnpj', 'cpf_cnpj', 'cnpj_cpf', 'cpf_ou_cnpj', 'cpf_cnpj_pagador'],
  }),
  /** Payer's street, without number and complement. At most 255 characters; 40 in a file, all together. */
  customer_address: slipField({
    form: 'text',
    required: true,
    maxLength: 255,
    example: 'Rua Imaginária',
    pt: 'logradouro do pagador; com o número e o complemento, 40 posições na maioria dos arquivos',
    en: 'payer’s street; together with number and complement, 40 characters in most files',
    columns: ['endereco', 'logradouro', 'rua'],
  }),
  /** At most 10 characters; joins the address. */
  customer_address_number: slipField({
    form: 'text',
    maxLength: 10,
    example: '77',
    pt: 'número, junto do logradouro',
    en: 'number, joins the street',
  }),
  /** At most 60 characters; joins the address. */
  customer_address_complement: slipField({
    form: 'text',
    maxLength: 60,
    example: 'Bl 2',
    pt: 'complemento, junto do logradouro',
    en: 'complement, joins the street',
    columns: ['complemento'],
  }),
  /** The whole address in 40 characters, to use as it is in a file: the customer's `truncated_address`. */
  customer_truncated_address: slipField({
    form: 'text',
    maxLength: 40,
    example: 'Rua Imag 77',
    pt: 'o endereço inteiro, abreviado; vai no lugar dos três campos anteriores',
    en: 'the whole address, abbreviated; goes in place of the three fields before',
  }),
  /** Payer's district. At most 80 characters; 15 in a file of 240. */
  customer_neighborhood: slipField({
    form: 'text',
    required: true,
    maxLength: 80,
    example: 'Bairro Novo',
    pt: 'bairro do pagador',
    en: 'payer’s neighborhood',
    columns: ['bairro'],
  }),
  /** Payer's zip code (CEP), eight digits, masked or not; a number gets the leading zero that it lacks. */
  customer_zipcode: slipField({
    form: 'zipcode',
    required: true,
    example: '88999-300',
    pt: 'CEP do pagador',
    en: 'payer’s zip code',
    columns: ['cep'],
  }),
  /** Payer's city, full name. At most 60 characters; 15 in a file. */
  customer_city_name: slipField({
    form: 'text',
    required: true,
    maxLength: 60,
    example: 'Londrina',
    pt: 'cidade do pagador',
    en: 'payer’s city',
    columns: ['cidade', 'municipio'],
  }),
  /** Payer's state (UF), two letters. */
  customer_state: slipField({
    form: 'state',
    required: true,
    example: 'SC',
    pt: 'estado do pagador',
    en: 'payer’s state',
    columns: ['uf', 'estado'],
  }),
  /** At most 80 characters. */
  customer_email: slipField({
    form: 'text',
    maxLength: 80,
    needs: [{}, { dispatch_type: 2 }],
    example: EMAIL.customer_email,
    pt: 'e-mail do pagador',
    en: 'payer’s e-mail',
    columns: ['e_mail', 'email'],
  }),
  /** At most 11 digits. */
  customer_phone_number: slipField({
    form: 'text',
    maxLength: 11,
    example: '4130000000',
    pt: 'telefone do pagador',
    en: 'payer’s phone',
    columns: ['telefone'],
  }),
  /** Area code of the mobile, two digits. */
  customer_mobile_local_code: slipField({
    form: 'text',
    maxLength: 2,
    example: '41',
    pt: 'DDD do celular',
    en: 'area code of the mobile phone',
  }),
  /** At most 9 digits. */
  customer_mobile_number: slipField({
    form: 'text',
    maxLength: 9,
    example: '990000000',
    pt: 'celular do pagador',
    en: 'payer’s mobile phone',
    columns: ['celular'],
  }),
  /** At most 100 characters; 40 in a file. */
  guarantor_name: slipField({
    form: 'text',
    maxLength: 100,
    needs: [{ guarantor_cnpj_cpf: GUARANTOR.guarantor_cnpj_cpf }, GUARANTOR_DETAILS],
    example: GUARANTOR.guarantor_name,
    pt: 'nome do sacador avalista (beneficiário final)',
    en: 'name of the guarantor (sacador avalista, final beneficiary)',
    suggestedFor: ['avalista', 'sacador', 'sacador_avalista', 'beneficiario_final'],
  }),
  /** CPF or CNPJ. At most 20 characters. */
  guarantor_cnpj_cpf: slipField({
    form: 'tax_id',
    maxLength: 20,
    needs: { ...GUARANTOR, guarantor_cnpj_cpf: '161.803.398-05' },
    example: GUARANTOR.guarantor_cnpj_cpf,
    pt: 'CPF ou CNPJ do avalista',
    en: 'guarantor’s tax id',
  }),
  /** As the payer's. */
  guarantor_zipcode: slipField({
    form: 'zipcode',
    needs: GUARANTOR,
    example: '88999-400',
    pt: 'CEP do avalista',
    en: 'guarantor’s zip code',
  }),
  /** At most 255 characters. */
  guarantor_address: slipField({
    form: 'text',
    maxLength: 255,
    needs: GUARANTOR,
    example: 'Rua do Avalista',
    pt: 'logradouro do avalista',
    en: 'guarantor’s street',
  }),
  /** At most 10 characters. */
  guarantor_address_number: slipField({
    form: 'text',
    maxLength: 10,
    needs: GUARANTOR,
    example: '8',
    pt: 'número, junto do logradouro',
    en: 'number, joins the street',
  }),
  /** At most 60 characters. */
  guarantor_address_complement: slipField({
    form: 'text',
    maxLength: 60,
    needs: GUARANTOR,
    example: 'Cj 1',
    pt: 'complemento, junto do logradouro',
    en: 'complement, joins the street',
  }),
  /** At most 80 characters. */
  guarantor_neighborhood: slipField({
    form: 'text',
    maxLength: 80,
    needs: GUARANTOR,
    example: 'Bairro Novo',
    pt: 'bairro do avalista',
    en: 'guarantor’s neighborhood',
  }),
  /** At most 60 characters. */
  guarantor_city_name: slipField({
    form: 'text',
    maxLength: 60,
    needs: GUARANTOR,
    example: 'Londrina',
    pt: 'cidade do avalista',
    en: 'guarantor’s city',
  }),
  /** Two letters. */
  guarantor_state: slipField({
    form: 'state',
    needs: GUARANTOR,
    example: 'PR',
    pt: 'estado do avalista',
    en: 'guarantor’s state',
  }),
  guarantor_phone_number: slipField({
    form: 'text',
    maxLength: 11,
    needs: GUARANTOR,
    example: '4130000000',
    pt: 'telefone do avalista',
    en: 'guarantor’s phone',
  }),
}

export type SlipField = keyof typeof SLIP_TABLE

type TypesOf<Field extends SlipField> = NonNullable<(typeof SLIP_TABLE)[Field]['types']>

/** Features that only some layouts have columns for. An entry that uses an unsupported feature is a validation error. */
export type SlipFeature = TypesOf<SlipField>['feature']

/** Fields with a mark in their rows. */
type FieldWith<Mark extends string> = {
  [Field in SlipField]: Mark extends TypesOf<Field>['mark'] ? Field : never
}[SlipField]

/** Fields whose prepared value is that of their form. */
export type PlainField = FieldWith<'plain'>

/** Codes of the bank in a slip. */
export type BankCode = FieldWith<'bank_code'>

/** The prepared values of the plain fields. */
export type PlainValues = {
  readonly [Field in keyof typeof SLIP_TABLE as Field & PlainField]: PlainByForm[(typeof SLIP_TABLE)[Field]['form'] &
    keyof PlainByForm]
}

export const SLIP_FIELDS = Object.keys(SLIP_TABLE) as readonly SlipField[]

export const PLAIN_FIELDS = SLIP_FIELDS.filter((name) => SLIP_TABLE[name].isPlain === true) as readonly PlainField[]

export const isPlainField = (field: string): field is PlainField => (PLAIN_FIELDS as readonly string[]).includes(field)

/** Whether a field of a slip has a code of the bank. */
export const isBankCode = (field: string): field is BankCode =>
  Object.hasOwn(SLIP_TABLE, field) && SLIP_TABLE[field as SlipField].isBankCode === true

/** Fields that are true or false. */
export const SLIP_FLAGS: readonly SlipField[] = SLIP_FIELDS.filter((name) => SLIP_TABLE[name].form === 'flag')

/** Every field of an account of `split_accounts`. */
export const SPLIT_ACCOUNT_TABLE = {
  bank_number: { form: 'digits', required: true },
  agency_number: { form: 'digits', required: true },
  agency_digit: { form: 'text' },
  account_number: { form: 'digits', required: true },
  account_digit: { form: 'text' },
  cnpj_cpf: { form: 'tax_id', required: true },
  name: { form: 'text', required: true },
  amount: { form: 'money', required: true, minimum: 0.01 },
  floating: { form: 'integer', default: 5, minimum: 0 },
} as const satisfies Readonly<Record<keyof SplitAccount, FieldRule>>
