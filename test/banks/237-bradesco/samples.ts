/** Known properties of Bradesco's real files. */
import type { BankSamples } from '../../samples/samples.js'

export const SAMPLES: BankSamples = {
  returns: { cnab240: 1, cnab400: 13 },
  remittances: { cnab240: 2, cnab400: 15 },
  diagnostics: {
    'remessa/237-bradesco-cnab240-1.rem': {
      why: 'a nosso número aligned to the left, by a program of another bank',
      codes: ['not_digits'],
    },
    'remessa/237-bradesco-cnab400-3.rem': {
      why: "records of type 8, which are Santander's for Pix",
      codes: ['unknown_record'],
    },
    'remessa/237-bradesco-cnab400-10.rem': { why: 'a message cut into the instructions', codes: ['not_digits'] },
    'remessa/237-bradesco-cnab400-11.rem': {
      why: "the company's code as a spreadsheet wrote it, with an exponent",
      codes: ['not_digits'],
    },
    'remessa/237-bradesco-cnab400-14.rem': {
      why: 'agencies and tax ids filled with blanks on their right',
      codes: ['not_digits', 'not_a_tax_id'],
    },
  },
  tampered: {
    'retorno/237-bradesco-cnab240-1.ret':
      "another bank's columns (Caixa's, by the header's text) under Bradesco's number",
    'retorno/237-bradesco-cnab400-6.ret':
      "another bank's columns (Banco do Brasil's, as the trailer says) under Bradesco's number",
    'retorno/237-bradesco-cnab400-12.ret': 'numbers and names scrambled: letters where digits stand',
  },
}
