/** Diagnostics as lines for a person: the same message once, with the lines it is about. */
import type { DiagnosticGroup } from '../convert/index.js'
import type { Diagnostic } from '../fixed-width/index.js'
import { integer, withRecordWords } from './portuguese.js'
import type { Terminal } from './terminal.js'
import { visible, withoutWords } from './visible.js'

/** How many different messages of one code are shown, and how many lines of one message. */
const MESSAGES_SHOWN = 3
const LINES_SHOWN = 5

/** `erro   linhas 12, 15: Falta o registro … [missing_companion]`; errors and warnings only. */
export function diagnosticLines(groups: readonly DiagnosticGroup[], { style }: Terminal): string[] {
  return groups.flatMap((group) => {
    if (group.severity === 'info') return []
    const mark = group.severity === 'error' ? style('red', 'erro ') : style('yellow', 'aviso')
    return textsOf(group).map((text) => `${mark}  ${text} ${style('dim', `[${group.code}]`)}`)
  })
}

function textsOf({ count, first }: DiagnosticGroup): string[] {
  const byMessage = new Map<string, (number | null)[]>()
  for (const diagnostic of first) {
    const message = safeMessage(diagnostic)
    const lines = byMessage.get(message)
    if (lines === undefined) byMessage.set(message, [diagnostic.line])
    else lines.push(diagnostic.line)
  }
  const shown = [...byMessage].slice(0, MESSAGES_SHOWN)
  // What was not kept may be of any message; of a single one it is that.
  const isOne = byMessage.size === 1
  const told = isOne ? count : shown.reduce((sum, [, lines]) => sum + lines.length, 0)
  const texts = shown.map(([message, lines]) => `${where(lines, isOne ? count : lines.length)}${message}`)
  if (count > told) texts.push(`e mais ${integer(count - told)} deste tipo`)
  return texts
}

/** `linha 7: `, `linhas 7, 9, 12, 15, 18 e mais 40: `; nothing for what is about the whole file. */
function where(lines: readonly (number | null)[], count: number): string {
  const numbers = lines.filter((line) => line !== null).slice(0, LINES_SHOWN)
  if (numbers.length === 0) return ''
  const more = count > numbers.length ? ` e mais ${count - numbers.length}` : ''
  return `${numbers.length + Number(more !== '') === 1 ? 'linha' : 'linhas'} ${numbers.join(', ')}${more}: `
}

/** The message with no words out of the file's columns, and nothing that a terminal would obey. */
function safeMessage({ message, field, got }: Diagnostic): string {
  const safe = field === null || got === null ? message : message.replaceAll(got, () => withoutWords(got))
  return visible(withRecordWords(safe))
}
