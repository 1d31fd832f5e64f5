/** Parts of a file that is read again. */
import { isTurnDue, turn } from '../../code/turns.js'
import type { OpenSource } from '../source.js'

/** Range of bytes of a file. */
export interface FileSpan {
  readonly offset: number
  readonly length: number
}

/** Returns the bytes of spans, which may be in any order. Where the file has no bytes, they are zeros. */
export type SpanReader = (spans: readonly FileSpan[]) => readonly Uint8Array[] | Promise<readonly Uint8Array[]>

export const spansOfBytes =
  (bytes: Uint8Array): SpanReader =>
  (spans) =>
    spans.map(({ offset, length }) => bytes.subarray(offset, offset + length))

/** Reads the file once, up to the last span. */
export const spansOfSource =
  (open: OpenSource): SpanReader =>
  async (spans) => {
    const all = new Uint8Array(spans.reduce((sum, { length }) => sum + length, 0))
    let used = 0
    const parts = spans.map(({ offset, length }) => {
      used += length
      return { offset, bytes: all.subarray(used - length, used) }
    })
    const inOrder = parts.toSorted((a, b) => a.offset - b.offset)
    /** The first part that is not complete. */
    let first = 0
    let start = 0
    for await (const chunk of open()) {
      const end = start + chunk.length
      for (let i = first; i < inOrder.length && inOrder[i]!.offset < end; i++) {
        const { offset, bytes } = inOrder[i]!
        const from = Math.max(offset, start)
        const to = Math.min(offset + bytes.length, end)
        if (from < to) bytes.set(chunk.subarray(from - start, to - start), from - offset)
        if (i === first && offset + bytes.length <= end) first++
      }
      if (first === inOrder.length) break
      start = end
      if (isTurnDue()) await turn()
    }
    return parts.map(({ bytes }) => bytes)
  }
