/** Key and txid of a Pix, as in FEBRABAN's Y-04 since 10.8 and in some CNAB 400 layouts. */
import type { PreparedSlip } from '../cobranca/index.js'

/** Values of the Pix fields. */
export interface PixValues {
  readonly pix_key_type?: string
  readonly pix_key_or_url?: string
  readonly txid?: string
}

/** Type of a Pix key (G103), by its format. */
function pixKeyType(key: string): string {
  if (/^[0-9]{11}$/.test(key)) return '1'
  if (/^[0-9A-Z]{12}[0-9]{2}$/.test(key)) return '2'
  if (/^\+[0-9]{12,13}$/.test(key)) return '3'
  return key.includes('@') ? '4' : '5'
}

/** Values of segment Y-04 (code 03): key and txid of the Pix, in their original case. Empty if the slip has no Pix. */
export function pix240({ pix }: PreparedSlip): PixValues {
  if (pix === null) return {}
  return { ...(pix.key === '' ? {} : { pix_key_type: pixKeyType(pix.key) }), pix_key_or_url: pix.key, txid: pix.txid }
}
