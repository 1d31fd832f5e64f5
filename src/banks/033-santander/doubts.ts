/** Doubts about codes of both layouts. */
import type { LocalizedText } from '../../cobranca/index.js'

/** 93, pagamento recebido: the settlement comes in the nightly file. */
export const PENDING: LocalizedText = {
  pt: 'não há código unificado para isto; um pagamento pendente, que não movimenta dinheiro',
  en: 'no unified code for it; a pending payment, never booked',
}

/** 94, cancelamento do pagamento recebido. */
export const CANCELS_PENDING: LocalizedText = {
  pt: 'não há código unificado para isto; cancela 93, que não movimentou dinheiro',
  en: 'no unified code for it; cancels 93, which was never booked',
}
