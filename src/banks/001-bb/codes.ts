/** Banco do Brasil, CNAB 400: what it asks of a slip. */
import { type PreparedSlip, ValidationError } from '../../cobranca/index.js'

/** Aceite: CNAB 400 nota 27, p. 21; CNAB 240 25.3P, p. 12. */
export const acceptanceOf = ({ accepted }: PreparedSlip): string => (accepted ? 'A' : 'N')

/** Columns for days hold one deadline. */
export function checkOneDeadline({ days_for_sue, days_for_negativation }: PreparedSlip): void {
  if (days_for_sue === null || days_for_negativation === null) return
  throw new ValidationError({ days_for_negativation: ['não pode vir com days_for_sue: o Banco do Brasil tem um só prazo por boleto'] })
}

/** Of Pix the files only tell that it is wanted: key, txid and location are the bank's. */
export function checkPix({ pix }: PreparedSlip): void {
  if (pix === null) return
  const own = { pix_key: pix.key, pix_location_id: pix.location_id }
  const given = Object.entries(own).filter(([, value]) => value !== '')
  if (given.length === 0) return
  throw new ValidationError(Object.fromEntries(given.map(([field]) => [field, ['não pode ser enviado ao Banco do Brasil: o banco cria o Pix do boleto']])))
}
