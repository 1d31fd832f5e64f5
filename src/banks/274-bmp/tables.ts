/**
 * BMP, CNAB 400, version 10 (May 2024): occurrences p. 38, reasons pp. 39–45, movements p. 15, espécies pp. 15–17 of the file. Most reasons are those of
 * Grafeno's platform, whose titles are BMP's.
 */
import { occurrences400, tablesFrom } from '../families/bradesco400/index.js'
import * as febraban from '../families/febraban240/index.js'
import * as grafeno from '../families/grafeno400/index.js'
import { patch } from '../families/patch.js'

export const MANUAL = 'BMP, CNAB 400, versão 10 (05/2024)'

/**
 * 14 is only counted in the trailer (p. 37). An hourly return may have payments that are not credited (p. 42). Each movement sends all the data of the title,
 * and one changed (nota 1, p. 15).
 */
export const { returnCodes, movements } = tablesFrom({
  manual: MANUAL,
  base: { occurrences: occurrences400, reasons: grafeno.reasons },
  occurrences: { only: '02 03 06 09 10 11 12 13 14 17 18 21 22 24 27 28 29 32 40' },
  reasons: {
    '02': { page: 'pp. 39–40' },
    '03': {
      page: 'pp. 40–42',
      added: {
        '35': 'Informe um Código Juros Título válido',
        '36': 'Informe um Código Multa Título válido',
        '37': 'Informe um UF do Pagador válido',
        '51': 'Tipo Sacador/Avalista inválido',
        '52': 'Identificador do Sacador/Avalista inválido',
        '53': 'Nome/Razão Social do Sacador/Avalista não informado',
        '88': 'Para esse modelo de boleto, não é permitido o tipo de juros selecionado',
        '89': 'Boleto de Proposta ou Depósito e Aporte deve ser isento de juros',
        '90': 'Boleto de Proposta ou Depósito e Aporte deve ser isento de multa',
        '91': 'Para registrar um boleto híbrido, a conta atrelada ao cedente deve ter pelo menos uma chave PIX registrada',
        '92': 'Para boleto híbrido, a data de vencimento deve ser maior que a data atual',
        '93': 'Para boleto híbrido, a data de expiração deve ser maior que a data de vencimento',
        '94': 'Para boleto híbrido, a data do desconto deve ser maior que a data atual e menor que a data do vencimento',
        '95': 'Saldo insuficiente para registrar o boleto',
        '96': 'Código de juros Percentual Dias Corridos não permitido para o tipo de modelo de cálculo 01',
        '97': 'Código de barras já utilizado',
        '98': 'O conteúdo do texto informativo do cliente beneficiário é inválido',
      },
    },
    '06': { page: 'p. 42' },
    '09': { page: 'p. 42' },
    '10': { page: 'p. 42' },
    '17': { page: 'pp. 42–43' },
    '24': { page: 'p. 43' },
    '27': { page: 'p. 43' },
    '28': { page: 'pp. 43–44', only: '02 12 13 14 15 17 18 19 20 40 41 43 45 99' },
    '32': { page: 'pp. 44–45' },
  },
  movements: { only: '01 02 06 07 20', reworded: { '20': 'Alteração do valor' } },
})

/** FEBRABAN's numbers. */
export const documentTypes = febraban.documentTypesByOurs240(
  patch<string>(febraban.documentTypes240, { only: '01-32 99' }),
)
