import type { Remittance, RemittanceRecord, TextChange } from './remittance.js'

/** A remittance without its text, which its bytes are, and with its records and what changed still to be told. */
export type RemittanceOfBytes = Omit<Remittance, 'content' | 'records' | 'changes'> & {
  readonly records: () => readonly RemittanceRecord[]
  readonly changes: () => readonly TextChange[]
}

/** A remittance with its text, records and changes, made when they are first asked for: who writes the bytes to a file does without. */
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
  let told: readonly TextChange[] | undefined
  return {
    ...summary,
    get content() {
      text ??= Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
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
      told ??= changes()
      return told
    },
  }
}
