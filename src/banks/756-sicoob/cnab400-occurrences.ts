// Sicoob (756), Layouts para troca de informações, Sistema de Cobrança, atualização de 28/10/2019, planilha "04.Retorno - CNAB400": comando/movimento,
// l. 51. The sheet has no occurrence for a refusal, and no table for the «código de baixa/recusa» (l. 41), which is zeros in every real file.

import type { OccurrenceTable, ToldEvents } from '../../febraban/index.js'

/** Comando/movimento, columns 109–110, l. 51. */
export const occurrences400: OccurrenceTable = {
  '02': { text: 'Confirmação Entrada Título',                       our_occurrence: '2001' },
  '04': { text: 'Transferência de carteira/Entrada',                our_occurrence: '2031' },
  '05': { text: 'Liquidação Sem Registro',                          our_occurrence: '2027' },
  '06': { text: 'Liquidação Normal',                                our_occurrence: '2028' },
  '09': { text: 'Baixa de Titulo',                                  our_occurrence: '2004' },
  '10': { text: 'Baixa Solicitada (Baixa - Pedido Beneficiário)',   our_occurrence: '2008' },
  '11': { text: 'Títulos em Ser',                                   our_occurrence: '2009' },
  '14': { text: 'Alteração de Vencimento',                          our_occurrence: '2006' },
  '15': { text: 'Liquidação em Cartório',                           our_occurrence: '2035' },
  // 23 «identifica o recebimento da instrução de protesto»: an instruction received, not a title at the notary
  '23': { text: 'Encaminhado a Protesto',                           our_occurrence: '2210', kind: 'changed', doubt: '2015 too: by the manual it tells that the instruction to protest was received' },
  '27': { text: 'Confirmação Alteração Dados',                      our_occurrence: '2021' },
  '48': { text: 'Confirmação de instrução de transferência de carteira/modalidade de cobrança', our_occurrence: '2208' },
}

/** L. 51: nothing is refused, and of a protest the order alone is told. */
export const events400 = {
  registered: ['02'],
  rejected: null,
  paid: ['06'],
  paid_partially: null,
  paid_by_pix: ['06'],
  paid_at_notary: ['15'],
  paid_after_write_off: null,
  written_off: ['09'],
  protest_ordered: ['23'],
  sent_to_notary: null,
  in_notary: null,
  protested: null,
  withdrawn: null,
  refused: null,
} as const satisfies ToldEvents
