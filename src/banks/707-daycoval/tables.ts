/**
 * Daycoval, CNAB 400, carteira 6 (09/2023): differences from AUTBANK's occurrences (p. 14) and reasons (pp. 15–17). The manual of carteira 3 prints the same
 * codes (pp. 15–18).
 */
export const occurrences = {
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
}

export const reasons = {
  '03': {
    page: 'pp. 15–16',
    without: 'G1 G2 G3 G4 HA HB HC HD HF HG HH HI HJ HK HL HM HN IX JB JC JH JI JK JQ JS JT KC KD KE KF KG ZQ ZR ZS ZT ZU',
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
    only: '04 05 14 19-22 26-30 36-40 44 99',
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
}
