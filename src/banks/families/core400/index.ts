export type { Layout400 } from './layout.js'
export type { ProjectionDifferences } from './projection.js'
export { cnab400Remittance, type Remittance400, usualValues } from './remittance.js'
export { cnab400Return, type Return400 } from './return.js'
