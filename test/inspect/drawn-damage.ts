/** Damaged files and chunks, for laws that compare a file that is read in chunks with the whole file. */
import fc from 'fast-check'
import { bytesOfLines, undamaged } from '../damage/damaged-file.js'
import { DAMAGE_KINDS } from '../damage/kinds.js'
import { remittanceFixtures, returnFixtures } from '../return/return-fixtures.js'

/** All fixtures. */
export const files = [...returnFixtures, ...remittanceFixtures].map(({ name, bytes }) => ({
  name,
  bytes: Buffer.from(bytes),
}))

const number = fc.nat({ max: 9999 })

/** Draws of `damaged`, and the size of the chunks. */
export const DRAWS = {
  line: number,
  column: number,
  length: number,
  choice: number,
  kind: number,
  other: fc.nat({ max: files.length - 1 }),
  chunk: fc.constantFrom(1, 97, 401, 4096, 70_000),
}

type Drawn = Readonly<Record<'line' | 'column' | 'length' | 'choice' | 'kind' | 'other', number>>

/** @param sibling a file of the same bank, from which damage takes lines */
export function damaged(bytes: Buffer, { kind, other, ...drawn }: Drawn, sibling = bytes): Buffer {
  const { damage } = DAMAGE_KINDS[kind % DAMAGE_KINDS.length]!
  return bytesOfLines(damage(undamaged(bytes), { ...drawn, other: files[other]!.bytes, sibling }))
}
