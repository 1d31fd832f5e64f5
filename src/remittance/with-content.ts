import { latin1Text } from '../runtime/bytes.js'
import type { Remittance, RemittanceRecord, TextChange } from './remittance.js'

/** A remittance as bytes, without its text; records and changes are computed on demand. */
export type RemittanceOfBytes = Omit<Remittance, 'content' | 'records' | 'changes'> & {
  /** @param original positions of the entries in the list of the caller */
  readonly records: (original?: (position: number) => number) => readonly RemittanceRecord[]
  readonly changes: () => readonly TextChange[]
}

/** A remittance whose text, records and changes are computed at the first access: callers that only write the bytes do not pay for them. */
export function withContent({
  bytes,
  lots,
  skipped,
  rejected,
  records,
  changes,
  ...summary
}: RemittanceOfBytes): Remittance {
  let text: string | undefined
  let made: readonly RemittanceRecord[] | undefined
  let listed: readonly TextChange[] | undefined
  return {
    ...summary,
    get content() {
      text ??= latin1Text(bytes)
      return text
    },
    bytes,
    lots,
    get records() {
      made ??= records()
      return made
    },
    skipped,
    rejected,
    get changes() {
      listed ??= changes()
      return listed
    },
  }
}
