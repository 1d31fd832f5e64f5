import { type FileHandle, open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { LayoutKind } from '../banks/index.js'
import { ValidationError } from '../cobranca/index.js'
import type { Severity } from '../fixed-width/index.js'
import { type ReturnOptions, ReturnReader, type ReturnTotals } from '../return/index.js'
import { type DiagnosticGroup, DiagnosticTally } from './diagnostic-tally.js'
import { OUTPUT_FORMATS, type OutputFormat, type OutputWriter } from './formats.js'
import { OutputFile } from './output-file.js'

export interface ConvertOptions extends ReturnOptions {
  /** Folder for the files made; created when it is not there. */
  readonly out: string
  /** Default `ndjson`. */
  readonly to?: OutputFormat
}

export interface ConvertFileOptions extends ConvertOptions {
  /** Name of the file made, under `out`, without its extension. Default: the whole name of the file read (`retorno.ret`). */
  readonly name?: string
}

/** What became of one file. */
export interface Conversion extends ReturnTotals {
  /** The file read. */
  readonly path: string
  /** The file made. */
  readonly output: string
  /** COMPE number. */
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Day on which the bank made the file; null when it does not tell. */
  readonly generated_at: string | null
  /** The bank's number of the file (NSA), when it has one. */
  readonly file_number: number | null
  /** How many diagnostics of each severity. */
  readonly severities: Readonly<Record<Severity, number>>
  /** The diagnostics by code, the worst first. */
  readonly diagnostics: readonly DiagnosticGroup[]
}

/** Cheaper than a stream: one buffer, used again for each chunk. */
const CHUNK_SIZE = 1024 * 1024

/**
 * Converts one return file to `<out>/<name>.ndjson`, one record a line. Memory does not grow with the file. The file made is there whole or not
 * at all; a former one of the same name is replaced.
 *
 * @returns what was found in it; amounts in integer cents
 * @throws {UnsupportedFileError} when it is no cobrança return that the library reads
 * @throws {ValidationError} when `to` is no known format
 * @throws the system's own error when a file cannot be read or written
 * @example
 * const { titles, paid_amount } = await convertFile('retorno.ret', { out: 'out' })
 */
export async function convertFile(path: string, options: ConvertFileOptions): Promise<Conversion> {
  const writer = outputWriter(options.to)
  const input = await open(path, 'r')
  const output = new OutputFile(join(options.out, (options.name ?? basename(path)) + writer.extension))
  try {
    return await convert(path, input, output, writer, options)
  } catch (error) {
    await output.discard()
    throw error
  } finally {
    await input.close()
  }
}

async function convert(
  path: string,
  input: FileHandle,
  output: OutputFile,
  writer: OutputWriter,
  options: ReturnOptions,
): Promise<Conversion> {
  const reader = new ReturnReader(options)
  const tally = new DiagnosticTally()
  const take = async (records: ReturnType<ReturnReader['push']>): Promise<void> => {
    tally.add(reader.diagnostics.splice(0))
    if (records.length === 0) return
    await output.write(writer.encode(records))
  }
  for await (const chunk of chunksOf(input)) await take(reader.push(chunk))
  await take(reader.end())
  await output.commit()
  const { bank, layout } = reader.dialect!
  return {
    path,
    output: output.path,
    bank: bank.number,
    bank_name: bank.name,
    layout,
    generated_at: reader.header?.generated_at ?? null,
    file_number: reader.header?.file_number ?? null,
    ...reader.sums,
    severities: tally.counts,
    diagnostics: tally.list,
  }
}

/** The writer of a format. */
export function outputWriter(format: OutputFormat = 'ndjson'): OutputWriter {
  if (!Object.hasOwn(OUTPUT_FORMATS, format)) {
    throw new ValidationError({ to: [`deve ser um de: ${Object.keys(OUTPUT_FORMATS).join(', ')}`] })
  }
  return OUTPUT_FORMATS[format]
}

async function* chunksOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_SIZE)
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, null)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
  }
}
