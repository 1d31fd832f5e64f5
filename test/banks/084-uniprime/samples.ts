/** Known properties of Sisprime's real file: three lines and a trailer whose number continues another file. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 0, cnab400: 1 },
  remittances: { cnab240: 0, cnab400: 0 },
}
