export type { AssignedTitle, Assignment, AssignmentPayment, BuiltAssignment } from './assignment/assignment.js'
export { buildAssignment } from './assignment/build-assignment.js'
export { buildRemittance } from './build-remittance.js'
export { buildRemittances, type PendingEntry, type Remittances } from './build-remittances.js'
export type { ChargesSent, SentCharge, SentInterest } from './charges-sent.js'
export { areDistinct } from './distinct-identifiers.js'
export { checkDigitsOf, EXAMPLE_TAX_IDS, exampleWallets, numbersOf } from './example-wallets.js'
export { type FieldSupport, slipFieldSupport } from './field-support.js'
export { LayoutCharges } from './layout-charges.js'
export {
  keepsFaults,
  movementOf,
  parseRemittance,
  type RemittanceFile,
  type RemittanceTitle,
  remittanceFileOf,
} from './parse-remittance.js'
export { titleChargesOf } from './read-charges-sent.js'
export { FaultLimit, refittedDiagnostics } from './refitted-diagnostics.js'
export type {
  Remittance,
  RemittanceInput,
  RemittanceLot,
  RemittanceOptions,
  RemittanceRecord,
  TextChange,
  WarningCode,
} from './remittance.js'
export { RemittanceBuilder } from './remittance-builder.js'
export { saoPauloNow } from './sao-paulo-now.js'
export { barCodeOf, type SlipBarCode } from './slip-bar-code.js'
export { textWidthOf } from './sources.js'
export { type RemittanceStream, type RemittanceStreamInput, streamRemittance } from './stream-remittance.js'
export { supports, supportsInstruction } from './supports.js'
export type { ChargeAmount, TitleCharge, TitleCharges } from './title-charges.js'
export { lengthErrors, type SlipValidation, validateSlip, validateWallet } from './validate.js'
export { walletFieldSupport } from './wallet-field-support.js'
