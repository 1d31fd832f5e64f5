import { ValidationError } from './validation-error.js'

const NOT_BYTES =
  'deve ser o conteúdo do arquivo em bytes (Uint8Array ou Buffer): leia-o sem indicar codificação, como em readFile(caminho)'

const NOT_READ =
  'deve ser o conteúdo do arquivo em bytes (Uint8Array), e é um File ou Blob: leia-o antes, com new Uint8Array(await arquivo.arrayBuffer())'

const NOT_VIEWED =
  'deve ser o conteúdo do arquivo em bytes (Uint8Array), e é um ArrayBuffer: passe new Uint8Array(buffer)'

const NOT_A_PATH = 'deve ser o caminho do arquivo, e é o conteúdo'

/**
 * Checks that a value is bytes. A file decoded as text has lost its original letters.
 *
 * @throws {ValidationError} under `bytes`; its message never has the value
 */
export function checkBytes(bytes: unknown): asserts bytes is Uint8Array {
  if (ArrayBuffer.isView(bytes)) return
  if (isBlob(bytes)) throw notBytes(NOT_READ)
  throw notBytes(bytes instanceof ArrayBuffer ? NOT_VIEWED : NOT_BYTES)
}

const notBytes = (message = NOT_BYTES): ValidationError => new ValidationError({ bytes: [message] })

const isBlob = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value

/**
 * Checks a source that may be a path. If the text is the content of a file, the system's error would quote it, with the personal data in it.
 *
 * @throws {ValidationError} under `bytes`; its message never has the value
 */
export function checkNoContent(source: unknown): void {
  if (typeof source === 'string' && isContent(source)) throw notBytes()
}

/**
 * Checks a path, as {@link checkNoContent} does.
 *
 * @param field the argument, for the error
 * @throws {ValidationError} under `field`; its message never has the value
 */
export function checkPath(field: string, path: string): void {
  if (isContent(path)) throw new ValidationError({ [field]: [NOT_A_PATH] })
}

/** The first columns of a file header: CNAB 400; CNAB 240 with its nine blanks. */
const HEADER = /^\ufeff?(?:0[12](?:RETORNO|REMESSA)|\d{3}00000 {9})/i

/** Longest path and longest name within a path that systems take, in characters. */
const MAX_PATH = 4096
const MAX_NAME = 255

/** Whether a text is the content of a file rather than a path. */
const isContent = (text: string): boolean =>
  text.length > MAX_PATH ||
  /[\r\n]/.test(text) ||
  HEADER.test(text) ||
  text.split(/[/\\]/).some((name) => name.length > MAX_NAME)
