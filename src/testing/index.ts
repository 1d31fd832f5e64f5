/**
 * `cnab-cobranca/testing`: tools to test programs that handle return and remittance files.
 *
 * @module
 */
export * from './arbitraries/index.js'
export * from './return-file/index.js'
export * from './simulator/index.js'
