/** Banestes, CNAB 240, PDF of July 2015: movements pp. 27–28, codes of the records pp. 12 and 26–31, reasons pp. 34–39. */
import { type ReasonTable, without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'
import { reasonsIn } from './tables.js'

const MANUAL = 'Banestes, CNAB 240 (07/2015)'

/** T 214–223, and the payer's claims of 29 (Anexo XXII, pp. 30–32). */
export const reasons240: readonly ReasonTable[] = [
  ...reasonsIn('segment_t.reason_codes', { manual: MANUAL, a: 'pp. 34–37', b: 'pp. 37–38', c: 'pp. 38–39', d: 'p. 39' }),
  { occurrences: ['29'], field: 'segment_u.payer_occurrence_code', codeWidth: 4, severity: 'information', codes: febraban.payerOccurrences, source: `${MANUAL}, Anexo XXII, pp. 30–32` },
]

const { movements240: base } = febraban

/** Confirmed or rejected as a change of other data: the return has no occurrence of its own for it. */
const OTHER_DATA = { confirmedBy: ['27'], rejectedBy: ['30'] } as const

/**
 * Anexo XV, P 16–17, pp. 27–28, and the unified instruction. The manual does not print which columns each movement reads: all send the whole title. 33 and 34
 * have no columns for the shares.
 */
export const movements240 = {
  ...without(base, '03', '17', '19', '20', '22', '41', '42', '43', '44', '45', '46', '47', '48', '49', '61'),
  '12': { ...base['12'], ...OTHER_DATA },
  '13': { ...base['13'], ...OTHER_DATA },
  '14': { ...base['14'], ...OTHER_DATA },
  '15': { ...base['15'], ...OTHER_DATA },
  '16': { ...base['16'], ...OTHER_DATA, text: 'Alteração do Valor de Desconto' },
  '21': { ...base['21'], text: 'Alterar Número do Título Dado pelo Cedente' },
  '23': { ...base['23'], text: 'Alterar Dados do Sacado' },
  '24': { ...base['24'], text: 'Alterar Dados do Sacador Avalista' },
  '30': { ...base['30'], text: 'Recusa da Alegação do Sacado' },
  '33': { ...base['33'], our_code: null },
  '34': { ...base['34'], our_code: null },
  '35': { ...base['35'], text: 'Pedido de Cancelamento do Débito Automático Agendado' },
} as const satisfies Readonly<Record<string, Movement>>

/** P 59, 61 and 62, p. 12. */
export const registrationForms240 = { '1': 'Com registro', '2': 'Sem registro' } as const
export const dispatchTypes240 = { '1': 'Banco', '2': 'Cliente', '4': 'Remissão' } as const
export const distributionTypes240 = { '1': 'Banco', '2': 'Cliente' } as const

/** Anexo XI, p. 26; table E, p. 40, adds 32. */
export const documentTypes240 = patch<string>(febraban.documentTypes240, {
  only: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 32 99',
  reworded: { '24': 'DD Documento de Crédito' },
})

/** Anexo XVI, p. 29. */
export const sueCodes240 = {
  '0': 'Conforme o cadastro na agência cedente',
  '1': febraban.sueCodes['1'],
  '2': febraban.sueCodes['2'],
  '3': febraban.sueCodes['3'],
  '9': 'Cancelamento',
} as const

/** Anexo XVII, p. 29. */
export const revokeCodes240 = { '0': 'Conforme o cadastro na agência cedente', ...febraban.revokeCodes } as const

/** Anexo XVIII, pp. 29–30. */
export const currencies240 = patch<string>(febraban.currencies, { only: '01 02 03 04 05 06 07 08 09' })

/** Anexo II, p. 22: name of a remittance. */
export const fileNames240 = { 'REMESSA': 'Cobrança simples', 'CARNES': 'Cobrança parcelada' } as const

/** Anexo III, p. 22: blanks for slips that the client prints. */
export const printCodes240 = { 'PDREVL': 'Boleto envelopado impresso pelo banco', 'PDRABR': 'Boleto aberto impresso pelo banco' } as const
