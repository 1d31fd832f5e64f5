/** Daycoval, CNAB 400, carteira 6 (09/2023): occurrences p. 14, reasons pp. 15–17. The manual of carteira 3 prints the same codes (pp. 15–18). */
import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { movements as familyMovements, occurrences as familyOccurrences, reasons as familyReasons } from '../families/autbank400/index.js'
import { patchMovements, patchOccurrences, patchReasons } from '../families/patch.js'

export const MANUAL = 'Daycoval, CNAB 400, carteira 6 (09/2023)'

export const occurrences: OccurrenceTable = patchOccurrences(familyOccurrences, {
  reworded: {
    '01': 'Entrada Confirmada na CIP',
    '10': 'Baixa pôr ter sido liquidado',
    '22': 'Seu Número Alterado',
    '23': 'Título enviado para Cartório',
    '28': 'Débito de tarifas/custas – Correspondentes',
    '40': 'Tarifa de entrada (debitada na liquidação)',
    '96': 'Tarifa sobre instruções – Mês anterior',
    '97': 'Tarifa sobre baixas – Mês anterior',
    '98': 'Tarifa sobre entradas – Mês anterior',
    '99': 'Tarifa sobre instrução de protesto/sustação – mês anterior',
  },
})

export const reasons: readonly ReasonTable[] = patchReasons(familyReasons, MANUAL, {}, {
  '03': {
    page: 'pp. 15–16',
    only: `03 04 05 06 08 10 14 19 20 21 22 25 26 27 28 29 30 36 37 38 39 42 43 44 46 51 52 53 54 55 56 57 58 60 87 AA AB AE AI AJ AL AU AV AX BC BD BE
      BF BG BH CC CD CE CF CG CH CJ CK CS DA DB DC DD DE DG DH DI DJ DM DN DP DT EB`,
    added: { '99': 'Título não acatado pelo banco – entrar em contato Gerente da conta' },
    changed: { AB: 'Nossa Carteira inválida', AI: 'Nossa Cobrança inválida' },
    reworded: {
      '26': 'Espécies de documento inválida (difere de 01...10,13 e 99)',
      '36': 'Valor de permanência não numérico',
      AA: 'Serviço de Cobrança inválido',
      AU: 'Data de ocorrência inválida',
      AV: 'Valor de tarifa de cobrança inválida',
    },
  },
  '15': { page: 'p. 16' },
  '16': {
    page: 'pp. 16–17',
    only: '04 05 14 19 20 21 22 26 27 28 29 30 36 37 38 39 40 44 99',
    changed: {
      '20': 'Campo livre informado',
      '29': 'Título não tem instrução de cartório ativa',
      '40': 'Instrução recusada - cobrança vinculada / caucionada',
    },
    reworded: {
      '04': 'Data de Vencimento não numérica ou inválida',
      '05': 'Data de vencimento inválida ou fora do prazo mínimo',
      '22': 'Título baixada ou liquidado',
      '27': 'Instrução não aceita, pôr não ter sido emitida ordem de protesto ao cartório',
      '37': 'Título Descontado Instrução não permitida para a carteira',
      '44': 'Título zerado ou em brancos ou não numérico na remessa',
    },
  },
})

/** Carteira 6, nota 4, p. 7; carteira 3, nota 4, p. 8. */
export const movements = patchMovements(familyMovements, { only: '01 02 04 06 09 10 18' })

