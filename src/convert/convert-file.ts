import { rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { checkMaxBytes, checkPath, optionError, ValidationError } from '../cobranca/index.js'
import { type ConvertOptions, recordOptions } from './convert-options.js'
import { sourceOf } from './input/source.js'
import type { Conversion } from './outcome.js'
import { formatOf } from './output/formats.js'
import { checkNoLinkedFolders, putInPlace, temporaryOf } from './output/output-file.js'
import { problemOfName } from './output/output-name.js'
import { checkReplaceable } from './output/replaceable.js'
import { warnOfOlderCsvOptions } from './output/stored-csv.js'
import { ProgressTally } from './progress.js'
import { errorOf } from './workers/errors.js'
import { runJob } from './workers/run-job.js'

export interface ConvertFileOptions extends ConvertOptions {
  /** Name of the output under `out`, without extension. Default: the full name of the input (`retorno.ret`). */
  readonly name?: string
}

/**
 * Converts one return file to `<out>/<name>.ndjson` (or `.csv`, `.parquet`). Keeps no manifest. Files named `.gz` are decompressed. Memory is
 * constant. The output is complete or absent; an existing file of the same name is replaced.
 *
 * @returns a summary of the file; amounts in integer cents
 * @throws {UnsupportedFileError} if the file is not a supported cobrança return
 * @throws {FileTooLargeError} if the file has more than `maxBytes`
 * @throws {ValidationError} if the path is the content of a file, or an option is invalid: an unknown format, column or kind, or a name that leads out of the folder
 * @throws the system error if a file cannot be read or written; also if the output would replace a bank file
 * @example
 * const { titles, paid_amount } = await convertFile('retorno.ret', { out: 'out' })
 */
export async function convertFile(path: string, options: ConvertFileOptions): Promise<Conversion> {
  checkPath('path', path)
  const { onProgress, signal, maxBytes, name = basename(path) } = options
  checkMaxBytes(maxBytes)
  warnOfOlderCsvOptions(options)
  const job = recordOptions(options)
  if (job.join !== undefined)
    throw optionError('join', {
      pt: 'só vale para vários arquivos (convertAll)',
      en: 'is valid for several files only (convertAll)',
    })
  const output = join(options.out, checkedName(name) + formatOf(options.to).extension)
  await checkNoLinkedFolders(options.out, output)
  await checkReplaceable(output, new Set([resolve(path)]))
  const temporary = temporaryOf(output)
  const tally = onProgress === undefined ? null : new ProgressTally(onProgress)
  const result = await runJob(
    { source: sourceOf(path), size: null, temporary, options: job, known: [], maxBytes },
    {
      ...(signal === undefined ? {} : { signal }),
      ...(tally === null ? {} : { onProgress: (step) => tally.add(step) }),
    },
  )
  if (result.status === 'unsupported') throw errorOf(result)
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

/** Checks a name from an untrusted source, e.g. of a file uploaded to a server. */
function checkedName(name: string): string {
  const problem = problemOfName(name)
  if (problem !== null) throw new ValidationError({ name: [problem.pt] })
  return name
}
