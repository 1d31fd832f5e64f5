/**
 * Unicred, CNAB 240: differences from the codes of CNAB 400. Layout de Retorno de Boletos (8 July 2021), pp. 7–12; Layout de Remessa de Boletos
 * (15 December 2020), p. 23.
 */
import type { EventOccurrences } from '../../febraban/index.js'
import { patch, patchMovements } from '../families/patch.js'
import { complements } from './complements.js'
import { events, movements, occurrencesOf, origins, reasonsOf } from './tables.js'

/** Tipo de instrução origem, T 222–223, p. 12. It does not print 10, the write-off by the clearing system. */
export const origins240 = patch<string>(origins, {
  without: '10',
  reworded: { '06': 'Alteração de Vencimento', '23': 'Alterar dados do Pagador' },
})

/** Código de movimento, T and U 16–17, p. 7: those of CNAB 400. */
export const occurrences240 = occurrencesOf('segment_t', origins240)

/** Complemento do movimento, T 214–221, pp. 8–11. */
const complements240 = patch<string>(complements, { without: '49 PX' })

export const reasons240 = reasonsOf('segment_t.reason_codes', complements240, 'Unicred, Retorno de Boletos CNAB 240 (08/07/2021), pp. 8–11')

export const events240: EventOccurrences = { ...events, written_off: null }

/** C004 Código de movimento remessa, p. 23. */
export const movements240 = patchMovements(movements, {
  reworded: {
    '01': 'Entrada de Títulos - Remessa',
    '06': 'Alteração de Vencimento',
    '22': 'Alteração número controle do Participante - de Seu número',
    '23': 'Alterar dados do Pagador',
    '40': 'Alteração de Carteira',
  },
})
