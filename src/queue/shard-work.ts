/** Converts the shard of a job. Objects are copied to a temporary folder, and results are copied back. */
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import {
  type FilesShard,
  manifestName,
  SHARD_FOLDER,
  type Shard,
  type ShardManifest,
  type ShardSummary,
  type ShardThreads,
  summaryOf,
  type TaskResult,
} from '../convert/index.js'
import { inParallel } from './in-parallel.js'
import type { ShardJobData } from './jobs.js'
import { isStored, keyIn, keyOf, type Storage, type StorageFinder } from './storage.js'
import { inTemporaryFolder } from './temporary-folder.js'

/** The means of a worker. */
export interface Work {
  readonly threads: ShardThreads
  readonly find: StorageFinder
  readonly signal: AbortSignal
}

export async function convertJob(job: ShardJobData, work: Work): Promise<TaskResult<ShardSummary>> {
  const { shard } = job
  const hasObjects = 'files' in shard && shard.files.some(({ path }) => isStored(path))
  if (!hasObjects && !isStored(shard.out)) return work.threads.convert(job, work.signal)
  return inTemporaryFolder((folder) => convertInFolder(job, folder, work))
}

async function convertInFolder(
  { shard, again }: ShardJobData,
  folder: string,
  { threads, find, signal }: Work,
): Promise<TaskResult<ShardSummary>> {
  const storage = isStored(shard.out) ? await find(shard.out) : null
  const results = storage === null ? '' : keyIn(keyOf(storage, shard.out), SHARD_FOLDER)
  if (storage !== null && !again) {
    const stored = await storedResult(storage, keyIn(results, manifestName(shard)), folder)
    if (stored !== null) return { status: 'done', value: summaryOf(stored, true) }
  }
  const inputs = join(folder, 'inputs')
  await mkdir(inputs)
  const here = 'files' in shard ? await downloaded(shard, inputs, find, signal) : shard
  if (storage === null) return threads.convert({ shard: here, again }, signal)
  const out = join(folder, 'out')
  const result = await threads.convert({ shard: { ...here, out }, again: true }, signal)
  if (result.status === 'done') await upload(shard, join(out, SHARD_FOLDER), storage, results, signal)
  return result
}

async function storedResult(storage: Storage, key: string, folder: string): Promise<ShardManifest | null> {
  const path = join(folder, 'result.json')
  return (await storage.download(key, path)) ? (JSON.parse(await readFile(path, 'utf8')) as ShardManifest) : null
}

/** Returns the shard with copies of its objects. Objects that no longer exist are files that cannot be read. */
async function downloaded(
  shard: FilesShard,
  folder: string,
  find: StorageFinder,
  signal: AbortSignal,
): Promise<FilesShard> {
  const files = [...shard.files]
  await inParallel(
    shard.files,
    async (file, i) => {
      if ('problem' in file || !isStored(file.path)) return
      const storage = await find(file.path)
      const path = join(folder, `${i + 1}${extname(file.path)}`)
      await storage.download(keyOf(storage, file.path), path)
      files[i] = { ...file, source: { ...file.source, path } as typeof file.source }
    },
    signal,
  )
  return { ...shard, files }
}

/** Uploads the outputs, then the manifest: a shard with a manifest has all outputs. */
async function upload(
  shard: Shard,
  folder: string,
  storage: Storage,
  results: string,
  signal: AbortSignal,
): Promise<void> {
  const last = manifestName(shard)
  const names = (await readdir(folder)).filter((name) => name !== last)
  const put = (name: string): Promise<void> => storage.upload(join(folder, name), keyIn(results, name))
  await inParallel(names, put, signal)
  await put(last)
}
