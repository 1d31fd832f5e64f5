/** Sources of the bytes of a file. */
import { checkMaxBytes, ValidationError, withinBytes } from '../../cobranca/index.js'
import { abortable } from '../../code/abortable.js'
import { newBytes } from '../../runtime/bytes.js'
import { HAS_FILES, type OpenFile, openPath } from '../../runtime/files.js'

/** A path, a `File` or `Blob`, the bytes themselves, or chunks of them: a Node stream, a web stream, any (async) iterable. */
export type ByteSource =
  | string
  | URL
  | Uint8Array
  | Blob
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | Iterable<Uint8Array>

/** Limits of reading a source. */
export interface SourceOptions {
  /** Ends the reading: it throws the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Maximum size of the file, in bytes. A larger file throws `FileTooLargeError`. Default: no limit. */
  readonly maxBytes?: number | undefined
}

/** Most files are smaller than this. Larger buffers for each file would keep the garbage collector busy. */
const FIRST_CHUNK = 64 * 1024
const CHUNK = 1024 * 1024
/** Size of the regular titles that are read at once, in a few milliseconds. */
const PIECE = 512 * 1024
/** Smallest buffer to read into. */
const LEAST = 4096

/**
 * Returns the chunks of a source. Use each chunk before you request the next one.
 *
 * @throws {ValidationError} if `maxBytes` is not a limit, or for a path in a runtime without files
 */
export function chunksOfSource(
  source: ByteSource,
  { signal, maxBytes }: SourceOptions = {},
): AsyncIterable<Uint8Array> {
  checkMaxBytes(maxBytes)
  if (!HAS_FILES && isPath(source)) throw new ValidationError({ source: [NO_FILES] })
  const all = isStream(source) ? source : chunksOfAny(source)
  const chunks = signal === undefined ? all : abortable(all, signal)
  return maxBytes === undefined ? chunks : withinBytes(chunks, maxBytes)
}

const isBytes = (source: ByteSource): source is Uint8Array => ArrayBuffer.isView(source)

const isStream = (source: ByteSource): source is AsyncIterable<Uint8Array> =>
  typeof (source as Partial<AsyncIterable<Uint8Array>> | null)?.[Symbol.asyncIterator] === 'function'

const NO_FILES =
  'é um caminho, e este ambiente (navegador, worker) não lê arquivos por caminho: passe o File, o Blob, um stream ou os bytes'

/** Whether a source is a path. */
const isPath = (source: unknown): source is string | URL => typeof source === 'string' || source instanceof URL

const isBlob = (source: ByteSource): source is Blob =>
  typeof source === 'object' && source !== null && 'stream' in source && typeof source.stream === 'function'

const isWebStream = (source: ByteSource): source is ReadableStream<Uint8Array> =>
  typeof source === 'object' && source !== null && 'getReader' in source && typeof source.getReader === 'function'

async function* chunksOfAny(source: ByteSource): AsyncGenerator<Uint8Array, void, undefined> {
  // Also bytes of another realm, as those of a frame.
  if (isBytes(source)) yield source
  else if (isPath(source)) yield* chunksOfFile(source)
  else if (isBlob(source)) yield* chunksOfStream(source.stream())
  else if (isWebStream(source)) yield* chunksOfStream(source)
  else yield* source
}

/** Not every browser can iterate a stream. */
async function* chunksOfStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader()
  let isOver = false
  try {
    for (;;) {
      isOver = true
      const { done, value } = await reader.read()
      if (done) return
      isOver = false
      yield value!
    }
  } finally {
    if (!isOver) await reader.cancel()
  }
}

/** Cuts a chunk, which may be the whole file, into pieces that are read at once. */
export function* piecesOf(chunk: Uint8Array): Generator<Uint8Array, void, undefined> {
  // Anything but bytes is left to the reader, which describes the error.
  if (!(chunk instanceof Uint8Array) || chunk.length <= PIECE) yield chunk
  else for (let at = 0; at < chunk.length; at += PIECE) yield chunk.subarray(at, at + PIECE)
}

/** Yields the chunks of a file, as {@link chunksIn}. */
export async function* chunksOfFile(
  path: string | URL,
  onRead?: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const file = await openPath(path)
  try {
    yield* chunksIn(file, onRead)
  } finally {
    await file.close()
  }
}

/** Yields the chunks of an open file. Reads ahead into a second buffer; faster than a stream. Calls `onRead` with the size of each chunk. */
export async function* chunksIn(
  file: Pick<OpenFile, 'read'>,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array, void, undefined> {
  let current: Uint8Array = newBytes(FIRST_CHUNK)
  /** A large buffer that is not in use. */
  let free: Uint8Array | null = null
  let reading = file.read(current, 0, current.length, null)
  for (;;) {
    const { bytesRead } = await reading
    if (bytesRead === 0) return
    onRead(bytesRead)
    // If a file is smaller than the buffer, the rest of the buffer is enough to see its end.
    const rest: Uint8Array = current.subarray(bytesRead)
    const isRead = rest.length < LEAST
    const next: Uint8Array = isRead ? (free ?? newBytes(CHUNK)) : rest
    reading = file.read(next, 0, next.length, null)
    // The loop awaits it. If the loop ends early, its error must not become an unhandled rejection.
    reading.catch(() => {})
    yield current.subarray(0, bytesRead)
    free = isRead && current.length === CHUNK ? current : null
    current = next
  }
}
