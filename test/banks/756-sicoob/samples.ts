/** What is known of Sicoob's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 7 },
  remittances: { cnab240: 11 },
  told: {
    'remessa/756-sicoob-cnab240-4.rem': {
      why: 'a Pix record with its code one column to the left',
      codes: ['unknown_record'],
    },
  },
  contradicting: {
    // The U behind a T of occurrence 03 is of occurrence 01: not taken for its other half.
    'retorno/756-sicoob-cnab240-6.ret': ['7 missing_companion', '8 orphan_companion'],
  },
}
