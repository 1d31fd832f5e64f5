/** Known properties of Daycoval's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab400: 1 },
  remittances: { cnab400: 3 },
  tampered: {
    'retorno/707-daycoval-cnab400-1.ret':
      'numbers, occurrences and amounts replaced at random: nosso número of letters, occurrences that no manual prints',
  },
}
