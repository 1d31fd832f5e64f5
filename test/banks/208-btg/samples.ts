/** Known properties of BTG's real files: two copies of the same file; the second has cut and lengthened lines. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 2 },
  remittances: { cnab240: 0 },
  recounted: {
    'retorno/208-btg-cnab240-2.ret': {
      titles: 2,
      codes: { '': 2 },
      why: 'both T lack blanks within, so that none of their columns counts',
    },
  },
}
