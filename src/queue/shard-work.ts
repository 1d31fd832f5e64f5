/** Converts the shard of a job. Objects are copied to a temporary folder, and results are copied back. */
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  bytesOfShard,
  isUrl,
  manifestName,
  SHARD_FOLDER,
  type Shard,
  type ShardFile,
  type ShardManifest,
  type ShardProblem,
  type ShardSummary,
  type ShardTask,
  type ShardThreads,
  summaryOf,
  type TaskResult,
} from '../convert/index.js'
import { copiedFile, copyObject } from './copies.js'
import { inParallel } from './in-parallel.js'
import { keyIn, keyOf, type Storage, type StorageFinder } from './storage.js'
import { inTemporaryFolder } from './temporary-folder.js'

/** The means of a worker. */
export interface Work {
  readonly threads: ShardThreads
  readonly find: StorageFinder
  readonly signal: AbortSignal
}

export async function convertJob(job: ShardTask, work: Work): Promise<TaskResult<ShardSummary>> {
  const { shard } = job
  const files = 'files' in shard ? shard.files : [shard.file]
  if (!isUrl(shard.out) && files.every((file) => objectOf(file) === null)) return work.threads.convert(job, work.signal)
  return inTemporaryFolder((folder) => convertInFolder(job, folder, work))
}

async function convertInFolder(
  { shard, again, isLastAttempt = false }: ShardTask,
  folder: string,
  { threads, find, signal }: Work,
): Promise<TaskResult<ShardSummary>> {
  const storage = isUrl(shard.out) ? await find(shard.out) : null
  const results = storage === null ? '' : keyIn(keyOf(storage, shard.out), SHARD_FOLDER)
  if (storage !== null && !again) {
    const stored = await storedResult(storage, keyIn(results, manifestName(shard)), folder)
    if (stored !== null) return { status: 'done', value: summaryOf(stored, true) }
  }
  const inputs = join(folder, 'inputs')
  await mkdir(inputs)
  const here = await withCopies(shard, inputs, find, signal)
  if (storage === null) return threads.convert({ shard: here, again, isLastAttempt }, signal)
  const out = join(folder, 'out')
  const result = await threads.convert({ shard: { ...here, out }, again: true, isLastAttempt }, signal)
  if (result.status === 'done') await upload(shard, join(out, SHARD_FOLDER), storage, results, signal)
  return result
}

async function storedResult(storage: Storage, key: string, folder: string): Promise<ShardManifest | null> {
  const path = join(folder, 'result.json')
  return (await copyObject(storage, key, path)) === null
    ? null
    : (JSON.parse(await readFile(path, 'utf8')) as ShardManifest)
}

/** Path of the object that must be copied to read a file; null for others. */
const objectOf = (file: ShardFile | ShardProblem): string | null =>
  'source' in file && 'path' in file.source && isUrl(file.source.path) ? file.source.path : null

/** Returns the shard with copies of its objects; of a range, only the bytes that it needs. Objects that no longer exist are files that cannot be read. */
async function withCopies(shard: Shard, folder: string, find: StorageFinder, signal: AbortSignal): Promise<Shard> {
  if ('range' in shard) {
    return { ...shard, file: await copiedFile(shard.file, join(folder, '1'), find, bytesOfShard(shard)) }
  }
  const objects = new Set(shard.files.map(objectOf).filter((path) => path !== null))
  const copies = new Map([...objects].map((object, i) => [object, join(folder, String(i + 1))]))
  await inParallel(
    [...copies],
    async ([object, path]) => {
      const storage = await find(object)
      await copyObject(storage, keyOf(storage, object), path)
    },
    signal,
  )
  const files = shard.files.map((file) => {
    const path = copies.get(objectOf(file) ?? '')
    return path === undefined || 'problem' in file ? file : { ...file, source: { ...file.source, path } }
  })
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
