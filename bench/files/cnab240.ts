import type { FixedRecord } from '../../src/fixed-width/index.js'
import { CHUNK, inSixDigits, type Lines } from './lines.js'
import type { Titles } from './title.js'

interface Cnab240<T extends FixedRecord, U extends FixedRecord> {
  readonly header: Buffer
  lotHeader(lot: string): Buffer
  readonly linesT: Lines<T>
  readonly linesU: Lines<U>
  lotTrailer(lot: string, records: number): Buffer
  trailer(lots: number, records: number): Buffer
}

/** Titles per lot: details are numbered with five digits, and a title has two details. */
const LOT_SIZE = 25_000

/** Generates the chunks of a CNAB 240 return, with the records T and U per title. */
export function* chunks240<T extends FixedRecord, U extends FixedRecord>(
  file: Cnab240<T, U>,
  { titles, from = 0 }: Titles,
): Generator<Buffer> {
  const { linesT, linesU } = file
  const lots = Math.ceil(titles / LOT_SIZE)
  yield file.header
  for (let lot = 1; lot <= lots; lot++) {
    const lotNumber = String(lot).padStart(4, '0')
    const start = (lot - 1) * LOT_SIZE
    const end = Math.min(titles, start + LOT_SIZE)
    yield file.lotHeader(lotNumber)
    for (let first = start; first < end; first += CHUNK) {
      const last = Math.min(end, first + CHUNK)
      const chunk = Buffer.allocUnsafe((last - first) * (linesT.size + linesU.size))
      let at = 0
      for (let title = first; title < last; title++) {
        const sequence = 1 + 2 * (title - start)
        at = linesT.write(chunk, at, { title: from + title, sequence, lot })
        at = linesU.write(chunk, at, { title: from + title, sequence: sequence + 1, lot })
      }
      yield chunk
    }
    yield file.lotTrailer(lotNumber, 2 * (end - start) + 2)
  }
  yield file.trailer(lots, inSixDigits(2 * titles + 2 * lots + 2))
}
