/** Known properties of Santander's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 6, cnab400: 4 },
  remittances: { cnab240: 7, cnab400: 5 },
  tampered: {
    'retorno/033-santander-cnab400-3.ret':
      'records of Itaú under Santander’s number: wallet, density and settlement code stand in fillers',
    'retorno/033-santander-cnab400-4.ret':
      'made anonymous: letters in the numbers of the titles, made-up occurrences, sums and notices',
  },
}
