/** Texts that the cells of an XLSX share. */
import { utf8Bytes, utf8Text } from '../../runtime/bytes.js'
import { checkLimit, type ImportLimits } from '../import-limits.js'
import type { XmlHandler } from './xml-reader.js'

/** A character as spreadsheets write those that XML does not have: `_x000D_`. */
const ESCAPED = /_x([\dA-F]{4})_/gi

/** A text as it is in a cell. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Collects a text that comes in pieces: `t`, or `t` in each `r`, the differently formatted parts. Its pronunciation and extensions are left out. */
export class TextPieces {
  private text = ''
  private isText = false
  private isRun = false

  /** @param depth of the tag that contains the text */
  constructor(
    private readonly limits: ImportLimits,
    private readonly depth: number,
  ) {}

  open(name: string, depth: number): void {
    if (depth === this.depth + 1) this.isRun = name === 'r'
    this.isText = name === 't' && (depth === this.depth + 1 || (depth === this.depth + 2 && this.isRun))
  }

  close(): void {
    this.isText = false
  }

  add(text: string): void {
    if (this.isText) this.addAny(text)
  }

  addAny(text: string): void {
    this.text += text
    checkLimit(this.limits, 'text_length', this.text.length)
  }

  take(): string {
    const { text } = this
    this.text = ''
    return copied(text)
  }
}

/** Copies a text. For a text that was cut out of a chunk, V8 keeps the whole chunk, of which it may be a small part. */
const copied = (text: string): string => (text.length > MAX_OWN ? utf8Text(utf8Bytes(text)) : text)

/** Length up to which V8 itself copies a text. */
const MAX_OWN = 12

/** Depth of the tags of texts in `sst`. */
const ITEM = 1

/** Reads the part of the shared texts. */
export class SharedTexts implements XmlHandler {
  readonly texts: string[] = []
  private length = 0
  private readonly pieces: TextPieces

  constructor(private readonly limits: ImportLimits) {
    this.pieces = new TextPieces(limits, ITEM)
  }

  open(name: string, _tag: string, depth: number): void {
    this.pieces.open(name, depth)
  }

  text(text: string): void {
    this.pieces.add(text)
  }

  close(name: string, depth: number): void {
    this.pieces.close()
    if (name !== 'si' || depth !== ITEM) return
    const text = unescaped(this.pieces.take())
    this.texts.push(text)
    this.length += text.length
    checkLimit(this.limits, 'shared_texts', this.texts.length)
    checkLimit(this.limits, 'total_text', this.length)
  }
}
