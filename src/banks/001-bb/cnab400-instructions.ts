/**
 * Banco do Brasil, Remessa CNAB400 (CBR641), August 2020, with the differences of June 2024: the codes a remittance speaks (notas 7, 9, 20 and 24).
 */
import type { Movement } from '../remittance-dialect.js'

/** A movement of the bank's table, with the records it is made of. */
export interface BbMovement extends Movement {
  /** Its own record in place of the title's: something else than the discount stands in 174–192 (nota 11). */
  readonly title?: 'title_interest' | 'title_fine' | 'title_no_fine' | 'title_no_limit' | 'title_limit'
  /** Records of type 5 that may come behind it (notas 14, 36, 37 and 39). */
  readonly options?: readonly ('fine' | 'discounts' | 'bureau' | 'email' | 'document_number')[]
}

/**
 * Comando, title 109–110 (nota 20, p. 20; 47 of 2024, p. 19). The manual names no columns that an instruction leaves out. What answers each is in
 * CBR643 of 2019 (nota 7, pp. 21–22), by its words: of before 47, and with a debit in 20 that was made, not asked for (03).
 */
export const movements400 = {
  '01': { text: 'Registro de títulos',                                confirmedBy: ['02'],                              our_code: '1001', options: ['fine', 'discounts', 'bureau', 'email', 'document_number'] },
  '02': { text: 'Solicitação de baixa',                               confirmedBy: ['10'],                              our_code: '1002', also: ['1085', '1086'] },
  '03': { text: 'Pedido de débito em conta',                          confirmedBy: null,                                our_code: '1100' },
  '04': { text: 'Concessão de abatimento',                            confirmedBy: ['12'],                              our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento',                         confirmedBy: ['13'],                              our_code: '1005' },
  '06': { text: 'Alteração de vencimento de título',                  confirmedBy: ['14'],                              our_code: '1003' },
  '07': { text: 'Alteração do número de controle do participante',    confirmedBy: ['41'],                              our_code: '1007', also: ['1122'] },
  '08': { text: 'Alteração do número do titulo dado pelo Beneficiário', confirmedBy: ['26'],                              our_code: '1008', also: ['1120'], options: ['document_number'] },
  '09': { text: 'Instrução para protestar',                           confirmedBy: ['19'],                              our_code: '1009' },
  '10': { text: 'Instrução para sustar protesto',                     confirmedBy: ['24'],                              our_code: '1018' },
  '11': { text: 'Instrução para dispensar juros',                     confirmedBy: ['25'],                              our_code: '1047' },
  '12': { text: 'Alteração de nome e endereço do Pagador',            confirmedBy: ['21'],                              our_code: '1101', also: ['1012', '1013', '1014', '1015', '1038'] }, // 21 is of the name; 22, of the address, may come as well
  '16': { text: 'Alterar Juros de Mora',                              confirmedBy: ['16'],                              our_code: '1076', title: 'title_interest' },
  '31': { text: 'Conceder desconto',                                  confirmedBy: ['31'],                              our_code: '1071', options: ['discounts'] },
  '32': { text: 'Não conceder desconto',                              confirmedBy: ['32'],                              our_code: '1129', also: ['1072'] },
  '33': { text: 'Retificar dados da concessão de desconto',           confirmedBy: ['33'],                              our_code: '1102', also: ['1073'], options: ['discounts'] },
  '34': { text: 'Alterar data para concessão de desconto',            confirmedBy: ['34'],                              our_code: '1103', options: ['discounts'] },
  '35': { text: 'Cobrar multa',                                       confirmedBy: ['35'],                              our_code: '1150', also: ['1104', '1074'], title: 'title_fine' },
  '36': { text: 'Dispensar multa',                                    confirmedBy: ['36'],                              our_code: '1075', title: 'title_no_fine' },
  '37': { text: 'Dispensar indexador',                                confirmedBy: ['37'],                              our_code: '1105' },
  '38': { text: 'Dispensar prazo limite de recebimento',              confirmedBy: ['38'],                              our_code: '1106', title: 'title_no_limit' },
  '39': { text: 'Alterar prazo limite de recebimento',                confirmedBy: ['39'],                              our_code: '1107', needs: ['payment_limit_at'], title: 'title_limit' },
  '40': { text: 'Alterar modalidade',                                 confirmedBy: ['72'],                              our_code: null }, // 1108: the new kind of collection (102–106) is in no field of a slip
  '47': { text: 'Alteração de Valor Nominal do Boleto',               confirmedBy: null,                                our_code: '1028' },
  '85': { text: 'Inclusão de Negativação Sem Protesto',               confirmedBy: ['85', '01'], rejectedBy: ['85', '12'], our_code: '1066', options: ['bureau'] },
  '86': { text: 'Exclusão de Negativação Sem Protesto',               confirmedBy: ['86', '09'], rejectedBy: ['86', '08'], our_code: '1068', also: ['1069'], options: ['bureau'] }, // one code for excluding and cancelling
} as const satisfies Readonly<Record<string, BbMovement>>

/** Instrução codificada of an entry, title 157–158 and 159–160 (nota 9 a, p. 14; 61 to 64 of 2024, p. 14). */
export const entryInstructions400 = {
  '00': 'Ausência de instruções',
  '01': 'Cobrar juros (dispensável se informado o valor a ser cobrado por dia de atraso)',
  '03': 'Protestar no 3º dia útil após vencido',
  '04': 'Protestar no 4º dia útil após vencido',
  '05': 'Protestar no 5º dia útil após vencido',
  '06': 'Protesto em dias corridos: 6 a 29, 35 ou 40 dias, nos campos 392 a 393',
  '07': 'Não protestar',
  '10': 'Protestar no 10º dia corrido após vencido',
  '15': 'Protestar no 15º dia corrido após vencido',
  '20': 'Protestar no 20º dia corrido após vencido',
  '22': 'Conceder desconto só até a data estipulada',
  '25': 'Protestar no 25º dia corrido após vencido',
  '30': 'Protestar no 30º dia corrido após vencido',
  '45': 'Protestar no 45º dia corrido após vencido',
  '61': 'Registrar com QR Code Pix',
  '62': 'Registrar com QR Code Pix e instrução 01 - Cobrar juros',
  '63': 'Registrar com QR Code Pix e instrução 07 - Não Protestar',
  '64': 'Registrar com QR Code Pix e instrução 22 - Conceder desconto',
  '88': 'Negativação sem protesto',
} as const

/** Instrução codificada of a write-off, by what is asked (nota 9 b, p. 14). */
export const writeOffInstructions400: Readonly<Record<string, '42' | '44' | '46'>> = {
  '1002': '44', // baixar
  '1085': '42', // devolver
  '1086': '46', // entregar ao pagador franco de pagamento
}

const DAYS_OF_PROTEST = [...Array.from({ length: 25 }, (_, i) => 6 + i), 35, 40, 45]

/** Instrução codificada of 09 besides 00 and 03 to 05: the days themselves (nota 9 c, p. 14). */
const protestInstructions400: Readonly<Record<string, string>> = Object.fromEntries(
  DAYS_OF_PROTEST.map((days) => [String(days).padStart(2, '0'), `Protestar no ${days}º dia corrido após vencido`]),
)

/** Instrução codificada, title 157–158 and 159–160, of every comando; in words of the entry where it has the code. */
export const cashierInstructions400: Readonly<Record<string, string>> = {
  ...protestInstructions400,
  '42': 'Devolver',
  '44': 'Baixar',
  '46': 'Entregar ao Pagador franco de pagamento',
  ...entryInstructions400,
}

/** Tipo de cobrança, title 102–106 (nota 24, p. 21); blanks are simple collection. */
export const chargeTypes400 = {
  '02VIN': 'Modalidade Vinculada',
  '03SEG': 'Modalidade Prêmio de Seguro',
  '04DSC': 'Modalidade Descontada',
  '08VDR': 'Modalidade BBVendor',
} as const

/** Espécie, title 148–149 (nota 7, p. 12; 33 of 2024, p. 12). */
export const documentTypes400 = {
  '01': 'Duplicata Mercantil',
  '02': 'Nota Promissória',
  '03': 'Nota de Seguro',
  '05': 'Recibo',
  '08': 'Letra de Câmbio',
  '09': 'Warrant',
  '10': 'Cheque',
  '12': 'Duplicata de Serviço',
  '13': 'Nota de Débito',
  '15': 'Apólice de Seguro',
  '25': 'Dívida Ativa da União',
  '26': 'Dívida Ativa de Estado',
  '27': 'Dívida Ativa de Município',
  '31': 'Boleto de Cartão de Crédito',
  '32': 'Boleto de Proposta',
  '33': 'Boleto de Aporte',
} as const

/** The service's `document_type` → Banco do Brasil's. The service has no «aporte». */
export const documentTypeByOurs400 = {
  '01': '10', // cheque
  '02': '01', // duplicata mercantil
  '04': '12', // duplicata de serviço
  '07': '08', // letra de câmbio
  '12': '02', // nota promissória
  '16': '03', // nota de seguro
  '17': '05', // recibo
  '19': '13', // nota de débito
  '20': '15', // apólice de seguro
  '30': '09', // warrant
  '35': '31', // cartão de crédito
  '36': '32', // boleto de proposta
  '38': '26', // dívida ativa do estado
  '39': '27', // dívida ativa do município
  '40': '25', // dívida ativa da União
} as const
