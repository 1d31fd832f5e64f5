import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { checkMaxBytes, checkPath, optionError, shownValue, ValidationError } from '../cobranca/index.js'
import { type ConvertOptions, recordOptions } from './convert-options.js'
import { diskOf } from './disk.js'
import { candidatesOf, STDIN } from './input/candidates.js'
import { Listing } from './input/listing.js'
import type { FileOutcome } from './outcome.js'
import { Commits } from './output/commits.js'
import { createFolder } from './output/create-folder.js'
import { formatOf } from './output/formats.js'
import { JoinedOutput } from './output/join/joined-output.js'
import { partOptions } from './output/join/part-options.js'
import { Manifest } from './output/manifest.js'
import { type OutputPlaces, placesIn } from './output/output-places.js'
import { warnOfOlderCsvOptions } from './output/stored-csv.js'
import { removeStale, Temporaries } from './output/temporaries.js'
import { ProgressTally } from './progress.js'
import { Attempts } from './workers/attempts.js'
import { inOrder } from './workers/in-order.js'
import type { JobHooks } from './workers/job.js'
import { runnerOf } from './workers/runner.js'

export interface ConvertAllOptions extends ConvertOptions {
  /**
   * Number of threads that read, including this one, which starts at once. Default: one per core; only this one for small inputs (fewer than
   * 4,000 files, with less than 250 MB in all; without `join`, 30 MB for Parquet and 10 MB for XLSX, which take longer to write). With three or more threads, the others
   * format files of 64 MB or more in ranges, while this one writes the output and computes the hash.
   *
   * After the conversion, the other threads wait 30 seconds for the next conversion of the process, which starts with optimised code. They do not keep the
   * process alive.
   */
  readonly workers?: number
  /**
   * Whether this thread may wait for the disk, because the program does nothing else meanwhile. Small files then take half the time.
   * Default: false
   *
   * @internal
   */
  readonly blocking?: boolean
}

/**
 * Converts files, folders, zip files and patterns; `-` is the standard input. If a file cannot be converted, the others still are. Outcomes
 * come in the order of the files, whatever the number of threads.
 *
 * A file in a folder keeps its relative path: `<folder>/2026/abril.ret` becomes `<out>/2026/abril.ret.ndjson`. If two files would get the
 * same name, the second gets a number (`abril.ret-2`). Results of earlier calls are replaced.
 *
 * `<out>/.cnab-manifest` lists the converted files. A file already converted with the same options is skipped; the same content under
 * another name is reported as a duplicate. After an interruption, the same call or {@link resumeConversion} converts the rest.
 *
 * With `join`, the results are one output, which gets its name after the last file. Each call writes it from all files. If no file was converted, or inputs failed
 * and the output would lack files of an earlier one, that one stays, and the last outcome is that of the output: `failed`.
 *
 * @throws {ValidationError} if a path is the content of a file, or an option is invalid, e.g. an unknown format, column or kind
 * @throws the system error if the folder `out` cannot be created or written to
 * @example
 * for await (const outcome of convertAll(['retornos'], { out: 'out' })) console.log(outcome.path, outcome.status)
 */
export async function* convertAll(
  paths: Iterable<string>,
  options: ConvertAllOptions,
): AsyncGenerator<FileOutcome, void, undefined> {
  warnOfOlderCsvOptions(options)
  const { engine, ...results } = recordOptions(options)
  checkWorkers(options.workers)
  checkMaxBytes(options.maxBytes)
  const given = pathsOf(paths)
  await createFolder(options.out)
  const manifest = await Manifest.open(options.out, placesOf(options))
  try {
    await manifest.begin(given.map(absolute), results)
    yield* run(given, { ...options, ...(engine === undefined ? {} : { engine }) }, manifest)
  } finally {
    await manifest.close()
  }
}

/**
 * Resumes the last call of {@link convertAll} on a folder of results, if it was interrupted or a file failed. Paths and other options are
 * those of that call.
 *
 * @throws {ValidationError} if the folder has no earlier call
 */
export async function* resumeConversion(
  options: Pick<ConvertAllOptions, 'out' | 'workers' | 'onProgress' | 'signal' | 'maxBytes'>,
): AsyncGenerator<FileOutcome, void, undefined> {
  checkWorkers(options.workers)
  checkMaxBytes(options.maxBytes)
  const nothingToResume = (): ValidationError =>
    optionError('out', { pt: 'não tem conversão a retomar', en: 'has no conversion to resume' })
  if (!Manifest.isIn(options.out)) throw nothingToResume()
  const manifest = await Manifest.open(options.out, placesOf(options))
  try {
    if (manifest.isEmpty) throw nothingToResume()
    const left = manifest.unfinished
    if (left === null) return
    await manifest.begin(left.paths, left.options)
    yield* run(left.paths, { ...left.options, ...options }, manifest)
  } finally {
    await manifest.close()
  }
}

async function* run(
  paths: readonly string[],
  options: ConvertAllOptions,
  manifest: Manifest,
): AsyncGenerator<FileOutcome, void, undefined> {
  const { out, workers, onProgress, signal, maxBytes, blocking } = options
  const temporaries = new Temporaries(out)
  const tally = onProgress === undefined ? null : new ProgressTally(onProgress)
  const hooks: JobHooks = {
    ...(signal === undefined ? {} : { signal }),
    ...(blocking === undefined ? {} : { blocking }),
    ...(tally === null ? {} : { onProgress: (step) => tally.add(step) }),
  }
  await removeStale(out)
  const results = recordOptions(options)
  const ofParts = partOptions(results)
  const joined = results.join === undefined ? null : await JoinedOutput.of(results, temporaries.next(), signal)
  const { minBytesForThreads } = formatOf(ofParts.to)
  const listing = new Listing(candidatesOf(paths, out, diskOf(blocking)), tally?.counted)
  const isEnough = (): boolean =>
    workers !== undefined || listing.bytes >= minBytesForThreads || listing.files >= MIN_FILES_FOR_THREADS
  const runner = runnerOf(workers ?? availableParallelism(), hooks, isEnough)
  const attempts = new Attempts(ofParts, runner, joined === null ? manifest : null, temporaries, maxBytes)
  const inputs = manifest.withoutResults(paths.map(absolute))
  const commits = new Commits({ ...results, out }, attempts, manifest, placesOf(options, inputs), joined)
  try {
    for await (const made of inOrder(listing.groups, runner.width, (group) => attempts.make(group))) {
      for (const outcome of await commits.take(made.flat())) {
        tally?.fileDone()
        yield outcome
      }
      signal?.throwIfAborted()
    }
    yield* await commits.finish()
    if (!commits.failed) await manifest.end()
  } finally {
    await runner.close()
    await joined?.discard()
    await temporaries.discard()
  }
}

const placesOf = (
  { out, blocking }: Pick<ConvertAllOptions, 'out' | 'blocking'>,
  inputs: readonly string[] = [],
): OutputPlaces => placesIn(out, diskOf(blocking), new Set(inputs))

/** A text is iterable too, letter by letter. */
function pathsOf(paths: Iterable<string>): string[] {
  const isText = typeof paths === 'string'
  const given = isText ? [paths] : [...paths]
  for (const path of given) checkPath('paths', path)
  if (isText) throw new ValidationError({ paths: [`deve ser uma lista de caminhos, e é ${shownValue(paths)}`] })
  return given
}

const absolute = (path: string): string => (path === STDIN ? path : resolve(path))

function checkWorkers(workers: number | undefined): void {
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1 && workers <= MAX_WORKERS)) {
    throw optionError('workers', {
      pt: `deve ser um número de 1 a ${MAX_WORKERS}`,
      en: `must be a number from 1 to ${MAX_WORKERS}`,
    })
  }
}

const MAX_WORKERS = 256

/** Number of files, however small, for which threads save more time than they take to start. */
const MIN_FILES_FOR_THREADS = 4000
