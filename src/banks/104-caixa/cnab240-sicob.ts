// Caixa (104), Leiaute de Arquivo Eletrônico Padrão CNAB 240, Cobrança Bancária CAIXA - SICOB (67.023 v014, setembro de 2008): the returns of the
// system before SIGCB. FEBRABAN's records, with the differences below.

import { date, digits, integer, money, reserved, text } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'

const MANUAL = 'Caixa, Leiaute CNAB 240 SICOB, 67.023 v014 (setembro de 2008)'

/** Header de arquivo, pp. 7–8. */
export const sicobFileHeader = febraban.fileHeader
  .replace([33, 72], {
    agreement_code:      text(33, 48),     // 07.0 Código do convênio: agência 4, operação 3, conta 8, DV 1 (G007)
    bank_use_1:          reserved(49, 52), // 07.0 Uso exclusivo CAIXA
    agency_number:       digits(53, 57),   // 08.0 Agência mantenedora da conta
    agency_digit:        text(58, 58),     // 09.0 DV da agência
    beneficiary_code:    digits(59, 70),   // 10.0 Código do cedente: zero, operação 3, cedente 8 (G010)
    beneficiary_digit:   digits(71, 71),   // 11.0 DV do cedente
    agency_beneficiary_digit: text(72, 72), // 12.0 DV da agência e do cedente
  })
  .as('caixa240_sicob.return.file_header', `${MANUAL}, p. 7`)

/** Header de lote. */
export const sicobLotHeader = febraban.lotHeader
  .replace([34, 73], {
    agreement_code:      text(34, 49),     // 11.1 Código do convênio (G007)
    bank_use_1:          reserved(50, 53), // 11.1 Uso exclusivo CAIXA
    agency_number:       digits(54, 58),   // 12.1 Agência mantenedora da conta
    agency_digit:        text(59, 59),     // 13.1 DV da agência
    beneficiary_code:    digits(60, 71),   // 14.1 Código do cedente (G010)
    beneficiary_digit:   digits(72, 72),   // 15.1 DV do cedente
    agency_beneficiary_digit: text(73, 73), // 16.1 DV da agência e do cedente
  })
  .as('caixa240_sicob.return.lot_header', `${MANUAL}, p. 14`)

/** Segmento T, p. 19. */
export const sicobSegmentT = febraban.segmentT
  .replace([18, 57], {
    agency_number:       digits(18, 22),   // 08.3T Agência mantenedora da conta
    agency_digit:        text(23, 23),     // 09.3T DV da agência
    beneficiary_code:    digits(24, 35),   // 10.3T Código do cedente (G010)
    beneficiary_digit:   digits(36, 36),   // 11.3T DV do cedente
    agency_beneficiary_digit: text(37, 37), // 12.3T DV da agência e do cedente
    bank_use_1:          reserved(38, 46), // 13.3T Uso exclusivo CAIXA: brancos
    our_number:          digits(47, 56),   // 13.3T Nosso número (G069)
    our_number_digit:    digits(57, 57),   // 13.3T DV do nosso número
  })
  .replace([59, 73], {
    document_number:     text(59, 69),     // 15.3T Número do documento
    bank_use_2:          reserved(70, 73), // 15.3T Uso exclusivo CAIXA
  })
  .as('caixa240_sicob.segment_t', `${MANUAL}, p. 19`)

/** Segmento U, p. 20. */
export const sicobSegmentU = febraban.segmentU
  .replace([154, 240], {
    fee_date:            date(154, 161, 'DDMMYYYY'), // 23.3U Data do débito da tarifa
    reserved_2:          reserved(162, 240),         // 24.3U Uso exclusivo FEBRABAN/CNAB
  })
  .as('caixa240_sicob.segment_u', `${MANUAL}, p. 20`)

/** Trailer de lote, p. 22. */
export const sicobLotTrailer = febraban.lotTrailer
  .replace([47, 123], {
    bank_use_1:          reserved(47, 69), // 08.5, 09.5 Uso exclusivo FEBRABAN/CNAB: zeros
    pledged_count:       integer(70, 75),  // 10.5 Quantidade de títulos, cobrança caucionada
    pledged_amount:      money(76, 92),    // 11.5 Valor total, cobrança caucionada
    discounted_count:    integer(93, 98),  // 12.5 Quantidade de títulos, cobrança descontada
    discounted_amount:   money(99, 115),   // 13.5 Valor total, cobrança descontada
    bank_use_2:          reserved(116, 123), // 14.5 Uso exclusivo FEBRABAN/CNAB
  })
  .as('caixa240_sicob.return.lot_trailer', `${MANUAL}, p. 22`)
