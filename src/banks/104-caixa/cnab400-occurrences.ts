// Caixa (104), Leiaute CNAB 400 SIGCB, 67.126 v015 (abril de 2020), nota NE033, pp. 41–42, and what v029 (2024) added to it. v029 also confirms a change
// of carteira (movement 14), by a code that its only source at hand does not show: it is not here.

import type { InsteadOf, OccurrenceTable, ReasonTable, ToldEvents } from '../../febraban/index.js'
import { channels400, errors400, paymentForms400, type RejectionSubjects, rejectionSubjects400, rejections400, remarks400, writeOffReasons400 } from './cnab400-reasons.js'

const SOURCE = 'Caixa, Leiaute CNAB 400 SIGCB, 67.126 v015 (abril de 2020)'

const REMARK_OF_ENTRY = 'NE033 lists it among the occurrences, but it stands in 83–84 of an entry or change (13.1, p. 28), and no unified code tells of a QR Code'

/** Written off with 015 (NE035 of v029): the payer paid by the QR Code of the billet, which SINCO's titles do not have. */
const paidByPix = (text: string): readonly InsteadOf[] => [
  { field: 'title.channel', codes: ['015'], means: { text, our_occurrence: '2161', pix: true } },
]

/** 99 refuses entries and instructions: what its reason tells of which, in that field. */
export const rejectionsInstead = (field: string, { ofEntries, ofInstructions }: RejectionSubjects): readonly InsteadOf[] => [
  { field, codes: ofInstructions, means: { text: 'Rejeição do Título', our_occurrence: '2020' } },
  { field, codes: ofEntries,      means: { text: 'Rejeição do Título', our_occurrence: '2002' } },
]

const REJECTIONS = ['title.reason_code', 'title_sinco.reason_code'].flatMap((field) => rejectionsInstead(field, rejectionSubjects400))

/** Código de ocorrência, detail 109–110. */
export const occurrences400: OccurrenceTable = {
  '01': { text: 'Entrada Confirmada',                                       our_occurrence: '2001' },
  '02': { text: 'Baixa Manual Confirmada',                                  our_occurrence: '2126', instead: paidByPix('Baixa Manual Confirmada') },
  '03': { text: 'Abatimento Concedido',                                     our_occurrence: '2033' },
  '04': { text: 'Abatimento Cancelado',                                     our_occurrence: '2034' },
  '05': { text: 'Vencimento Alterado',                                      our_occurrence: '2006', doubt: '2012 says the same of the instruction, 2006 of its effect' },
  '06': { text: 'Uso da Empresa Alterado',                                  our_occurrence: '2127' },
  '07': { text: 'Prazo de Protesto Alterado',                               our_occurrence: '2128' },
  '08': { text: 'Prazo de Devolução Alterado',                              our_occurrence: '2129' },
  '09': { text: 'Alteração Confirmada',                                     our_occurrence: '2021' }, // answers 09, «alteração de outros dados»
  '10': { text: 'Alteração com reemissão de boleto confirmada',             our_occurrence: '2130' },
  '11': { text: 'Alteração da opção de Protesto para Devolução Confirmada', our_occurrence: '2131' },
  '12': { text: 'Alteração da opção de Devolução para Protesto Confirmada', our_occurrence: '2132' },
  '20': { text: 'Em Ser',                                                   our_occurrence: '2009' },
  // 21 with the channel 008 (NE035, p. 42): at the notary, as 22
  '21': {
    text: 'Liquidação', our_occurrence: '2003',
    instead: ['title.channel', 'title_sinco.channel'].map((field) => (
      { field, codes: ['008'], means: { text: 'Liquidação', our_occurrence: '2035' as const } }
    )),
  },
  '22': { text: 'Liquidação em Cartório',                                   our_occurrence: '2035' },
  '23': { text: 'Baixa por Devolução',                                      our_occurrence: '2133', instead: paidByPix('Baixa por Devolução') },
  '25': { text: 'Baixa por Protesto',                                       our_occurrence: '2019' },
  '26': { text: 'Título enviado para Cartório',                             our_occurrence: '2134' },
  '27': { text: 'Sustação de Protesto',                                     our_occurrence: '2016', doubt: '2041 is the same act at Banco do Brasil' },
  '28': { text: 'Estorno de Protesto',                                      our_occurrence: '2135' },
  '29': { text: 'Estorno de Sustação de Protesto',                          our_occurrence: '2136' },
  '30': { text: 'Alteração de Título',                                      our_occurrence: '2088', kind: 'changed', doubt: 'the words of 2088, which is a fee elsewhere; here the fees follow as 31 and 32' },
  '31': { text: 'Tarifa sobre Título Vencido',                              our_occurrence: '2137' },
  '32': { text: 'Outras Tarifas de Alteração',                              our_occurrence: '2138' },
  '33': { text: 'Estorno de Baixa / Liquidação',                            our_occurrence: '2121' },
  '34': { text: 'Tarifas Diversas',                                         our_occurrence: '2139' },
  // 35, 36: of the on-line return (pp. 11–12), which announces what the nightly one brings as 21 and 33. Never booked, as 46 and 47 of CNAB 240
  '35': { text: 'Liquidação On-line',                                       our_occurrence: '2122', kind: 'info', doubt: 'that 21 follows is taken from CNAB 240, where it is measured; the manual does not say it' },
  '36': { text: 'Estorno de Liquidação On-line',                            our_occurrence: '2123', kind: 'info', doubt: 'undoes 35, which was never booked' },
  '37': { text: 'Transferência para a cobrança simples',                    our_occurrence: '2031', doubt: '2208 is a transfer that was asked for; this one comes by itself' },
  '38': { text: 'Transferência para a cobrança descontada',                 our_occurrence: '2181', kind: 'changed', doubt: '2181 says that a write-off goes with the transfer, which NE033 does not' },
  '51': { text: 'Reconhecido pelo pagador DDA',                             our_occurrence: '2067' },
  '52': { text: 'Não reconhecido pelo pagador DDA',                         our_occurrence: '2068' },
  '53': { text: 'Recusado no DDA',                                          our_occurrence: '2069' },
  '99': { text: 'Rejeição do Título',                                       our_occurrence: '2140', doubt: 'of an instruction as well, by the reasons that both have: 045, 082', instead: REJECTIONS },
  'A4': { text: 'Pagador DDA',                                              our_occurrence: '2093', doubt: 'NE033 lists it among the occurrences, but it stands in 83–84 of an entry or change (13.1, p. 28)' },
  'P1': { text: 'Registrado com QR Code PIX',                               our_occurrence: null, why: REMARK_OF_ENTRY },
  'P2': { text: 'Registrado sem QR Code PIX',                               our_occurrence: null, why: REMARK_OF_ENTRY },
  'P3': { text: 'Registrado com QR Code PIX e Código de Barras',            our_occurrence: null, why: REMARK_OF_ENTRY },
  'PC': { text: 'PIX alterado - Verificar payload pela URL',                our_occurrence: null, why: REMARK_OF_ENTRY },
}

/** Inclusões e alterações: 13.1, p. 28. */
const ENTRIES_AND_CHANGES = ['01', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '30']
const SETTLEMENTS = ['21', '22', '35']
const WRITE_OFFS = ['02', '23', '25']
const NOT_REJECTED = Object.keys(occurrences400).filter((code) => code !== '99')

/**
 * Of a refusal, 80–82 is a code of NE032, or else of NE038; with any other occurrence it is an error of NE038 that kept nothing out (p. 43).
 *
 * @param title the record's role
 */
const reasonsIn = (title: string): readonly ReasonTable[] => [
  { occurrences: ['99'],              field: `${title}.reason_code`,  codeWidth: 3, severity: 'rejection',   codes: { ...errors400, ...rejections400 }, source: `${SOURCE}, NE032 and NE038, pp. 41 and 43–44` },
  { occurrences: NOT_REJECTED,        field: `${title}.reason_code`,  codeWidth: 3, severity: 'information', codes: errors400, source: `${SOURCE}, NE038, pp. 43–44` },
  { occurrences: ENTRIES_AND_CHANGES, field: `${title}.remark_code`,  codeWidth: 2, severity: 'information', codes: remarks400, source: `${SOURCE}, 13.1, p. 28, and NE033, p. 42` },
  { occurrences: WRITE_OFFS,          field: `${title}.channel`,      codeWidth: 3, severity: 'information', codes: writeOffReasons400, pixCodes: ['015'], source: `${SOURCE}, NE035, p. 42` },
  { occurrences: SETTLEMENTS,         field: `${title}.channel`,      codeWidth: 3, severity: 'channel',     codes: channels400, pixCodes: ['061', '062'], source: `${SOURCE}, NE035, p. 42` },
  { occurrences: SETTLEMENTS,         field: `${title}.payment_form`, codeWidth: 1, severity: 'channel',     codes: paymentForms400, source: `${SOURCE}, NE036, p. 42` },
]

export const reasons400: readonly ReasonTable[] = ['title', 'title_sinco'].flatMap(reasonsIn)

/** NE033 and NE035, pp. 41–42. Neither tells a part that was paid, a payment after the write-off, or the order to protest. */
export const events400 = {
  registered: ['01'],
  rejected: ['99'],
  paid: ['21'],
  paid_partially: null,
  paid_by_pix: ['21', '061', 'channel'],
  paid_at_notary: ['22', '008', 'channel'],
  paid_after_write_off: null,
  written_off: ['23', '009', 'channel'],
  protest_ordered: null,
  sent_to_notary: ['26'],
  in_notary: null,
  protested: ['25'],
  withdrawn: ['27'],
  refused: ['99'],
} as const satisfies ToldEvents
