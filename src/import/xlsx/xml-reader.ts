/**
 * Reads XML that comes in chunks. Keeps the names of the open tags and the rest of a chunk, both limited: a library for any XML collects attributes, texts and
 * comments of any length. A document type is an error, as in all parts of an XLSX (ECMA-376 part 2, 8.2): entities other than the five of XML have no value.
 */
import { checkLimit, type ImportLimits } from '../import-limits.js'
import { damagedXlsx } from './damaged.js'

/** Called for the tags and texts of a document. Names have no prefix: `row` for `x:row`. */
export interface XmlHandler {
  /**
   * @param tag the whole tag, for {@link attributesOf}
   * @param depth 0 for the root
   */
  open?(name: string, tag: string, depth: number): void
  close?(name: string, depth: number): void
  /** A text may come in several pieces. */
  text?(text: string): void
}

const COMMENT = '<!--'
const CDATA = '<![CDATA['
const END_OF_CDATA = ']]>'

/** Length of the longest character reference, `&#x0010ffff;`. A reference may begin with an `&` in the last characters of a chunk. */
const MAX_REFERENCE = 16

export class XmlReader {
  /** The start of a tag or reference that ends in the next chunk. */
  private rest = ''
  /** End of the comment, instruction or CDATA that is being read. */
  private until: string | null = null
  private readonly tags: string[] = []
  private hasRoot = false

  constructor(
    private readonly handler: XmlHandler,
    private readonly limits: ImportLimits,
  ) {}

  /** @throws {ImportFileError} if the XML is malformed or exceeds a limit */
  push(chunk: string): void {
    const text = this.rest + chunk
    let at = 0
    while (at < text.length) {
      const next = this.until === null ? this.read(text, at) : this.readTo(text, at, this.until)
      if (next === null) break
      at = next
    }
    this.rest = text.slice(at)
  }

  /** @throws {ImportFileError} if the document is not complete */
  end(): void {
    if (this.rest !== '' || this.until !== null || this.tags.length > 0 || !this.hasRoot) throw damagedXlsx()
  }

  /** Reads to the end of a comment, instruction or CDATA. Returns null if more is needed. */
  private readTo(text: string, at: number, until: string): number | null {
    const end = text.indexOf(until, at)
    const to = end === -1 ? Math.max(at, text.length - until.length + 1) : end
    if (until === END_OF_CDATA && to > at) this.handler.text?.(text.slice(at, to))
    if (end === -1) return to > at ? to : null
    this.until = null
    return end + until.length
  }

  /** Reads a text or a tag. Returns the position after it; null if more is needed. */
  private read(text: string, at: number): number | null {
    const start = text.indexOf('<', at)
    if (start !== at) {
      const to = start === -1 ? endOfText(text, at) : start
      if (to === at) return null
      if (this.tags.length > 0) this.handler.text?.(decoded(text.slice(at, to)))
      return to
    }
    if (text.startsWith('<?', at)) return this.skipTo('?>', at + 2)
    if (text.startsWith('<!', at)) return this.readMarkup(text, at)
    const end = endOfTag(text, at)
    checkLimit(this.limits, 'tag_length', (end === null ? text.length : end) - at)
    if (end === null) return null
    this.tag(text.slice(at + 1, end))
    return end + 1
  }

  private readMarkup(text: string, at: number): number | null {
    if (text.startsWith(COMMENT, at)) return this.skipTo('-->', at + COMMENT.length)
    if (text.startsWith(CDATA, at)) return this.skipTo(END_OF_CDATA, at + CDATA.length)
    if (text.length - at < CDATA.length) return null
    throw damagedXlsx()
  }

  private skipTo(end: string, next: number): number {
    this.until = end
    return next
  }

  private tag(tag: string): void {
    const { tags, handler } = this
    if (tag.startsWith('/')) {
      const name = tag.slice(1).trimEnd()
      if (tags.pop() !== name) throw damagedXlsx()
      handler.close?.(localName(name), tags.length)
      return
    }
    if (tags.length === 0 && this.hasRoot) throw damagedXlsx()
    this.hasRoot = true
    const isClosed = tag.endsWith('/')
    const whole = isClosed ? tag.slice(0, -1) : tag
    const name = whole.slice(0, endOfName(whole))
    handler.open?.(localName(name), whole, tags.length)
    if (isClosed) handler.close?.(localName(name), tags.length)
    else {
      tags.push(name)
      checkLimit(this.limits, 'depth', tags.length)
    }
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Returns the attributes of a tag by name, with the prefix.
 *
 * @throws {ImportFileError} if they are malformed
 */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let at = skipBlanks(tag, endOfName(tag))
  while (at < tag.length) {
    const equals = tag.indexOf('=', at)
    const open = skipBlanks(tag, equals + 1)
    const quote = tag[open]
    const close = quote === '"' || quote === "'" ? tag.indexOf(quote, open + 1) : -1
    if (equals === -1 || close === -1) throw damagedXlsx()
    found.set(tag.slice(at, equals).trimEnd(), decoded(tag.slice(open + 1, close)))
    at = skipBlanks(tag, close + 1)
  }
  return found
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13

function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && isBlank(text.charCodeAt(at))) at++
  return at
}

function endOfName(tag: string): number {
  let at = 0
  while (at < tag.length && !isBlank(tag.charCodeAt(at))) at++
  return at
}

/** Position of the `>` of a tag, which its quoted values may contain too; null if it is not there yet. */
function endOfTag(text: string, from: number): number | null {
  let quote = 0
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code
    else if (code === GREATER) return i
  }
  return null
}

const DOUBLE_QUOTE = 34
const SINGLE_QUOTE = 39
const GREATER = 62

/** End of a text of which more may come: a reference is not cut. */
function endOfText(text: string, from: number): number {
  const reference = text.lastIndexOf('&')
  const isOpen = reference >= from && text.length - reference < MAX_REFERENCE && !text.includes(';', reference)
  return isOpen ? reference : text.length
}

/** Replaces the references of characters: `&amp;`, `&#10;`, `&#xA;`. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  const [first, ...others] = text.split('&')
  return (
    first +
    others
      .map((part) => {
        const end = part.indexOf(';')
        if (end === -1 || end > MAX_REFERENCE) throw damagedXlsx()
        return characterOf(part.slice(0, end)) + part.slice(end + 1)
      })
      .join('')
  )
}

const CHARACTERS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

const NUMBERED = /^#(?:(\d{1,8})|x([\da-f]{1,8}))$/i

function characterOf(reference: string): string {
  const named = CHARACTERS.get(reference)
  if (named !== undefined) return named
  const [, decimal, hexadecimal] = NUMBERED.exec(reference) ?? []
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  // NaN too.
  if (!(code <= 0x10ffff)) throw damagedXlsx()
  return String.fromCodePoint(code)
}
