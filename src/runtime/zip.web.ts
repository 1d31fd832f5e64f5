/**
 * The files in a ZIP: its directory is read here, and the runtime unpacks. Source: APPNOTE.TXT 6.3.10 of PKWARE, 4.3.7 (local header), 4.3.12 (directory)
 * and 4.3.16 (its end). Without ZIP64: an XLSX in memory is smaller.
 */
import { utf8Text } from './bytes.js'
import type { PartsOfZip, ZipPart } from './zip.js'

const END = { signature: 0x06054b50, size: 22, disk: 4, count: 10, offset: 16, comment: 20 }
const ENTRY = {
  signature: 0x02014b50,
  size: 46,
  flags: 8,
  method: 10,
  crc32: 16,
  packed: 20,
  unpacked: 24,
  name: 28,
  extra: 30,
  comment: 32,
  offset: 42,
}
const LOCAL = { signature: 0x04034b50, size: 30, name: 26, extra: 28 }
/** Flags of the two kinds of encryption. */
const ENCRYPTED = 0x41
/** Size that is in the extra fields of ZIP64 instead. */
const IN_ZIP64 = 0xffffffff
const STORED = 0
const DEFLATED = 8
const MAX_COMMENT = 0xffff

const damaged = (): Error => new Error('the ZIP is damaged, or has a form that is not read')

export async function openZip(bytes: Uint8Array): Promise<PartsOfZip> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + END.count, true)
  if (view.getUint16(end + END.disk, true) !== 0) throw damaged()
  return { count, entries: () => entriesOf(bytes, view, view.getUint32(end + END.offset, true), count) }
}

/** Position of the end of the directory, which only a comment follows. */
function endOf(view: DataView): number {
  const last = view.byteLength - END.size
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
    if (view.getUint32(at, true) !== END.signature) continue
    if (view.getUint16(at + END.comment, true) !== last - at) throw damaged()
    return at
  }
  throw damaged()
}

async function* entriesOf(
  bytes: Uint8Array,
  view: DataView,
  offset: number,
  count: number,
): AsyncGenerator<ZipPart, void> {
  let at = offset
  for (let i = 0; i < count; i++) {
    const short = (place: number): number => view.getUint16(at + place, true)
    const long = (place: number): number => view.getUint32(at + place, true)
    if (at + ENTRY.size > bytes.length || long(0) !== ENTRY.signature) throw damaged()
    const [packed, size] = [long(ENTRY.packed), long(ENTRY.unpacked)]
    const from = at + ENTRY.size
    const place = long(ENTRY.offset)
    if ([packed, size, place].includes(IN_ZIP64) || from + short(ENTRY.name) > bytes.length) throw damaged()
    const isEncrypted = (short(ENTRY.flags) & ENCRYPTED) !== 0
    const method = isEncrypted ? null : short(ENTRY.method)
    if (method === STORED && packed !== size) throw damaged()
    yield {
      name: utf8Text(bytes, from, from + short(ENTRY.name)),
      size,
      crc32: long(ENTRY.crc32),
      chunks: () => chunksOf(packedBytes(bytes, view, place, packed), method, size),
    }
    at = from + short(ENTRY.name) + short(ENTRY.extra) + short(ENTRY.comment)
  }
}

function packedBytes(bytes: Uint8Array, view: DataView, at: number, length: number): Uint8Array {
  if (at + LOCAL.size > bytes.length || view.getUint32(at, true) !== LOCAL.signature) throw damaged()
  const from = at + LOCAL.size + view.getUint16(at + LOCAL.name, true) + view.getUint16(at + LOCAL.extra, true)
  if (from + length > bytes.length) throw damaged()
  return bytes.subarray(from, from + length)
}

async function* chunksOf(packed: Uint8Array, method: number | null, size: number): AsyncGenerator<Uint8Array, void> {
  if (method === STORED) {
    yield packed
    return
  }
  if (method !== DEFLATED) throw damaged()
  let left = size
  const reader = unpacked(packed).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      left -= value.length
      if (left < 0) throw damaged()
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
  if (left > 0) throw damaged()
}

const unpacked = (packed: Uint8Array): ReadableStream<Uint8Array> =>
  new Response(packed as Uint8Array<ArrayBuffer>).body!.pipeThrough(new DecompressionStream('deflate-raw'))
