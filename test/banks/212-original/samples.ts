/** No real file of Original is known. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: { cnab400: 0 }, remittances: {} }
