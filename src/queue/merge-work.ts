/** Merges the shards of a run: in a thread if the results are in a folder, otherwise by copies within the storage. */
import { mkdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
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
  type TaskResult,
} from '../convert/index.js'
import { inParallel } from './in-parallel.js'
import type { MergeJobData } from './jobs.js'
import type { Work } from './shard-work.js'
import { isStored, keyIn, keyOf, type Storage } from './storage.js'
import { inTemporaryFolder } from './temporary-folder.js'

export async function mergeJob(
  { plan, out }: MergeJobData,
  { threads, find, signal }: Work,
): Promise<TaskResult<MergeSummary>> {
  if (!isStored(out)) return threads.merge(join(out, SHARD_FOLDER, planName({ plan })), signal)
  const storage = await find(out)
  return inTemporaryFolder(async (folder) => ({
    status: 'done',
    value: await mergeStored(plan, keyOf(storage, out), { storage, folder, signal }),
  }))
}

interface StoredMerge {
  readonly storage: Storage
  /** Has the results of the shards and the manifest; no outputs. */
  readonly folder: string
  readonly signal: AbortSignal
}

/**
 * Copies the outputs to their names, stores the manifest, and then removes the outputs of the shards: after an interruption, another call does the rest. No
 * file is read, so this does not block the thread.
 */
async function mergeStored(plan: string, out: string, { storage, folder, signal }: StoredMerge): Promise<MergeSummary> {
  const results = keyIn(out, SHARD_FOLDER)
  const here = join(folder, SHARD_FOLDER)
  await mkdir(here)
  const fetch = (key: string): Promise<boolean> => storage.download(keyIn(out, key), join(folder, key))
  await fetch(`${SHARD_FOLDER}/${planName({ plan })}`)
  const shards = readShards(await readFile(join(here, planName({ plan })), 'utf8'))
  await inParallel(shards, async (shard) => void (await fetch(`${SHARD_FOLDER}/${manifestName(shard)}`)), signal)
  await fetch(MANIFEST_NAME)
  const sizes = new Map<string, number>()
  for await (const { key, size } of storage.list(keyIn(out, ''))) sizes.set(key, size)
  const keyFor = (path: string): string => keyIn(out, ...relative(folder, path).split(sep))
  const places: OutputPlaces = {
    sizeOf: async (path) => sizes.get(keyFor(path)) ?? null,
    async put(temporary, path) {
      const [from, to] = [keyFor(temporary), keyFor(path)]
      await storage.copy(from, to)
      sizes.set(to, sizes.get(from)!)
    },
    remove: async () => {},
  }
  const summary = await mergeSummary(mergeInto(inFolder(shards, folder), { signal, places }))
  await storage.upload(join(folder, MANIFEST_NAME), keyIn(out, MANIFEST_NAME))
  await storage.remove([...sizes.keys()].filter(isLeftover(shards, `${results}/`)))
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
