export * from '../code/language.js'
export * from './boleto/asbace-key.js'
export * from './boleto/bar-code.js'
export * from './boleto/check-digits.js'
export * from './boleto/due-factor.js'
export * from './boleto/modulo-11-variants.js'
export * from './codes/document-types.js'
export * from './codes/enumerations.js'
export * from './codes/line-parsed.js'
export * from './codes/occurrence-kinds.js'
export { notAnOurCode } from './codes/our-code-message.js'
export * from './codes/our-codes.js'
export * from './codes/our-occurrences.js'
export * from './errors/check-bytes.js'
export { FieldNames } from './errors/field-names.js'
export * from './errors/file-too-large.js'
export { optionError } from './errors/option-error.js'
export { optionCheck } from './errors/option-names.js'
export { plainName } from './errors/plain-name.js'
export * from './errors/problems.js'
export { isShortCode, shownCode, shownValue } from './errors/shown-value.js'
export * from './errors/validation-error.js'
export * from './errors/validation-messages.js'
export * from './fields/field-info.js'
export { fieldReader, namesOf } from './fields/field-reader.js'
export * from './schedule/booklet.js'
export * from './schedule/cycle.js'
export * from './schedule/installment.js'
export type { DueDateOptions, SlipTemplate } from './schedule/slip-template.js'
export * from './schedule/subscription.js'
export { CHARGE_FIELDS, type ChargeField } from './slip/charge-fields.js'
export * from './slip/entry.js'
export { ENTRY_FIELDS, ENTRY_NAMES } from './slip/entry-names.js'
export { checkMoneyUnit, fromReais, MONEY_UNITS, type MoneyUnit, moneyFormOf } from './slip/from-reais.js'
export { PORTUGUESE_SLIP_NAMES, SLIP_SYNONYMS } from './slip/portuguese-slip-names.js'
export {
  ADDRESS_SEPARATORS,
  type AddressSeparators,
  divergentPayment,
  prepareSlip,
  slipTerms,
} from './slip/prepare-slip.js'
export type * from './slip/prepared-slip.js'
export * from './slip/slip.js'
export { configuredSlip, slipDefaults, withDefaults } from './slip/slip-defaults.js'
export * from './slip/slip-fields.js'
export { SLIP_NAMES, UNREAD_SLIP_NAMES } from './slip/slip-names.js'
export * from './slip/split-account.js'
export { AMOUNT_OF_ZERO, mayBeZero } from './slip/zero-amount.js'
export * from './values/bank-calendar.js'
export * from './values/charges.js'
export * from './values/dates.js'
export { decimalClass } from './values/decimal-class.js'
export { hasLostDigits, isDigits, isZeros, THREE_DIGITS } from './values/digits.js'
export * from './values/last-banking-day.js'
export { taxIdWithZeros, zipcodeWithZero } from './values/lost-zeros.js'
export {
  centsOfReais,
  formatMoney,
  formatReais,
  type MoneyInput,
  type MoneyOptions,
  parseMoney,
  reaisOfCents,
} from './values/money.js'
export { closeName } from './values/nearest-name.js'
export { dayOfText, notADate } from './values/not-a-date.js'
export { percentOf, toDecimal } from './values/percent-of.js'
export {
  DAYS_OF_A_MONTH,
  inTenThousandths,
  isAbove,
  type PercentageInput,
  parsePercentage,
} from './values/percentage.js'
export * from './values/tax-id.js'
export * from './values/text.js'
export { layoutOfWallet } from './wallet/layout-of-wallet.js'
export type { WalletExtras } from './wallet/portuguese-wallet-names.js'
export * from './wallet/prepared-wallet.js'
export * from './wallet/wallet.js'
export { WALLET_FIELDS, WALLET_TABLE } from './wallet/wallet-fields.js'
