/**
 * CNAB 400 of banks without a description: the columns with the same place and meaning in at least 60% of the layouts at hand. Nosso número, reasons and the paid
 * amount are in other columns at many banks, and occurrences have other codes: none of them is read, and no record counts as money.
 */
import { date, digits, integer, key, money, record, reserved, taxId, text } from '../../fixed-width/index.js'
import type { BankIdentity, ReturnDialect } from '../bank.js'
import { cnab400Return, returnLabel } from '../families/core400/index.js'
import { GENERIC, manual } from './evidence.js'

const SOURCE = 'Colunas comuns a pelo menos 60% dos layouts de CNAB 400'

const header = record('generic400.return.header', 400, {
  ...returnLabel,
  beneficiary_columns: reserved(27, 46),          // Agência, conta ou código do beneficiário
  beneficiary_name:    text(47, 76),              // Nome do beneficiário
  bank_code:           digits(77, 79),            // Código do banco
  bank_name:           text(80, 94),              // Nome do banco
  generation_date:     date(95, 100, 'DDMMYY'),   // Data de geração
  reserved_1:          reserved(101, 394),        // De cada banco
  sequence:            integer(395, 400),         // Número sequencial do registro
}, SOURCE)

const title = record('generic400.return.title', 400, {
  record_type:             key(1, 1, '1'),            // Identificação do registro
  beneficiary_tax_id_type: digits(2, 3),              // Tipo de inscrição do beneficiário
  beneficiary_tax_id:      taxId(4, 17),              // Número de inscrição do beneficiário
  beneficiary_columns:     reserved(18, 37),          // Agência, conta ou código do beneficiário
  control_number:          text(38, 62),              // Uso da empresa
  our_number_columns:      reserved(63, 107),         // Nosso número, nas colunas de cada banco
  wallet_letter:           text(108, 108),            // Carteira
  occurrence:              digits(109, 110),          // Código da ocorrência
  occurrence_date:         date(111, 116, 'DDMMYY'),  // Data da ocorrência
  document_number:         text(117, 126),            // Seu número
  reserved_1:              reserved(127, 146),        // De cada banco
  due_date:                date(147, 152, 'DDMMYY'),  // Data do vencimento
  amount:                  money(153, 165),           // Valor do título
  receiving_bank:          digits(166, 168),          // Banco recebedor
  reserved_2:              reserved(169, 173),        // De cada banco
  document_type:           text(174, 175),            // Espécie
  bank_rate:               money(176, 188),           // Valor da tarifa
  reserved_3:              reserved(189, 214),        // De cada banco
  iof:                     money(215, 227),           // IOF
  value_rebate:            money(228, 240),           // Abatimento
  discount:                money(241, 253),           // Desconto
  paid_or_credited:        money(254, 266),           // Valor pago, ou creditado
  billet_fine:             money(267, 279),           // Juros de mora
  reserved_4:              reserved(280, 394),        // De cada banco
  sequence:                integer(395, 400),         // Número sequencial do registro
}, SOURCE)

const trailer = record('generic400.return.trailer', 400, {
  record_type: key(1, 1, '9'),       // Identificação do registro
  reserved_1:  reserved(2, 394),     // De cada banco
  sequence:    integer(395, 400),    // Número sequencial do registro
}, SOURCE)

export const genericReturn400 = (bank: BankIdentity): ReturnDialect =>
  cnab400Return({ ...GENERIC, bank, manual, layout: { records: { header, title, trailer } }, occurrences: {}, reasons: [] })
