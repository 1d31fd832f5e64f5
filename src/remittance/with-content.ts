import type { Remittance, TextChange } from './remittance.js'

/** A remittance without its text, which its bytes are, and with what changed still to be told. */
export type RemittanceOfBytes = Omit<Remittance, 'content' | 'changes'> & {
  readonly changes: () => readonly TextChange[]
}

/** A remittance with its text and its changes, made when they are first asked for: who writes the bytes to a file does without. */
export function withContent({
  bytes,
  lots,
  records,
  skipped,
  rejected,
  changes,
  ...summary
}: RemittanceOfBytes): Remittance {
  let text: string | undefined
  let told: readonly TextChange[] | undefined
  return {
    ...summary,
    get content() {
      text ??= Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
      return text
    },
    bytes,
    lots,
    records,
    skipped,
    rejected,
    get changes() {
      told ??= changes()
      return told
    },
  }
}
