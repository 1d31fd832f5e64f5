import type { Severity } from '../../fixed-width/index.js'
import type { ReturnTotals } from '../../return/index.js'
import { diskOf } from '../disk.js'
import { inGroups } from '../input/groups.js'
import { partOptions } from '../output/join/part-options.js'
import { storedFindings } from '../output/manifest-lines.js'
import { putInPlace, temporaryOf } from '../output/output-file.js'
import { addedTotals, NO_TOTALS } from '../sums.js'
import { errorOf, failureOf } from '../workers/errors.js'
import type { JobHooks, JobResult, JobStep } from '../workers/job.js'
import { runJobs } from '../workers/run-job.js'
import { type FormattedShard, formatShardRange } from './format-shard-range.js'
import type { FilesShard, RangeShard, Shard } from './shard.js'
import { ShardFolder } from './shard-folder.js'
import type { FileResult, RangeResult, ShardManifest } from './shard-manifest.js'

export interface ConvertShardOptions {
  /** Called regularly with the bytes and titles read since the last call. */
  readonly onProgress?: (step: JobStep) => void
  /** Stops the conversion. The call throws the signal's reason, and the shard has no result. */
  readonly signal?: AbortSignal
  /**
   * Whether this thread may wait for the disk, as in {@link convertAll}. Default: false
   *
   * @internal
   */
  readonly blocking?: boolean
}

/** Sums of a shard so far. */
interface ShardSums {
  totals: ReturnTotals
  written: number
  readonly severities: Record<Severity, number>
}

/**
 * Converts one shard, on this thread. Outputs and result are written under `<out>/.cnab-shards`, by the id of the shard; {@link mergeShards} puts them in
 * place. A second call, even at the same time, writes the same.
 *
 * A file that cannot be converted is a result, not an error: another call would give the same.
 *
 * @returns what became of each file, with counts, sums in integer cents and hashes
 * @throws {ValidationError} if an option of the shard is invalid
 * @throws the system error if the machine cannot read or write: a full disk, a folder `out` without permission. Try the shard again
 */
export const convertShard = (shard: Shard, options: ConvertShardOptions = {}): Promise<ShardManifest> =>
  convertInAttempt(shard, options, false)

/**
 * Converts one shard like {@link convertShard}, in one of several attempts.
 *
 * @param isLast whether a file that cannot be read is a result, so that the others of the shard have one, too
 */
export async function convertInAttempt(
  shard: Shard,
  options: ConvertShardOptions,
  isLast: boolean,
): Promise<ShardManifest> {
  const folder = new ShardFolder(shard)
  await folder.open(shard)
  const sums: ShardSums = { totals: NO_TOTALS, written: 0, severities: { error: 0, warning: 0, info: 0 } }
  const files =
    'files' in shard
      ? await convertFiles(shard, folder, options, sums, isLast)
      : [await convertRange(shard, folder, options, sums, isLast)]
  const statuses: Partial<Record<(typeof files)[number]['status'], number>> = {}
  for (const { status } of files) statuses[status] = (statuses[status] ?? 0) + 1
  const { totals, written, severities } = sums
  const { shard: number, id, version } = shard
  const manifest: ShardManifest = { shard: number, id, version, statuses, ...totals, written, severities, files }
  await folder.write(manifest)
  return manifest
}

async function convertFiles(
  shard: FilesShard,
  folder: ShardFolder,
  hooks: JobHooks,
  sums: ShardSums,
  isLast: boolean,
): Promise<FileResult[]> {
  const options = partOptions(shard.options)
  const disk = diskOf(hooks.blocking)
  const files = shard.files.map((file, i) => ({ file, output: folder.outputOf(shard, i) }))
  const results: FileResult[] = []
  for await (const group of inGroups(files, ({ file }) => ('size' in file ? file.size : 0))) {
    const jobs = group.flatMap(({ file, output }) =>
      'problem' in file
        ? []
        : [{ source: file.source, size: file.size, temporary: temporaryOf(output), options, known: [], output }],
    )
    let converted: JobResult[]
    try {
      converted = await runJobs(jobs, hooks)
      for (const [i, { temporary, output }] of jobs.entries())
        if (converted[i]!.status === 'converted') await putInPlace(temporary, output, disk)
    } catch (error) {
      for (const { temporary } of jobs) await disk.remove(temporary)
      throw error
    }
    for (const { file } of group) {
      const { path } = file
      results.push(
        'problem' in file
          ? { path, status: 'untried', problem: file.problem }
          : { path, ...added(permanent(converted.shift()!, isLast), sums) },
      )
    }
  }
  return results
}

function added(result: JobResult, sums: ShardSums) {
  if (result.status === 'known') throw new Error('a job without known hashes')
  if (result.status !== 'converted') return result
  const { findings } = result
  sums.totals = addedTotals(sums.totals, findings)
  sums.written += findings.written
  for (const severity of SEVERITIES) sums.severities[severity] += findings.severities[severity]
  return { status: result.status, findings: storedFindings(findings) }
}

const SEVERITIES = ['error', 'warning', 'info'] as const satisfies readonly Severity[]

async function convertRange(
  shard: RangeShard,
  folder: ShardFolder,
  hooks: JobHooks,
  sums: ShardSums,
  isLast: boolean,
): Promise<RangeResult> {
  const { path } = shard.file
  const output = folder.outputOf(shard)
  const temporary = temporaryOf(output)
  let formatted: FormattedShard
  try {
    formatted = await formatShardRange(shard, temporary, hooks)
  } catch (error) {
    hooks.signal?.throwIfAborted()
    return { path, ...permanent(failureOf(error), isLast) }
  }
  const { runs, output_size, sha256, totals, written } = formatted
  await putInPlace(temporary, output)
  await folder.writeRuns(shard, runs)
  sums.totals = totals
  sums.written = written
  return { path, status: 'formatted', output_size, sha256 }
}

/**
 * Returns the result of a file, unless another attempt may give another.
 *
 * @param isLast whether there is no other attempt: then a file that cannot be read is a result
 * @throws the error if another attempt, perhaps on another machine, may succeed
 */
export function permanent<Result extends JobResult>(result: Result, isLast = false): Result {
  if (result.status !== 'failed' || !TEMPORARY_ERRORS.has(result.error.code ?? '')) return result
  if (isLast && READING.test(result.error.message)) return result
  throw errorOf(result)
}

/** End of the message of a system error. Only inputs are read. */
const READING = /, read$/

/** Errors of the machine, its disk or its network, not of the file. */
const TEMPORARY_ERRORS: ReadonlySet<string> = new Set([
  'EAGAIN',
  'EBUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOSPC',
  'EROFS',
  'ESTALE',
  'ETIMEDOUT',
])
