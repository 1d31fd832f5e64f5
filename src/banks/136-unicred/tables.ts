/**
 * Unicred, CNAB 400: occurrences and origins of the return (7 August 2020), pp. 6 and 10–11; movements of the remittance (17 November 2021), p. 12. Their
 * complements: `complements.ts`. Differences of CNAB 240: `tables240.ts`.
 */

import type { LocalizedText } from '../../cobranca/index.js'
import type { EventOccurrences, OccurrenceOverride, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { STAYS_REGISTERED, sameAs, similarTo } from '../families/doubts.js'
import type { Movement } from '../remittance-dialect.js'
import { complements } from './complements.js'

/** Tipo de instrução origem, the movement that an occurrence answers: title 327–328. */
export const origins = {
  '00': 'Sem Tipo de Instrução Origem a informar',
  '01': 'Remessa',
  '02': 'Pedido de Baixa',
  '04': 'Concessão de Abatimento',
  '05': 'Cancelamento de Abatimento',
  '06': 'Alteração de vencimento',
  '09': 'Protestar',
  '10': 'Baixa por Decurso de Prazo – Solicitação CIP',
  '11': 'Sustar Protesto e Manter em Carteira',
  '22': 'Alteração do Seu Número',
  '23': 'Alteração de dados do Pagador',
  '25': 'Sustar Protesto e Baixar Título',
  '26': 'Protesto automático',
  '40': 'Alteração de Status Desconto',
} as const satisfies Codes

/** Field with the origin. */
const ORIGIN = 'instruction_origin'

type InstructionOrigin = keyof typeof origins
type Meaning = { readonly our_occurrence: OccurrenceOverride['means']['our_occurrence'] & string; readonly doubt?: LocalizedText }

/** Instrução confirmada, 02, by its origin. */
const CONFIRMED: Readonly<Partial<Record<InstructionOrigin, Meaning>>> = {
  '01': { our_occurrence: '2001' },
  '02': { our_occurrence: '2004', doubt: { pt: 'o mais geral dos códigos de baixa; 2126 é parecido', en: 'the most general of several write-offs; 2126 is similar' } },
  '04': { our_occurrence: '2010' },
  '05': { our_occurrence: '2011' },
  '06': { our_occurrence: '2012' },
  '09': { our_occurrence: '2015' },
  '10': { our_occurrence: '2150', doubt: similarTo('2099') },
  '11': { our_occurrence: '2016', doubt: { pt: 'confirma a instrução; o manual não informa se também confirma o efeito', en: 'it confirms the instruction; the manual does not state whether it also confirms the effect' } },
  '22': { our_occurrence: '2043' },
  '23': { our_occurrence: '2065' },
  // No other occurrence reports this write-off: without it, the title would stay open
  '25': { our_occurrence: '2004', doubt: { pt: 'confirma a instrução; o manual não informa se o título já foi baixado, e nenhuma outra ocorrência informa essa baixa', en: 'it confirms the instruction; the manual does not state whether the title is already written off, and no other occurrence reports that write-off' } },
  '26': { our_occurrence: '2128', doubt: { pt: 'também pode ser a ordem de protesto (2015) ou o seu cancelamento (2163)', en: 'it may also confirm the order to protest (2015) or its cancellation (2163)' } },
  '40': { our_occurrence: '2021', doubt: { pt: '2208 é parecido: o manual do CNAB 240 chama o movimento de «Alteração de Carteira»', en: '2208 is similar: the manual of CNAB 240 calls the movement «Alteração de Carteira»' } },
}

/** Instrução rejeitada, 03, by its origin. */
const REJECTED: Readonly<Partial<Record<InstructionOrigin, Meaning>>> = {
  '01': { our_occurrence: '2002' },
  '02': { our_occurrence: '2005' },
  '04': { our_occurrence: '2020' },
  '05': { our_occurrence: '2020' },
  '06': { our_occurrence: '2007' },
  '09': { our_occurrence: '2020' },
  '10': { our_occurrence: '2005' },
  '11': { our_occurrence: '2020' },
  '22': { our_occurrence: '2024' },
  '23': { our_occurrence: '2024' },
  '25': { our_occurrence: '2020' },
  '26': { our_occurrence: '2020' },
  '40': { our_occurrence: '2020' },
}

const byOrigin = (record: string, text: string, meanings: typeof CONFIRMED, printed: Codes): readonly OccurrenceOverride[] =>
  Object.entries(meanings)
    .filter(([origin]) => Object.hasOwn(printed, origin))
    .map(([origin, meaning]) => ({ field: `${record}.${ORIGIN}`, codes: [origin], means: { text: `${text}: ${printed[origin]}`, ...meaning } }))

/**
 * Código de movimento (CNAB 400, p. 6; CNAB 240, p. 7).
 *
 * @param record the record with the origin
 * @param printed the origins of the layout
 */
export const occurrencesOf = (record: string, printed: Codes): OccurrenceTable => ({
  '01': { text: 'Pago (Título protestado pago em cartório)', our_occurrence: '2076', doubt: sameAs('2035') },
  '02': { text: 'Instrução Confirmada', our_occurrence: null, why: { pt: 'a origem decide qual é a instrução', en: 'the origin decides which instruction it is' }, overrides: byOrigin(record, 'Instrução Confirmada', CONFIRMED, printed) },
  '03': { text: 'Instrução Rejeitada', our_occurrence: '2020', overrides: byOrigin(record, 'Instrução Rejeitada', REJECTED, printed) },
  '04': { text: 'Sustado Judicial (Título protestado sustado judicialmente)', our_occurrence: '2112' },
  '06': { text: 'Liquidação Normal', our_occurrence: '2028' },
  '07': {
    text: 'Liquidação em Condicional (Título liquidado em cartório com cheque do próprio devedor)',
    our_occurrence: '2026',
    doubt: { pt: 'o manual não informa se o cheque já compensou; «em condicional» é lido como um pagamento que o cheque ainda pode desfazer', en: 'the manual does not state whether the cheque has cleared; «em condicional» is read as a payment that the cheque may still undo' },
  },
  '08': { text: 'Sustado Definitivo (Título protestado sustado judicialmente)', our_occurrence: '2112', doubt: { pt: 'não há código unificado para uma sustação definitiva', en: 'no unified code for a final stop of a protest' } },
  '09': { text: 'Liquidação de Título Descontado', our_occurrence: '2003', doubt: { pt: 'não há código unificado para um título descontado', en: 'no unified code for a discounted title' } },
  '10': { text: 'Protesto solicitado', our_occurrence: '2210', doubt: { pt: '2015, a ordem confirmada, vem como 02 com a origem 09', en: '2015, a confirmed order, comes as 02 with the origin 09' } },
  '11': { text: 'Protesto Em cartório', our_occurrence: '2081', doubt: similarTo('2017') },
  '12': { text: 'Sustação solicitada', our_occurrence: '2041', doubt: { pt: '2016, a ordem confirmada, vem como 02 com a origem 11', en: '2016, a confirmed order, comes as 02 with the origin 11' } },
  '13': { text: 'Títulos Descontado (título utilizado como garantia em operação de desconto)', our_occurrence: '2181', doubt: STAYS_REGISTERED },
  '14': {
    text: 'Títulos Descontável (título com desistência de garantia em operação de desconto)',
    our_occurrence: null,
    kind: 'changed',
    why: { pt: 'não há código unificado para um título que deixa de ser garantia; 2031 e 2208 são de carteiras', en: 'no unified code for a title that is no longer a guarantee; 2031 and 2208 are about wallets' },
  },
})

export const occurrences = occurrencesOf('title', origins)

/** There is no partial payment, no Pix, no protest that is made, and none after a write-off. */
export const events: EventOccurrences = {
  registered: ['02', '01', ORIGIN],
  rejected: ['03', '01', ORIGIN],
  paid: ['06'],
  paid_partially: null,
  paid_by_pix: ['06'],
  paid_at_notary: ['01'],
  paid_after_write_off: null,
  written_off: ['02', '10', ORIGIN],
  protest_ordered: null,
  sent_to_notary: ['10'],
  in_notary: ['11'],
  protested: null,
  withdrawn: null,
  instruction_rejected: ['03'],
}

/** Complemento do movimento: one list for all occurrences. Codes have two or three characters, in eight columns; 00 is no code. */
export function reasonsOf(field: string, codes: Codes, source: string): readonly ReasonTable[] {
  const table = { field, form: 'lengths', codeWidth: 2, codes, source } as const
  return [
    { ...table, occurrences: ['03'], severity: 'rejection' },
    { ...table, occurrences: ['01', '02', '04', '06', '07', '08', '09', '10', '11', '12', '13', '14'], severity: 'information' },
  ]
}

export const reasons = reasonsOf('title.reason_codes', complements, 'Unicred, Retorno de Boletos CNAB 400 (07/08/2020), pp. 6–10')

const answers = (origin: InstructionOrigin) => ({ confirmedBy: ['02', origin, ORIGIN], rejectedBy: ['03', origin, ORIGIN] }) as const

/** Identificação da ocorrência, 109–110, p. 12. */
export const movements = {
  '01': { text: 'Remessa',                              ...answers('01'), our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                      ...answers('02'), our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',              ...answers('04'), our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',           ...answers('05'), our_code: '1005' },
  '06': { text: 'Alteração de vencimento',              ...answers('06'), our_code: '1003' },
  '09': { text: 'Protestar',                            ...answers('09'), our_code: '1009' },
  '11': { text: 'Sustar Protesto e Manter em Carteira', ...answers('11'), our_code: '1019', also: ['1018'] },
  '22': { text: 'Alteração do Seu Número',              ...answers('22'), our_code: '1008', also: ['1120', '1121'] },
  '23': { text: 'Alteração de dados do Pagador',        ...answers('23'), our_code: '1079', also: ['1012', '1013', '1014', '1015', '1020', '1038', '1099', '1101'] },
  '25': { text: 'Sustar Protesto e Baixar Título',      ...answers('25'), our_code: '1078' },
  '26': { text: 'Protesto automático',                  ...answers('26'), our_code: '1151', also: ['1010', '1017', '1041'] },
  '40': { text: 'Alteração de Status Desconto',         ...answers('40'), our_code: null }, // of a guarantee: a slip has no field for it
} as const satisfies Readonly<Record<string, Movement>>
