/** Baselines: minimum work that any program must do for the same bytes. */
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { reusedBuffer, slices } from './chunks.js'
import type { Work } from './suite.js'

/** Longer strings leave V8's ordinary heap, and decoding becomes many times slower. */
const DECODE_CHUNK = 100 * 1024
const LF = 10

/** Node's decoder, without the overhead of `toString`. */
const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  (bytes as Uint8Array & { latin1Slice(start: number, end: number): string }).latin1Slice(start, end)

/** Decodes the bytes, and discards the text. */
export const decode: Work = {
  name: 'bare decode',
  prepare({ path }) {
    const chunks = slices(readFileSync(path), DECODE_CHUNK)
    return () => {
      let length = 0
      for (const chunk of chunks) length += latin1(chunk, 0, chunk.length).length
      return length
    }
  },
}

/** Creates a string per line: the minimum for any line reader. */
export const decodeLines: Work = {
  name: 'decode, one string a line',
  prepare({ path }) {
    const bytes = readFileSync(path)
    return () => {
      let length = 0
      let start = 0
      for (let end = bytes.indexOf(LF); end !== -1; end = bytes.indexOf(LF, start)) {
        length += latin1(bytes, start, end).length
        start = end + 1
      }
      return length
    }
  },
}

/** Same with `split`, chunk by chunk. */
export const decodeSplit: Work = {
  name: "decode, split('\\n')",
  prepare({ path }) {
    const chunks = slices(readFileSync(path), DECODE_CHUNK)
    return () => {
      let lines = 0
      for (const chunk of chunks) lines += latin1(chunk, 0, chunk.length).split('\n').length
      return lines
    }
  },
}

/** Same with `split` of the whole text, as most programs do. */
export const decodeSplitAtOnce: Work = {
  name: "decode all, split('\\n')",
  prepare({ path }) {
    const bytes = readFileSync(path)
    return () => latin1(bytes, 0, bytes.length).split('\n').length
  },
}

/** Reads the file, and discards the bytes. */
export const read: Work = {
  name: 'bare read',
  prepare:
    ({ path }) =>
    async () => {
      let length = 0
      for await (const chunk of reusedBuffer(path)) length += chunk.length
      return length
    },
}

/** Reads and decodes the file. */
export const readDecode: Work = {
  name: 'read, decode',
  prepare:
    ({ path }) =>
    async () => {
      let length = 0
      for await (const chunk of reusedBuffer(path)) {
        for (let at = 0; at < chunk.length; at += DECODE_CHUNK) {
          length += latin1(chunk, at, Math.min(chunk.length, at + DECODE_CHUNK)).length
        }
      }
      return length
    },
}

/** Copies a file with one buffer, and syncs it to the disk. */
export async function copySynced(from: string, to: string): Promise<number> {
  const output = await open(to, 'w')
  try {
    let length = 0
    for await (const chunk of reusedBuffer(from)) {
      await output.write(chunk)
      length += chunk.length
    }
    await output.sync()
    return length
  } finally {
    await output.close()
  }
}
