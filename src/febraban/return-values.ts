/** Header values of every cobrança return: CNAB 240 10.6, G015, G025, G028 (pp. 168–171), and the headers of CNAB 400. */
export const RETURN_VALUES: Readonly<Record<string, string>> = {
  /** CNAB 240, G015: 2 retorno. */
  file_direction: '2',
  /** CNAB 240, G028: T retorno de cobrança. */
  operation_type: 'T',
  /** CNAB 240, G025: 01 cobrança. */
  service_type: '01',
  /** CNAB 400: 2 retorno. */
  operation: '2',
  operation_name: 'RETORNO',
  service_code: '01',
  service_name: 'COBRANCA',
}
