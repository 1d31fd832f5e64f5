export { paulistaRecords } from './paulista-records.js'
export { fidc444Remittances } from './remittance.js'
export { remittanceRecords } from './remittance-records.js'
export * from './tables.js'
