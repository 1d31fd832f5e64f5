// Caixa (104), Leiaute de Arquivo Eletrônico Padrão CNAB 400, Cobrança Bancária CAIXA - SICOB (67.024 v01, outubro de 2005): the returns of the system
// before SIGCB, anexos IV to VI, pp. 13–15, and their codes, notas 10 and 11, pp. 5–6. Read only.

import type { OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import { digits, reserved, text } from '../../../fixed-width/index.js'
import { cnab400Return } from '../../families/core400/index.js'
import { bank, manualSicob400 } from '../bank.js'
import { returnHeader400, returnTitle400, returnTrailer400 } from '../cnab400.js'
import { paidInParts } from '../cnab400-return.js'
import { occurrences400, type RejectionSubjects, rejectionsInstead } from '../cnab400-tables.js'
import { sicobWords400 } from '../words.js'

const MANUAL = 'Caixa, Leiaute CNAB 400 SICOB, 67.024 v01 (outubro de 2005)'

/** Anexo IV, p. 13. */
const sicobHeader400 = returnHeader400
  .replace([27, 46], {
    beneficiary_code:    text(27, 42),     // Código da empresa: agência 4, operação 3, conta 8, DV 1 (nota 1, p. 3)
    reserved_1:          reserved(43, 46), // Brancos
  })
  .replace([159, 389], {
    reserved_2:          reserved(159, 389), // Brancos
  })
  .as('caixa400_sicob.return.header', `${MANUAL}, p. 13`)

/** Anexo V, pp. 14–15. */
const sicobTitle400 = returnTitle400
  .replace([18, 79], {
    beneficiary_code:    digits(18, 33),   // Código da empresa
    reserved_1:          reserved(34, 37), // Brancos
    control_number:      text(38, 62),     // Uso da empresa
    our_number:          digits(63, 72),   // Nosso número (nota 2, p. 3)
    our_number_digit:    digits(73, 73),   // DV do nosso número
    reserved_2:          reserved(74, 79), // Brancos
  })
  .replace([83, 106], {
    bank_use:            text(83, 106),    // Identificação da operação na CAIXA
  })
  .replace([189, 214], {
    reserved_5:          reserved(189, 214), // Brancos
  })
  .replace([300, 394], {
    reserved_6:          reserved(300, 394), // Brancos
  })
  .as('caixa400_sicob.return.title', `${MANUAL}, pp. 14–15`)

/** Anexo VI, p. 15. */
const sicobTrailer400 = returnTrailer400.as('caixa400_sicob.return.trailer', `${MANUAL}, p. 15`)

/** Codes that SIGCB also has, with the same words except «baixa confirmada» and «bloquete». */
const KEPT = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '20', '21', '22', '25', '26', '27', '28', '29', '30', '31', '32', '33']

/** Nota 11, p. 6: reasons that reject only entries, or only instructions. SICOB has a single table, in which 049 and 050 are about registered titles. */
const REJECTION_SUBJECTS: RejectionSubjects = {
  ofEntries: ['010', '013'],
  ofInstructions: ['002', '008', '049', '050', '055', '056', '057', '058', '059', '076', '077'],
}

/** Nota 10, p. 5. */
const occurrences400Sicob: OccurrenceTable = {
  ...Object.fromEntries(KEPT.map((code) => [code, occurrences400[code]!])),
  '02': { text: 'Baixa Confirmada',                              our_occurrence: '2126' },
  '10': { text: 'Alteração com Reemissão de Boquete Confirmada', our_occurrence: '2130' },
  '21': { text: 'Liquidação',                                    our_occurrence: '2003' }, // the return has no channel
  '23': { text: 'Baixa por Devolução',                           our_occurrence: '2133' },
  '24': { text: 'Baixa Franco Pagamento',                        our_occurrence: '2013' },
  '99': { ...occurrences400['99']!, overrides: rejectionsInstead('title.reason_code', REJECTION_SUBJECTS) },
}

/** Nota 11, p. 6. */
const reasons400Sicob: readonly ReasonTable[] = [
  {
    occurrences: ['99'],
    field: 'title.reason_code',
    codeWidth: 3,
    severity: 'rejection',
    codes: {
      '001': 'Movimento sem Cedente Correspondente',
      '002': 'Movimento sem Título Correspondente',
      '008': 'Movimento para Título já com Movimentação no dia',
      '009': 'Nosso Número não Pertence ao Cedente',
      '010': 'Inclusão de Título já Existente',
      '012': 'Movimento Duplicado',
      '013': 'Entrada Inválida para Cobrança Caucionada ( Cedente não possui conta Caução)',
      '020': 'CEP do Sacado não Encontrado ( Não foi possível a Determinação da Agência Cobradora para o Título)',
      '021': 'Agência Cobradora não Encontrada( Agência Designada para Cobradora não Cadastrada no SICOB)',
      '022': 'Agência Cedente não Encontrada (Agência do Cedente não Cadastrada no SICOB)',
      '045': 'Data de vencimento maior que 1 ano',
      '049': 'Movimento Inválido para Título Baixado/Liquidado',
      '050': 'Movimento Inválido para Título enviado ao cartório',
      '054': 'Faixa de CEP da Agência Cobradora não Abrange CEP do Sacado',
      '055': 'Título já com Opção de Devolução',
      '056': 'Processo de Protesto em Andamento',
      '057': 'Título já com Opção de Protesto',
      '058': 'Processo de Devolução em Andamento',
      '059': 'Novo Prazo p/ Protesto/ Devolução Inválido',
      '076': 'Alteração de Prazo de Protesto Inválida',
      '077': 'Alteração de Prazo de Devolução Inválida',
      '081': 'CEP do Sacado Inválido',
      '082': 'CNPJ/CPF do Sacado Inválido (Dígito não Confere)',
    },
    source: `${MANUAL}, nota 11, p. 6`,
  },
]

export const return400Sicob = cnab400Return({
  bank,
  variant: 'SICOB',
  // SIGCB has a code of six or seven digits in 31–37 followed by blanks; in files of programs that write zeros instead, 43–46 are zeros too.
  detectBy: [
    { field: 'header.beneficiary_code', values: /^(?!0+$)\d{16}$/, example: '1234567890123456' },
    { field: 'header.reserved_1', values: [''] },
  ],
  layout: { fileConstants: ['bank_code'], words: sicobWords400, records: { header: sicobHeader400, title: sicobTitle400, trailer: sicobTrailer400 } },
  // Accounts of SICOB have no remittance, and no wallet.
  walletColumns: {},
  projections: { title: paidInParts('title') },
  manual: manualSicob400,
  evidence: 'manual',
  occurrences: occurrences400Sicob,
  reasons: reasons400Sicob,
  rejectionCodes: { payer_tax_id: '082', due_date: '045', duplicated_number: '010' },
  ourNumber: { length: 10 },
})
