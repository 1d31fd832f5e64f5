// Sicoob (756), Layouts para troca de informações, Sistema de Cobrança, atualização de 28/10/2019, planilha "03.Remessa - CNAB400". "l." is the
// line of the sheet.

import type { Movement } from '../remittance-dialect.js'

/** Comando/movimento, detail columns 109–110, l. 52, and the unified instruction. */
export const movements400 = {
  '01': { text: 'Entrada de Títulos',                       done: ['02'], our_code: '1001' },
  '02': { text: 'Solicitação de Baixa',                     done: ['10'], our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                  done: null,   our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',               done: null,   our_code: '1005' },
  '06': { text: 'Prorrogação de Vencimento',                done: ['14'], our_code: '1003' },
  '08': { text: 'Alteração de Seu Número',                  done: ['27'], our_code: '1008' },
  '09': { text: 'Instrução para Protestar',                 done: ['23'], our_code: '1009' },
  '10': { text: 'Desistência do Protesto e Baixar Título',  done: ['10'], our_code: '1078' }, // it writes the title off: 1018, which elsewhere only stops the protest, is refused
  '11': { text: 'Instrução para Dispensar Juros',           done: null,   our_code: '1047' },
  '12': { text: 'Alteração de Pagador',                     done: ['27'], our_code: '1099' },
  '31': { text: 'Alteração de Outros Dados',                done: ['27'], our_code: '1031' },
  '34': { text: 'Baixa - Pagamento Direto ao Beneficiário', done: ['10'], our_code: '1034' },
} as const satisfies Readonly<Record<string, Movement>>

/** Instruções codificadas, detail columns 157–158 and 159–160, l. 62. Days were business days in the edition of 24/02/2017. */
export const cashierInstructions400 = {
  '00': 'Ausência de instruções',
  '01': 'Cobrar juros', // both 01: the messages of the trailer are printed
  '03': 'Protestar 3 dias após vencimento',
  '04': 'Protestar 4 dias após vencimento',
  '05': 'Protestar 5 dias após vencimento',
  '07': 'Não protestar',
  '10': 'Protestar 10 dias após vencimento',
  '15': 'Protestar 15 dias após vencimento',
  '20': 'Protestar 20 dias após vencimento',
  '22': 'Conceder desconto só até data estipulada',
  '42': 'Devolver após 15 dias vencido',
  '43': 'Devolver após 30 dias vencido',
  '99': 'Mensagem do detalhe', // both 99, and 82 blank: the message in 352–391 is printed
} as const

/** Days after which each of them protests. */
export const daysOfProtest400: Readonly<Record<string, number>> = { '03': 3, '04': 4, '05': 5, '10': 10, '15': 15, '20': 20 }

/** Espécie do título, remittance 148–149 (l. 59), return 174–175 (l. 60). */
export const documentTypes400 = {
  '01': 'Duplicata Mercantil',
  '02': 'Nota Promissória',
  '03': 'Nota de Seguro',
  '05': 'Recibo',
  '06': 'Duplicata Rural',
  '08': 'Letra de Câmbio',
  '09': 'Warrant',
  '10': 'Cheque',
  '12': 'Duplicata de Serviço',
  '13': 'Nota de Débito',
  '14': 'Triplicata Mercantil',
  '15': 'Triplicata de Serviço',
  '18': 'Fatura',
  '20': 'Apólice de Seguro',
  '21': 'Mensalidade Escolar',
  '22': 'Parcela de Consórcio',
  '99': 'Outros',
} as const

/** The service's `document_type` → Sicoob's. A document_type that is not here has no espécie in this layout. */
export const documentTypeByOurs400: Readonly<Record<string, keyof typeof documentTypes400>> = {
  '01': '10', // cheque
  '02': '01', // duplicata mercantil
  '03': '01', // duplicata mercantil p/ indicação: not told apart
  '04': '12', // duplicata de serviço
  '05': '12', // duplicata de serviço p/ indicação: not told apart
  '06': '06', // duplicata rural
  '07': '08', // letra de câmbio
  '12': '02', // nota promissória
  '14': '14', // triplicata mercantil
  '15': '15', // triplicata de serviço
  '16': '03', // nota de seguro
  '17': '05', // recibo
  '18': '18', // fatura
  '19': '13', // nota de débito
  '20': '20', // apólice de seguro
  '21': '21', // mensalidade escolar
  '22': '22', // parcela de consórcio
  '30': '09', // warrant
  '99': '99', // outros
}
