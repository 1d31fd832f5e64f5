// Caixa (104), Leiaute CNAB 400 SIGCB, 67.126 v015 (abril de 2020), with what v029 (2024) added: the codes a remittance speaks (notas NE016 to NE064,
// pp. 37–48).

import type { Movement } from '../remittance-dialect.js'

/**
 * NE017 Código de movimento, pp. 37–38. `also` are further our_codes that the same movement serves: those of 09 are the fields that obs. 6 says may be
 * changed.
 *
 * No movement for these our_codes of the service: 1009 (12 makes a protest of a return), 1010 and 1041 (11 needs the days of the return), 1018 and
 * 1019, 1020 (tax ids cannot be changed, p. 16), 1021 (10 is of other data than the value), 1071 and 1072 (09 changes the discount).
 */
export const movements400 = {
  '01': { text: 'Entrada de Título',                              done: ['01'],                   our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                                done: ['02', '010', 'channel'], our_code: '1002' },
  '03': { text: 'Concessão de Abatimento',                        done: ['03'],                   our_code: '1004', needs: ['value_rebate'] },
  '04': { text: 'Cancelamento de Abatimento',                     done: ['04'],                   our_code: '1005', needs: ['value_rebate'] }, // obs. 3: other than zeros
  '05': { text: 'Alteração de Vencimento',                        done: ['05'],                   our_code: '1003' },
  '06': { text: 'Alteração do uso da Empresa',                    done: ['06'],                   our_code: '1007' },
  '07': { text: 'Alteração do Prazo de Protesto',                 done: ['07'],                   our_code: '1017' },
  '08': { text: 'Alteração do Prazo de Devolução',                done: ['08'],                   our_code: '1095' },
  '09': {
    text: 'Alteração de outros dados',
    done: ['09'],
    our_code: '1031',
    also: ['1008', '1012', '1013', '1014', '1015', '1038', '1047', '1073', '1074', '1075', '1076', '1079', '1080', '1101', '1120', '1129'],
  },
  '10': { text: 'Alt de dados c/ emissão / emissão de boleto',    done: ['10'],                   our_code: null }, // the bank issues the billet anew
  '11': { text: 'Alteração da opção de Protesto para Devolução',  done: ['11'],                   our_code: '1096' },
  '12': { text: 'Alteração da opção de Devolução para Protesto',  done: ['12'],                   our_code: '1097' },
  '13': { text: 'Alteração do valor nominal do título',           done: null,                     our_code: '1028' }, // v029
  '14': { text: 'Alteração da carteira',                          done: null,                     our_code: '1023' }, // v029; the codes of NE016 are not at hand
} as const satisfies Readonly<Record<string, Movement>>

/** NE022 Espécie do título, p. 39. */
export const documentTypes400 = {
  '01': 'Duplicata Mercantil',
  '02': 'Nota Promissória',
  '03': 'Duplicata de Prestação de Serviços',
  '04': 'Cheque',
  '05': 'Nota de Seguro',
  '06': 'Letra de Câmbio',
  '07': 'Duplicata Mercantil p/ Indicação',
  '08': 'Nota de Crédito Comercial',
  '09': 'Outros',
  '10': 'Nota de Crédito Industrial',
  '11': 'Nota de Crédito Rural',
  '12': 'Duplicata de Serviço', // DSI
  '13': 'Nota Promissória Rural',
  '14': 'Triplicata Mercantil',
  '15': 'Triplicata de Serviço',
  '16': 'Duplicata Rural',
  '17': 'Recibo',
  '18': 'Fatura',
  '19': 'Nota de Débito',
  '20': 'Apólice de Seguro',
  '21': 'Mensalidade Escolar',
  '22': 'Parcela de Consórcio',
  '23': 'Nota Fiscal',
  '24': 'Documento de Dívida',
  '25': 'Cédula de Produto Rural',
  '26': 'Nota de Crédito à Exportação',
  '30': 'Encargos Condominiais',
  '31': 'Cartão de Crédito',
  '32': 'Boleto Proposta',
} as const

/**
 * The service's `document_type` → Caixa's. 31 and 32 are not sent: they demand a record of type 4, whose kinds of payment (NE043: parcial, divergente)
 * are not the service's.
 */
export const documentTypeByOurs400: Readonly<Record<string, keyof typeof documentTypes400>> = {
  '01': '04', // cheque
  '02': '01', // duplicata mercantil
  '03': '07', // duplicata mercantil p/ indicação
  '04': '03', // duplicata de serviço
  '05': '12', // duplicata de serviço p/ indicação
  '06': '16', // duplicata rural
  '07': '06', // letra de câmbio
  '08': '08', // nota de crédito comercial
  '09': '26', // nota de crédito à exportação
  '10': '10', // nota de crédito industrial
  '11': '11', // nota de crédito rural
  '12': '02', // nota promissória
  '13': '13', // nota promissória rural
  '14': '14', // triplicata mercantil
  '15': '15', // triplicata de serviço
  '16': '05', // nota de seguro
  '17': '17', // recibo
  '18': '18', // fatura
  '19': '19', // nota de débito
  '20': '20', // apólice de seguro
  '21': '21', // mensalidade escolar
  '22': '22', // parcela de consórcio
  '23': '23', // nota fiscal
  '24': '24', // documento de dívida
  '25': '25', // cédula de produto rural
  '28': '30', // encargos condominiais
  '99': '09', // outros
}

/** NE024 Instrução 1, p. 40. */
export const deadlineTypes400 = {
  '01': 'Protestar Dias Corridos',
  '02': 'Devolver (Não Protestar)',
} as const
