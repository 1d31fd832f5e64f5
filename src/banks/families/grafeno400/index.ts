export { grafenoFilename } from './filename.js'
export { remittanceSplit, remittanceTitle } from './remittance-records.js'
export { returnSplit } from './return-records.js'
export * from './tables.js'
