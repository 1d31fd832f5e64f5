/**
 * Merges the shards of a run: in a thread if all files are in folders. Objects of a storage are copied within the storage, or to a folder to be read in a
 * thread.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
  EARLIER_MANIFEST_NAME,
  errorOf,
  isUrl,
  type JobResult,
  type JoinTask,
  MANIFEST_NAME,
  type MergeSummary,
  manifestName,
  mergeInto,
  mergeSummary,
  type OutputPlaces,
  planName,
  readShards,
  SHARD_FOLDER,
  type Shard,
  ShardFolder,
  type TaskResult,
} from '../convert/index.js'
import { copiedFile, copyObject } from './copies.js'
import { inParallel } from './in-parallel.js'
import type { MergeJobData } from './jobs.js'
import type { Work } from './shard-work.js'
import { keyIn, keyOf, type Storage } from './storage.js'
import { inTemporaryFolder } from './temporary-folder.js'

export async function mergeJob({ plan, out, ofObjects }: MergeJobData, work: Work): Promise<TaskResult<MergeSummary>> {
  if (isUrl(out)) {
    const storage = await work.find(out)
    return inTemporaryFolder(async (folder) =>
      done(await mergeStored(plan, keyOf(storage, out), storage, folder, work)),
    )
  }
  const path = join(out, SHARD_FOLDER, planName({ plan }))
  if (!ofObjects) return work.threads.merge(path, work.signal)
  const shards = readShards(await readFile(path, 'utf8'))
  return done(
    await mergeSummary(mergeInto(shards, { signal: work.signal, rangeJoiner: (task) => joinCopy(task, work) })),
  )
}

const done = <T>(value: T): TaskResult<T> => ({ status: 'done', value })

/** Does a task in a thread, with a copy of its object. */
const joinCopy = ({ job, ranges }: JoinTask, { find, threads, signal }: Work): Promise<JobResult> =>
  inTemporaryFolder(async (folder) => {
    const planned = ranges[0]?.file ?? { source: job.source, size: 0, modified: 0 }
    const { source, modified } = await copiedFile(planned, join(folder, 'copy'), find)
    const copied = ranges.map((range) => ({ ...range, file: { ...range.file, source, modified } }))
    const result = await threads.join({ job: { ...job, source }, ranges: copied }, signal)
    if (result.status === 'failed') throw errorOf(result)
    return result.value
  })

/**
 * Copies the outputs to their names, stores the manifest, and then removes the outputs of the shards: after an interruption, another call does the rest. Files
 * are read in threads only, so this does not block the queue.
 *
 * @param folder has the results of the shards and the manifest, and the outputs of one file while its ranges are joined
 */
async function mergeStored(
  plan: string,
  out: string,
  storage: Storage,
  folder: string,
  work: Work,
): Promise<MergeSummary> {
  const { signal } = work
  const keyFor = (path: string): string => keyIn(out, ...relative(folder, path).split(sep))
  const copyHere = async (path: string): Promise<void> => void (await copyObject(storage, keyFor(path), path))
  const here = join(folder, SHARD_FOLDER)
  await mkdir(here)
  await copyHere(join(here, planName({ plan })))
  const shards = readShards(await readFile(join(here, planName({ plan })), 'utf8'))
  await inParallel(shards, (shard) => copyHere(join(here, manifestName(shard))), signal)
  await copyHere(join(folder, MANIFEST_NAME))
  const earlier = existsSync(join(folder, MANIFEST_NAME)) ? [] : [EARLIER_MANIFEST_NAME]
  for (const name of earlier) await copyHere(join(folder, name))
  const sizes = new Map<string, number>()
  for await (const { key, size } of storage.list(keyIn(out, ''))) sizes.set(key, size)
  /** First output that could not be stored. For the merge its file has failed, but another attempt may store the output. */
  let unstored: { readonly error: unknown } | null = null as { readonly error: unknown } | null
  const places: OutputPlaces = {
    sizeOf: async (path) => sizes.get(keyFor(path)) ?? null,
    async put(temporary, path) {
      const [from, to] = [keyFor(temporary), keyFor(path)]
      const stored = sizes.get(from)
      try {
        if (stored === undefined) await storage.upload(temporary, to)
        else await storage.copy(from, to)
      } catch (error) {
        unstored ??= { error }
        throw error
      }
      sizes.set(to, stored ?? (await stat(temporary)).size)
      await rm(temporary, { force: true })
    },
    async withFile(temporary, use) {
      const isStored = sizes.has(keyFor(temporary))
      if (isStored) await copyHere(temporary)
      await use(temporary)
      if (isStored) await rm(temporary, { force: true })
    },
    remove: (temporary) => rm(temporary, { force: true }),
  }
  const joinHere = async (task: JoinTask): Promise<JobResult> => {
    const files = task.ranges.flatMap((range) => new ShardFolder(range).filesOf(range))
    await inParallel(files, copyHere, signal)
    const result = await joinCopy(task, work)
    for (const file of files) await rm(file, { force: true })
    return result
  }
  const summary = await mergeSummary(mergeInto(inFolder(shards, folder), { signal, places, rangeJoiner: joinHere }))
  if (unstored !== null) throw unstored.error
  await storage.upload(join(folder, MANIFEST_NAME), keyIn(out, MANIFEST_NAME))
  await storage.remove(earlier.map((name) => keyIn(out, name)))
  await storage.remove([...sizes.keys()].filter(isLeftover(shards, `${keyIn(out, SHARD_FOLDER)}/`)))
  return summary
}

/** As in `ShardFolder.removeLeftovers`: all files of the shards except their manifests. */
function isLeftover(shards: readonly Shard[], results: string): (key: string) => boolean {
  const ids = new Set(shards.map(({ id }) => id))
  const kept = new Set(shards.map(manifestName))
  return (key) => {
    const name = key.slice(results.length)
    return key.startsWith(results) && ids.has(name.slice(0, shards[0]!.id.length)) && !kept.has(name)
  }
}

const inFolder = (shards: readonly Shard[], out: string): Shard[] => shards.map((shard) => ({ ...shard, out }))
