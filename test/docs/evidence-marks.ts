/** How tables of banks show evidence. */
import { EVIDENCE, type Evidence } from '../../src/banks/index.js'
import type { Language } from '../../src/cobranca/index.js'

export const EVIDENCE_MARKS: Readonly<Record<Evidence, string>> = {
  homologated: '✔',
  manual_and_files: '●',
  manual: '○',
  family_manual_and_files: '◆',
  family_manual: '◇',
  family_manual_and_implementation: '▽',
  implementations_agree: '△',
  generic: '·',
}

/** The marks that occur in a text, with their meaning. */
export const evidenceLegend = (text: string, language: Language): string =>
  (Object.keys(EVIDENCE_MARKS) as Evidence[])
    .filter((evidence) => text.includes(EVIDENCE_MARKS[evidence]))
    .map((evidence) => `${EVIDENCE_MARKS[evidence]} ${EVIDENCE[evidence][language]}`)
    .join(' · ')
