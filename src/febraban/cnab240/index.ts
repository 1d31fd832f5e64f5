export * from './headers.js'
export * from './service-codes.js'
