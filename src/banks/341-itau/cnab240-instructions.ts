/**
 * Itaú, Cobrança Bancária, Layout de Arquivos FEBRABAN 240, January 2017: the codes a remittance speaks (notas 4, 5, 11, 18, 19 and
 * 31, pp. 17–21 and 32).
 */

import type { ItauMovement } from './cnab400-instructions.js'
import { documentTypes } from './codes.js'

/**
 * Movements of segments P, Q and R (nota 4, pp. 17–18). `fields` are the columns of the remittance the instruction needs besides
 * those every instruction has; the rest goes as zeros or blanks. `also` are further our_codes the same movement serves.
 *
 * The manual has no movement for these our_codes, so they are refused in this layout: 1007 and 1008 (control and document number), 1011
 * (protest for bankruptcy), 1034 (paid directly), 1047 (no interest), 1110 (cancel an instruction), 1111 (due date, and stop protest). Their
 * movements 07, 08, 11, 34, 47, 35 and 37 exist in CNAB 400 only.
 */
export const movements240 = {
  '01': { text: 'Remessa',                                                            requires: 'all', confirmedBy: ['02'],                  our_code: '1001' }, // all fields
  '02': { text: 'Pedido de baixa',                                                    requires: 'A',   confirmedBy: ['09'], rejectedBy: ['15'], our_code: '1002', also: ['1078'], fields: [] },                          // stops protest and negativation by itself (D)
  '04': { text: 'Concessão de abatimento',                                            requires: 'A',   confirmedBy: ['12'],                  our_code: '1004', fields: ['segment_p.value_rebate'], needs: ['value_rebate'] },         // changes the value or only warns the payer: indicador 12.5, p. 34
  '05': { text: 'Cancelamento de abatimento',                                         requires: 'A',   confirmedBy: ['13'],                  our_code: '1005', fields: ['segment_p.value_rebate'], needs: ['value_rebate'] },
  '06': { text: 'Alteração do vencimento',                                            requires: 'A',   confirmedBy: ['14'],                  our_code: '1003', fields: ['segment_p.due_date'] },
  '09': { text: 'Protestar',                                                          requires: 'A',   confirmedBy: ['19'],                  our_code: '1009', fields: ['segment_p.days_for_sue'] },          // from the due date; 00 is 2 calendar days
  '10': { text: 'Não protestar (inibe o protesto automático)',                        requires: 'A',   confirmedBy: ['21'],                  our_code: '1010', fields: [] },
  '18': { text: 'Sustar o protesto',                                                  requires: 'A',   confirmedBy: ['20'],                  our_code: '1018', fields: [] },                                  // also cancels the protest ordered with the entry
  '31': { text: 'Alteração de outros dados',                                          requires: 'B',   confirmedBy: ['04'], rejectedBy: ['17'], our_code: '1031', also: ['1028'] },                              // the fields that change; a new value of the title goes alone in its record
  '38': { text: 'Beneficiário não concorda com a alegação do pagador',                requires: 'A',   confirmedBy: null,                    our_code: '1112', also: ['1030'], fields: ['segment_r.payer_occurrence_codes'], needs: ['instruction_code'] }, // the code of nota 23, tabela 6
  '41': { text: 'Exclusão de sacador avalista',                                       requires: 'B',   confirmedBy: ['04'], rejectedBy: ['17'], our_code: '1109' },                                              // no rule printed
  '49': { text: 'Alteração de dados extras (registro de multa)',                      requires: 'B',   confirmedBy: ['04'], rejectedBy: ['17'], our_code: '1113', also: ['1074', '1075'], fields: ['segment_r.fine_type', 'segment_r.fine_date', 'segment_r.fine_value'] }, // P, Q and R; any of the three in zeros cancels the fine
  '66': { text: 'Entrada em negativação expressa',                                    requires: 'B',   confirmedBy: ['75'],                  our_code: '1066', fields: ['segment_p.days_for_sue'] },          // from the due date; 00 is 2 calendar days
  '67': { text: 'Não negativar (inibe entrada em negativação expressa)',              requires: 'B',   confirmedBy: ['94'],                  our_code: '1067', fields: [] },
  '68': { text: 'Excluir negativação expressa (até 15 dias corridos após a entrada em negativação expressa)', requires: 'B',   confirmedBy: ['77'], rejectedBy: ['74'], our_code: '1068', fields: [] },            // also cancels the one ordered with the entry
  '69': { text: 'Cancelar negativação expressa (após título ter sido negativado)',    requires: 'B',   confirmedBy: ['78'], rejectedBy: ['74'], our_code: '1069', fields: [] },
  '93': { text: 'Descontar títulos encaminhados no dia',                              requires: 'B',   confirmedBy: null,                    our_code: '1114' },                                              // 1128 has the same words, but 1114 is the one of Itaú's list
} as const satisfies Readonly<Record<string, ItauMovement>>

/**
 * Fields of segment P that are obligatory in every instruction (nota 4, pp. 17–18): observation A (02, 04, 05, 06, 09, 10, 18, 38)
 * and B (31, 49, 66, 67, 68, 69), which goes without the value. «Código da carteira» has no column in this layout.
 */
export const instructionFields240 = {
  A: ['agency_number', 'account_number', 'account_digit', 'wallet_code', 'our_number', 'our_number_digit', 'amount'],
  B: ['agency_number', 'account_number', 'account_digit', 'wallet_code', 'our_number', 'our_number_digit'],
} as const

/** Movements the bank takes only before protest or negativation has begun (nota 4, D, p. 18). */
export const beforeProtestOnly240 = ['04', '05', '06', '10', '31', '49', '67'] as const

/** Espécie do título, segment P 107–108 (nota 11, pp. 19–20). */
export const documentTypes240 = {
  ...documentTypes,
  '18': 'Boleto de proposta', // no interest, fine, protest, negativation or instruction may go with it (anexo 7, p. 50)
} as const

/** Aceite, segment P 109 (p. 9). */
export const acceptances240 = {
  A: 'Sim',
  N: 'Não',
} as const

/** Código para negativação ou protesto, segment P 221 (nota 18, pp. 20–21). The days in 222–223 count from the due date; 00 is 2 calendar days. */
export const sueCodes240 = {
  '0': 'Sem instrução',
  '1': 'Protestar (dias corridos)',
  '2': 'Protestar (dias úteis)',
  '3': 'Não protestar',
  '7': 'Negativar (dias corridos)',
  '8': 'Não negativar',
} as const

/** Código para baixa, segment P 224 (nota 19, p. 21). */
export const revokeCodes240 = {
  '0': 'Sem instrução',
  '1': 'Baixar no prazo informado', // days from the due date in 225–226
  '2': 'Baixar após 365 dias do vencimento',
} as const

/** Código da multa, segment R 66 (nota 31, p. 32). */
export const fineTypes240 = {
  '0': 'Não registra a multa',
  '1': 'Valor em reais (fixo)',
  '2': 'Valor em percentual com duas casas decimais', // of the face value; less than 100%
} as const

/**
 * Carteiras de cobrança (nota 5, p. 18). `kind`: E escritural (the bank gives the nosso número), D direta (the company does).
 * `notes`: D carnê, remittance sorted by payer and due date; E nosso número only in the range the bank gave; F for insurers only.
 */
export const wallets240 = {
  '104': { text: 'Escritural eletrônica – carnê',                         kind: 'E', notes: 'D' },
  '105': { text: 'Escritural eletrônica – dólar – carnê',                 kind: 'E', notes: 'D' },
  '108': { text: 'Direta eletrônica emissão integral – carnê',            kind: 'D', notes: 'DE' },
  '109': { text: 'Direta eletrônica sem emissão – simples',               kind: 'D', notes: 'E' },
  '110': { text: 'Direta eletrônica sem emissão – simples',               kind: 'D', notes: 'E' },
  '111': { text: 'Direta eletrônica sem emissão – simples',               kind: 'D', notes: 'E' },
  '112': { text: 'Escritural eletrônica – simples',                       kind: 'E', notes: '' },
  '113': { text: 'Escritural eletrônica – TR – carnê',                    kind: 'E', notes: 'D' },
  '116': { text: 'Escritural carnê com IOF 0,38%',                        kind: 'E', notes: 'DF' },
  '117': { text: 'Escritural carnê com IOF 2,38%',                        kind: 'E', notes: 'DF' },
  '119': { text: 'Escritural carnê com IOF 7,38%',                        kind: 'E', notes: 'DF' },
  '121': { text: 'Direta eletrônica emissão parcial – simples',           kind: 'D', notes: '' },
  '134': { text: 'Escritural com IOF 0,38%',                              kind: 'E', notes: 'F' },
  '135': { text: 'Escritural com IOF 2,38%',                              kind: 'E', notes: 'F' },
  '136': { text: 'Escritural com IOF 7,38%',                              kind: 'E', notes: 'F' },
  '147': { text: 'Escritural eletrônica – dólar',                         kind: 'E', notes: '' },
  '148': { text: 'Direta com IOF 0,38%',                                  kind: 'D', notes: 'F' },
  '149': { text: 'Direta com IOF 2,38%',                                  kind: 'D', notes: 'F' },
  '150': { text: 'Direta eletrônica sem emissão – dólar',                 kind: 'D', notes: 'E' },
  '153': { text: 'Direta com IOF 7,38%',                                  kind: 'D', notes: 'F' },
  '166': { text: 'Escritural eletrônica – TR',                            kind: 'E', notes: '' },
  '168': { text: 'Direta eletrônica sem emissão – TR',                    kind: 'D', notes: 'E' },
  '180': { text: 'Direta eletrônica emissão integral – simples',          kind: 'D', notes: 'E' },
  '191': { text: 'Duplicatas – transferência de desconto',                kind: null, notes: '' }, // no type printed
  '210': { text: 'Direta eletrônica sem emissão – contratual',            kind: 'D', notes: 'E' },
  '212': { text: 'Escritural eletrônica – contratual',                    kind: 'E', notes: '' },
  '221': { text: 'Direta eletrônica emissão parcial – contratual',        kind: 'D', notes: '' },
  '280': { text: 'Direta eletrônica emissão integral – contratual',       kind: 'D', notes: 'E' },
} as const
