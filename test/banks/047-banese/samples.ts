/** Banese has only bar codes: no file of it is read by columns of its own. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: {}, remittances: {} }
