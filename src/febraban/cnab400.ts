/** The header columns that all banks share in CNAB 400, to identify files. */
import { digits, key, record, reserved, text } from '../fixed-width/index.js'

export const header400 = record(
  'cnab400.header',
  400,
  {
    record_type:    key(1, 1, '0'),
    operation:      text(2, 2),
    operation_name: text(3, 9),
    service_code:   text(10, 11),
    service_name:   text(12, 26),
    reserved_1:     reserved(27, 76),
    bank_code:      digits(77, 79),
    reserved_2:     reserved(80, 400),
  },
  'Convenção dos bancos; não há padrão FEBRABAN de 400 posições',
)
