/**
 * `cnab-cobranca/boleto`: validation of slips and wallets, bar code, typeable line, check digits, tax ids, calendar, booklets and subscriptions.
 *
 * @module
 */

// Bar code and typeable line

export {
  type BarCodeParts,
  barCode,
  barCodeOfLine,
  dateOfDueFactor,
  dueFactor,
  type ParsedBarCode,
  parseBarCode,
  type TypeableLine,
  typeableLine,
} from './cobranca/index.js'
export { barCodeOf, type SlipBarCode } from './remittance/index.js'

// Slips and wallets

export {
  configuredSlip,
  type FieldErrors,
  fromReais,
  type MoneyInput,
  type MoneyOptions,
  type PercentageInput,
  type Slip,
  type Wallet,
} from './cobranca/index.js'
export { type RemittanceOptions, type SlipValidation, validateSlip, validateWallet } from './remittance/index.js'

// Check digits

export {
  checkDigitModulo10,
  checkDigitModulo11,
  checkDigitsDouble,
  type Digits,
  MODULO_11,
  type Modulo11,
} from './cobranca/index.js'

// Tax ids

export {
  cnpjCheckDigits,
  cpfCheckDigits,
  formatTaxId,
  isCnpj,
  isCpf,
  normalizeTaxId,
  type PersonType,
  personType,
  type TaxIdType,
  taxIdType,
} from './cobranca/index.js'

// Dates and business days

export {
  addDays,
  addMonths,
  type BankHoliday,
  bankHolidays,
  daysBetween,
  isBankHoliday,
  isBusinessDay,
  isDate,
  isLastBankingDay,
  isWeekend,
  lastBankingDay,
  lastDayWithoutCharges,
  nextBusinessDay,
} from './cobranca/index.js'

// Money and percentages

export { centsOfReais, parsePercentage, reaisOfCents } from './cobranca/index.js'

// Booklets and subscriptions

export {
  addCycles,
  type Billing,
  type Booklet,
  bookletOf,
  type CustomBankBillet,
  type Cycle,
  type DueDateOptions,
  type Installment,
  type InstallmentSlip,
  type InstallmentStatus,
  installmentStatus,
  type NextCharge,
  nextCharge,
  type SlipStatus,
  type SlipTemplate,
  type Subscription,
  type SubscriptionOptions,
  type SubscriptionSlip,
  type SubscriptionSlips,
  slipsOfInstallment,
  slipsOfSubscription,
} from './cobranca/index.js'
