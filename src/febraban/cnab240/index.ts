export * from './headers.js'
export * from './lot-services.js'
export * from './service-codes.js'
