/** Known properties of Sicredi's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 2, cnab400: 2 },
  remittances: { cnab240: 2, cnab400: 1 },
}
