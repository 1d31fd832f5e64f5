/** Converts the regular titles of a range to another format. */
import {
  checkedColumns,
  type FilePart,
  type FlatRecord,
  jsonForm,
  RecordLines,
  RunReader,
  type WrittenLines,
} from '../../return/index.js'
import type { WrittenRun, WrittenRuns } from '../input/ranges.js'
import { csvOptionsOf } from './csv-options.js'
import { formatOf } from './formats.js'
import { linesInReais } from './lines-in-reais.js'
import type { EncodeStep } from './record-encoder.js'
import type { RecordOptions } from './record-options.js'

export interface RunWriter {
  /** Writes the regular runs of a part of the file, of `minLines` lines or more, in short steps. */
  write(part: FilePart, minLines: number, outputBuffer: ArrayBuffer): Generator<EncodeStep, WrittenRuns, undefined>
}

/**
 * Creates a writer for ranges of one file. `head` identifies the dialect.
 *
 * @throws {ValidationError} if an option is invalid
 * @throws {UnsupportedFileError} if the file is not a supported cobrança return
 */
export async function runWriter(head: Uint8Array, options: RecordOptions): Promise<RunWriter> {
  const { fields: names } = options
  const csv = csvOptionsOf(options)
  const fields = checkedColumns(names)
  const encoder = (await formatOf(options.to).encoder?.(fields, csv)) ?? null
  const form = encoder === null ? jsonForm(names === undefined ? null : fields) : encoder.lines
  if (form === undefined) throw new Error('only formats of lines are written in ranges')
  const lines = new RecordLines(form, Number.POSITIVE_INFINITY)
  return new LineRuns(new RunReader(head, lines, options), lines, encoder === null && csv.money === 'reais')
}

class LineRuns implements RunWriter {
  constructor(
    private readonly reader: RunReader<WrittenLines | FlatRecord>,
    private readonly lines: RecordLines,
    private readonly inReais: boolean,
  ) {}

  *write(part: FilePart, minLines: number, outputBuffer: ArrayBuffer): Generator<EncodeStep, WrittenRuns, undefined> {
    const { lines } = this
    lines.writeInto(outputBuffer)
    const runs: WrittenRun[] = []
    let [count, size] = [lines.count, 0]
    for (const run of this.reader.read(part)) {
      if (run.lines < minLines) lines.truncate(size)
      else {
        const { length } = lines.written
        runs.push({ ...run, written: lines.count - count, size: length - size })
        size = length
      }
      count = lines.count
      yield null
    }
    return this.inReais ? runsInReais(runs, lines.written, outputBuffer) : { runs, output: lines.written }
  }
}

function runsInReais(runs: readonly WrittenRun[], written: Uint8Array, outputBuffer: ArrayBuffer): WrittenRuns {
  let from = 0
  const pieces = runs.map(({ size }) => {
    const piece = linesInReais(written.subarray(from, from + size))
    from += size
    return piece
  })
  const converted = runs.map((run, i) => ({ ...run, size: pieces[i]!.length }))
  return { runs: converted, output: concatenated(pieces, outputBuffer) }
}

function concatenated(pieces: readonly Uint8Array[], buffer: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  const all = new Uint8Array(size > buffer.byteLength ? new ArrayBuffer(size) : buffer, 0, size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
