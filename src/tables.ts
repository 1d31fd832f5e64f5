/**
 * `cnab-cobranca/tables`: the codes of the library and of the banks as data: enumerations of slips and wallets, occurrences, layouts.
 *
 * @module
 */

// Banks and their contracts

export { type Bank, type BankContract, bankContract, bankContracts, EVIDENCE, type Evidence } from './banks/index.js'

// Values of slips, wallets and subscriptions

export {
  ACCEPTANCES,
  type Acceptance,
  CHARGE_TYPES,
  type ChargeType,
  CYCLES,
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
  DOCUMENT_TYPES,
  type DocumentType,
  type DocumentTypeRow,
  FINE_TYPES,
  type FineType,
  INSTALLMENT_STATUSES,
  INTEREST_TYPES,
  type InstallmentStatus,
  type InterestType,
  PERSON_TYPES,
  REGISTER_TYPES,
  type RegisterType,
  SLIP_STATUSES,
  type SlipStatus,
  WALLET_KINDS,
  WALLET_STATUSES,
  type Wallet,
  type WalletKind,
  type WalletStatus,
} from './cobranca/index.js'

// Fields of slips and wallets

export {
  FIELD_FORMS,
  FIELD_UNITS,
  type FieldCodes,
  type FieldForm,
  type FieldUnit,
  SLIP_FIELDS,
  SLIP_FLAGS,
} from './cobranca/index.js'
export { FIELD_TABLES, type FieldEntry, type FieldLayout, type FieldTableName, fieldEntries } from './inspect/index.js'

// Instructions, occurrences and `line_parsed`

export {
  currentOurCode,
  isOurCode,
  isOurOccurrence,
  isRetiredOurCode,
  LINE_PARSED_ENTRIES,
  type LineParsedEntry,
  type LineParsedKind,
  type OccurrenceKindRow,
  type OccurrenceRow,
  type OurCode,
  type OurOccurrence,
  type OurOccurrenceInfo,
  ourOccurrence,
  RETIRED_OUR_CODES,
  type RetiredOurCode,
} from './cobranca/index.js'
export { bankOccurrences, type JsonSchema, lineParsedSchema, type OccurrenceEntry } from './inspect/index.js'

// Layouts

export type { Direction } from './febraban/index.js'
export {
  type BankLayoutChoice,
  type FieldRow,
  type FieldWords,
  type LayoutChoice,
  type LayoutTables,
  layoutTables,
  type RecordTable,
  type SupportedLayout,
  supportedLayouts,
} from './inspect/index.js'

// Code tables, diagnostics and rules

export { DIAGNOSTICS, type DiagnosticCode } from './fixed-width/index.js'
export { CODE_TABLES, type CodeEntry, type CodeTable, codeEntries, LINT_RULES, type LintRule } from './inspect/index.js'
