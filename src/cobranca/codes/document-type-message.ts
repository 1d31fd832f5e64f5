/** The message for a value that is not a key of `DOCUMENT_TYPES`. */
import { plainName } from '../errors/plain-name.js'
import { shownCode } from '../errors/shown-value.js'
import { DOCUMENT_TYPES, type DocumentType } from './document-types.js'

const TYPES = Object.entries(DOCUMENT_TYPES) as [DocumentType, { readonly acronym: string; readonly text: string }][]

/**
 * Names the value and the code of the document that it means: by acronym, by text, or without its zero.
 *
 * @example notADocumentType('DM') // "«DM» não é um código: informe '02' (DM, duplicata mercantil)"
 */
export function notADocumentType(given: unknown): string {
  const plain = plainName(String(given))
  const meant = TYPES.find(
    ([code, { acronym, text }]) =>
      code === plain.padStart(2, '0') || plainName(acronym) === plain || plainName(text) === plain,
  )
  const [code, { acronym, text }] = meant ?? ['02', DOCUMENT_TYPES['02']]
  return meant === undefined
    ? `${shownCode(given)} não é um código de dois algarismos de DOCUMENT_TYPES, como '${code}' (${acronym}, ${text})`
    : `${shownCode(given)} não é um código: informe '${code}' (${acronym}, ${text})`
}
