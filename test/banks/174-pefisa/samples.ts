/** No real file of Pefisa is known. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: { cnab400: 0 }, remittances: { cnab400: 0 } }
