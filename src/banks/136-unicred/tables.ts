/**
 * Unicred, CNAB 400: occurrences and origins of the return (7 August 2020), pp. 6 and 10–11; movements of the remittance (17 November 2021), p. 12. Their
 * complements: `complements.ts`. Differences of CNAB 240: `tables240.ts`.
 */
import type { EventOccurrences, OccurrenceOverride, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
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
type Meaning = { readonly our_occurrence: OccurrenceOverride['means']['our_occurrence'] & string; readonly doubt?: string }

const RECEIVED = 'of the instruction; whether of its effect as well is not printed'

/** Instrução confirmada, 02, by its origin. */
const CONFIRMED: Readonly<Partial<Record<InstructionOrigin, Meaning>>> = {
  '01': { our_occurrence: '2001' },
  '02': { our_occurrence: '2004', doubt: 'the most general of several write-offs; 2126 is similar' },
  '04': { our_occurrence: '2010' },
  '05': { our_occurrence: '2011' },
  '06': { our_occurrence: '2012' },
  '09': { our_occurrence: '2015' },
  '10': { our_occurrence: '2150', doubt: '2099 is similar' },
  '11': { our_occurrence: '2016', doubt: RECEIVED },
  '22': { our_occurrence: '2043' },
  '23': { our_occurrence: '2065' },
  '25': { our_occurrence: '2016', doubt: 'the title is to be written off as well; whether it was is not printed' },
  '26': { our_occurrence: '2128', doubt: 'the order may have been given (2015) or taken back (2163) as well' },
  '40': { our_occurrence: '2021', doubt: '2208 is similar: the manual of CNAB 240 calls the movement «Alteração de Carteira»' },
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
  '01': { text: 'Pago (Título protestado pago em cartório)', our_occurrence: '2076', doubt: '2035 means the same' },
  '02': { text: 'Instrução Confirmada', our_occurrence: null, why: 'the origin decides which instruction', overrides: byOrigin(record, 'Instrução Confirmada', CONFIRMED, printed) },
  '03': { text: 'Instrução Rejeitada', our_occurrence: '2020', overrides: byOrigin(record, 'Instrução Rejeitada', REJECTED, printed) },
  '04': { text: 'Sustado Judicial (Título protestado sustado judicialmente)', our_occurrence: '2112' },
  '06': { text: 'Liquidação Normal', our_occurrence: '2028' },
  '07': {
    text: 'Liquidação em Condicional (Título liquidado em cartório com cheque do próprio devedor)',
    our_occurrence: '2026',
    doubt: 'whether the cheque has cleared is not printed; the words «em condicional» are taken for a payment that it may still undo',
  },
  '08': { text: 'Sustado Definitivo (Título protestado sustado judicialmente)', our_occurrence: '2112', doubt: 'no code of its own for a stop that is final' },
  '09': { text: 'Liquidação de Título Descontado', our_occurrence: '2003', doubt: 'no code of its own for a title that the bank had advanced' },
  '10': { text: 'Protesto solicitado', our_occurrence: '2210', doubt: '2015, an order that is confirmed, comes as 02 of origin 09' },
  '11': { text: 'Protesto Em cartório', our_occurrence: '2081', doubt: '2017 is similar' },
  '12': { text: 'Sustação solicitada', our_occurrence: '2041', doubt: '2016, an order that is confirmed, comes as 02 of origin 11' },
  '13': { text: 'Títulos Descontado (título utilizado como garantia em operação de desconto)', our_occurrence: '2181', doubt: 'the title is not written off' },
  '14': {
    text: 'Títulos Descontável (título com desistência de garantia em operação de desconto)',
    our_occurrence: null,
    kind: 'changed',
    why: 'no unified code of a title that is a guarantee no longer; 2031 and 2208 are of wallets',
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
