/** What is known of Banestes' real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 0, cnab240: 0 },
  remittances: { cnab400: 1, cnab240: 0 },
  // Movement 00, which the manual does not have.
  contradicting: { 'remessa/021-banestes-cnab400-1.rem': ['2 unknown_movement'] },
}
