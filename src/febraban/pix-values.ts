/** Key and txid of a Pix, as FEBRABAN's Y-04 has them since 10.8, and some CNAB 400 after it. */
import type { PreparedSlip } from '../cobranca/index.js'

/** The columns of a Pix. */
export interface PixValues {
  readonly pix_key_type?: string
  readonly pix_key_or_url?: string
  readonly txid?: string
}

/** G103, by what the key looks like. */
function pixKeyType(key: string): string {
  if (/^[0-9]{11}$/.test(key)) return '1'
  if (/^[0-9A-Z]{12}[0-9]{2}$/.test(key)) return '2'
  if (/^\+[0-9]{12,13}$/.test(key)) return '3'
  return key.includes('@') ? '4' : '5'
}

/** Segment Y-04 (code 03): key and txid of the Pix, never changed in case. Empty when the slip has no Pix. */
export function pix240({ pix }: PreparedSlip): PixValues {
  if (pix === null) return {}
  return { ...(pix.key === '' ? {} : { pix_key_type: pixKeyType(pix.key) }), pix_key_or_url: pix.key, txid: pix.txid }
}
