/** Known properties of Banco do Nordeste's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 1 },
  remittances: { cnab400: 1 },
  tampered: {
    'remessa/004-bnb-cnab400-1.rem':
      'nosso número has eight digits and a check digit: the columns after it are shifted',
  },
}
