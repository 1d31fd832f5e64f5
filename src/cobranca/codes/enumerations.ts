/*
 * The service's enumerations, as stored and sent: code → Portuguese text. Several have other numbers in FEBRABAN's tables: the code for a file is always looked
 * up there.
 *
 * Source: public service reference, `bank_billets`, `bank_billet_accounts`, `customer_subscriptions`, `installments`.
 */

/** Kind of collection. Default 1. Note: FEBRABAN C006 also has 3 caucionada, so its codes 4 and 5 are 3 and 4 here. */
export const CHARGE_TYPES = { 1: 'simples', 2: 'vinculada', 3: 'descontada', 4: 'vendor' } as const
export type ChargeType = keyof typeof CHARGE_TYPES

/** Who prints and mails the slip. Default 1. Note: FEBRABAN C009 is the other way round (1 bank, 2 client). */
export const DISPATCH_TYPES = { 1: 'cliente', 2: 'banco' } as const
export type DispatchType = keyof typeof DISPATCH_TYPES

/** How the slip came to be registered; output only. */
export const REGISTER_TYPES = { 1: 'API', 2: 'EDI' } as const
export type RegisterType = keyof typeof REGISTER_TYPES

/** Fine for late payment. Default 0. Note: FEBRABAN G073 is the other way round (1 value, 2 percent). */
export const FINE_TYPES = { 0: 'sem multa', 1: 'percentual do valor do boleto', 2: 'valor fixo' } as const
export type FineType = keyof typeof FINE_TYPES

/**
 * Interest for late payment. Default 0. Note: FEBRABAN C018 is 1 value per day, 2 **monthly** rate, 3 exempt: a daily
 * percentage has to be converted. The service does not have 4. 3 is not used, because FEBRABAN's 3 means exempt.
 */
export const INTEREST_TYPES = {
  0: 'sem juros',
  1: 'percentual ao dia',
  2: 'valor ao dia',
  4: 'percentual ao mês',
} as const
export type InterestType = keyof typeof INTEREST_TYPES

/** Discount for early payment, one type for all three discounts. Default 0. 1 and 2 are as in FEBRABAN C021. */
export const DISCOUNT_TYPES = { 0: 'sem desconto', 1: 'valor fixo', 2: 'percentual do valor do boleto' } as const
export type DiscountType = keyof typeof DISCOUNT_TYPES

/** Whether another value may be paid. Note: FEBRABAN C078 knows 01 to 03 only. */
export const DIVERGENT_PAYMENT_TYPES = {
  1: 'qualquer valor',
  2: 'entre um mínimo e um máximo',
  3: 'somente o valor do boleto',
  4: 'a partir de um mínimo',
} as const
export type DivergentPaymentType = keyof typeof DIVERGENT_PAYMENT_TYPES

/** Unit of the minimum and maximum of a divergent payment. */
export const DIVERGENT_PAYMENT_VALUE_TYPES = { 1: 'valores', 2: 'percentuais' } as const
export type DivergentPaymentValueType = keyof typeof DIVERGENT_PAYMENT_VALUE_TYPES

/** Kind of the days until protest and negativation. Default 1. A field of this library, not of the service's slip. */
export const DEADLINE_DAYS_TYPES = { 1: 'dias corridos', 2: 'dias úteis' } as const
export type DeadlineDaysType = keyof typeof DEADLINE_DAYS_TYPES

/** Whether the payer accepted the debt (aceite). Default `N`. Note: FEBRABAN C016 writes yes as `A`. */
export const ACCEPTANCES = { S: 'sim', N: 'não' } as const
export type Acceptance = keyof typeof ACCEPTANCES

/** Kind of person, from the tax id. In CNAB: 1 or 01 is CPF, 2 or 02 is CNPJ. */
export const PERSON_TYPES = { individual: 'pessoa física', juridical: 'pessoa jurídica' } as const
export type PersonType = keyof typeof PERSON_TYPES

/**
 * Status of a slip; only an `opened` or `overdue` slip can be changed or cancelled. The service has the statuses up to `validation_failed`. `blocked` and
 * `rejected` are its events of a slip (`bank_billet.blocked`, `bank_billet.rejected`); `protested` is a kind of return occurrence.
 */
export const SLIP_STATUSES = {
  generating: 'gerando',
  opened: 'aberto',
  canceled: 'cancelado',
  paid: 'pago',
  overdue: 'vencido',
  generation_failed: 'falha na geração',
  validation_failed: 'falha na validação',
  blocked: 'bloqueado para pagamento',
  rejected: 'rejeitado pelo banco',
  protested: 'protestado',
} as const
export type SlipStatus = keyof typeof SLIP_STATUSES

/** Layout of a wallet's files. */
export const WALLET_KINDS = { cnab240: 'CNAB 240', cnab400: 'CNAB 400' } as const
export type WalletKind = keyof typeof WALLET_KINDS

/** State of a wallet at the service. */
export const WALLET_STATUSES = {
  pending: 'homologação não iniciada',
  homologating: 'em homologação',
  validating: 'em validação',
  active: 'ativa',
} as const
export type WalletStatus = keyof typeof WALLET_STATUSES

/** Distance between the slips of a subscription or booklet. Default `monthly`; no weekly one exists. */
export const CYCLES = {
  biweekly: 'quinzenal',
  monthly: 'mensal',
  bimonthly: 'bimestral',
  quarterly: 'trimestral',
  semiannual: 'semestral',
  annual: 'anual',
} as const
export type Cycle = keyof typeof CYCLES

/** State of a booklet. Source: public service reference, `installments`. */
export const INSTALLMENT_STATUSES = {
  created: 'criando os boletos',
  processed: 'boletos criados',
  generated: 'boletos gerados',
} as const
export type InstallmentStatus = keyof typeof INSTALLMENT_STATUSES
