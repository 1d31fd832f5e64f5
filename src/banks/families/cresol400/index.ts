export * from './dialects.js'
export type { Cresol400Manual } from './printed.js'
export { filename } from './remittance.js'
export * from './tables.js'
