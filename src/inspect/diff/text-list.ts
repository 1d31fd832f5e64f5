/** A list of short texts in little memory: a byte for each character, and no object for each text. */
import { latin1Text, newBytes } from '../../runtime/bytes.js'
import { NumberBlocks } from './number-blocks.js'

const MAX_LATIN1 = 0xff
/** Bytes of a block. A text is in one block. */
const SIZE = 2 ** 14

export class TextList {
  private readonly blocks: Uint8Array[] = []
  /** The end of each text in the blocks. A text begins at the end of the text before it, or with its block. */
  private readonly ends = new NumberBlocks()
  /** End of the written bytes. */
  private end = 0
  /** Texts that are not in the blocks, by their numbers: with other characters than those of Latin-1, or longer than a block. */
  private readonly others = new Map<number, string>()

  add(text: string): void {
    if (text === '' || text.length > SIZE || !this.isWritten(text)) {
      if (text !== '') this.others.set(this.ends.length, text)
      this.ends.push(this.ends.length === 0 ? 0 : this.ends.at(this.ends.length - 1))
    } else this.ends.push(this.end)
  }

  at(number: number): string {
    const before = number === 0 ? 0 : this.ends.at(number - 1)
    const end = this.ends.at(number)
    if (before === end) return this.others.get(number) ?? ''
    const block = Math.floor((end - 1) / SIZE)
    return latin1Text(this.blocks[block]!, Math.max(before - block * SIZE, 0), end - block * SIZE)
  }

  /** Writes a text of Latin-1. Returns false if it has other characters. */
  private isWritten(text: string): boolean {
    const { blocks } = this
    if (blocks.length * SIZE - this.end < text.length) {
      this.end = blocks.length * SIZE
      blocks.push(newBytes(SIZE))
    }
    const block = blocks.at(-1)!
    const start = this.end % SIZE
    for (let i = 0; i < text.length; i++) {
      const character = text.charCodeAt(i)
      if (character > MAX_LATIN1) return false
      block[start + i] = character
    }
    this.end += text.length
    return true
  }
}
