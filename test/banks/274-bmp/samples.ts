/** What is known of BMP's real remittance: it has the payer's city and state where the manual has the guarantor, and blanks in columns of zeros. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = { returns: { cnab400: 0 }, remittances: { cnab400: 1 } }
