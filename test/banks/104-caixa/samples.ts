/** Known properties of Caixa's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 15, cnab400: 2 },
  remittances: { cnab240: 11, cnab400: 3 },
  diagnostics: { 'remessa/104-caixa-cnab400-2.rem': { codes: ['not_a_tax_id'], why: 'CPFs aligned left' } },
}
