/** Sources of the bytes of a file that is read more than once. */

import { DETECTION_BYTES, FileHead, FileStart } from '../febraban/index.js'
import { LineSplitter } from '../fixed-width/index.js'
import { concatBytes } from '../runtime/bytes.js'

/** Returns the chunks of a file from its start, at each call. A chunk may be reused for the next one. */
export type OpenSource = () => AsyncIterable<Uint8Array>

/** A file was not the same when it was read again. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError'
  readonly code = 'file_changed'

  /** @param open the file, if there are several */
  constructor(readonly open: OpenSource | null = null) {
    super()
  }
}

/** Returns the head of a file, as `headOf` does from all its bytes. Reads only the chunks that it needs. */
export async function headOfSource(open: OpenSource): Promise<FileHead> {
  let bytes: Uint8Array = new Uint8Array(0)
  let start: StartOfFile | null = null
  for await (const chunk of open()) {
    if (start === null) {
      bytes = concatBytes([bytes, chunk])
      if (bytes.length < DETECTION_BYTES) continue
      const head = new FileHead(bytes)
      if (!head.startsWithOtherLot) return head
      start = new StartOfFile()
      if (start.add(bytes)) return start.head
    } else if (start.add(chunk)) return start.head
  }
  if (start !== null) return start.end()
  const head = new FileHead(bytes)
  return head.startsWithOtherLot ? new StartOfFile(bytes).end() : head
}

/** The start of a file whose first lot is of another service. */
class StartOfFile {
  private readonly start = new FileStart()
  private readonly splitter = new LineSplitter()

  constructor(bytes?: Uint8Array) {
    if (bytes !== undefined) this.add(bytes)
  }

  /** Takes a chunk. Returns whether the head is complete. */
  add(chunk: Uint8Array): boolean {
    this.splitter.feed(chunk)
    return this.read(false)
  }

  end(): FileHead {
    this.read(true)
    return this.head
  }

  get head(): FileHead {
    return new FileHead(this.start.bytes)
  }

  private read(last: boolean): boolean {
    for (const _ of this.start.takeFrom(this.splitter, last));
    return this.start.isComplete
  }
}
