/** Generated code that looks up the outcome of a title's code columns. Each content is computed once and cached. */
import { IRREGULAR, wordsOf } from '../../../fixed-width/index.js'
import type { CodeRange } from '../code-ranges.js'

/** Names of the variables with the start of each record of a title, in order. */
const RECORD_STARTS = ['p', 'q'] as const

export class CodeColumns {
  /** Expressions of the columns. */
  private readonly words: readonly string[]

  constructor(ranges: readonly CodeRange[]) {
    this.words = ranges.flatMap(({ record, from, to }) =>
      wordsOf('', RECORD_STARTS[record]!, from, to, 0).map(({ read }) => read),
    )
  }

  /** Variables: the last contents of the columns, and a cache of recent outcomes. */
  get state(): string {
    return [
      ...this.words.map((_, i) => `var code${i}_was = -1`),
      `const cachedOutcomes = new Array(${SLOTS}).fill(null), cachedWords = new Int32Array(${SLOTS * this.words.length})`,
    ].join('\n')
  }

  /** Statements that set `o` to the outcome of the columns, unless it is irregular; `known` keeps it for the next title. */
  get lookUp(): string {
    const { words } = this
    const changed = words.map((_, i) => `code${i} !== code${i}_was`)
    const mixed = words.reduce((mix, _, i) => `Math.imul(${mix} ^ code${i}, 0x9e3779b1)`, '0')
    // A title with one occurrence and without reasons has no code columns.
    const others = words.map((_, i) => `cachedWords[slot + ${i}] !== code${i}`)
    return [
      ...words.map((read, i) => `const code${i} = ${read}`),
      `if (${['known === null', ...changed].join(' || ')}) {`,
      `const entry = ${mixed} >>> ${32 - Math.log2(SLOTS)}, slot = entry * ${words.length}`,
      'let outcome = cachedOutcomes[entry]',
      `if (${['outcome === null', ...others].join(' || ')}) {`,
      'outcome = codes(b, p, q)',
      `if (outcome === null) ${IRREGULAR}`,
      'cachedOutcomes[entry] = outcome',
      ...words.map((_, i) => `cachedWords[slot + ${i}] = code${i}`),
      '}',
      'known = outcome',
      ...words.map((_, i) => `code${i}_was = code${i}`),
      '}',
      'let o = known',
    ].join('\n    ')
  }
}

/** A power of two. With fewer slots, hundreds of contents, such as those of a bank with many reasons, would often share a slot. */
const SLOTS = 4096
