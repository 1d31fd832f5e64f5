/** Reliability of a dialect. */
import type { LocalizedText } from '../cobranca/index.js'

/** Kinds of evidence for a dialect: its sources and checks. */
export const EVIDENCE = {
  homologated: { pt: 'homologado pelo banco', en: 'certified by the bank' },
  manual_and_files: { pt: 'manual do banco e arquivos reais', en: 'manual of the bank, real files' },
  manual: { pt: 'manual do banco', en: 'manual of the bank' },
  family_manual_and_files: { pt: 'manual da família do layout e arquivos reais', en: 'manual of the layout family, real files' },
  family_manual: { pt: 'manual da família do layout', en: 'manual of the layout family' },
  family_manual_and_implementation: { pt: 'manual da família do layout e uma implementação', en: 'manual of the layout family, one implementation' },
  generic: { pt: 'leitura genérica: nenhum documento do banco', en: 'generic reading: no document of the bank' },
  implementations_agree: { pt: 'sem manual: implementações independentes concordam', en: 'no manual: independent implementations agree' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** A kind of {@link EVIDENCE}. */
export type Evidence = keyof typeof EVIDENCE

/** Kinds without a source about the bank itself, or with only other programs as sources. */
const UNCONFIRMED: readonly Evidence[] = ['family_manual_and_implementation', 'generic', 'implementations_agree']

/** Whether more than other programs confirms the columns and codes of a dialect for its bank. */
export const isConfirmed = (evidence: Evidence): boolean => !UNCONFIRMED.includes(evidence)
