// Santander Banespa (033-7), CNAB 400 posições, bank number 033, until 2011: version 2.0 (October 2009), pp. 11–14. Records of standard 353 with the
// differences below. Pages are those of the file: the number printed at the foot is one less. Returns only.

import type { OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import { blanks, digits, zeros } from '../../../fixed-width/index.js'
import { cnab400Return } from '../../families/core400/index.js'
import { bank, manual400OfBanespa } from '../bank.js'
import * as standard from '../cnab400.js'
import { walletColumns400 } from '../cnab400-account.js'
import { errors400, errorsOf2008, errorsUntil2008 } from '../cnab400-reasons.js'
import { line400, rejections400 } from '../cnab400-return.js'
import { REFUSED } from '../cnab400-tables.js'
import { words400 } from '../words.js'

const MANUAL = 'Santander Banespa (033-7), CNAB 400 posições, versão 2.0 (10/2009)'

/** Header, p. 11. */
const returnHeader = standard.returnHeader
  .replace([101, 117], {
    reserved_1:       zeros(101, 110),  // Zeros
    beneficiary_code: digits(111, 117), // Código do cedente
  })
  .replace([118, 391], {
    reserved_2:       blanks(118, 391), // Brancos
  })
  .as('santander400.banespa.return.header', `${MANUAL}, p. 11`)

/** Registro movimento, pp. 12–13. Page 13 prints 381–391 as blank; by nota 2 (p. 16) 384–385 hold the complement of the account. */
const returnTitle = standard.returnTitle
  .replace([386, 391], {
    reserved_6:       blanks(386, 391), // Brancos
  })
  .as('santander400.banespa.return.title', `${MANUAL}, pp. 12–13`)

/** Trailer, p. 14. */
const returnTrailer = standard.returnTrailer.as('santander400.banespa.return.trailer', `${MANUAL}, p. 14`)

/** Banespa-033, October 2009, p. 12: codes whose meaning or text differs. The errors were in a spreadsheet (nota 5, p. 18). */
const occurrences400OfBanespa: OccurrenceTable = {
  '01': { text: 'Título não existe',                                   our_occurrence: '2192' },
  '02': { text: 'Entrada tít. confirmada',                             our_occurrence: '2001' },
  '03': { text: 'Entrada tít. rejeitada',                              our_occurrence: '2002' },
  '06': { text: 'Liquidação',                                          our_occurrence: '2003' },
  '07': { text: 'Liquidação por conta',                                our_occurrence: '2029' },
  '08': { text: 'Liquidação por saldo',                                our_occurrence: '2030' },
  '09': { text: 'Baixa automática',                                    our_occurrence: '2099' },
  '10': { text: 'Tít. baix. conf. instrução ou por título protestado', our_occurrence: '2074', doubt: { pt: 'um só código para baixa e protesto', en: 'one code for write-off and protest' } },
  '11': { text: 'Em ser',                                              our_occurrence: '2009' },
  '12': { text: 'Abatimento concedido',                                our_occurrence: '2033' },
  '13': { text: 'Abatimento cancelado',                                our_occurrence: '2034' },
  '14': { text: 'Prorrogação de vencimento',                           our_occurrence: '2193' },
  '15': { text: 'Enviado para Cartório',                               our_occurrence: '2134' },
  '16': { text: 'Tít. já baixado/liquidado',                           our_occurrence: '2194' },
  '17': { text: 'Liquidado em cartório',                               our_occurrence: '2035' },
  '21': { text: 'Entrada em Cartório',                                 our_occurrence: '2081' },
  '22': { text: 'Retirado de cartório',                                our_occurrence: '2154' },
  '24': { text: 'Custas de Cartório',                                  our_occurrence: '2195' },
  '25': { text: 'Protestar Título',                                    our_occurrence: '2015', doubt: { pt: 'o texto é o de uma ordem; o manual não informa se o código indica o próprio protesto', en: 'the text is that of an order; the manual does not state whether it reports the protest itself' } },
  '26': { text: 'Sustar Protesto',                                     our_occurrence: '2041' },
}

const SPREADSHEET = 'Santander, tabela de recusas 400 posições padrão 353, 08/2008'

const reasons400OfBanespa: readonly ReasonTable[] = [
  {
    occurrences: REFUSED.filter((code) => Object.hasOwn(occurrences400OfBanespa, code)),
    field: 'title.reason_codes',
    codeWidth: 3,
    severity: 'rejection',
    codes: { ...errors400, ...errorsOf2008, ...errorsUntil2008 },
    source: SPREADSHEET,
  },
]

export const return400OfBanespa = cnab400Return({
  bank,
  variant: 'BANESPA',
  // Today the header of standard 353 also has 033. Before 2012 it had 353, and 033 meant Banespa.
  detectBy: [
    { field: 'header.bank_code', values: ['033'] },
    { field: 'header.generation_date', values: /^(?!0000)\d{4}(0\d|1[01])$/, example: '040110' },
  ],
  layout: { records: { header: returnHeader, title: returnTitle, trailer: returnTrailer }, words: words400 },
  projections: { title: line400 },
  walletColumns: walletColumns400,
  manual: manual400OfBanespa,
  evidence: 'manual',
  occurrences: occurrences400OfBanespa,
  reasons: reasons400OfBanespa,
  rejectionCodes: rejections400,
})
