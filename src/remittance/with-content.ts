import type { Remittance } from './remittance.js'

/** A remittance without its text, which its bytes are. */
export type RemittanceOfBytes = Omit<Remittance, 'content'>

/** A remittance with its text, made of the bytes when it is first asked for: who writes the bytes to a file does without. */
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
    changes,
  }
}
