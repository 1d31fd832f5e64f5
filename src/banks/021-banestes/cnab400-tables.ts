/** Banestes, CNAB 400, PDF of July 2015: movements p. 18, codes of the records pp. 18–24 and 26, occurrences pp. 22–23, reasons pp. 39–44. */
import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { occurrencesIn, patchOccurrences } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'
import { occurrences240, reasonsIn } from './tables.js'

const MANUAL = 'Banestes, CNAB 400 (07/2015)'
const REASONS = 'title.reason_codes'

/** Occurrences of CNAB 240, without those of the payer's claims, of shares and of automatic debit. */
const common = patchOccurrences(occurrencesIn(occurrences240, REASONS), { without: '15 29 33 34 35' })
const settled = common['06']!

/** Anexo XIII, pp. 22–23. Column 293 also reports a payment at the notary. */
export const occurrences400: OccurrenceTable = patchOccurrences(common, {
  changed: {
    '06': {
      ...settled,
      overrides: [...settled.overrides!, { field: 'title.paid_at_notary', codes: ['1'], means: { text: settled.text, our_occurrence: '2035' } }],
    },
  },
})

/** Title 319–328: five codes. */
export const reasons400: readonly ReasonTable[] = reasonsIn(REASONS, { manual: MANUAL, a: 'pp. 39–41', b: 'p. 42', c: 'p. 43', d: 'pp. 43–44' })

/** Confirmed or rejected as a change of other data: the return has no occurrence of its own for it. */
const OTHER_DATA = { confirmedBy: ['27'], rejectedBy: ['30'] } as const

/** A movement of nota 1 (p. 18): sends only the changed field, besides the numbers of the title. */
export interface BanestesMovement extends Movement {
  readonly changes?: string
}

/** Anexo IV, p. 18, and the unified instruction. 24, 75 and 76 are records of an entry. */
export const movements400 = {
  '01': { text: 'Remessa',                                     confirmedBy: ['02'], our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                             confirmedBy: ['09'], our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                     confirmedBy: ['12'], our_code: '1004', needs: ['value_rebate'], changes: 'value_rebate' },
  '05': { text: 'Cancelamento de Abatimento Concedido',        confirmedBy: ['13'], our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',                     confirmedBy: ['14'], our_code: '1003', changes: 'due_date' },
  '07': { text: 'Alteração do “Uso da Empresa”',               ...OTHER_DATA,       our_code: '1007', changes: 'control_number' },
  '08': { text: 'Alteração do “Seu Número”',                   confirmedBy: ['40'], our_code: '1008', changes: 'document_number' },
  '09': { text: 'Protestar',                                   confirmedBy: ['19'], our_code: '1009' },
  '10': { text: 'Não Protestar',                               confirmedBy: null,   our_code: '1010' },
  '11': { text: 'Não Cobrar Juros de Mora',                    ...OTHER_DATA,       our_code: '1047' },
  '12': { text: 'Concessão de Desconto',                       confirmedBy: ['07'], our_code: '1071' },
  '13': { text: 'Cancelamento de desconto concedido',          confirmedBy: ['08'], our_code: '1072' },
  '14': { text: 'Alteração do Valor do Desconto',              ...OTHER_DATA,       our_code: '1073' },
  '15': { text: 'Alteração do Valor ou Percentual de Multa',   ...OTHER_DATA,       our_code: '1074' },
  '16': { text: 'Dispensar Cobrança de Multa',                 ...OTHER_DATA,       our_code: '1075' },
  '17': { text: 'Alteração de Juros de Mora',                  ...OTHER_DATA,       our_code: '1076' },
  '18': { text: 'Sustar Protesto',                             confirmedBy: ['20'], our_code: '1018' },
  '19': { text: 'Alteração do Valor de Abatimento',            confirmedBy: ['12'], our_code: '1077', needs: ['value_rebate'] },
  '20': { text: 'Sustar Protesto e Baixar Título',             confirmedBy: ['20'], our_code: '1078' },
  '23': { text: 'Alterar Dados do Sacado',                     confirmedBy: ['42'], rejectedBy: ['30'], our_code: '1079' },
  '24': { text: 'Incluir/Alterar Dados do Sacador Avalista',   confirmedBy: ['43'], rejectedBy: ['30'], our_code: null },
  '34': { text: 'Pedido de Baixa por Pagamento Direto ao Cliente', confirmedBy: ['09'], our_code: '1034' },
  '75': { text: 'Mensagens para o título',                     confirmedBy: null,   our_code: null },
  '76': { text: 'Mensagens para o título',                     confirmedBy: null,   our_code: null },
} as const satisfies Readonly<Record<string, BanestesMovement>>

/** Postage in 143–147, Anexo VI, p. 19. */
export const collectionPlaces400 = { '00000': 'Distribuição pelo banco', '00501': 'Distribuição pelo cliente' } as const

/** Anexo VII, pp. 19–20: slips that the client prints; the bank prints those with 20 more, and 39 instead of 99. */
export const documentTypes400 = {
  '01': 'Duplicata',
  '02': 'Nota Promissória',
  '03': 'Nota de Seguro',
  '04': 'Cobrança Seriada',
  '05': 'Recibo',
  '10': 'Letra de Câmbio',
  '11': 'Duplicata de Serviços',
  '99': 'Outros Casos',
  '21': 'Duplicata, boleto impresso pelo Banestes',
  '22': 'Nota Promissória, boleto impresso pelo Banestes',
  '23': 'Nota de Seguro, boleto impresso pelo Banestes',
  '24': 'Cobrança Seriada, boleto impresso pelo Banestes',
  '25': 'Recibo, boleto impresso pelo Banestes',
  '30': 'Letra de Câmbio, boleto impresso pelo Banestes',
  '31': 'Duplicata de Serviços, boleto impresso pelo Banestes',
  '39': 'Outros Casos, boleto impresso pelo Banestes',
} as const

/** The service's document_type → the code of a slip that the client or the bank prints. */
export const clientDocuments400 = { '02': '01', '04': '11', '07': '10', '12': '02', '16': '03', '17': '05', '32': '04', '99': '99' } as const
export const bankDocuments400 = { '02': '21', '04': '31', '07': '30', '12': '22', '16': '23', '17': '25', '32': '24', '99': '39' } as const

/** Anexo VIII, p. 20. */
export const protestInstructions400 = {
  '00': 'O sistema assume o cadastro do cedente ou obedece ao comando individual após o registro',
  'P6': 'Protestar',
  'P7': 'Não protestar',
} as const

/** Anexo IX, p. 21. */
export const interestTypes400 = { '0': 'Valor diário', '1': 'Taxa mensal', '9': 'Percentual do contrato de cobrança do cliente' } as const

/** Anexo XVIII, p. 26. */
export const fineTypes400 = { '0': 'Valor em reais', '1': 'Taxa sobre o valor nominal do título' } as const

/** Anexo XI, p. 21. */
export const currencies400 = {
  '0': 'R$ - Real',
  '1': 'IGPM - Índice Geral de Preços de Mercado',
  '2': 'UFIR - Unidade Fiscal de Referência',
  '3': 'UPF - Unidade Padrão de Financiamento (Mensal)',
  '4': 'URV - Unidade Real de Valor',
  '5': 'CUB - Custo Unitário Básico (ES)',
  '6': 'IDTR - Índice diário de Taxa Referencial',
  '9': 'US$ - Dólar',
} as const

/** Title 83–84 of the return, Anexo XII, pp. 21–22. */
export const entryCodes400 = {
  '01': 'Entrada de títulos',
  '03': 'Transferido de desconto',
  '05': 'Alteração de vencimento',
  '06': 'Protesto solicitado',
  '07': 'Protesto emitido cancelado',
  '08': 'Protesto por Falência Solicitado',
  '10': 'Liquidado no Banestes/Dinheiro',
  '11': 'Liquidado via Correspondente Bancário/Dinheiro',
  '18': 'Baixa por comando',
  '19': 'Baixa por meio eletrônico',
  '23': 'Exclusão de remessa',
  '24': 'Baixado por decurso de prazo',
  '25': 'Sustação/Manutenção solicitada',
  '26': 'Protestado/Baixado',
  '27': 'Sustação/Baixa solicitada',
  '28': 'Sustado/Mantido em carteira',
  '29': 'Sustado/Baixado',
  '33': 'Tarifas',
  '34': 'Custas cartorárias',
  '35': '2a Via de Instrumento de Protesto Solicitada',
  '36': '2ª Via de Instrumento de Protesto Emitida',
  '40': 'Liquidado no Banestes/Cheque',
  '42': 'Liquidado via RVA',
  '44': 'Liquidado via compensação',
  '45': 'Liquidado via SPB',
  '46': 'Liquidado via Banco Correspondente',
  '47': 'Liquidado via canais eletrônicos',
  '48': 'Liquidado por pendência',
  '49': 'Liquidado via Correspondente Bancário/Cheque',
  '50': 'Abatimento concedido',
  '51': 'Abatimento cancelado',
  '52': 'Desconto concedido',
  '53': 'Desconto cancelado',
  '54': 'Valor abatimento liberado',
  '55': 'Valor desconto alterado',
  '56': 'Outros dados alterados',
  '60': 'Transferido para desconto',
  '61': 'Transferido de cobrança caucionada',
  '62': 'Transferido para cobrança caucionada',
  '63': 'Transferido de cobrança simples',
  '64': 'Transferido para cobrança simples',
  '70': 'Liquidado via compensação - DDA',
  '80': 'Acerto movimentação da carteira',
  '81': 'Reativação de Título',
  '90': 'Liquidado em cartório',
  '93': 'Confirmado em cartório',
} as const
