/** Known properties of Banco do Brasil's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 11, cnab400: 14 },
  remittances: { cnab240: 7, cnab400: 4 },
  diagnostics: {
    'remessa/001-bb-cnab400-3.rem': {
      why: 'letters for instruções codificadas, made up for a test',
      codes: ['not_digits'],
    },
  },
  unnamed: ['retorno/001-bb-cnab400-2.ret', 'retorno/001-bb-cnab400-8.ret'],
  recounted: {
    'retorno/001-bb-cnab400-2.ret': {
      why: 'a header of 401 columns hid the detail of type 7',
      titles: 1,
      codes: { '02': 1 },
    },
  },
  tampered: {
    'retorno/001-bb-cnab240-10.ret': 'agreement and numbers scrambled: letters where digits stand',
  },
}
