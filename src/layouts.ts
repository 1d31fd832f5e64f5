/**
 * `cnab-cobranca/layouts`: the engine that reads and writes files of fixed-width lines, for layouts of your own, and the types by which a bank is
 * described.
 *
 * @module
 */

// How a bank is described
export type {
  BankDefinition,
  CheckedField,
  ColumnSignature,
  Contract,
  Correspondent,
  CorrespondentContext,
  CorrespondentFields,
  Dialect,
  EntryContext,
  Evidence,
  FileContext,
  ForeignHeader,
  HeaderFields,
  Instruction,
  InstructionShape,
  Manual,
  Movement,
  NeededField,
  OurNumber,
  ReadMovement,
  RecordValues,
  RecordWriter,
  RemittanceDialect,
  RemittanceReading,
  ReturnDialect,
  SentFields,
  ServiceContract,
  Sign,
  VariantRecord,
  WrittenRecords,
} from './banks/index.js'
// Slips and wallets as a dialect gets them: checked, with amounts in cents
export type {
  LocalizedText,
  PreparedCharge,
  PreparedDivergentPayment,
  PreparedGuarantor,
  PreparedPerson,
  PreparedPix,
  PreparedSlip,
  PreparedSplit,
  PreparedWallet,
  SlipFeature,
  WalletField,
  WalletFields,
} from './cobranca/index.js'
/** The kinds of field of a record: `fields.money(78, 92)`. `from` and `to` are the first and the last column, from 1. */
export * as fields from './fixed-width/define/field.js'
// Records and files
export {
  type Charset,
  type CharsetOption,
  type Companion,
  type Diagnostic,
  type Encodable,
  EncodeError,
  type Engine,
  emitFile,
  type Fault,
  type Fields,
  type FileContents,
  type FileLayout,
  type FileLine,
  type FileStructure,
  type FixedRecord,
  fileLayout,
  formatRecord,
  LayoutError,
  type LayoutRow,
  type LayoutSpec,
  type LayoutWords,
  layoutRows,
  layoutTable,
  type Measure,
  type OwnFieldWords,
  type Parsed,
  type ParsedFile,
  type Part,
  parseFile,
  parseRecord,
  type ReaderOptions,
  type Records,
  type RoleValues,
  record,
  type Severity,
  type Title,
  type TitleStructure,
  type Total,
  type Unit,
  type UnitByCode,
  type Values,
} from './fixed-width/index.js'
// Labels and meanings of fields
export { type FieldWords, fieldWords } from './fixed-width/words/field-words.js'
