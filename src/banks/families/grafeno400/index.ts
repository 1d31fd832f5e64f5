export { grafeno400Remittance } from './remittance.js'
export { remittanceSplit, remittanceTitle } from './remittance-records.js'
export { returnSplit } from './return-records.js'
export * from './tables.js'
