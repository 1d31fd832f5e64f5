/** Known properties of HSBC's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: { cnab240: 0, cnab400: 2 }, remittances: {} }
