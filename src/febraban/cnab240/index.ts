export * from './headers.js'
export * from './manual.js'
export * from './service-codes.js'
