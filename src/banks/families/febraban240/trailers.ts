import { MANUAL } from '../../../febraban/index.js'
import { blanks, digits, integer, key, literal, money, record, type Total, text } from '../../../fixed-width/index.js'

/** Trailer de arquivo, p. 18. */
export const fileTrailer = record(
  'febraban240.file_trailer',
  240,
  {
    bank_code:                    digits(1, 3),          // G001 Código do banco na compensação
    lot_number:                   literal(4, 7, '9999'), // G002 Lote de serviço
    record_type:                  key(8, 8, '9'),        // G003 Tipo de registro
    reserved_1:                   blanks(9, 17),         // G004 Uso exclusivo FEBRABAN/CNAB
    lot_count:                    integer(18, 23),       // G049 Quantidade de lotes do arquivo
    record_count:                 integer(24, 29),       // G056 Quantidade de registros do arquivo
    reconciliation_account_count: integer(30, 35),       // G037 Quantidade de contas para conciliação
    reserved_2:                   blanks(36, 240),       // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 18`,
)

/**
 * Trailer de lote de cobrança, p. 68. Only returns have counts and amounts by charge type (C006). The page calls 76–92 a count, but with 2 decimals: it is an
 * amount.
 */
export const lotTrailer = record(
  'febraban240.lot_trailer',
  240,
  {
    bank_code:           digits(1, 3),     // G001 Código do banco na compensação
    lot_number:          digits(4, 7),     // G002 Lote de serviço
    record_type:         key(8, 8, '5'),   // G003 Tipo de registro
    reserved_1:          blanks(9, 17),    // G004 Uso exclusivo FEBRABAN/CNAB
    record_count:        integer(18, 23),  // G057 Quantidade de registros no lote
    simple_count:        integer(24, 29),  // C070 Quantidade de títulos, cobrança simples
    simple_amount:       money(30, 46),    // C071 Valor total, cobrança simples
    linked_count:        integer(47, 52),  // C070 Quantidade de títulos, cobrança vinculada
    linked_amount:       money(53, 69),    // C071 Valor total, cobrança vinculada
    pledged_count:       integer(70, 75),  // C070 Quantidade de títulos, cobrança caucionada
    pledged_amount:      money(76, 92),    // C071 Valor total, cobrança caucionada
    discounted_count:    integer(93, 98),  // C070 Quantidade de títulos, cobrança descontada
    discounted_amount:   money(99, 115),   // C071 Valor total, cobrança descontada
    entry_notice_number: text(116, 123),   // C072 Número do aviso de lançamento
    reserved_2:          blanks(124, 240), // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 68`,
)

/** Fields of the trailer of a lot that banks without totals do not use. */
export const noTotals = {
  zeros: ['simple_count', 'simple_amount', 'linked_count', 'linked_amount', 'pledged_count', 'pledged_amount', 'discounted_count', 'discounted_amount'],
  blanks: ['entry_notice_number'],
} as const

/**
 * Totals of cobrança simples in a lot of a remittance (C070, C071), for banks whose manual has them in remittances, or does not state whether remittances have
 * them. Zeros of other programs are read.
 */
export const optionalSimpleTotals240: readonly Total[] = [
  { field: 'lot_trailer.simple_count', equals: 'lot_titles', optional: true },
  { field: 'lot_trailer.simple_amount', equals: { sum: 'segment_p.amount', over: 'lot' }, optional: true },
]
