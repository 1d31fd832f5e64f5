/** Known properties of Vórtx's real file. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: { cnab400: 1 }, remittances: { cnab400: 0 } }
