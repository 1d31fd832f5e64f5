export * from './columns.js'
export { layout400 } from './layout.js'
export { cnab400Remittance, type Remittance400, usualValues } from './remittance.js'
export { cnab400Return, type Return400 } from './return.js'
