/** Parts of an XLSX: XML files in a ZIP. Only those that are needed are unpacked, each as a stream. */
import { checkedByCrc32 } from '../../code/checksum.js'
import { isTurnDue, turn } from '../../code/turns.js'
import { maxUnpackedSize, UnpackedSizeError } from '../../fixed-width/index.js'
import { openZip, type ZipPart } from '../../runtime/zip.js'
import { checkLimit, type ImportLimits } from '../import-limits.js'
import { damagedXlsx } from './damaged.js'
import { attributesOf, type XmlHandler, XmlReader } from './xml-reader.js'

/** Unpacked sizes below this limit, in bytes, are always accepted. */
const HARMLESS = 2 ** 28

/** A relationship of a part: the name of its type, as `worksheet`, and the part that it leads to. */
interface Relationship {
  readonly id: string
  readonly type: string
  readonly target: string
}

export class XlsxParts {
  private constructor(
    /** By key of the name. */
    private readonly entries: ReadonlyMap<string, ZipPart>,
    readonly limits: ImportLimits,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /**
   * @throws {UnpackedSizeError} if the file would be much larger unpacked
   * @throws {ImportFileError} if the ZIP is damaged, or has too many parts
   */
  static async open(bytes: Uint8Array, limits: ImportLimits, signal?: AbortSignal): Promise<XlsxParts> {
    const zip = await openZip(bytes).catch(rethrownAsDamaged)
    checkLimit(limits, 'parts', zip.count)
    const maxSize = maxUnpackedSize(bytes.length, HARMLESS)
    const entries = new Map<string, ZipPart>()
    let size = 0
    const all = zip.entries()
    for (;;) {
      const step = await all.next().catch(rethrownAsDamaged)
      if (step.done) break
      const entry = step.value
      // A stream ends with an error after the declared size.
      size += entry.size
      if (size > maxSize) throw new UnpackedSizeError()
      const name = keyOf(entry.name)
      if (entries.has(name)) throw damagedXlsx()
      entries.set(name, entry)
    }
    return new XlsxParts(entries, limits, signal)
  }

  /** The ZIP may lack a part that a relationship leads to. */
  has(name: string): boolean {
    return this.entries.has(keyOf(name))
  }

  /**
   * Yields the pieces of a part, after each of which the handler has read it.
   *
   * @throws the reason of the signal if it is aborted
   */
  async *read(name: string, handler: XmlHandler): AsyncGenerator<void> {
    const xml = new XmlReader(handler, this.limits)
    let decoder: XmlDecoder | null = null
    for await (const chunk of this.chunksOf(name)) {
      decoder ??= new TextDecoder(charsetOf(chunk), { fatal: true })
      xml.push(textOf(decoder, chunk))
      yield
      if (isTurnDue()) await turn()
      this.signal?.throwIfAborted()
    }
    if (decoder !== null) xml.push(textOf(decoder, null))
    xml.end()
  }

  async readWhole(name: string, handler: XmlHandler): Promise<void> {
    for await (const _ of this.read(name, handler));
  }

  /** Calls `found` with the relationships of a part; that of the file itself is `''`. They are not kept: there may be many. */
  async relationships(name: string, found: (relationship: Relationship) => void): Promise<void> {
    const folder = name.slice(0, name.lastIndexOf('/') + 1)
    const path = `${folder}_rels/${name.slice(folder.length)}.rels`
    await this.readWhole(path, {
      open(local, tag, depth) {
        if (local !== 'Relationship' || depth !== 1) return
        const attributes = attributesOf(tag)
        const type = attributes.get('Type') ?? ''
        found({
          id: attributes.get('Id') ?? '',
          type: type.slice(type.lastIndexOf('/') + 1),
          target: resolved(folder, attributes.get('Target') ?? ''),
        })
      },
    })
  }

  /** Yields the bytes of a part. */
  private async *chunksOf(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(keyOf(name))
    if (entry === undefined) throw damagedXlsx()
    try {
      yield* checkedByCrc32(entry.chunks(), entry.crc32, damagedXlsx)
    } catch {
      throw damagedXlsx()
    }
  }
}

/** Names of parts are equal regardless of case, and may have characters in percent-encoding. Some programs write backslashes. */
function keyOf(name: string): string {
  const path = name.replaceAll('\\', '/')
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}

/** XML is in UTF-8 or UTF-16 (ECMA-376 part 2, 8.2). The text begins with a byte order mark or `<`. */
function charsetOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === LESS && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === LESS)) return 'utf-16be'
  return 'utf-8'
}

const LESS = '<'.charCodeAt(0)

function rethrownAsDamaged(): never {
  throw damagedXlsx()
}

/** Types of Node have the class only as a value. */
type XmlDecoder = InstanceType<typeof TextDecoder>

function textOf(decoder: XmlDecoder, chunk: Uint8Array | null): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch {
    throw damagedXlsx()
  }
}

/** Name of the part that a relationship of a part in a folder leads to. */
function resolved(folder: string, target: string): string {
  const names: string[] = []
  const path = target.replaceAll('\\', '/')
  for (const name of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (name === '..') names.pop()
    else if (name !== '.' && name !== '') names.push(name)
  }
  return names.join('/')
}
