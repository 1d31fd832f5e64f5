export type { Cresol400Manual } from './printed.js'
export { cresol400Remittance, filename } from './remittance.js'
export { cresol400Return } from './return.js'
export * from './tables.js'
