/** Known properties of Safra's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 0, cnab240: 0 },
  remittances: { cnab400: 1, cnab240: 0 },
}
