/** What is known of Banestes' real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: {},
  remittances: { cnab400: 1 },
}
