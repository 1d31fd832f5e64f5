// Santander, standard 356 (former Banco Real): Cash Management, Cobrança 400 posições, version 1.1 (01/02/2012): records pp. 12–17, codes pp. 13–15. Returns
// only: remittances are written in standard 353.

import { type OccurrenceTable, type ReasonTable, rejectionCodes240 } from '../../../febraban/index.js'
import { blanks, type Codes, digits, integer, key, money, record, reserved, text, zeros } from '../../../fixed-width/index.js'
import { cnab400Return } from '../../families/core400/index.js'
import { patchOccurrences } from '../../families/patch.js'
import { occurrences, returnRecords, words } from '../../families/real400/index.js'
import { bank, manual400Of356 } from '../bank.js'

const MANUAL = 'Santander, padrão 356, Cobrança 400 posições, versão 1.1 (01/02/2012)'

/** Registro header, p. 12. */
const returnHeader = returnRecords.header
  .replace([28, 39], { transmission_code: digits(28, 39) }) // Código de transmissão, fornecido pelo banco
  .as('santander400.356.return.header', `${MANUAL}, p. 12`)

/** Registro detalhe, pp. 13–15. */
const returnTitle = returnRecords.title
  .replace([24, 30], { agreement_code: digits(24, 30) }) // Código do convênio, fornecido pelo banco
  .replace([302, 341], {
    reserved_10: blanks(302, 339),                    // Brancos
    reason_code: text(340, 341, { case: 'keep' }),    // Motivo da ocorrência; some are small letters
  })
  .replace([392, 394], {
    currency_code: digits(392, 392),                  // Moeda: 0, reais
    bank_use:      reserved(393, 394),                // Uso do banco: 07
  })
  .as('santander400.356.return.title', `${MANUAL}, pp. 13–15`)

/** Retorno de partilha, p. 16: only in «cobrança partilhada», the shares of up to four receivers. */
const returnSplit = record(
  'santander400.356.return.split',
  400,
  {
    record_type:           key(1, 1, '2'),    // Código do registro
    document_number:       text(2, 11),       // Número do título no cedente: seu número
    split_1_receiver_code: text(12, 13),      // Código do receptor 1
    split_1_value:         money(14, 26),     // Valor partilhado, receptor 1
    reserved_1:            zeros(27, 52),     // Zeros
    split_2_receiver_code: text(53, 54),      // Código do receptor 2
    split_2_value:         money(55, 67),     // Valor partilhado, receptor 2
    reserved_2:            zeros(68, 93),     // Zeros
    split_3_receiver_code: text(94, 95),      // Código do receptor 3
    split_3_value:         money(96, 108),    // Valor partilhado, receptor 3
    reserved_3:            zeros(109, 134),   // Zeros
    split_4_receiver_code: text(135, 136),    // Código do receptor 4
    split_4_value:         money(137, 149),   // Valor partilhado, receptor 4
    reserved_4:            zeros(150, 175),   // Zeros
    reserved_5:            blanks(176, 177),  // Brancos
    reserved_6:            zeros(178, 216),   // Zeros
    reserved_7:            blanks(217, 218),  // Brancos
    reserved_8:            zeros(219, 257),   // Zeros
    reserved_9:            blanks(258, 394),  // Brancos
    sequence:              integer(395, 400), // Nº sequencial do registro no arquivo
  },
  `${MANUAL}, p. 16`,
)

/** Registro trailer, p. 17. The page prints 40–394 as blanks and parts of it as zeros: any content is kept. */
const returnTrailer = returnRecords.trailer
  .replace([40, 394], { reserved_2: reserved(40, 394) }) // Brancos; zeros em 58–79, 98–119 e 138–159
  .as('santander400.356.return.trailer', `${MANUAL}, p. 17`)

const SOURCE = 'Santander, padrão 356, Cobrança 400 posições, versão 1.1 (01/02/2012), pp. 14–15'

/** Reasons of 03 (pp. 14–15) that reject only instructions: they are about registered or missing titles. */
const INSTRUCTION_REFUSALS: readonly string[] = [
  '40', // título com ordem de protesto emitida
  '60', // movimento para título não cadastrado
  'rc', // título encontra-se em aberto
  'rd', // título já baixado
  're', // título não baixado
  'rf', // título não está vencido
]

/** Código da ocorrência, 109–110, pp. 13–14. */
const occurrences400Of356: OccurrenceTable = patchOccurrences(occurrences, {
  changed: {
    '03': { text: 'Registro Recusado', our_occurrence: '2002', doubt: { pt: 'o manual não informa se os motivos 04 e 05 rejeitam entradas ou instruções', en: 'the manual does not state whether the reasons 04 and 05 reject entries or instructions' }, overrides: [
      { field: 'title.reason_code', codes: INSTRUCTION_REFUSALS, means: { text: 'Registro Recusado', our_occurrence: '2020' } },
      // pedido de protesto não permitido
      { field: 'title.reason_code', codes: ['39'], means: { text: 'Registro Recusado', our_occurrence: '2020', doubt: { pt: 'uma entrada com dias de protesto também pode ter 39', en: 'an entry with days of protest may also have 39' } } },
    ] },
  },
  added: {
    '35': { text: 'Titulo DDA reconhecido pelo Sacado', our_occurrence: '2067' },
    '36': { text: 'Titulo DDA não reconhecido p/ Sacado', our_occurrence: '2068' },
    '37': { text: 'Titulo DDA recusado pela CIP', our_occurrence: '2069' },
    '75': { text: 'Juros e Data de Vencimento alterados', our_occurrence: '2006', doubt: { pt: 'o código também informa juros alterados', en: 'it also reports changed interest' } },
  },
})

/** Motivo da ocorrência, 340–341, with code 03, pp. 14–15. The last eight are printed in small letters. */
const rejectionCodes: Codes = {
  '04': 'Cód. Movimento não permitido p/ carteira',
  '05': 'Cód. Movimento inválido',
  '08': 'Nosso Número inválido',
  '09': 'Duplicidade de Título',
  '10': 'Carteira inválida',
  '16': 'Data Vencimento inválida',
  '17': 'Data Venc. anterior a Data Emissão',
  '18': 'Venc. fora do prazo de operação',
  '20': 'Valor do título inválido',
  '21': 'Espécie do Título inválida',
  '22': 'Espécie do título não permitida para a carteira (título não é nota de débito)',
  '24': 'Data da emissão inválida',
  '26': 'Cód. De juros de mora inválido',
  '27': 'Valor/ Taxa de juros mora inválido',
  '28': 'Cód.do desconto inválido',
  '29': 'Valor do desconto maior ou igual ao valor do título',
  '30': 'Desconto a conceder não confere',
  '32': 'Valor/ Taxa de IOF inválido',
  '33': 'Valor do abatimento inválido',
  '34': 'Valor do abatimento maior ou igual ao valor do título',
  '35': 'Valor a conceder não confere',
  '37': 'Cód. P/ protesto inválido',
  '39': 'Pedido de protesto não permitido p/ o título',
  '40': 'Título com ordem de protesto emitida',
  '44': 'Código da moeda inválida',
  '45': 'Nome do sacado não informado',
  '46': 'Tipo/Nro. de inscrição do Sacado inválidos',
  '47': 'Endereço do sacado não informado',
  '48': 'CEP inválido',
  '49': 'CEP sem praça de cobrança (não localizado)',
  '51': 'CEP incompatível com UF',
  '53': 'Tipo/Nro. de inscrição do Sacador inválidos',
  '55': 'Nosso Número no bco. corresp. não informado',
  '57': 'Cód.da multa inválido',
  '58': 'Data da multa inválida',
  '59': 'Valor/Percentual da Multa Inválido',
  '60': 'Movimento p/ título não cadastrado',
  '62': 'Tipo de impressão inválido (Situação do Bco. Correspondente)',
  '63': 'Entrada p/ título já cadastrado',
  '79': 'Data do Juros de Mora Inválida',
  '85': 'Título com pagamento vinculado (Sujeito a confirmação da agência)',
  'ra': 'produto não e cobrança',
  'rb': 'protesto susp. temporariamente',
  'rc': 'titulo encontra-se em aberto',
  'rd': 'titulo já baixado',
  're': 'titulo não baixado',
  'rf': 'titulo não esta vencido',
  'rg': 'digito contrato/sub-cart inválido',
  'rk': 'valor de custas > r$ 1.500,00',
}

/** The occurrences 06 and 09 also have complements (p. 13), which the manual does not list. */
const reasons400Of356: readonly ReasonTable[] = [
  { occurrences: ['03'], field: 'title.reason_code', codeWidth: 2, severity: 'rejection',   codes: rejectionCodes,             source: SOURCE },
  { occurrences: ['02'], field: 'title.reason_code', codeWidth: 2, severity: 'information', codes: { '01': 'Sacado DDA' }, source: SOURCE },
]

/** «Valor cobrado» is the amount paid; fee, credit and IOF have no columns. Nosso número has no check digit. */
export const return400Of356 = cnab400Return({
  bank,
  variant: '356',
  // Files of standard 353 have zeros in 101–108. Files with a density in these columns (Itaú) have no transmission code of twelve digits.
  detectBy: [
    { field: 'header.recording', values: ['01600BPI'] },
    { field: 'header.transmission_code', values: /^\d{12}$/, example: '123456789012' },
  ],
  layout: {
    words,
    records: { header: returnHeader, title: returnTitle, split: returnSplit, trailer: returnTrailer },
    companions: { split: { linkFields: ['document_number'] } },
  },
  projections: {
    title: {
      billet_fine: { sum: ['title.interest', 'title.fine'] },
      // The return has no account; it has the code of the title's agreement.
      account_number: 'title.agreement_code',
    },
  },
  // No field of a wallet is known to hold this agreement.
  walletColumns: {},
  manual: manual400Of356,
  evidence: 'manual',
  occurrences: occurrences400Of356,
  reasons: reasons400Of356,
  rejectionCodes: rejectionCodes240,
  ourNumber: { length: 7, digitLength: 0 },
})
