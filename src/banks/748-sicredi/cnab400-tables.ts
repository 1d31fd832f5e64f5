// Sicredi, Manual do Beneficiário – Cobrança CNAB 400, version 2.1 of November 2021: occurrences and reasons, tables 7.2 to 7.4, pp. 17–25;
// instructions, table 7.1, pp. 16–17; codes of table 3, pp. 4–5, and of the records, pp. 26–30. Version 1.4 of August 2019 has the same instructions.

import type { OurCode } from '../../cobranca/index.js'
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { CONFIRMED_CHANGE, REJECTED_REMOVAL, similarTo } from '../families/doubts.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Sicredi, Cobrança CNAB 400, versão 2.1 (11/2021)'

/**
 * Tabela de ocorrências, 7.2, pp. 17–18; title 109–110. Version 1.4 of August 2019 (pp. 11–12) has no 07. The codes of negativation are newer than the unified
 * list, whose texts name one bureau (Serasa) or Itaú's product (negativação expressa).
 */
export const occurrences400: OccurrenceTable = {
  '02': { text: 'Entrada confirmada',                                               our_occurrence: '2001' },
  '03': { text: 'Entrada rejeitada',                                                our_occurrence: '2002' },
  '06': { text: 'Liquidação normal',                                                our_occurrence: '2028' },
  '07': { text: 'Intenção de pagamento',                                            our_occurrence: '2158', doubt: { pt: 'o código mais parecido; nunca é um pagamento, embora 254–266 tenha o valor', en: 'the most similar code; never a payment, although 254–266 has its value' } },
  '09': { text: 'Baixado automaticamente via arquivo',                              our_occurrence: '2211' },
  '10': {
    text: 'Baixado conforme instruções da cooperativa',
    our_occurrence: '2074',
    // 14, título protestado (pp. 17 and 19): written off for that.
    overrides: [{ field: 'title.reason_codes', codes: ['14'], means: { text: 'Baixado conforme instruções da cooperativa', our_occurrence: '2019' } }],
  },
  '12': { text: 'Abatimento concedido',                                             our_occurrence: '2033' },
  '13': { text: 'Abatimento cancelado',                                             our_occurrence: '2034' },
  '14': { text: 'Vencimento alterado',                                              our_occurrence: '2006', doubt: CONFIRMED_CHANGE },
  '15': { text: 'Liquidação em cartório',                                           our_occurrence: '2035' },
  '17': { text: 'Liquidação após baixa',                                            our_occurrence: '2014' },
  '19': {
    text: 'Confirmação de recebimento de instrução de protesto',
    our_occurrence: '2015',
    // 295 holds the result (p. 38): A accepted, D discarded.
    overrides: [
      {
        field: 'title.protest_answer',
        codes: ['D'],
        means: { text: 'Confirmação de recebimento de instrução de protesto – Desprezado', our_occurrence: '2020' },
      },
    ],
  },
  '20': { text: 'Confirmação de recebimento de instrução de sustação de protesto',   our_occurrence: '2016' },
  '23': { text: 'Entrada de título em cartório',                                    our_occurrence: '2081', doubt: similarTo('2017') },
  '24': { text: 'Entrada rejeitada por CEP irregular',                              our_occurrence: '2106' },
  '27': { text: 'Baixa rejeitada',                                                  our_occurrence: '2212' },
  '28': { text: 'Tarifa',                                                           our_occurrence: '2213' },
  '29': { text: 'Rejeição do pagador',                                              our_occurrence: '2214' },
  '30': { text: 'Alteração rejeitada',                                              our_occurrence: '2215' },
  '32': { text: 'Instrução rejeitada',                                              our_occurrence: '2020' },
  '33': { text: 'Confirmação de pedido de alteração de outros dados',               our_occurrence: '2021' },
  '34': { text: 'Retirado de cartório e manutenção em carteira',                    our_occurrence: '2109' },
  '35': { text: 'Aceite do pagador',                                                our_occurrence: '2216' },
  '78': { text: 'Confirmação de recebimento de pedido de negativação',              our_occurrence: '2225', doubt: similarTo('2247') },
  '79': { text: 'Confirmação de recebimento de pedido de exclusão de negativação',  our_occurrence: '2226', doubt: similarTo('2151', '2248') },
  '80': { text: 'Confirmação de entrada de negativação',                            our_occurrence: '2229', doubt: similarTo('2148') },
  '81': { text: 'Entrada de negativação rejeitada',                                 our_occurrence: '2224', doubt: similarTo('2147') },
  '82': { text: 'Confirmação de exclusão de negativação',                           our_occurrence: '2230', doubt: similarTo('2149') },
  '83': { text: 'Exclusão de negativação rejeitada',                                our_occurrence: '2020', doubt: REJECTED_REMOVAL },
  '84': { text: 'Exclusão de negativação por outros motivos',                       our_occurrence: '2149', doubt: similarTo('2230', '2231') },
  '85': { text: 'Ocorrência informacional por outros motivos',                      our_occurrence: '2228' },
}

/**
 * Tabela de motivos, 7.3, pp. 18–25. The table prints 01 to 09 with one digit; version 1.4 (p. 12) and files have two. In version 1.4 (p. 13) 49 and 50 were
 * about the guarantor; the guarantor now has 53 and 54.
 */
const reasonCodes = {
  '01': 'Código do banco inválido',
  '02': 'Código do registro detalhe inválido',
  '03': 'Código da ocorrência inválido',
  '04': 'Código de ocorrência não permitida para a carteira',
  '05': 'Código de ocorrência não numérico',
  '07': 'Cooperativa/conta/dígito inválidos',
  '08': 'Nosso Número inválido',
  '09': 'Nosso Número duplicado',
  '10': 'Carteira inválida',
  '14': 'Título protestado',
  '15': 'Cooperativa/carteira/agência/conta/Nosso Número inválidos',
  '16': 'Data de vencimento inválida',
  '17': 'Data de vencimento anterior à data de emissão',
  '18': 'Vencimento fora do prazo de operação',
  '20': 'Valor do título inválido',
  '21': 'Espécie do título inválida',
  '22': 'Espécie não permitida para a carteira',
  '24': 'Data de emissão inválida',
  '29': 'Valor do desconto maior/igual ao valor do título',
  '31': 'Concessão de desconto - Existe desconto anterior',
  '33': 'Valor do abatimento inválido',
  '34': 'Valor do abatimento maior/igual ao valor do título',
  '36': 'Concessão de abatimento - Existe abatimento anterior',
  '38': 'Prazo para protesto/negativação inválido',
  '39': 'Pedido para protesto não permitido para o título',
  '40': 'Título com ordem de protesto/pedido de negativação emitido',
  '41': 'Pedido cancelamento/sustação sem instrução de protesto',
  '44': 'Cooperativa/agência beneficiária não prevista',
  '45': 'Nome do pagador inválido',
  '46': 'Tipo/número de inscrição do pagador inválidos',
  '47': 'Endereço do pagador não informado',
  '48': 'CEP irregular',
  '49': 'Tipo de Pessoa do Beneficiário Final inválido',
  '50': 'CEP Irregular - Banco Correspondente',
  '53': 'Número de Inscrição do Beneficiário Final inválido',
  '54': 'Beneficiário Final não informado',
  '60': 'Movimento para título não cadastrado',
  '63': 'Entrada para título já cadastrado',
  'A1': 'Praça do pagador não cadastrada.',
  'A2': 'Tipo de cobrança do título divergente com a praça do pagador.',
  'A3': 'Cooperativa/agência depositária divergente: atualizar o cadastro de praças da Cooperativa/agência beneficiária',
  'A4': 'Beneficiário não cadastrado ou possui CNPJ/CIC inválido',
  'A5': 'Pagador não cadastrado',
  'A6': 'Data da instrução/ocorrência inválida',
  'A7': 'Ocorrência não pode ser comandada',
  'A8': 'Recebimento da liquidação fora da rede Sicredi - Via compensação eletrônica',
  'B4': 'Tipo de moeda inválido',
  'B5': 'Tipo de desconto/juros inválido',
  'B6': 'Mensagem padrão não cadastrada',
  'B7': 'Seu número inválido',
  'B8': 'Percentual de multa inválido',
  'B9': 'Valor ou percentual de juros inválido',
  'C1': 'Data limite para concessão de desconto inválida',
  'C2': 'Aceite do título inválido',
  'C3': 'Campo alterado na instrução “31 – alteração de outros dados” inválido',
  'C4': 'Título ainda não foi confirmado pela centralizadora',
  'C5': 'Título rejeitado pela centralizadora',
  'C6': 'Título já liquidado',
  'C7': 'Título já baixado',
  'C8': 'Existe mesma instrução pendente de confirmação para este título',
  'C9': 'Instrução prévia de concessão de abatimento não existe ou não confirmada',
  'D1': 'Título dentro do prazo de vencimento (em dia)',
  'D2': 'Espécie de documento não permite protesto/negativação de título',
  'D3': 'Título possui instrução de baixa pendente de confirmação',
  'D4': 'Quantidade de mensagens padrão excede o limite permitido',
  'D5': 'Quantidade inválida no pedido de boletos pré-impressos da cobrança sem registro',
  'D6': 'Tipo de impressão inválida para cobrança sem registro',
  'D7': 'Cidade ou Estado do pagador não informado',
  'D8': 'Sequência para composição do nosso número do ano atual esgotada',
  'D9': 'Registro mensagem para título não cadastrado',
  'E2': 'Registro complementar ao cadastro do título da cobrança com e sem registro não cadastrado',
  'E3': 'Tipo de postagem inválido, diferente de S, N e Brancos',
  'E4': 'Pedido de boletos pré-impressos',
  'E5': 'Confirmação/rejeição para pedidos de boletos não cadastrado',
  'E6': 'Pagador/beneficiário final não cadastrado',
  'E7': 'Informação para atualização do valor do título para protesto inválido',
  'E8': 'Tipo de impressão inválido, diferente de A, B e Brancos',
  'E9': 'Código do pagador do título divergente com o código da Cooperativa',
  'F1': 'Liquidado no sistema do cliente',
  'F2': 'Baixado no sistema do cliente',
  'F3': 'Instrução inválida, este título está caucionado/descontado',
  'F4': 'Instrução fixa com caracteres inválidos',
  'F6': 'Nosso Número/número da parcela fora de sequência/Total de parcelas inválido',
  'F7': 'Falta de comprovante de prestação de serviço',
  'F8': 'Nome do beneficiário incompleto/incorreto.',
  'F9': 'CNPJ/CPF incompatível com o nome do pagador/Beneficiário Final',
  'G1': 'CNPJ/CPF do pagador Incompatível com a espécie',
  'G2': 'Título aceito: sem a assinatura do pagador',
  'G3': 'Título aceito: rasurado ou rasgado',
  'G4': 'Título aceito: falta título (cooperativa/ag. beneficiária deverá enviá-lo)',
  'G5': 'Praça de pagamento incompatível com o endereço',
  'G6': 'Título aceito: sem endosso ou beneficiário irregular',
  'G7': 'Título aceito: valor por extenso diferente do valor numérico',
  'G8': 'Linha digitável maior que o valor do título',
  'G9': 'Tipo de endosso inválido',
  'H1': 'Nome do pagador incompleto/Incorreto',
  'H2': 'Sustação judicial',
  'H3': 'Pagador não encontrado',
  'H4': 'Alteração de carteira',
  'H5': 'Recebimento de liquidação fora da rede Sicredi – VLB Inferior – Via Compensação',
  'H6': 'Recebimento de liquidação fora da rede Sicredi – VLB Superior – Via Compensação',
  'H7': 'Espécie de documento necessita beneficiário ou beneficiário final PJ',
  'H8': 'Recebimento de liquidação fora da rede Sicredi – Contingência Via Compe',
  'H9': 'Dados do título não conferem com disquete',
  'I1': 'Pagador e Beneficiário Final são a mesma pessoa',
  'I2': 'Aguardar um dia útil após o vencimento para protestar',
  'I3': 'Data do vencimento rasurada',
  'I4': 'Vencimento – extenso não confere com número',
  'I5': 'Falta data de vencimento no título',
  'I6': 'DM/DMI sem comprovante autenticado ou declaração',
  'I7': 'Comprovante ilegível para conferência e microfilmagem',
  'I8': 'Nome solicitado não confere com emitente ou pagador',
  'I9': 'Confirmar se são 2 emitentes. Se sim, indicar os dados dos 2',
  'J1': 'Endereço do pagador igual ao do pagador ou do portador',
  'J2': 'Endereço do apresentante incompleto ou não informado',
  'J3': 'Rua/número inexistente no endereço',
  'J4': 'Falta endosso do favorecido para o apresentante',
  'J5': 'Data da emissão rasurada',
  'J6': 'Falta assinatura do pagador no título',
  'J7': 'Nome do apresentante não informado/incompleto/incorreto',
  'J8': 'Erro de preenchimento do titulo',
  'J9': 'Título com direito de regresso vencido',
  'K1': 'Título apresentado em duplicidade',
  'K2': 'Título já protestado',
  'K3': 'Letra de cambio vencida – Falta aceite do pagador',
  'K4': 'Falta declaração de saldo assinada no título',
  'K5': 'Contrato de câmbio – Falta conta gráfica',
  'K6': 'Ausência do documento físico',
  'K7': 'Pagador falecido',
  'K8': 'Pagador apresentou quitação do título',
  'K9': 'Título de outra jurisdição territorial',
  'L1': 'Título com emissão anterior a concordata do pagador',
  'L2': 'Pagador consta na lista de falência',
  'L3': 'Apresentante não aceita publicação de edital',
  'L4': 'Dados do Pagador em Branco ou inválido',
  'L5': 'Código do Pagador na agência beneficiária está duplicado',
  'L6': 'Tipo de comando de instrução inválida para beneficiário pessoa física.',
  'L7': 'Não permitido cadastro de boleto com negativação automática e protesto automático simultaneamente',
  'M1': 'Reconhecimento da dívida pelo pagador',
  'M2': 'Não reconhecimento da dívida pelo pagador',
  'M3': 'Inclusão de desconto 2 e desconto 3 inválidos',
  'N1': 'Decurso de prazo',
  'N2': 'Determinação judicial',
  'N3': 'Solicitação da empresa conveniada',
  'N4': 'Devolução de comunicado pelos correios',
  'P1': 'Confirmado com QrCode',
  'P2': 'Confirmado sem QrCode',
  'P6': 'txid em duplicidade/invalido',
  'PX': 'Liquidação via QrCode',
  'N5': 'Outros',
  'S1': 'Rejeitado pela empresa de negativação parceira',
  'X1': 'Regularização centralizadora – Rede Sicredi',
  'X2': 'Regularização centralizadora – Compensação',
  'X3': 'Regularização centralizadora – Banco correspondente',
  'X4': 'Regularização centralizadora - VLB Inferior - via compensação',
  'X5': 'Regularização centralizadora - VLB Superior - via compensação',
  'X0': 'Pago com cheque',
  'X6': 'Pago com cheque – bloqueado 24 horas',
  'X7': 'Pago com cheque – bloqueado 48 horas',
  'X8': 'Pago com cheque – bloqueado 72 horas',
  'X9': 'Pago com cheque – bloqueado 96 horas',
  'XA': 'Pago com cheque – bloqueado 120 horas',
  'XB': 'Pago com cheque – bloqueado 144 horas',
} as const

/** A and D of the same table, in 295: the result of the instruction to protest. */
const accepted = { A: 'Aceito' } as const
const discarded = { D: 'Desprezado' } as const

/** Tabela de motivos da ocorrência 28, 7.4, p. 25. Table 7.2 also names B2 and E1, for which no edition has a text. */
const feeCodes = {
  '03': 'Tarifa de sustação',
  '04': 'Tarifa de protesto',
  '08': 'Tarifa de custas de protesto',
  'A9': 'Tarifa de manutenção de título vencido',
  'B1': 'Tarifa de baixa da carteira',
  'B3': 'Tarifa de registro de entrada do título',
  'F5': 'Tarifa de entrada na rede Sicredi',
  'S4': 'Tarifa de Inclusão Negativação',
  'S5': 'Tarifa de Exclusão Negativação',
} as const

const field = 'title.reason_codes'
const source = `${MANUAL}, 7.3, pp. 18–25`

/** Table 7.2 (pp. 17–18) lists the codes of each occurrence. A code has the same meaning with all occurrences except 28. */
export const reasons400: readonly ReasonTable[] = [
  { occurrences: ['03', '24', '27', '30', '32', '81', '83'],                                                 field, codeWidth: 2, severity: 'rejection',   codes: reasonCodes, source },
  { occurrences: ['06', '15', '17'],                                                                         field, codeWidth: 2, severity: 'channel',     codes: reasonCodes, source, pixCodes: ['PX'] },
  { occurrences: ['02', '07', '09', '10', '12', '13', '14', '19', '20', '23', '29', '33', '34', '35'],       field, codeWidth: 2, severity: 'information', codes: reasonCodes, source },
  { occurrences: ['78', '79', '80', '82', '84', '85'],                                                       field, codeWidth: 2, severity: 'information', codes: reasonCodes, source },
  { occurrences: ['28'],                                                                                     field, codeWidth: 2, severity: 'fee',         codes: feeCodes,    source: `${MANUAL}, 7.4, p. 25` },
  { occurrences: ['19'], field: 'title.protest_answer', codeWidth: 1, severity: 'information', codes: accepted,  source: `${MANUAL}, 7.2 e 7.3, pp. 18 e 20; p. 38` },
  { occurrences: ['19'], field: 'title.protest_answer', codeWidth: 1, severity: 'rejection',   codes: discarded, source: `${MANUAL}, 7.2 e 7.3, pp. 18 e 20; p. 38` },
]

/** Tables 7.2 and 7.3, pp. 17–25. They have no code for a partial payment. */
export const events400 = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: null,
  paid_by_pix: ['06', 'PX'],
  paid_at_notary: ['15'],
  paid_after_write_off: ['17'],
  written_off: ['10'],
  protest_ordered: ['19', 'A'],
  sent_to_notary: null, // only the arrival at the notary is reported
  in_notary: ['23'],
  protested: ['10', '14'],
  withdrawn: ['34'],
  instruction_rejected: ['32'],
} as const satisfies EventOccurrences

/**
 * Tabela de instruções, 7.1, pp. 16–17, title 109–110, and the unified instruction. 18 and 76 also write the title off. So 1018, which elsewhere only stops the
 * protest, is a validation error (use 1078 or 1019), and 1069 is sent as 75.
 */
export const movements400 = {
  '01': { text: 'Cadastro de título',                    confirmedBy: ['02'],                        our_code: '1001' },
  '02': { text: 'Pedido de baixa',                       confirmedBy: ['09'], rejectedBy: ['27'],       our_code: '1002' },
  '04': { text: 'Concessão de abatimento',               confirmedBy: ['12'],                        our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento concedido',  confirmedBy: ['13'],                        our_code: '1005' },
  '06': { text: 'Alteração de vencimento',               confirmedBy: ['14'],                        our_code: '1003' },
  '09': { text: 'Pedido de protesto',                    confirmedBy: ['19', 'A'],                   our_code: '1009' },
  '18': { text: 'Sustar protesto e baixar título',       confirmedBy: ['20'],                        our_code: '1078' },
  '19': { text: 'Sustar protesto e manter em carteira',  confirmedBy: ['20'],                        our_code: '1019' },
  '31': { text: 'Alteração de outros dados',             confirmedBy: ['33'], rejectedBy: ['30'],       our_code: '1031', also: ['1041', '1073', '1076', '1103', '1118'] }, // see `changedFields400`
  '45': { text: 'Incluir negativação',                   confirmedBy: ['78'], rejectedBy: ['81', 'S1'], our_code: '1066' },
  '75': { text: 'Excluir negativação e manter em carteira', confirmedBy: ['79'], rejectedBy: ['83', 'S1'], our_code: '1068', also: ['1069'] }, // one code for excluding (1068) and cancelling (1069)
  '76': { text: 'Excluir negativação e baixar título',   confirmedBy: ['79'], rejectedBy: ['83', 'S1'], our_code: null },
} as const satisfies Readonly<Record<string, Movement>>

/**
 * Campo alterado quando instrução 31, title 71, p. 17; p. 27 prints A to E. The service has no instruction for C (desconto por dia de antecipação); F
 * (carteira) is «não disponível».
 */
export const changedFields400 = {
  A: { text: 'Desconto',                                  our_code: '1073' },
  B: { text: 'Juros por dia',                             our_code: '1076' },
  C: { text: 'Desconto por dia de antecipação',           our_code: null },
  D: { text: 'Data limite para concessão de desconto',    our_code: '1103' },
  E: { text: 'Cancelamento de protesto automático',       our_code: '1041' },
  F: { text: 'Carteira de cobrança - Não disponível',     our_code: null },
  G: { text: 'Cancelamento de negativação automática',    our_code: '1118' },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly our_code: OurCode | null }>>

/** Espécie de documento, title 149, pp. 4–5 and 28; return 175, p. 38. */
export const documentTypes400 = {
  A: 'Duplicata Mercantil por Indicação',
  B: 'Duplicata Rural',
  C: 'Nota Promissória',
  D: 'Nota Promissória Rural',
  E: 'Nota de Seguros',
  G: 'Recibo',
  H: 'Letra de Câmbio',
  I: 'Nota de Débito',
  J: 'Duplicata de Serviço por Indicação',
  K: 'Outros',
  O: 'Boleto Proposta', // never hybrid (p. 28)
} as const

/** The service's `document_type` → Sicredi's. Sicredi has duplicatas only by indication. Other document types of the service have no espécie. */
export const documentTypeByOurs400 = {
  '02': 'A', // duplicata mercantil
  '03': 'A', // duplicata mercantil p/ indicação
  '04': 'J', // duplicata de serviço
  '05': 'J', // duplicata de serviço p/ indicação
  '06': 'B', // duplicata rural
  '07': 'H', // letra de câmbio
  '12': 'C', // nota promissória
  '13': 'D', // nota promissória rural
  '16': 'E', // nota de seguro
  '17': 'G', // recibo
  '19': 'I', // nota de débito
  '36': 'O', // boleto de proposta
  '99': 'K', // outros
} as const satisfies Readonly<Record<string, keyof typeof documentTypes400>>
