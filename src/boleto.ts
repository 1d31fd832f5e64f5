/**
 * `cnab-cobranca/boleto`: validation of slips and wallets, bar code, typeable line, check digits, tax ids, calendar, booklets and subscriptions.
 *
 * @module
 */

// Bar code and typeable line
// Due factor and check digits
// Tax ids
// Dates, business days and percentages
// Booklets and subscriptions
export {
  addCycles,
  addDays,
  addMonths,
  type BankHoliday,
  type BarCodeParts,
  type Billing,
  type Booklet,
  bankHolidays,
  barCode,
  barCodeOfLine,
  bookletOf,
  type CustomBankBillet,
  type Cycle,
  checkDigitModulo10,
  checkDigitModulo11,
  checkDigitsDouble,
  cnpjCheckDigits,
  configuredSlip,
  cpfCheckDigits,
  type Digits,
  type DueDateOptions,
  dateOfDueFactor,
  daysBetween,
  dueFactor,
  type FieldErrors,
  formatTaxId,
  type Installment,
  type InstallmentSlip,
  type InstallmentStatus,
  installmentStatus,
  isBankHoliday,
  isBusinessDay,
  isCnpj,
  isCpf,
  isDate,
  isWeekend,
  MODULO_11,
  type Modulo11,
  type NextCharge,
  nextBusinessDay,
  nextCharge,
  normalizeTaxId,
  type ParsedBarCode,
  type PercentageInput,
  type PersonType,
  parseBarCode,
  parsePercentage,
  personType,
  type Slip,
  type SlipStatus,
  type SlipTemplate,
  type Subscription,
  type SubscriptionOptions,
  type SubscriptionSlip,
  type SubscriptionSlips,
  slipsOfInstallment,
  slipsOfSubscription,
  type TaxIdType,
  type TypeableLine,
  taxIdType,
  typeableLine,
  type Wallet,
} from './cobranca/index.js'
// Bar code of a slip, and validation
export {
  barCodeOf,
  type RemittanceOptions,
  type SlipBarCode,
  type SlipValidation,
  validateSlip,
  validateWallet,
} from './remittance/index.js'
