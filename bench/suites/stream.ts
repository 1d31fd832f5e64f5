import { createReadStream, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { readReturn } from '../../src/index.js'
import { read, readDecode } from '../baselines.js'
import { reusedBuffer } from '../chunks.js'
import { consumeAll, consumeBatches } from '../consume.js'
import { type Suite, type Work, writeFile } from '../suite.js'
import { batchesOf, NO_BATCHES } from './batches.js'

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const from = (name: string, source: (path: string) => Source | Promise<Source>): Work => ({
  name,
  prepare:
    ({ path }) =>
    async () =>
      consumeAll(readReturn(await source(path))),
})

/** Sources other than chunks, if this version of readReturn supports them. */
const direct = (name: string, source: (path: string) => unknown): Work => ({
  name,
  async missing({ path }) {
    try {
      for await (const _ of readReturn(source(path) as Source)) return null
      return 'returns no records'
    } catch {
      return 'not supported by this version, which accepts only chunks'
    }
  },
  prepare:
    ({ path }) =>
    () =>
      consumeAll(readReturn(source(path) as Source)),
})

const batches: Work = {
  name: 'one buffer of 1 MB, by batches',
  missing: () => (batchesOf(readReturn([])) === null ? NO_BATCHES : null),
  prepare:
    ({ path }) =>
    () =>
      consumeBatches(batchesOf(readReturn(reusedBuffer(path)))!),
}

/** Most of the time of small chunks is that of the calls which read them. */
const readSmall: Work = {
  name: 'bare read of chunks of 4 KB',
  prepare:
    ({ path }) =>
    async () => {
      let length = 0
      for await (const chunk of reusedBuffer(path, 4096)) length += chunk.length
      return length
    },
}

export const stream: Suite = {
  name: 'stream',
  title: 'Reading a return as it comes from the disk',
  about:
    'Reads record by record, uses every value, and discards the record. Memory must not grow with the file: peak memory is that of a process that does nothing else.',
  clock: 'cpu',
  files: ['itau400', 'sicoob240'],
  write: writeFile,
  sizes: () => [100_000, 1_000_000],
  baselines: () => [readDecode, read],
  works: () => [
    from('one buffer of 1 MB', reusedBuffer),
    batches,
    from('createReadStream', (path) => createReadStream(path)),
    from('createReadStream, 1 MB', (path) => createReadStream(path, { highWaterMark: 1024 * 1024 })),
    from('web stream', (path) => Readable.toWeb(createReadStream(path)) as AsyncIterable<Uint8Array>),
    readSmall,
    from('chunks of 4 KB', (path) => reusedBuffer(path, 4096)),
    direct('a path', (path) => path),
    direct('a Buffer', (path) => readFileSync(path)),
  ],
}
