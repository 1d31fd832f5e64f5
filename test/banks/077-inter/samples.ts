/** Known properties of Inter's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 2 },
  remittances: { cnab400: 0 },
  recounted: {
    'retorno/077-inter-cnab400-1.ret': {
      titles: 10,
      codes: { '': 10 },
      why: 'a character too many in each title: INDEX.md has the 00 of columns 90–91, and nothing is read of shifted columns',
    },
  },
}
