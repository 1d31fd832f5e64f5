import { ValidationError } from './validation-error.js'

/** A file has more bytes than the option `maxBytes` allows. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError'
  readonly code = 'file_too_large'
  /**
   * English message.
   *
   * @deprecated Use `messageOf`.
   */
  readonly english: string

  constructor(
    /** The limit, in bytes. */
    readonly maxBytes: number,
  ) {
    super(
      `O arquivo tem mais de ${maxBytes} bytes, o limite de maxBytes: confira se é o arquivo certo e, se for, aumente o limite.`,
    )
    this.english = `The file has more than ${maxBytes} bytes, the limit of maxBytes: check that it is the right file, and if so, raise the limit.`
  }
}

/** @throws {ValidationError} under `maxBytes` if it is not a limit */
export function checkMaxBytes(maxBytes: number | undefined): void {
  if (maxBytes !== undefined && !(Number.isSafeInteger(maxBytes) && maxBytes >= 1))
    throw new ValidationError({ maxBytes: ['deve ser um número inteiro, de 1 em diante'] })
}

/**
 * Yields the chunks of a file.
 *
 * @throws {FileTooLargeError} before the first chunk with which it has more than `maxBytes`
 */
export async function* withinBytes(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) throw new FileTooLargeError(maxBytes)
    yield chunk
  }
}
