/**
 * Sicoob, CNAB 400 of the correspondent Bradesco (carteira 9): titles that Bradesco collects for Sicoob, in files with Bradesco's layout and the number 756.
 * Read only. Sicoob, Manual para cedentes com sistema próprio e utilização do correspondente Bradesco, PDF of July 2013: records pp. 7–9, occurrences p. 10,
 * reasons pp. 11–14. The PDF of March 2015 (pp. 21–27) has the same columns and codes, with «sacado» for «pagador».
 */
import { blanks, date, digits, text, zeros } from '../../../fixed-width/index.js'
import { type Bradesco400ReturnRecords, bradesco400Return, occurrences400, reasons400 } from '../../families/bradesco400/index.js'
import { patchOccurrences, patchReasons } from '../../families/patch.js'
import { bank, manualBradesco400 } from '../bank.js'

const MANUAL = 'Sicoob, Manual para cedentes com sistema próprio e utilização do correspondente Bradesco (julho/2013)'

/** Bradesco's records with the columns that this manual prints. The credit has no column. */
const records = ({ header, title, trailer }: Bradesco400ReturnRecords) => ({
  header: header
    .replace([27, 46], { agency_prefix: zeros(27, 35), agency_number: digits(36, 39), beneficiary_code: digits(40, 46) })
    .replace([101, 394], { correspondent_agency: digits(101, 104), correspondent_digit: text(105, 105), correspondent_account: digits(106, 112), correspondent_account_digit: text(113, 113), correspondent_agreement: digits(114, 133), correspondent_name: text(134, 233), reserved_1: blanks(234, 394) })
    .as('sicoob400.return.bradesco_header', `${MANUAL}, pp. 7–8`),
  title: title
    // Nosso número is year 2, prefix 3 and sequence 6. The account is the beneficiary's code.
    .replace([21, 37], { agency_prefix: zeros(21, 26), agency_number: digits(27, 30), beneficiary_code: digits(31, 37) })
    .replace([63, 70], { reserved_2: zeros(63, 70) })
    .replace([83, 108], { reserved_3: blanks(83, 92), reserved_4: zeros(93, 104), split_indicator: blanks(105, 105), reserved_5: zeros(106, 107), wallet_number: digits(108, 108) })
    .replace([127, 146], { our_number_sent: blanks(127, 146) })
    .replace([174, 175], { document_type: blanks(174, 175) })
    .replace([202, 253], { late_interest: zeros(202, 214), iof: zeros(215, 227), value_rebate: zeros(228, 240), discount: zeros(241, 253) })
    .replace([267, 301], { billet_fine: zeros(267, 279), other_credit: zeros(280, 292), reserved_6: blanks(293, 294), protest_reason: blanks(295, 295), credit_date: date(296, 301, 'DDMMYY') })
    .replace([302, 394], { reserved_7: blanks(302, 318), reason_codes: digits(319, 328), reserved_8: blanks(329, 394) })
    .as('sicoob400.return.bradesco_title', `${MANUAL}, pp. 8–9`),
  trailer: trailer.replace([2, 394], { reserved_1: blanks(2, 394) }).as('sicoob400.return.bradesco_trailer', `${MANUAL}, p. 9`),
})

const occurrences = patchOccurrences(occurrences400, {
  only: '02 03 06 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 27 28 30 32 33 34 35 68 69',
  reworded: { '09': 'Baixado automaticamente via arquivos', '11': 'Em Ser – Arquivo de Títulos Pendentes', '16': 'Título pago em cheque – vinculado', '20': 'Confirmação de Recebimento Instrução de Sustação de Protesto', '24': 'Entrada Rejeitada por CEP irregular', '28': 'Débito de Tarifas e Custas', '33': 'Confirmação de Pedido de Alteração de Outros Dados', '34': 'Retirado de Cartório e Manutenção de Carteira', '68': 'Acerto do dados de rateio de crédito', '69': 'Cancelamento dos dados do rateio' },
  changed: {
    // Without partial payments, the hourly return and the column for the answer to a protest.
    '06': { text: 'Liquidação Normal', our_occurrence: '2028' },
    // 10 with 14: protested (p. 12).
    '10': { text: 'Baixado Conforme Instruções da Agência', our_occurrence: '2074', overrides: [{ field: 'title.reason_codes', codes: ['14'], means: { text: 'Baixado Conforme Instruções da Agência', our_occurrence: '2019' } }] },
    '15': { text: 'Liquidação em Cartório', our_occurrence: '2035' },
    '17': { text: 'Liquidação após baixa ou título não registrado', our_occurrence: '2014' },
    '19': { text: 'Confirmação de Recebimento Instrução de Protesto', our_occurrence: '2015' },
    '22': { text: 'Título com pagamento cancelado', our_occurrence: '2105', doubt: { pt: 'o manual não informa qual pagamento é cancelado: um pagamento (06) ou um pagamento em cheque ainda não compensado (16)', en: 'the manual does not state which payment it cancels: a payment (06), or a payment by a cheque that has not cleared (16)' } },
    // 35 with 81: no more attempts are made, and the title was written off (p. 14).
    '35': { text: 'Desagendamento do débito automático', our_occurrence: '2110', overrides: [{ field: 'title.reason_codes', codes: ['81'], means: { text: 'Desagendamento do débito automático', our_occurrence: '2110', kind: 'written_off' } }] },
  },
})

/** Wordings in all tables of this manual. */
const WORDS = { '31': 'Concessão de desconto – Já existe desconto anterior', '38': 'Prazo para protesto inválido', '68': 'Débito não agendado – erro nos dados de remessa', '69': 'Débito não agendado – Pagador não consta no cadastro de autorizante', '70': 'Débito não agendado – Cedente não autorizado pelo Pagador', '71': 'Débito não agendado – Cedente não participa da modalidade de débito automático', '72': 'Débito não agendado – Código de moeda diferente de R$', '73': 'Débito não agendado – Data de vencimento inválida' }

const reasons = patchReasons(reasons400, MANUAL, WORDS, {
  '02': { page: 'p. 11', only: '17 21 24 38 39 43 45 46 47 48 50 53 54 67 68 69 70 71 72 73 75 86', reworded: { '39': 'Pedido para protesto não permitido para título', '48': 'CEP irregular', '53': 'Nº de inscrição do Sacador/avalista inválidos (CPF/CGC)', '54': 'Sacador/avalista não informado', '75': 'Débito não agendado – Tipo do número de inscrição do pagador debitado inválido' } },
  '03': { page: 'p. 12', only: '02 03 04 05 07 08 09 10 16 18 20 21 22 24 38 44 50 63 68 69 70 71 72 73 74 75', changed: { '44': 'Agência Cedente não prevista' }, reworded: { '07': 'Agência/conta/Digito – Inválido', '50': 'CEP irregular – Banco Correspondente', '74': 'Débito não agendado – Conforme seu pedido, Título não registrado' } },
  '09': { page: 'p. 12', only: '10', reworded: { '10': 'Baixa comandada pelo cliente' } },
  '10': { page: 'p. 12', only: '14', added: { '15': 'Título excluído' } },
  '24': { page: 'p. 12', only: '48' },
  '27': { page: 'p. 12', only: '04 07 08 10 15 40 42 60 77 85', reworded: { '42': 'Código para baixa/devolução via Telebradesco inválido' } },
  '28': { page: 'p. 13', only: '03 04 08', reworded: { '03': 'Tarifa de sustação', '04': 'Tarifa de protesto' } },
  '30': { page: 'p. 13', only: '01 04 05 08 15 16 17 18 24 29 30 31 33 34 38 39 40 42 60 85', reworded: { '05': 'Código de ocorrência não numérico', '15': 'Características da cobrança incompatíveis', '16': 'Data de vencimento inválida', '24': 'Data de emissão inválida', '39': 'Pedido de protesto não permitido para o Título', '40': 'Título com ordem de protesto emitido', '85': 'Título com pagamento vinculado' } },
  '32': { page: 'pp. 13–14', only: '01 02 04 05 07 08 10 15 16 17 18 20 21 22 24 28 29 30 31 33 34 36 38 39 40 41 45 46 47 48 50 53 60 85 86', added: { '42': 'Código para baixa/devolução inválido' }, reworded: { '02': 'Código do registro detalhe inválido', '28': 'Código de desconto via Telebradesco inválido', '36': 'Concessão abatimento – Já existe abatimento anterior', '39': 'Pedido de protesto não permitido para o Título', '40': 'Título com ordem de protesto emitido', '41': 'Pedido cancelamento/sustação para Título sem instrução de protesto' } },
  '35': { page: 'p. 14', only: '81 82' },
})

export const returnBradesco400 = bradesco400Return({
  bank,
  variant: 'CORRESPONDENTE BRADESCO',
  // Sicoob's own layout has «756 - BANCOOB S/A» in this field.
  detectBy: [{ field: 'header.bank_name', values: ['BANCOOB'] }],
  records,
  projections: { title: { account_number: 'title.beneficiary_code' } },
  walletColumns: { account_number: 'extra1' },
  manual: manualBradesco400,
  evidence: 'manual',
  ourNumber: { length: 11 },
  occurrences,
  reasons,
  rejectionCodes: { due_date: '16', amount: '20', duplicated_number: '09', unknown_title: '60' },
})
