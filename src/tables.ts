/**
 * `cnab-cobranca/tables`: the codes of the library and of the banks as data: enumerations of slips and wallets, occurrences, layouts.
 *
 * @module
 */

// Tables of the banks
export { type Bank, EVIDENCE, type Evidence } from './banks/index.js'
// Values that slips, wallets and subscriptions take
// Instructions, occurrences and `line_parsed`
export {
  ACCEPTANCES,
  type Acceptance,
  CHARGE_TYPES,
  type ChargeType,
  CYCLES,
  currentOurCode,
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
  INTEREST_TYPES,
  type InterestType,
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
  PERSON_TYPES,
  REGISTER_TYPES,
  RETIRED_OUR_CODES,
  type RegisterType,
  type RetiredOurCode,
  SLIP_FIELDS,
  SLIP_FLAGS,
  SLIP_STATUSES,
  type SlipStatus,
  WALLET_KINDS,
  WALLET_STATUSES,
  type WalletKind,
  type WalletStatus,
} from './cobranca/index.js'
// Diagnostics and rules
export type { Direction } from './febraban/index.js'
export { DIAGNOSTICS, type DiagnosticCode } from './fixed-width/index.js'
export {
  type BankLayoutChoice,
  bankOccurrences,
  CODE_TABLES,
  type CodeEntry,
  type CodeTable,
  codeEntries,
  type FieldRow,
  type JsonSchema,
  type LayoutChoice,
  type LayoutTables,
  LINT_RULES,
  type LintRule,
  layoutTables,
  lineParsedSchema,
  type OccurrenceEntry,
  type RecordTable,
  type SupportedLayout,
  supportedLayouts,
} from './inspect/index.js'
