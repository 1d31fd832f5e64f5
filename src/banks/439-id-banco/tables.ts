/** ID Banco, CNAB 400, February 2024: occurrences pp. 25–26, reasons pp. 26–29, movements pp. 18–19, espécies p. 14: Bradesco's of before negativation. */
import { documentTypeWithSeries400, instructions400, movements400, protestAnswers, tablesFrom } from '../families/bradesco400/index.js'
import { patch } from '../families/patch.js'

export const MANUAL = 'ID Banco, CNAB 400, fevereiro/2024'

/** 68 and 69 are of the split, whose record 3 is not printed. 9999 with 31 cancels the automatic protest (p. 20): the bank lists no debtors. */
export const { returnCodes, movements } = tablesFrom({
  manual: MANUAL,
  occurrences: {
    only: '02 03 06 09 10 11 12 13 14 15 17 18 19 20 21 23 24 27 28 30 32 33 34 35 68 69',
    reworded: {
      '09': 'Baixado Automaticamente via Arquivo',
      '19': 'Confirmação Recebimento Instrução de Protesto',
      '69': 'Cancelamento dos dados do rateio',
    },
  },
  words: { '38': 'Prazo para protesto inválido', '39': 'Pedido de protesto não permitido para o Título', '40': 'Título com ordem de protesto emitido' },
  reasons: {
    '02': {
      page: 'pp. 26–27',
      only: '17 21 24 38 39 43 45 46 47 48 50 53 54',
      reworded: {
        '39': 'Pedido para protesto não permitido para título',
        '48': 'CEP irregular',
        '53': 'Nº de inscrição do Sacador/avalista inválidos (CPF/CGC)',
        '54': 'Sacador/avalista não informado',
      },
    },
    '03': { page: 'p. 27', only: '02 03 04 05 07 08 09 10 16 18 20 21 22 24 38 44 50 63', changed: { '44': 'Agência Beneficiário não prevista' } },
    '09': { page: 'p. 27', only: '10' },
    '10': { page: 'p. 27', only: '14', added: { '15': 'Título excluído' } },
    '24': { page: 'p. 28', only: '48' },
    '27': { page: 'p. 28', only: '04 07 08 10 15 40 42 60 77 85' },
    '28': { page: 'p. 28', only: '03 04 08', reworded: { '03': 'Tarifa de sustação', '04': 'Tarifa de protesto' } },
    '30': { page: 'p. 28', only: '01 04 05 08 15 16 17 18 24 29 30 31 33 34 38 39 40 42 60 85' },
    '32': {
      page: 'pp. 28–29',
      only: '01 02 04 05 07 08 10 16 17 18 20 21 22 24 28 29 30 31 33 34 36 38 39 40 41 45 46 47 48 50 53 60 85 86',
      reworded: {
        '02': 'Código do registro detalhe inválido',
        '41': 'Pedido cancelamento/sustação para Título sem instrução de protesto',
      },
      added: { '42': 'Código para baixa/devolução inválido' },
    },
  },
  otherReasons: protestAnswers(['19'], `${MANUAL}, p. 26`),
  // The list of 03 has no reason for the payer's tax id (p. 27).
  rejectionCodes: { due_date: '16', amount: '20', duplicated_number: '09', unknown_title: '60' },
  movements: {
    only: '01 02 04 05 06 07 08 09 18 19 31 68 69',
    changed: {
      '31': { ...movements400['31'], also: ['1010', '1041', '1080'] },
      '68': { ...movements400['68'], our_code: null },
      '69': { ...movements400['69'], our_code: null },
    },
    added: { '35': { text: 'Desagendamento do débito automático', confirmedBy: ['35'], our_code: null } }, // of the automatic debit, which is not sent
  },
})

/** P. 14. */
export const documentTypes = patch<string>(documentTypeWithSeries400, { only: '02 03 04 05 07 12 16 17 19 32 99' })

/** P. 19: 06 and messages of slips that the bank issues; 9999 cancels (p. 20). */
export const instructions = patch<string>(instructions400, { only: '00 06 08 09 10 11 12 13 14 15 99' })
