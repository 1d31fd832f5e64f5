/** What is known of Caixa's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 15 },
  remittances: { cnab240: 11 },
}
