/** Débito automático and arrecadação, 150 columns: not cobrança, but a file one meets and must name. */
import { digits, key, record, reserved, text } from '../fixed-width/index.js'

export const header150 = record(
  'cnab150.header',
  150,
  {
    record_type: key(1, 1, 'A'),
    operation:   text(2, 2),
    reserved_1:  reserved(3, 42),
    bank_code:   digits(43, 45),
    reserved_2:  reserved(46, 150),
  },
  'FEBRABAN, Arrecadação, layout padrão versão 04 (01/04/2005), registro A, p. 10',
)
