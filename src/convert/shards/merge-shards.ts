import { type LocalizedText, optionError, type ValidationError } from '../../cobranca/index.js'
import { diskOf } from '../disk.js'
import type { Candidate } from '../input/candidates.js'
import type { FileOutcome } from '../outcome.js'
import { Commits } from '../output/commits.js'
import { createFolder } from '../output/create-folder.js'
import { JoinedOutput } from '../output/join/joined-output.js'
import { partOptions } from '../output/join/part-options.js'
import { Manifest } from '../output/manifest.js'
import { restoredFindings } from '../output/manifest-lines.js'
import { type OutputPlaces, placesIn } from '../output/output-places.js'
import { removeStale, Temporaries } from '../output/temporaries.js'
import { type Attempt, Attempts } from '../workers/attempts.js'
import { errorOf } from '../workers/errors.js'
import type { JobHooks, JobResult } from '../workers/job.js'
import { type JoinTask, joinRanges } from './join-ranges.js'
import { type FilesShard, planOf, type RangeShard, type Shard, type ShardFile, type ShardProblem } from './shard.js'
import { ShardFolder } from './shard-folder.js'
import type { FileResult, ShardManifest } from './shard-manifest.js'

/** Shards of a plan that have no result. */
export class UnfinishedShardsError extends Error {
  override readonly name = 'UnfinishedShardsError'
  readonly code = 'unfinished_shards'

  /** @param shards numbers of the shards */
  constructor(readonly shards: readonly number[]) {
    super(`sem resultado: ${shards.join(', ')}`)
  }
}

export interface MergeOptions {
  /** Stops the merge. Finished results remain, and the call throws the signal's reason. Another call does the rest. */
  readonly signal?: AbortSignal
  /**
   * Whether this thread may wait for the disk, as in {@link convertAll}. Default: false
   *
   * @internal
   */
  readonly blocking?: boolean
}

/**
 * Joins the results of all shards of a plan: names, manifest and outcomes are those of {@link convertAll} with the same paths and options. Ranges of a file
 * are joined to one output, and their sums are checked against the trailer of the file. Leftovers of killed attempts are removed. A second call changes
 * nothing; with `join`, it converts the files again and writes the output again, as `convertAll` does.
 *
 * @throws {ValidationError} if the shards are not all shards of one plan
 * @throws {UnfinishedShardsError} if a shard has no result; nothing is merged
 * @throws the system error if the output folder cannot be written to
 */
export const mergeShards = (
  shards: Iterable<Shard>,
  options: MergeOptions = {},
): AsyncGenerator<FileOutcome, void, undefined> => mergeInto(shards, options)

type RangeJoiner = (task: JoinTask) => Promise<JobResult>

/** Where outputs are put, and files are read. Both may be in a bucket. */
interface MergeMeans {
  /** Default: the output folder of the plan. */
  readonly places?: OutputPlaces
  /** Default: {@link joinRanges} on this thread. */
  readonly rangeJoiner?: RangeJoiner
}

/** Merges like {@link mergeShards}, with files and outputs that may be in another place than the results of the shards and the manifest. */
export async function* mergeInto(
  shards: Iterable<Shard>,
  { signal, blocking, places: given, rangeJoiner: givenJoiner }: MergeOptions & MergeMeans = {},
): AsyncGenerator<FileOutcome, void, undefined> {
  const plan = wholePlan([...shards])
  const [{ out, options, paths = [] }] = plan
  const folder = new ShardFolder(plan[0])
  const results = await resultsOf(plan, folder)
  await createFolder(out)
  const manifest = await Manifest.open(out, given ?? placesIn(out, diskOf(blocking)))
  const places = given ?? placesIn(out, diskOf(blocking), new Set(manifest.withoutResults(paths)))
  const temporaries = new Temporaries(out)
  const hooks: JobHooks = {
    ...(signal === undefined ? {} : { signal }),
    ...(blocking === undefined ? {} : { blocking }),
  }
  const rangeJoiner = givenJoiner ?? ((task: JoinTask) => joinRanges(task, hooks))
  let output: JoinedOutput | null = null
  try {
    await removeStale(out)
    await manifest.begin(paths, options)
    output = options.join === undefined ? null : await JoinedOutput.of(options, temporaries.next(), signal)
    const known = output === null ? manifest : null
    const attempts = new Attempts(
      partOptions(options),
      { run: (jobs) => Promise.all(jobs.map((job) => rangeJoiner({ job, ranges: [] }))) },
      known,
      temporaries,
    )
    const commits = new Commits({ out, ...options }, attempts, manifest, places, output)
    for (const { shards, manifests } of mergeable(plan, results)) {
      const [first] = shards
      const made =
        'files' in first
          ? await Promise.all(
              first.files.map((_, i) =>
                attemptOf(first, i, manifests[0]!.files[i] as FileResult, { folder, temporaries, places }),
              ),
            )
          : [
              await attemptOfRanges(shards as readonly RangeShard[], manifests, {
                manifest: known,
                temporaries,
                rangeJoiner,
              }),
            ]
      yield* await commits.take(made)
      signal?.throwIfAborted()
    }
    yield* await commits.finish()
    if (!commits.failed) await manifest.end()
    await folder.removeLeftovers(plan)
  } finally {
    await output?.discard()
    await temporaries.discard()
    await manifest.close()
  }
}

/** Checks that these are all shards of one plan. Returns them in order. */
function wholePlan(shards: Shard[]): readonly [Shard, ...Shard[]] {
  const plan = shards.sort((a, b) => a.shard - b.shard)
  const [first] = plan
  const invalid = (text: LocalizedText): ValidationError => optionError('shards', text)
  if (first === undefined) throw invalid({ pt: 'o plano está vazio', en: 'the plan is empty' })
  if (plan.some((shard) => shard.plan !== first.plan))
    throw invalid({ pt: 'são de planos diferentes', en: 'are of different plans' })
  if (planOf(plan.map(({ id }) => id)) !== first.plan) {
    throw invalid({
      pt: `o plano tem ${first.of} partes, e foram dadas ${plan.length}`,
      en: `the plan has ${first.of} shards, and ${plan.length} were given`,
    })
  }
  return plan as unknown as readonly [Shard, ...Shard[]]
}

async function resultsOf(plan: readonly Shard[], folder: ShardFolder): Promise<ShardManifest[]> {
  const results: ShardManifest[] = []
  const missing: number[] = []
  for (const shard of plan) {
    const result = await folder.read(shard)
    if (result === null) missing.push(shard.shard)
    else results.push(result)
  }
  if (missing.length > 0) throw new UnfinishedShardsError(missing)
  return results
}

/** Groups the ranges of each file. */
function mergeable(
  plan: readonly Shard[],
  results: readonly ShardManifest[],
): { readonly shards: readonly [Shard, ...Shard[]]; readonly manifests: readonly ShardManifest[] }[] {
  const groups: { shards: [Shard, ...Shard[]]; manifests: ShardManifest[] }[] = []
  for (const [i, shard] of plan.entries()) {
    const last = groups.at(-1)
    const manifest = results[i]!
    if (last !== undefined && 'range' in shard && shard.range.start > 0) {
      last.shards.push(shard)
      last.manifests.push(manifest)
    } else groups.push({ shards: [shard], manifests: [manifest] })
  }
  return groups
}

interface Merge {
  readonly folder: ShardFolder
  /** Null if files are converted whether or not they have a result. */
  readonly manifest: Manifest | null
  readonly temporaries: Temporaries
  readonly places: OutputPlaces
  readonly rangeJoiner: RangeJoiner
}

async function attemptOf(
  shard: FilesShard,
  index: number,
  result: FileResult,
  { folder, temporaries, places }: Pick<Merge, 'folder' | 'temporaries' | 'places'>,
): Promise<Attempt> {
  const candidate = candidateOf(shard.files[index]!)
  if (result.status === 'untried') {
    const problem = 'problem' in candidate ? candidate.problem : { error: null }
    return { candidate, temporary: '', result: { status: 'untried', problem } }
  }
  if (result.status !== 'converted') return { candidate, temporary: '', result }
  const temporary = folder.outputOf(shard, index)
  // An earlier merge has put the output in place. If it was removed since, the file is converted again.
  if ((await places.sizeOf(temporary)) !== result.findings.output_size) {
    return { candidate, temporary: temporaries.next(), result: { status: 'known', sha256: result.findings.sha256 } }
  }
  const findings = restoredFindings(result.findings)
  return { candidate, temporary, isOfShard: true, result: { status: 'converted', findings } }
}

function candidateOf(file: ShardFile | ShardProblem): Candidate {
  if (!('problem' in file)) return file
  const { problem } = file
  return {
    ...file,
    problem: 'error' in problem ? { error: errorOf({ status: 'failed', error: problem.error }) } : problem,
  }
}

async function attemptOfRanges(
  shards: readonly RangeShard[],
  manifests: readonly ShardManifest[],
  { manifest, temporaries, rangeJoiner }: Pick<Merge, 'manifest' | 'temporaries' | 'rangeJoiner'>,
): Promise<Attempt> {
  const [{ file, options }] = shards as readonly [RangeShard]
  const { source, size, path } = file
  const temporary = temporaries.next()
  const known = (await manifest?.likelyHashes(path, size)) ?? []
  const job = { source, size, temporary, options: partOptions(options), known }
  const isFormatted = manifests.every(({ files: [result] }) => result?.status === 'formatted')
  return { candidate: file, temporary, result: await rangeJoiner({ job, ranges: isFormatted ? shards : [] }) }
}
