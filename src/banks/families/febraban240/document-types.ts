/** Kinds of document in CNAB 240: the service's, and FEBRABAN's espécies (10.6, C015). */
import { DOCUMENT_TYPES } from '../../../cobranca/index.js'

/**
 * The service's document_type → espécie, for a bank whose espécies have FEBRABAN's numbers and meanings: those of its table. The others of the
 * service have none.
 */
export function documentTypesByOurs240(especies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(DOCUMENT_TYPES).flatMap(([ours, { febraban: code }]) => (code === null || !Object.hasOwn(especies, code) ? [] : [[ours, code]])),
  )
}
