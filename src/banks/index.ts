/** The banks: their registry, their definition, and the detection of a file's dialect. */
export type { Bank, BankDefinition, BankIdentity, BankReturns, BarCodeRules, ChosenBank, ColumnSignature, ForeignHeader, HeaderFields, LayoutKind, ReturnDialect } from './bank.js'
export { type BankContract, bankContract, bankContracts } from './bank-contract.js'
export { BANK_NAMES } from './bank-names.js'
export { bankOfContract } from './bank-of-contract.js'
export { BANK_RETURNS } from './bank-returns.js'
export type { BankWarning } from './bank-warning.js'
export { checkBankNumber, checkMaxDiagnostics, checkNumberAmong, isLayoutKind, layoutNamed, notALayout } from './check-arguments.js'
export { correspondentTitle } from './correspondent.js'
export type { DayKind, DayRange, Deadline } from './deadlines.js'
export { definitionOf } from './definition-of.js'
export { type CheckedField, type Dialect, dialectNamed, type Manual, type Signature as Sign, variantOf } from './dialect.js'
export { type ChosenBanks, chosenReturnDialectOf, type FoundDialect, type FoundReturn, remittanceDialectOf, remittanceReadingOf, returnDialectAmong, returnDialectOf } from './dialect-of.js'
export { EVIDENCE, type Evidence, isConfirmed } from './evidence.js'
export { checkExcluded, checkExcludedInstruction } from './excludes.js'
export type { AssignmentDialect } from './families/fidc444/remittance.js'
export { type Fitting, fittingRecord, isKnown, type RecordLine } from './fitting-record.js'
export { KNOWN_BANKS, knownBank, knownBankNamed } from './known-banks.js'
export { assignments } from './other-services.js'
export { BANKS, BANKS_WITH_FILES, bankNamed, bankOf } from './registry.js'
export {
  type ChargeReading,
  type Contract,
  type Correspondent,
  type CorrespondentContext,
  type CorrespondentFields,
  contractOf,
  type EntryContext,
  type FileContext,
  featuresOf,
  type Instruction,
  type InstructionShape,
  instructionOf,
  type Movement,
  type NeededField,
  type OurNumber,
  type RecordValues,
  type RecordWriter,
  type RemittanceDialect,
  registersTitles,
  type SentFields,
  type ServiceContract,
  type VariantRecord,
  type WarningRule,
  type WrittenRecords,
} from './remittance-dialect.js'
export type { ReadMovement, RemittanceReading } from './remittance-reading.js'
export { AGENCY_AND_ACCOUNT, type WalletColumn, type WalletColumns, type WalletNumbers } from './wallet-columns.js'
