// Sicredi, Manual do Beneficiário – Cobrança CNAB 400, version 2.1 of November 2021, tables 7.1 (pp. 16–17) and 3 (pp. 4–5), and what its records print
// (pp. 26–30). Version 1.4 of August 2019 has the same.
import type { OurCode } from '../../cobranca/index.js'
import type { Movement } from '../remittance-dialect.js'

/**
 * Tabela de instruções, 7.1, pp. 16–17, title 109–110, and the unified instruction. 18 and 76 also write the title off: 1018 and 1069, which elsewhere
 * only stop the protest or the listing, are 19 and 75, or refused.
 */
export const movements400 = {
  '01': { text: 'Cadastro de título',                    done: ['02'],                        our_code: '1001' },
  '02': { text: 'Pedido de baixa',                       done: ['09'], refused: ['27'],       our_code: '1002' },
  '04': { text: 'Concessão de abatimento',               done: ['12'],                        our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento concedido',  done: ['13'],                        our_code: '1005' },
  '06': { text: 'Alteração de vencimento',               done: ['14'],                        our_code: '1003' },
  '09': { text: 'Pedido de protesto',                    done: ['19', 'A'],                   our_code: '1009' },
  '18': { text: 'Sustar protesto e baixar título',       done: ['20'],                        our_code: '1078' },
  '19': { text: 'Sustar protesto e manter em carteira',  done: ['20'],                        our_code: '1019' },
  '31': { text: 'Alteração de outros dados',             done: ['33'], refused: ['30'],       our_code: '1031', also: ['1041', '1073', '1076', '1103', '1118'] }, // see `changedFields400`
  '45': { text: 'Incluir negativação',                   done: ['78'], refused: ['81', 'S1'], our_code: '1066' },
  '75': { text: 'Excluir negativação e manter em carteira', done: ['79'], refused: ['83', 'S1'], our_code: '1068', also: ['1069'] }, // one code for excluding (1068) and cancelling (1069)
  '76': { text: 'Excluir negativação e baixar título',   done: ['79'], refused: ['83', 'S1'], our_code: null },
} as const satisfies Readonly<Record<string, Movement>>

/**
 * Campo alterado quando instrução 31, title 71, p. 17; p. 27 prints A to E. C (desconto por dia de antecipação) has no instruction of the service, F
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

/** The service's `document_type` → Sicredi's. Duplicatas are only by indication. The service's others have no equivalent here and are left out. */
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
