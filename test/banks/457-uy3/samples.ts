/** Known properties of UY3's file. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 1 },
  remittances: { cnab400: 0 },
  tampered: {
    'retorno/457-uy3-cnab400-1.ret': 'a model made up by who keeps it, whose header begins as a remittance’s',
  },
}
