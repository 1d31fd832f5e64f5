/** Known properties of CrediSIS's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 1, cnab240: 0 },
  remittances: { cnab400: 2, cnab240: 1 },
  tampered: {
    'retorno/097-credisis-cnab400-1.ret':
      'a layout before version 001: the account is one column to the right, the operation is blank, and the header has no version',
  },
  recounted: {
    'retorno/097-credisis-cnab400-1.ret': { titles: 1, codes: { '': 1 }, why: 'columns 77–78 are blank' },
  },
}
