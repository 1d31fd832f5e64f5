export { grafenoFilename } from './filename.js'
export { remittanceSplit, remittanceTitle } from './remittance-records.js'
export * from './tables.js'
