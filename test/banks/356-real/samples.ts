/** No real file of Banco Real is known. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: { cnab240: 0, cnab400: 0 }, remittances: {} }
