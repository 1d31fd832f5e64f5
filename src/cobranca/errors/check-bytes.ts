import { ValidationError } from './validation-error.js'

const NOT_BYTES =
  'deve ser o conteúdo do arquivo em bytes (Uint8Array ou Buffer): leia-o sem indicar codificação, como em readFile(caminho)'

/**
 * Refuses what are no bytes, a text or a path above all: a file read as text has already lost what its letters were.
 *
 * @throws {ValidationError} naming `bytes`
 */
export function checkBytes(bytes: unknown): asserts bytes is Uint8Array {
  if (!ArrayBuffer.isView(bytes)) throw new ValidationError({ bytes: [NOT_BYTES] })
}
