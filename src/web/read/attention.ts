/** The first things to look at in a return: payments to check, rejections, and problems of the file. */
import { type LocalizedText, OCCURRENCE_KINDS } from '../../cobranca/index.js'
import { type Diagnostic, diagnosticMessage, type Severity } from '../../fixed-width/index.js'
import { LINT_RULES } from '../../inspect/index.js'
import type { ReturnRecord } from '../../return/index.js'
import type { TitleQuery } from './title-query.js'

/** Titles or lines with one problem. */
export interface AttentionItem {
  readonly type: 'review' | 'rejected' | 'problem'
  readonly severity: Severity
  /** The problem. */
  readonly title: LocalizedText
  /** The action that it needs. */
  readonly advice: LocalizedText
  readonly count: number
  /** Sum of the paid amounts; null if it is not about money. */
  readonly cents: number | null
  /** Finds the titles; null if the problem is of lines. */
  readonly query: Partial<TitleQuery> | null
  /** First line with the problem; null if it is of the whole file. */
  readonly line: number | null
}

/** A thing to look at, and the files that have it. */
export interface AttentionOfFiles {
  readonly item: AttentionItem
  readonly files: readonly number[]
}

type OpenItem = { -readonly [Name in keyof AttentionItem]: AttentionItem[Name] }

/** Collects the things to look at, record by record. */
export class AttentionReader {
  private readonly items = new Map<string, OpenItem>()
  private readonly reviewed = new Set<string>()

  add(record: ReturnRecord): void {
    const { kind, needs_review, line_parsed, line } = record
    for (const { code, text } of needs_review) {
      this.reviewed.add(code)
      this.count(`review ${code}`, Number(line_parsed.paid_amount), () => ({
        type: 'review',
        severity: 'error',
        title: LINT_RULES[code].name,
        advice: text,
        query: { review: code },
        line,
      }))
    }
    if (kind !== 'rejected' && kind !== 'instruction_rejected') return
    const reasons = record.occurrence_error_detail ?? ''
    this.count(`rejected ${kind} ${reasons}`, null, () => {
      const words = reasons || record.occurrence_detail || record.occurrence
      return {
        type: 'rejected',
        severity: 'error',
        title: { pt: words, en: words },
        advice: OCCURRENCE_KINDS[kind].definition,
        query: { kind, reasons },
        line,
      }
    })
  }

  /** Returns the items in order: payments to check, rejections, errors, warnings. Information is left out. */
  end(diagnostics: readonly Diagnostic[]): AttentionItem[] {
    for (const each of diagnostics) {
      const { code, severity, line, message, further } = each
      if (severity === 'info' || this.reviewed.has(code)) continue
      const item = this.count(`problem ${severity} ${code}`, null, () => ({
        type: 'problem',
        severity,
        title: LINT_RULES[code].name,
        advice: { pt: message, en: diagnosticMessage(each, 'en') },
        query: null,
        line,
      }))
      if (further !== undefined) item.count += further.count - 1
    }
    return [...this.items.values()].sort((a, b) => rank(a) - rank(b))
  }

  private count(key: string, cents: number | null, create: () => Omit<AttentionItem, 'count' | 'cents'>): OpenItem {
    const known = this.items.get(key)
    const item = known ?? { ...create(), count: 0, cents: null }
    if (known === undefined) this.items.set(key, item)
    item.count++
    if (cents !== null) item.cents = (item.cents ?? 0) + cents
    return item
  }
}

/** Joins the equal things of several files, in their order. */
export function joinedAttention(
  files: readonly { readonly id: number; readonly attention: readonly AttentionItem[] }[],
): AttentionOfFiles[] {
  const joined = new Map<string, { item: OpenItem; files: number[] }>()
  for (const { id, attention } of files) {
    for (const item of attention) {
      const key = `${item.type} ${item.severity} ${JSON.stringify(item.query)} ${item.title.pt}`
      const known = joined.get(key)
      if (known === undefined) {
        joined.set(key, { item: { ...item }, files: [id] })
        continue
      }
      known.files.push(id)
      known.item.count += item.count
      if (item.cents !== null) known.item.cents = (known.item.cents ?? 0) + item.cents
    }
  }
  return [...joined.values()].sort((a, b) => rank(a.item) - rank(b.item))
}

const TYPES: readonly AttentionItem['type'][] = ['review', 'rejected', 'problem']
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']

const rank = ({ type, severity }: AttentionItem): number => TYPES.indexOf(type) * 3 + SEVERITIES.indexOf(severity)
