import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { ValidationError } from '../cobranca/index.js'
import { type ConvertOptions, recordOptions } from './convert-options.js'
import { candidatesOf, STDIN } from './input/candidates.js'
import { lookAhead, totalOf } from './input/look-ahead.js'
import type { FileOutcome } from './outcome.js'
import { Commits } from './output/commits.js'
import { formatOf } from './output/formats.js'
import { Manifest } from './output/manifest.js'
import { sweep, Temporaries } from './output/temporaries.js'
import { ProgressTally } from './progress.js'
import { Attempts } from './workers/attempts.js'
import { inOrder } from './workers/in-order.js'
import type { JobHooks } from './workers/job.js'
import { runnerOf } from './workers/runner.js'

export interface ConvertAllOptions extends ConvertOptions {
  /**
   * How many threads read, this one among them; it begins while others start. Default: as many as there are cores, and this one alone for little
   * (less than 250 MB in all; CSV and Parquet, which take longer to write, 30 MB). With three or more, a big file (64 MB or more) is formatted
   * by the others, while this one writes it, and works out the hash.
   */
  readonly workers?: number
}

/**
 * Converts files, and everything in folders and zip files and what matches patterns; `-` is the standard input. A file that cannot be converted
 * does not keep the others from it. Outcomes come in the order of the files, however many threads read.
 *
 * What lies in a folder keeps its place: `<folder>/2026/abril.ret` becomes `<out>/2026/abril.ret.ndjson`. Two files that would get the same
 * name get different ones (`abril.ret`, `abril.ret-2`); a result of an earlier call is replaced.
 *
 * `<out>/cnab-manifest.ndjson` tells of every file converted. What it tells to be done by the same options is not done again; the same content
 * under another name is told to be a duplicate. After a stop at any moment the same call, or {@link resumeConversion}, does the rest.
 *
 * @throws {ValidationError} when an option is none: an unknown format, column or kind
 * @throws the system's own error when the folder `out` cannot be made or written to
 * @example
 * for await (const outcome of convertAll(['retornos'], { out: 'out' })) console.log(outcome.path, outcome.status)
 */
export async function* convertAll(
  paths: Iterable<string>,
  options: ConvertAllOptions,
): AsyncGenerator<FileOutcome, void, undefined> {
  const { engine, ...results } = recordOptions(options)
  checkWorkers(options.workers)
  const given = [...paths]
  await mkdir(options.out, { recursive: true })
  const manifest = await Manifest.open(options.out)
  try {
    await manifest.begin(given.map(absolute), results)
    yield* run(given, { ...options, ...(engine === undefined ? {} : { engine }) }, manifest)
  } finally {
    await manifest.close()
  }
}

/**
 * Goes on with the last call of {@link convertAll} on a folder of results, if it was stopped or something failed in it. Its paths and
 * its other options are those of that call.
 *
 * @throws {ValidationError} when there was no call
 */
export async function* resumeConversion(
  options: Pick<ConvertAllOptions, 'out' | 'workers' | 'onProgress' | 'signal'>,
): AsyncGenerator<FileOutcome, void, undefined> {
  checkWorkers(options.workers)
  const nothing = (): ValidationError => new ValidationError({ out: ['não tem conversão a retomar'] })
  if (!Manifest.isIn(options.out)) throw nothing()
  const manifest = await Manifest.open(options.out)
  try {
    if (manifest.isEmpty) throw nothing()
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
  const { out, workers, onProgress, signal } = options
  const temporaries = new Temporaries(out)
  const tally = onProgress === undefined ? null : new ProgressTally(onProgress)
  const hooks: JobHooks = {
    ...(signal === undefined ? {} : { signal }),
    ...(tally === null ? {} : { onProgress: (step) => tally.add(step) }),
  }
  await sweep(out)
  // What cannot be listed is told by the conversion itself.
  if (tally !== null) totalOf(candidatesOf(paths, out)).then(tally.counted, () => {})
  const { worthThreads } = formatOf(options.to)
  const { ahead, items } = await lookAhead(candidatesOf(paths, out), workers === undefined ? worthThreads : 0)
  const threads = workers ?? (ahead < worthThreads ? 1 : availableParallelism())
  const runner = runnerOf(threads, hooks)
  const attempts = new Attempts(recordOptions(options), runner, manifest, temporaries)
  const commits = new Commits(options, attempts, manifest)
  try {
    for await (const batch of inOrder(items, runner.width, (candidate) => attempts.make(candidate))) {
      for (const outcome of await commits.take(batch)) {
        tally?.fileDone()
        yield outcome
      }
      signal?.throwIfAborted()
    }
    if (!commits.failed) await manifest.end()
  } finally {
    await runner.close()
    await temporaries.discard()
  }
}

const absolute = (path: string): string => (path === STDIN ? path : resolve(path))

function checkWorkers(workers: number | undefined): void {
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1 && workers <= MOST_WORKERS)) {
    throw new ValidationError({ workers: [`deve ser um número de 1 a ${MOST_WORKERS}`] })
  }
}

const MOST_WORKERS = 256
