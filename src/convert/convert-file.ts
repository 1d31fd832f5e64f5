import { rm } from 'node:fs/promises'
import { basename, isAbsolute, join, normalize, sep } from 'node:path'
import { ValidationError } from '../cobranca/index.js'
import type { Conversion } from './conversion.js'
import { type ConvertOptions, recordOptions } from './convert-options.js'
import { sourceOf } from './input/source.js'
import { formatOf } from './output/formats.js'
import { putInPlace, refuseLinkedFolders, temporaryOf } from './output/output-file.js'
import { ProgressTally } from './progress.js'
import { errorOf } from './workers/errors.js'
import { runJob } from './workers/run-job.js'

export interface ConvertFileOptions extends ConvertOptions {
  /** Name of the file made, under `out`, without its extension. Default: the whole name of the file read (`retorno.ret`). */
  readonly name?: string
}

/**
 * Converts one return file to `<out>/<name>.ndjson` (or `.csv`, `.parquet`), whatever stands there; no manifest is kept. One of the name `.gz`
 * is unpacked. Memory does not grow with the file. The file made is there whole or not at all; a former one of the same name is replaced.
 *
 * @returns what was found in it; amounts in integer cents
 * @throws {UnsupportedFileError} when it is no cobrança return that the library reads
 * @throws {ValidationError} when an option is none: an unknown format, column or kind, a name that leads out of the folder
 * @throws the system's own error when a file cannot be read or written
 * @example
 * const { titles, paid_amount } = await convertFile('retorno.ret', { out: 'out' })
 */
export async function convertFile(path: string, options: ConvertFileOptions): Promise<Conversion> {
  const { onProgress, signal, name = basename(path) } = options
  const job = recordOptions(options)
  const output = join(options.out, checkedName(name) + formatOf(options.to).extension)
  await refuseLinkedFolders(options.out, output)
  const temporary = temporaryOf(output)
  const tally = onProgress === undefined ? null : new ProgressTally(onProgress)
  const result = await runJob(
    { source: sourceOf(path), size: null, temporary, options: job, known: [] },
    {
      ...(signal === undefined ? {} : { signal }),
      ...(tally === null ? {} : { onProgress: (step) => tally.add(step) }),
    },
  )
  if (result.status === 'refused') throw errorOf(result)
  if (result.status === 'failed') throw errorOf(result)
  if (result.status === 'known') throw new Error('a job without known hashes')
  try {
    await putInPlace(temporary, output)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  return { path, output, ...result.findings }
}

/** A name may be somebody else's: that of a file sent to a server. */
function checkedName(name: string): string {
  const path = normalize(name)
  if (isAbsolute(path) || path === '..' || path.startsWith(`..${sep}`))
    throw new ValidationError({ name: ['leva para fora da pasta de resultados'] })
  if (/\p{Cc}/u.test(name)) throw new ValidationError({ name: ['tem caracteres de controle'] })
  return name
}
