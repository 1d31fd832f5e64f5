// Itaú: the codes of a title that both manuals print alike, Cobrança CNAB 400, July 2021 (v3), and Cobrança Bancária, Layout de Arquivos
// FEBRABAN 240, January 2017.

/**
 * Espécie do título, but for 18, whose name differs: CNAB 400 nota 10, p. 32, remittance 148–149, return 174–175; CNAB 240 nota 11, pp. 19–20,
 * segment P 107–108.
 */
export const documentTypes = {
  '01': 'Duplicata mercantil',
  '02': 'Nota promissória',
  '03': 'Nota de seguro',
  '04': 'Mensalidade escolar',
  '05': 'Recibo',
  '06': 'Contrato',
  '07': 'Cosseguros',
  '08': 'Duplicata de serviço',
  '09': 'Letra de câmbio',
  '13': 'Nota de débitos',
  '15': 'Documento de dívida',
  '16': 'Encargos condominiais',
  '17': 'Conta de prestação de serviços',
  '99': 'Diversos',
} as const

/** The service's document_type → espécie. A document_type that is not here has no espécie at Itaú. */
export const documentTypeOf = {
  '02': '01', // DM
  '03': '01', // DMI; Itaú does not tell «por indicação» apart
  '04': '08', // DS
  '05': '08', // DSI
  '07': '09', // LC
  '12': '02', // NP
  '16': '03', // NS
  '17': '05', // RC
  '19': '13', // ND
  '21': '04', // ME
  '24': '15', // DD
  '26': '06', // CTR
  '27': '07', // CSG
  '28': '16', // EC
  '29': '17', // CPS
  '36': '18', // BDP
  '45': '16', // ECI
  '99': '99', // outros
} as const

/** The service's acceptance → aceite: CNAB 400 p. 10, title 150; CNAB 240 p. 9, segment P 109. */
export const acceptanceOf = {
  S: 'A',
  N: 'N',
} as const

/**
 * The service's fine_type (0 none, 1 percentage, 2 value) → código da multa: CNAB 400 nota 35, p. 49, fine 2; CNAB 240 nota 31, p. 32, segment R 66.
 */
export const fineTypeOf = {
  '0': '0',
  '1': '2',
  '2': '1',
} as const

/** Boleto DDA, on confirmed entries of a return: CNAB 400 nota 34, p. 49, title 293; CNAB 240 nota 30, p. 32, segment T 15. */
export const ddaCodes = {
  '0': 'Não é boleto DDA (pagador não aderiu ao DDA até o momento)',
  '1': 'Boleto DDA (pagador aderiu ao DDA em ao menos um banco de relacionamento)',
} as const
