/** Texts that the cells of an XLSX share. */
import { checkLimit, type ImportLimits } from '../import-limits.js'
import type { XmlHandler } from './xml-reader.js'

/** A character as spreadsheets write those that XML does not have: `_x000D_`. */
const ESCAPED = /_x([\dA-F]{4})_/gi

/** A text as it is in a cell. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Collects a text that comes in pieces, such as the differently formatted parts of a cell. How it is pronounced is left out. */
export class TextPieces {
  private text = ''
  private isText = false
  private isPhonetic = false

  constructor(private readonly limits: ImportLimits) {}

  open(name: string): void {
    if (name === 'rPh') this.isPhonetic = true
    this.isText = name === 't' && !this.isPhonetic
  }

  close(name: string): void {
    if (name === 'rPh') this.isPhonetic = false
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

/** Copies a text. V8 keeps the whole chunk, of which a text may be a small part, for a text that was cut out of it. */
const copied = (text: string): string => (text.length > MAX_OWN ? Buffer.from(text).toString() : text)

/** Characters up to which V8 copies itself. */
const MAX_OWN = 12

/** Reads the part of the shared texts. */
export class SharedTexts implements XmlHandler {
  readonly texts: string[] = []
  private length = 0
  private readonly pieces: TextPieces

  constructor(private readonly limits: ImportLimits) {
    this.pieces = new TextPieces(limits)
  }

  open(name: string): void {
    this.pieces.open(name)
  }

  text(text: string): void {
    this.pieces.add(text)
  }

  close(name: string, depth: number): void {
    this.pieces.close(name)
    if (name !== 'si' || depth !== 1) return
    const text = unescaped(this.pieces.take())
    this.texts.push(text)
    this.length += text.length
    checkLimit(this.limits, 'shared_texts', this.texts.length)
    checkLimit(this.limits, 'total_text', this.length)
  }
}
