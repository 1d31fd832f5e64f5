/** Débito automático and arrecadação, with 150 columns. They are not cobrança, but errors can name them. */
import { date, digits, integer, key, record, reserved, text } from '../fixed-width/index.js'

/** Registro A, header, pp. 10–11. Both services share its columns up to 98, which include the name of the service. */
export const header150 = record(
  'cnab150.header',
  150,
  {
    record_type:     key(1, 1, 'A'),           // A.01 Código do registro
    operation:       digits(2, 2),             // A.02 Código de remessa: 2 retorno
    agreement_code:  text(3, 22),              // A.03 Código do convênio
    company_name:    text(23, 42),             // A.04 Nome da empresa/órgão
    bank_code:       digits(43, 45),           // A.05 Código do banco
    bank_name:       text(46, 65),             // A.06 Nome do banco
    generation_date: date(66, 73, 'YYYYMMDD'), // A.07 Data da geração do arquivo
    file_sequence:   integer(74, 79),          // A.08 Número sequencial do arquivo (NSA)
    layout_version:  digits(80, 81),           // A.09 Versão do layout
    service_name:    text(82, 98),             // A.10 Identificação do serviço
    reserved_1:      reserved(99, 150),        // A.11 Reservado para o futuro
  },
  'FEBRABAN, Arrecadação, layout padrão versão 04 (01/04/2005), registro A, pp. 10–11',
)
