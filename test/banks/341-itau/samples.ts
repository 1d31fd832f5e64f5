/** Known properties of Itaú's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 2, cnab400: 10 },
  remittances: { cnab240: 8, cnab400: 11 },
  diagnostics: {
    'remessa/341-itau-cnab400-11.rem': {
      why: 'marks inside tax ids, made up for a demonstration',
      codes: ['not_a_tax_id'],
    },
  },
  // Made up: interest of 123.123,12 that was not paid.
  contradicting: { 'retorno/341-itau-cnab400-6.ret': ['2 paid_amount_ambiguous'] },
  tampered: {
    'retorno/341-itau-cnab240-1.ret':
      "another bank's columns (FEBRABAN's account and nosso número) under Itaú's number",
    'retorno/341-itau-cnab400-4.ret':
      "another bank's columns (Banco do Brasil's, as the trailer says) under Itaú's number",
  },
}
