/** What is known of Sisprime's real file: three lines and a trailer whose number goes on from another file. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 0, cnab400: 1 },
  remittances: { cnab240: 0, cnab400: 0 },
}
