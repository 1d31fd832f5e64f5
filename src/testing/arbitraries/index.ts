/** Arbitraries of valid wallets, slips, entries and remittances of each bank. */
export type { DialectChoice } from './chosen-dialects.js'
export { arbitraryCorruption, type CorruptionChoice } from './corruptions.js'
export { arbitraryEntry, arbitrarySlip, type EntryChoice } from './entries.js'
export { arbitraryRemittance, type DrawnRemittance, type RemittanceFileChoice } from './remittances.js'
export { arbitraryReturnFile, type DrawnReturnFile, type ReturnFileChoice } from './return-files.js'
export type { TextKind } from './texts.js'
export { arbitraryWallet, type RemittanceChoice } from './wallets.js'
