/** Known properties of BMP's real remittance: it has the payer's city and state in the columns of the guarantor, and blanks in columns of zeros. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: { cnab400: 0 }, remittances: { cnab400: 1 } }
