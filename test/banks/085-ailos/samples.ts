/** What is known of Ailos' real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 1 },
  remittances: { cnab240: 5 },
}
