import { readFileSync } from 'node:fs'
import type { ByteRange } from '../../src/convert/index.js'
import type { Storage } from '../../src/queue/index.js'

export interface MemoryStorage extends Storage {
  readonly objects: Map<string, { readonly bytes: Buffer; readonly modified: number }>
  /** Calls of `read` so far. */
  readonly reads: { readonly key: string; readonly range: ByteRange | undefined }[]
  set(key: string, bytes: Uint8Array): void
}

/** A storage of objects in memory. Each change has a time of its own. */
export function memoryStorage(url = 'memory://returns/'): MemoryStorage {
  const objects: MemoryStorage['objects'] = new Map()
  const reads: MemoryStorage['reads'] = []
  let time = 1_764_000_000_123.25
  const set = (key: string, bytes: Uint8Array): void => {
    time += 0.5
    objects.set(key, { bytes: Buffer.from(bytes), modified: time })
  }
  return {
    url,
    objects,
    reads,
    set,
    async *list(prefix) {
      for (const [key, { bytes, modified }] of [...objects].sort(([a], [b]) => (a < b ? -1 : 1)))
        if (key.startsWith(prefix)) yield { key, size: bytes.length, modified }
    },
    async read(key, range) {
      reads.push({ key, range })
      const object = objects.get(key)
      if (object === undefined) return null
      const { bytes, modified } = object
      if (range !== undefined && range.start >= bytes.length) return null
      async function* chunks() {
        yield bytes.subarray(range?.start, range?.end)
      }
      return { size: bytes.length, modified, bytes: chunks() }
    },
    async upload(path, key) {
      set(key, readFileSync(path))
    },
    async copy(from, to) {
      set(to, objects.get(from)!.bytes)
    },
    async remove(keys) {
      for (const key of keys) objects.delete(key)
    },
  }
}
