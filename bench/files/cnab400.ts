import type { FixedRecord } from '../../src/fixed-width/index.js'
import { CHUNK, inSixDigits, type Lines } from './lines.js'
import type { Titles } from './title.js'

interface Cnab400<R extends FixedRecord> {
  readonly header: Buffer
  readonly lines: Lines<R>
  trailer(titles: number): Buffer
}

/** Generates the chunks of a CNAB 400 return, with one record per title. */
export function* chunks400<R extends FixedRecord>(file: Cnab400<R>, { titles, from = 0 }: Titles): Generator<Buffer> {
  const { lines } = file
  yield file.header
  for (let first = 0; first < titles; first += CHUNK) {
    const last = Math.min(titles, first + CHUNK)
    const chunk = Buffer.allocUnsafe((last - first) * lines.size)
    let at = 0
    for (let title = first; title < last; title++)
      at = lines.write(chunk, at, { title: from + title, sequence: title + 2 })
    yield chunk
  }
  yield file.trailer(titles)
}

/** Sequence number of the last line, in six digits. */
export const lastSequence = (titles: number): number => inSixDigits(titles + 2)
