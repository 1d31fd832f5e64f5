import { expect, test } from 'vitest'
import { return400 } from '../../../src/banks/707-daycoval/cnab400.js'

const { occurrences } = return400

test('occurrences have the words of the manual (carteira 6, 09/2023, p. 14)', () => {
  expect(Object.fromEntries(Object.entries(occurrences).map(([code, { text }]) => [code, text]))).toEqual({
    '01': 'Entrada Confirmada na CIP',
    '02': 'Entrada Confirmada',
    '03': 'Entrada Rejeitada',
    '05': 'Campo Livre Alterado',
    '06': 'Liquidação Normal',
    '08': 'Liquidação em Cartório',
    '09': 'Baixa Automática',
    10: 'Baixa pôr ter sido liquidado',
    12: 'Confirma Abatimento',
    13: 'Abatimento Cancelado',
    14: 'Vencimento Alterado',
    15: 'Baixa Rejeitada',
    16: 'Instrução Rejeitada',
    19: 'Confirma Recebimento de Ordem de Protesto',
    20: 'Confirma Recebimento de Ordem de Sustação',
    22: 'Seu Número Alterado',
    23: 'Título enviado para Cartório',
    24: 'Confirma recebimento de ordem de não protestar',
    28: 'Débito de tarifas/custas – Correspondentes',
    40: 'Tarifa de entrada (debitada na liquidação)',
    43: 'Baixado por ter sido protestado',
    96: 'Tarifa sobre instruções – Mês anterior',
    97: 'Tarifa sobre baixas – Mês anterior',
    98: 'Tarifa sobre entradas – Mês anterior',
    99: 'Tarifa sobre instrução de protesto/sustação – mês anterior',
  })
})

test('05, the free field, is the use of the company: 38–62 (p. 4)', () => {
  expect(occurrences['05']).toMatchObject({ our_occurrence: '2127' })
})
