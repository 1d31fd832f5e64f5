/** What is known of BRB's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 1 },
  // Of the layout of 2014.
  remittances: { cnab400: 2 },
  recounted: {
    'remessa/070-brb-cnab400-1.rem': {
      titles: 1,
      codes: { '01': 1 },
      why: 'the file has a line 9, which the manual does not have and INDEX.md counts as a title',
    },
  },
  // The titles before the trailer were cut out.
  contradicting: { 'retorno/070-brb-cnab400-1.ret': ['3 sequence_break'] },
}
