/** Known properties of Cresol's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: { cnab240: 1, cnab400: 1 }, remittances: { cnab240: 0, cnab400: 0 } }
