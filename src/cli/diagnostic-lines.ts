/** Formats diagnostics as text. Each message appears once, with its line numbers. */
import type { Language } from '../cobranca/index.js'
import type { DiagnosticGroup } from '../convert/index.js'
import type { Diagnostic } from '../fixed-width/index.js'
import { messageOf } from '../inspect/message-of.js'
import { integer } from './portuguese.js'
import type { Terminal } from './terminal.js'
import { visible, withoutWords } from './visible.js'

/** Maximum number of messages per code, and of line numbers per message. */
const MESSAGES_SHOWN = 3
const LINES_SHOWN = 5

/** Formats errors and warnings: `erro   linhas 12, 15: Falta o registro … [missing_companion]` */
export function diagnosticLines(groups: readonly DiagnosticGroup[], { style }: Terminal, language: Language): string[] {
  const marks = MARKS[language]
  return groups.flatMap((group) => {
    if (group.severity === 'info') return []
    const mark = group.severity === 'error' ? style('red', marks.error) : style('yellow', marks.warning)
    return textsOf(group, language).map((text) => `${mark}  ${text} ${style('dim', `[${group.code}]`)}`)
  })
}

const MARKS = { pt: { error: 'erro ', warning: 'aviso' }, en: { error: 'error  ', warning: 'warning' } } as const

function textsOf({ count, first }: DiagnosticGroup, language: Language): string[] {
  const byMessage = new Map<string, (number | null)[]>()
  for (const diagnostic of first) {
    const message = safeMessage(diagnostic, language)
    const lines = byMessage.get(message)
    if (lines === undefined) byMessage.set(message, [diagnostic.line])
    else lines.push(diagnostic.line)
  }
  const shown = [...byMessage].slice(0, MESSAGES_SHOWN)
  // Diagnostics beyond the limit are only counted. If the code has a single message, they are assumed to have that message.
  const isOne = byMessage.size === 1
  const reported = isOne ? count : shown.reduce((sum, [, lines]) => sum + lines.length, 0)
  const texts = shown.map(([message, lines]) => `${where(lines, isOne ? count : lines.length, language)}${message}`)
  if (count > reported) {
    const rest = integer(count - reported, language)
    texts.push({ pt: `e mais ${rest} deste tipo`, en: `and ${rest} more of this kind` }[language])
  }
  return texts
}

/** `linha 7: `, `linhas 7, 9, 12, 15, 18 e mais 40: `; empty for diagnostics of the whole file. */
function where(lines: readonly (number | null)[], count: number, language: Language): string {
  const numbers = lines.filter((line) => line !== null).slice(0, LINES_SHOWN)
  if (numbers.length === 0) return ''
  const rest = count - numbers.length
  const more = rest > 0 ? { pt: ` e mais ${rest}`, en: ` and ${rest} more` }[language] : ''
  const [one, many] = { pt: ['linha', 'linhas'], en: ['line', 'lines'] }[language]
  return `${numbers.length === 1 && rest <= 0 ? one : many} ${numbers.join(', ')}${more}: `
}

/** Returns the message without words from the file, which may be personal data, and without control characters. */
function safeMessage(diagnostic: Diagnostic, language: Language): string {
  const { columns, field, got } = diagnostic
  const message = messageOf(diagnostic, language)
  const isOfColumns = field !== null || columns !== null
  const safe = got === null || !isOfColumns ? message : message.replaceAll(got, () => withoutWords(got))
  return visible(safe)
}
