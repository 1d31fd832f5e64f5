/** Banco Real, CNAB 240, version 4.5 (06/07/2010), pp. 17–18 and 23–24: the records of returns, as differences from FEBRABAN's. */
import { blanks, type Codes, digits, literal, reserved, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { bank } from './bank.js'

const MANUAL = 'Banco Real, CNAB 240, versão 4.5 (06/07/2010)'

/** G001, p. 25: Código do banco na compensação. */
const bankCode = { bank_code: literal(1, 3, bank.number) }

const header = febraban.fileHeader
  .replace([1, 3], bankCode)
  .replace([212, 240], {
    reserved_3: blanks(212, 222),   // G004 Uso exclusivo FEBRABAN/CNAB
    bank_use:   reserved(223, 240), // G023, G024, G026 e G027 Uso exclusivo do banco
  })
  .as('real240.file_header', `${MANUAL}, p. 17`)

const lotHeader = febraban.lotHeader
  .replace([1, 3], bankCode)
  .withUnused({
    zeros: ['credit_date'],
    blanks: ['agreement_code', 'agency_digit', 'account_digit', 'agency_account_digit', 'message_1', 'message_2'],
  })
  .as('real240.lot_header', `${MANUAL}, p. 18`)

/** C006, p. 34: Código da carteira. */
const wallets: Codes = {
  '00': 'Carteira do convênio',
  '20': 'Cobrança Simples',
  '31': 'Cobrança Câmbio',
  '42': 'Cobrança Caucionada',
  '47': 'Cobr. Caucionada Crédito Imobiliário',
  '85': 'Cobrança Partilhada',
}

/** Segmento T, p. 23. */
const segmentT = febraban.segmentT
  .replace([1, 3], bankCode)
  .replace([23, 23], { agency_digit: zeros(23, 23) })  // Uso exclusivo do banco
  .replace([38, 58], {
    wallet_number:       digits(38, 39, { codes: wallets }), // C006 Código da carteira
    reserved_3:          zeros(40, 44),                // Uso exclusivo do banco
    our_number:          digits(45, 57),               // C005 Número do título: 7 dígitos à direita com registro, 13 sem registro
    charge_type:         digits(58, 58),               // Tipo de carteira: 1
  })
  .replace([224, 240], {
    credit_availability: text(224, 224, { codes: { 'D': 'Disponível', 'B': 'Bloqueado' } }), // Forma de crédito
    reserved_2:          blanks(225, 240),             // G004 Uso exclusivo FEBRABAN/CNAB
  })
  .withUnused({ zeros: ['receiving_bank', 'receiving_agency_digit', 'bank_rate'], blanks: ['account_digit', 'agency_account_digit'] })
  .as('real240.segment_t', `${MANUAL}, p. 23`)

/** Segmento U, p. 24. 211–233 are printed as zeros. */
const segmentU = febraban.segmentU
  .replace([1, 3], bankCode)
  .replace([63, 77], { bank_use: reserved(63, 77) })   // Uso exclusivo do banco
  .withUnused({
    zeros: ['payer_occurrence_amount', 'correspondent_bank', 'correspondent_our_number'],
    blanks: ['payer_occurrence_code', 'payer_occurrence_date', 'payer_occurrence_detail'],
  })
  .as('real240.segment_u', `${MANUAL}, p. 24`)

const lotTrailer = febraban.lotTrailer
  .replace([1, 3], bankCode)
  .replace([24, 115], { reserved_3: zeros(24, 115) })  // Uso exclusivo do banco
  .as('real240.lot_trailer', `${MANUAL}, p. 24`)

const trailer = febraban.fileTrailer.replace([1, 3], bankCode).as('real240.file_trailer', `${MANUAL}, p. 17`)

export const returnRecords = { header, lot_header: lotHeader, segment_t: segmentT, segment_u: segmentU, lot_trailer: lotTrailer, trailer } as const
