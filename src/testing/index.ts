/**
 * `cnab-cobranca/testing`: what programs that handle return files and remittances are tested with.
 *
 * @module
 */
export * from './arbitraries/index.js'
export * from './return-file/index.js'
export * from './simulator/index.js'
