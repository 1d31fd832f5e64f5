/**
 * Banrisul's rejections: CNAB 240 of October 2013 (5.1, pp. 34–36), and CNAB 400 of December 2020 (3.6.1, pp. 25–27), without its lists of checks below some
 * codes. The numbers are FEBRABAN's; FEBRABAN's text is used if the manual's differs only in capitals or articles.
 */
import * as febraban from '../families/febraban240/index.js'
import { patch } from '../families/patch.js'

export const rejections240Of2013 = patch<string>(febraban.rejectionReasons240, {
  only: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 57 58 59 60 62 63 79 80 81 83 84 86',
  changed: {
    '81': 'CEP inválido do Sacador',
    '83': 'Tipo/Número de inscrição do Sacador inválido',
    '84': 'Sacador não informado',
  },
  reworded: {
    '20': 'Valor do título inválido (não numérico)',
    '21': 'Espécie do título inválida (arquivo de registro)',
    '25': 'Data de emissão posterior a data de processamento',
    '35': 'Abatimento a conceder não confere',
    '40': 'Título com ordem de protesto emitida (para retorno de alteração)',
    '41': 'Pedido de cancelamento/sustação de protesto inválido',
    '42': 'Código para baixa/devolução ou instrução inválido',
    '45': 'Nome do Pagador inválido ou alteração do Pagador não permitida',
    '47': 'Endereço não informado ou alteração de endereço não permitida',
    '48': 'CEP inválido ou alteração de CEP não permitida',
    '49': 'CEP sem praça de cobrança ou alteração de cidade não permitida',
    '52': 'Unidade de Federação inválida ou alteração de UF não permitida',
    '60': 'Movimento para título não cadastrado – alteração ou devolução',
    '86': 'Seu número inválido (para retorno de alteração)',
  },
})

export const rejections400 = patch<string>(rejections240Of2013, {
  without: '03 06 07 11 12 13 14 19 22 35 36 51',
  changed: { '02': 'Agência/Conta/Número de controle – Inválido Cobrança Partilhada' },
  reworded: {
    '09': 'Nosso Número duplicado ou não apto para operação de crédito',
  },
})
