/** Reliability of a dialect. */
import type { LocalizedText } from '../cobranca/index.js'

/** Kinds of evidence for a dialect: its sources and checks. */
export const EVIDENCE = {
  homologated: { pt: 'homologado pelo banco', en: 'certified by the bank' },
  manual_and_files: { pt: 'manual do banco e arquivos reais', en: 'manual of the bank, real files' },
  manual: { pt: 'manual do banco', en: 'manual of the bank' },
  family_manual_and_files: { pt: 'manual da família do layout e arquivos reais', en: 'manual of the layout family, real files' },
  family_manual: { pt: 'manual da família do layout', en: 'manual of the layout family' },
  generic: { pt: 'leitura genérica: nenhum documento do banco', en: 'generic reading: no document of the bank' },
  implementations_agree: { pt: 'sem manual: implementações independentes concordam', en: 'no manual: independent implementations agree' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** A kind of {@link EVIDENCE}. */
export type Evidence = keyof typeof EVIDENCE

/** Whether a manual confirms the columns and codes of a dialect. */
export const isConfirmed = (evidence: Evidence): boolean => evidence !== 'implementations_agree' && evidence !== 'generic'
