/** Known properties of Banrisul's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 1, cnab400: 1 },
  remittances: { cnab240: 2, cnab400: 2 },
}
