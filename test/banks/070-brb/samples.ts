/** What is known of BRB's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 1 },
  remittances: {},
  // The titles before the trailer were cut out.
  contradicting: { 'retorno/070-brb-cnab400-1.ret': ['3 sequence_break'] },
}
