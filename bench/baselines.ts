/** The machine's own limits: what any program must spend on the same bytes. */
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { reusedBuffer, slices } from './chunks.js'
import type { Work } from './suite.js'

/** Longer strings leave V8's ordinary heap, and decoding gets many times slower. */
const DECODE_CHUNK = 100 * 1024
const LF = 10

/** Node's own decoder, without what `toString` does before it calls it. */
const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  (bytes as Uint8Array & { latin1Slice(start: number, end: number): string }).latin1Slice(start, end)

/** The bytes as text, and nothing done with it. */
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

/** A string a line: the least that a reader of lines does. */
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

/** The same by `split`, chunk by chunk. */
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

/** The same at once, as most programs do it: a string as long as the file, and one a line. */
export const decodeSplitAtOnce: Work = {
  name: "decode all, split('\\n')",
  prepare({ path }) {
    const bytes = readFileSync(path)
    return () => latin1(bytes, 0, bytes.length).split('\n').length
  },
}

/** The file read, and nothing done with it. */
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

/** The file read and decoded. */
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

/** Reads and writes with one buffer, and waits for the disk. */
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
