export { buildRemittance } from './build-remittance.js'
export type {
  RejectedEntry,
  Remittance,
  RemittanceInput,
  RemittanceOptions,
  RemittanceRecord,
  RemittanceSummary,
  TextChange,
} from './remittance.js'
export { RemittanceBuilder } from './remittance-builder.js'
export { barCodeOf, type SlipBarCode } from './slip-bar-code.js'
export { supports } from './supports.js'
