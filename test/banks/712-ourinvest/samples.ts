/** Known properties of Ourinvest's real file: its header was masked with zeros. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: { cnab400: 1 }, remittances: { cnab400: 0 } }
