/**
 * Banco Real, CNAB 400, version 3.0 (05/01/2005): returns of cobrança registrada (pp. 21–24) and sem registro (pp. 34–36), and the list of the open titles,
 * «existência» (pp. 25–28). Carnês, version 2.0 (20/03/2002), pp. 19–21, have the columns of cobrança sem registro.
 */
import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { blanks, type Codes, digits, key, literal, money, reserved, text, zeros } from '../../fixed-width/index.js'
import { cnab400Return } from '../families/core400/index.js'
import { patchOccurrences } from '../families/patch.js'
import * as family from '../families/real400/index.js'
import { bank, manual400, ourNumber } from './bank.js'

const MANUAL = 'Banco Real, Cobrança CNAB 400, versão 3.0 (05/01/2005)'

/** Espécie do título, p. 23. */
const documentTypes: Codes = {
  '01': 'Duplicata',
  '02': 'Nota Promissória',
  '03': 'Nota de Seguro',
  '04': 'Cobrança Seriada',
  '05': 'Recibo',
  '06': 'Banco Emitirá Bloquetos',
  '07': 'Banco não emitirá Bloquetos',
  '99': 'Outros',
}

/** Valor/moeda and tipo de moeda: codes of the remittance (p. 19), which the bank returns. */
const currencyValues: Codes = { '0': 'Em reais', '1': 'Em moeda' }

const currencyCodes: Codes = {
  '01': 'US$ (Dólar Americano)',
  '02': 'IGPM',
  '04': 'IGPM (Base Dez/92)',
  '07': 'Real',
  '08': 'ITRD',
  '09': 'IDTR (Uso para Seguradoras)',
  '10': 'FAJTR (Uso para seguradoras)',
}

const header = family.returnRecords.header
  .replace([77, 79], { bank_code: literal(77, 79, bank.number) }) // Identificação do banco
  .as('real400.return.header', `${MANUAL}, pp. 21, 25 e 34`)

const title = family.returnRecords.title
  .withCodes({ document_type: documentTypes, currency_value: currencyValues, currency_code: currencyCodes })
  .withUnused({ zeros: ['other_credit'] })

/** Cobrança sem registro, p. 35. Carnês print the number in two parts: the title's number (47–57) and that of the installment (58–59). */
const titleUnregistered = title
  .replace([38, 107], {
    bank_use:               reserved(38, 46),    // Uso interno
    our_number:             digits(47, 59),      // Número do banco
    reserved_4:             reserved(60, 107),   // Filler
  })
  .replace([109, 110], { occurrence: key(109, 110, '06') }) // Código da ocorrência: liquidação normal
  .replace([117, 152], {
    reserved_5:             blanks(117, 146),    // Brancos
    reserved_6:             reserved(147, 152),  // Reservado
  })
  .replace([166, 168], { collecting_bank: digits(166, 168) }) // Banco recebedor; 356 nos carnês
  .replace([174, 240], {
    document_type:          key(174, 175, '57'), // Espécie: sem registro
    receiving_bank:         digits(176, 178),    // Banco recebedor
    reserved_7:             reserved(179, 182),  // Reservado
    reserved_8:             blanks(183, 240),    // Brancos
  })
  .replace([267, 292], {
    billet_fine:            money(267, 279),     // Valor dos juros
    reserved_11:            blanks(280, 292),    // Brancos
  })
  .replace([302, 394], { reserved_10: blanks(302, 394) }) // Brancos
  .as('real400.return.title_unregistered', `${MANUAL}, p. 35`)

/** Valor/moeda e tipo de moeda, p. 27. */
const currencies: Codes = {
  '2': 'IGPM',
  '4': 'IGPM (Base Dez. 92)',
  '5': 'US$ (Dólar Americano)',
  '7': 'Real',
  '8': 'ITRD',
  '9': 'IDTR (Uso para Seguradoras)',
  'A': 'FAGTR (Uso para Seguradoras)',
}

/** Existência, pp. 26–27: an open title. */
const titleOpen = title
  .replace([109, 110], { occurrence: key(109, 110, '11') }) // Código da ocorrência: em ser
  .replace([215, 227], { iof: zeros(215, 227) })            // I.O.C. da carteira de desconto: zeros
  .withUnused({ zeros: ['other_fines'] })
  .replace([293, 394], {
    currency_value: text(293, 293, { codes: currencies }),  // Valor/moeda: se os valores são em reais ou em quantidade de moeda
    currency_code:  text(294, 294, { codes: currencies }),  // Tipo de moeda
    reserved_9:     blanks(295, 394),                       // Brancos
  })
  .as('real400.return.title_open', `${MANUAL}, pp. 26–27`)

/** In cobrança sem registro, 40–394 are blanks (p. 36). */
const trailer = family.returnRecords.trailer
  .replace([5, 7], { bank_code: literal(5, 7, bank.number) }) // Identificação do banco
  .as('real400.return.trailer', `${MANUAL}, pp. 24, 28 e 36`)

/** Código da ocorrência, pp. 22–23 and 26. «Confirmação de Entrega» is printed for 02. */
const occurrences: OccurrenceTable = patchOccurrences(family.occurrences, {
  reworded: { '02': 'Confirmação de Entrega', '05': 'Liquidação de Título não Registrado', '34': 'Protesto Automático Cancelado' },
  changed: {
    '03': { text: 'Registro Recusado', our_occurrence: '2002', doubt: { pt: 'o layout não tem motivos: também pode ser uma instrução recusada', en: 'the layout has no reasons: it may also be a rejected instruction' } },
    // 38–62 is the campo especial.
    '23': { text: 'Campo especial alterado', our_occurrence: '2054' },
  },
  added: { '11': { text: 'Em Ser', our_occurrence: '2009' } },
})

/** Motivo da recusa ou devolução, p. 23: the words of the notary. */
const reasons: readonly ReasonTable[] = [
  { occurrences: ['28'], field: 'title.notary_reason', codeWidth: 50, form: 'text', severity: 'information', codes: {}, source: `${MANUAL}, p. 23` },
]

/** «Valor cobrado» is the amount paid. */
export const return400 = cnab400Return({
  bank,
  layout: {
    words: family.words,
    records: { header, title, title_unregistered: titleUnregistered, title_open: titleOpen, trailer },
    titles: [{ main: 'title' }, { main: 'title_unregistered' }, { main: 'title_open' }],
  },
  projections: {
    title: { billet_fine: { sum: ['title.interest', 'title.fine'] }, error_code: 'title.notary_reason' },
    title_open: { billet_fine: 'title_open.interest' },
  },
  manual: manual400,
  evidence: 'manual',
  occurrences,
  reasons,
  // Cobrança registrada has only the last seven digits.
  ourNumber: { ...ourNumber, withoutZeros: true },
})
