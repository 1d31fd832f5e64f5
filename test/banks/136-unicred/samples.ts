/** Known properties of Unicred's real files. */
import type { BankSamples } from '../../samples/samples.js'

const COBEXPRESS = 'remessa/136-unicred-cnab240-1.rem'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 2, cnab240: 0 },
  remittances: { cnab400: 2, cnab240: 1 },
  diagnostics: {
    [COBEXPRESS]: { why: 'columns and versions of Cobexpress', codes: ['not_digits', 'unknown_version'] },
  },
  tampered: { [COBEXPRESS]: 'columns and versions of another layout, Cobexpress (08/2015)' },
  foreign: ['retorno/001-unicred-cnab400-1.ret', 'retorno/091-unicred-central-cnab400-1.ret'],
}
