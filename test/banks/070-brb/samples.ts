/** What is known of BRB's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 1 },
  remittances: {},
}
