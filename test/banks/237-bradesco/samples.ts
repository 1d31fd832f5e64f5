/** What is known of Bradesco's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 1, cnab400: 13 },
  remittances: { cnab240: 2, cnab400: 14 },
  tampered: {
    'retorno/237-bradesco-cnab240-1.ret':
      "another bank's columns (Caixa's, by the header's text) under Bradesco's number",
    'retorno/237-bradesco-cnab400-6.ret':
      "another bank's columns (Banco do Brasil's, as the trailer says) under Bradesco's number",
    'retorno/237-bradesco-cnab400-12.ret': 'numbers and names scrambled: letters where digits stand',
  },
}
