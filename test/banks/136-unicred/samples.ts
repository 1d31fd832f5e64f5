/** Known properties of Unicred's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 2 },
  remittances: { cnab400: 2 },
  foreign: ['retorno/001-unicred-cnab400-1.ret', 'retorno/091-unicred-central-cnab400-1.ret'],
}
