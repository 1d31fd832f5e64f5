/** Known properties of Sicoob's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 7, cnab400: 2 },
  remittances: { cnab240: 11, cnab400: 2 },
  diagnostics: {
    'remessa/756-sicoob-cnab240-4.rem': {
      why: 'a Pix record with its code one column to the left',
      codes: ['unknown_record'],
    },
  },
  recounted: {
    'retorno/756-sicoob-cnab240-3.ret': {
      why: 'a T whose payer name lost two blanks, so that the fee of 2.69 would read as 269.00',
      titles: 3,
      codes: { '06': 2, '': 1 },
    },
  },
  contradicting: {
    // Titles were taken out of the file, and the trailer still counts nine.
    'retorno/756-sicoob-cnab400-1.ret': ['7 total_mismatch'],
    // A settlement of zero. The U after a T of occurrence 03 has occurrence 01: it does not belong to that title.
    'retorno/756-sicoob-cnab240-6.ret': ['5 zero_payment', '7 missing_companion', '8 orphan_companion'],
  },
}
