// Sicoob (756), Layouts para troca de informações, Sistema de Cobrança, atualização de 28/10/2019, planilha
// "03.Remessa - Opção CNAB240". "l." is the line of the sheet.

import { without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'

import type { Movement } from '../remittance-dialect.js'

/** Código de movimento remessa, P, Q, R and S columns 16–17, l. 74 (repeated l. 120, 146, 179), and the unified instruction. */
export const movements240 = {
  '01': { text: 'Entrada de Títulos',                              done: ['02'],                  our_code: '1001' },
  '02': { text: 'Solicitação de Baixa',                            done: ['09', '10'],            our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                         done: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                      done: ['13'],                  our_code: '1005' },
  '06': { text: 'Prorrogação de Vencimento',                       done: ['14'],                  our_code: '1003' },
  '09': { text: 'Protestar',                                       done: ['19'],                  our_code: '1009' },
  '10': { text: 'Desistência do Protesto e Baixar Título',         done: ['85'],                  our_code: '1078' }, // it writes the title off: 1018, which elsewhere only stops the protest, is refused (use 1078 or 1019)
  '11': { text: 'Desistência do Protesto e manter em carteira',    done: ['85'],                  our_code: '1019' },
  '12': { text: 'Alteração de Juros de Mora',                      done: ['57'],                  our_code: '1076' },
  '13': { text: 'Dispensar Cobrança de Juros de Mora',             done: ['60'],                  our_code: '1047' },
  '14': { text: 'Alteração de Valor/Percentual de Multa',          done: ['56'],                  our_code: '1074' },
  '15': { text: 'Dispensar Cobrança de Multa',                     done: ['55'],                  our_code: '1075' },
  '19': { text: 'Prazo limite de recebimento - alterar',           done: ['38'],                  our_code: '1107', needs: ['payment_limit_at'] }, // R 200–207, l. 160
  '20': { text: 'Prazo limite de recebimento - dispensar',         done: ['39'],                  our_code: '1106' },
  '23': { text: 'Alterar dados do pagador',                        done: ['42'], refused: ['30'], our_code: '1079' },
  '31': { text: 'Alterações de outros dados',                      done: ['27'], refused: ['30'], our_code: '1031', also: ['1010', '1041', '1067', '1118'] }, // with 9 in P 221 it cancels the automatic protest or negativation (l. 103)
  '45': { text: 'Negativação sem Protesto',                        done: ['80'],                  our_code: '1066' },
  '46': { text: 'Cancelar/Excluir Negativação',                    done: ['54'],                  our_code: '1068', also: ['1069'] }, // one code for excluding (1068) and cancelling (1069)
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie do título, P columns 107–108, l. 91: FEBRABAN's (C015) but for the six left out and the words of two. */
export const documentTypes240 = {
  ...without(febraban.documentTypes240, '26', '27', '28', '29', '30', '33'),
  '31': 'Cartão de Crédito', // since 2019
  '32': 'BDP Boleto de Proposta', // since 2019
} as const

/** The service's `document_type` → Sicoob's. */
export const documentTypeByOurs240 = febraban.documentTypesByOurs240(documentTypes240)

/** Código do juros de mora, P column 118, l. 94; value in 127–141: R$ a day, or % a month with 2 decimals (l. 96). */
export const interestTypes240 = {
  '0': 'Isento',
  '1': 'Valor por Dia',
  '2': 'Taxa Mensal',
} as const

/** Código do desconto: P column 142 (l. 97), R columns 18 and 42 (l. 147, 150). */
export const discountTypes240 = {
  '0': 'Não Conceder desconto',
  '1': 'Valor Fixo Até a Data Informada',
  '2': 'Percentual Até a Data Informada',
} as const

/** Código da multa, R column 66, l. 153; value in 75–89: R$ or % with 2 decimals (l. 155). */
export const fineTypes240 = {
  '0': 'Isento',
  '1': 'Valor Fixo',
  '2': 'Percentual',
} as const

/** Código para protesto, P column 221, l. 103. The edition of 24/02/2017 also had '2' = Protestar dias úteis. */
export const sueCodes240 = {
  '1': 'Protestar dias corridos',
  '3': 'Não Protestar/Não Negativar',
  '8': 'Negativação sem Protesto',
  '9': 'Cancelamento Protesto/Negativação Automática', // only with movement 31
} as const

/** Código para baixa/devolução, P column 224, l. 105: always '0' (the manual gives it no words), days blank (l. 106). */
export const revokeCodes240 = {
  '0': 'Não utilizado',
} as const

/** Identificação da emissão do boleto, P column 61, l. 84. */
export const dispatchTypes240 = {
  '1': 'Sicoob Emite',
  '2': 'Beneficiário Emite',
} as const

/** Identificação da distribuição do boleto, P column 62, l. 85. */
export const distributionTypes240 = {
  '1': 'Sicoob Distribui',
  '2': 'Beneficiário Distribui',
} as const

/** Tipo de formulário, position 15 of the nosso número, P and T column 52, l. 80. */
export const formTypes240 = {
  '1': 'Auto-copiativo',
  '3': 'Auto-envelopável',
  '4': 'A4 sem envelopamento',
  '6': 'A4 sem envelopamento 3 vias',
} as const

/** Aceite, P column 109, l. 92: FEBRABAN's (C016). */
export const acceptances240 = febraban.acceptances

/** Código da moeda, P columns 228–229, l. 107. The return (l. 89) and the edition of 24/02/2017 also have '02', US dollar. */
export const currencies240 = {
  '09': 'Real',
} as const
