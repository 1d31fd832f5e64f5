/** What is known of Banestes' real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 0, cnab240: 0 },
  remittances: { cnab400: 1, cnab240: 0 },
  lintErrors: {
    'remessa/021-banestes-cnab400-1.rem': { why: 'movement 00, made up for a test', rules: ['unknown_movement'] },
  },
}
