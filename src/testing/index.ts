/**
 * `cnab-cobranca/testing`: reserved for arbitraries by bank and the bank simulator. Empty until they come.
 *
 * @module
 */
export {}
