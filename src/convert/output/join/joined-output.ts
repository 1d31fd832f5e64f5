/** One output of many inputs. Each input is a part: lines of NDJSON, in a file of their own. */
import { chmod, stat } from 'node:fs/promises'
import { withTurns } from '../../../code/turns.js'
import { checkedColumns, chunksOfFile } from '../../../return/index.js'
import { csvOptionsOf } from '../csv-options.js'
import { formatOf } from '../formats.js'
import type { OutputRecord } from '../output-columns.js'
import { OutputFile, permissionsOfMode } from '../output-file.js'
import type { RecordEncoder } from '../record-encoder.js'
import type { RecordOptions } from '../record-options.js'

export class JoinedOutput {
  /** Number of parts so far. */
  parts = 0
  private readonly output: OutputFile
  /** Permissions that the inputs have in common. */
  private permissions = 0o777

  private constructor(
    readonly temporary: string,
    private readonly encoder: RecordEncoder | null,
    private readonly signal: AbortSignal | undefined,
  ) {
    this.output = new OutputFile(temporary, temporary, OWNER_ONLY)
  }

  /** @param temporary path of the output until it is complete */
  static async of(options: RecordOptions, temporary: string, signal?: AbortSignal): Promise<JoinedOutput> {
    const { encoder } = formatOf(options.to)
    const columns = ['file', ...checkedColumns(options.fields)] as const
    return new JoinedOutput(temporary, (await encoder?.(columns, csvOptionsOf(options))) ?? null, signal)
  }

  /**
   * Appends the records of a part.
   *
   * @param file name of the input, for the column `file`
   * @throws the system error; the output is then of no use
   */
  async add(part: string, file: string): Promise<void> {
    const { encoder, output, signal } = this
    this.permissions &= permissionsOfMode((await stat(part)).mode)
    if (encoder !== null && this.parts === 0) await output.write(encoder.start())
    this.parts++
    for await (const lines of wholeLines(chunksOfFile(part))) {
      signal?.throwIfAborted()
      await output.write(
        encoder === null ? named(lines, file) : await withTurns(encoder.encode(recordsIn(lines, file)), signal),
      )
    }
  }

  /** Completes the output under its temporary name. */
  async finish(): Promise<void> {
    const end = this.encoder?.end?.()
    if (end !== undefined) await this.output.write(await withTurns(end, this.signal))
    await this.output.finish()
    await chmod(this.temporary, this.permissions)
  }

  /** Removes the temporary file, if it is not in place. */
  async discard(): Promise<void> {
    await this.output.discard()
  }
}

const OWNER_ONLY = 0o600
const LINE_FEED = 10
const BRACE = 1

/** Yields the bytes of chunks in pieces that end with a line. */
async function* wholeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1
    if (end === 0) {
      rest = Buffer.concat([rest, chunk])
      continue
    }
    yield Buffer.concat([rest, chunk.subarray(0, end)])
    // The next chunk has the same buffer.
    rest = Buffer.from(chunk.subarray(end))
  }
  if (rest.length > 0) yield rest
}

/** Inserts the name of the input into each line, as its first value. */
function named(lines: Buffer, file: string): Buffer {
  const start = Buffer.from(`{"file":${JSON.stringify(file)},`)
  const pieces: Buffer[] = []
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf(LINE_FEED, at) + 1 || lines.length
    pieces.push(start, lines.subarray(at + BRACE, end))
    at = end
  }
  return Buffer.concat(pieces)
}

const recordsIn = (lines: Buffer, file: string): OutputRecord[] =>
  lines
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ file, ...(JSON.parse(line) as OutputRecord) }))
