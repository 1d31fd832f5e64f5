/** Text report of a conversion: each file and the totals. */
import { type Language, type LocalizedText, OCCURRENCE_KINDS, type OccurrenceKind } from '../cobranca/index.js'
import type { Conversion, FileOutcome } from '../convert/index.js'
import { messageOf } from '../inspect/message-of.js'
import type { ReturnTotals } from '../return/index.js'
import { diagnosticLines } from './diagnostic-lines.js'
import { countedIn, day, integer, type Noun, reais } from './portuguese.js'
import type { RunTotals } from './run-totals.js'
import type { Terminal } from './terminal.js'
import { visible } from './visible.js'

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
const nameOf = (kind: OccurrenceKind, language: Language): string =>
  language === 'pt' ? OCCURRENCE_KINDS[kind].label : kind
const widthOfNames = (language: Language): number => Math.max(...KINDS.map((kind) => nameOf(kind, language).length))
const NAME_WIDTH: Readonly<Record<Language, number>> = { pt: widthOfNames('pt'), en: widthOfNames('en') }

const WORDS = {
  skipped: { pt: 'Já convertido:', en: 'Already converted:' },
  paid: { pt: 'pago', en: 'paid' },
  repeated: { pt: 'Repetido:', en: 'Duplicate:' },
  sameAs: { pt: 'mesmo conteúdo de', en: 'same content as' },
  unsupported: { pt: 'Não suportado.', en: 'Not supported.' },
  failed: { pt: 'Não convertido:', en: 'Not converted:' },
  total: { pt: 'Total:', en: 'Total:' },
  return: { pt: 'retorno', en: 'return' },
  number: { pt: 'nº', en: 'no.' },
  of: { pt: 'de', en: 'of' },
  byFilter: { pt: 'pelos filtros', en: 'by the filters' },
  countsOnce: { pt: 'o conteúdo conta uma só vez', en: 'the content counts once' },
  see: { pt: 'veja acima', en: 'see above' },
  among: { pt: 'entre eles', en: 'including' },
  notYetRead: {
    pt: 'de banco ou layout não suportado, sem header ou com conteúdo alterado',
    en: 'of an unsupported bank or layout, without header or altered',
  },
} as const satisfies Record<string, LocalizedText>

const NOUNS = {
  titles: { pt: ['título', 'títulos'], en: ['title', 'titles'] },
  needReview: {
    pt: ['pagamento ou estorno a conferir', 'pagamentos ou estornos a conferir'],
    en: ['payment or reversal needs review', 'payments or reversals need review'],
  },
  leftOut: {
    pt: ['registro excluído', 'registros excluídos'],
    en: ['record excluded', 'records excluded'],
  },
  errors: { pt: ['erro', 'erros'], en: ['error', 'errors'] },
  warnings: { pt: ['aviso', 'avisos'], en: ['warning', 'warnings'] },
  infos: { pt: ['nota', 'notas'], en: ['note', 'notes'] },
  converted: { pt: ['arquivo convertido', 'arquivos convertidos'], en: ['file converted', 'files converted'] },
  skipped: {
    pt: ['arquivo já convertido', 'arquivos já convertidos'],
    en: ['file already converted', 'files already converted'],
  },
  duplicates: { pt: ['arquivo repetido', 'arquivos repetidos'], en: ['duplicate file', 'duplicate files'] },
  withErrors: {
    pt: ['arquivo convertido tem erros', 'arquivos convertidos têm erros'],
    en: ['converted file has errors', 'converted files have errors'],
  },
  unsupported: {
    pt: ['arquivo não suportado', 'arquivos não suportados'],
    en: ['unsupported file', 'unsupported files'],
  },
  unread: {
    pt: ['retorno de cobrança', 'retornos de cobrança'],
    en: ['cobrança return', 'cobrança returns'],
  },
  failed: {
    pt: ['arquivo ou pasta com falha', 'arquivos ou pastas com falha'],
    en: ['failed file or folder', 'failed files or folders'],
  },
  ignored: {
    pt: ['arquivo ignorado (não é de banco)', 'arquivos ignorados (não são de banco)'],
    en: ['file ignored (not a bank file)', 'files ignored (not bank files)'],
  },
} as const satisfies Record<string, Noun>

/** Prints the outcome of each file and, at the end, the totals. */
export class Report {
  /** Whether the last line was blank, or nothing was printed. */
  private isSeparated = true
  private readonly writer: Writer

  constructor(
    private readonly terminal: Terminal,
    private readonly language: Language,
  ) {
    this.writer = { terminal, language }
  }

  /** Prints the outcome of a file. Ignored files appear only in the totals. */
  outcome(outcome: FileOutcome): void {
    const { terminal } = this
    if (outcome.status === 'ignored') return
    const isBlock = outcome.status === 'converted'
    const lines = [terminal.style('bold', visible(outcome.path)), ...this.linesOf(outcome).map((line) => `  ${line}`)]
    if (isBlock && !this.isSeparated) lines.unshift('')
    if (isBlock) lines.push('')
    terminal.line(lines.join('\n'))
    this.isSeparated = isBlock
  }

  private linesOf(outcome: Exclude<FileOutcome, { status: 'ignored' }>): string[] {
    const { terminal, language } = this
    switch (outcome.status) {
      case 'converted':
        return conversionLines(outcome.conversion, this.writer)
      case 'skipped': {
        const { titles, paid_amount, output } = outcome.conversion
        const sums = `${countedIn(language, titles, NOUNS.titles)}, ${WORDS.paid[language]} ${reais(paid_amount)}`
        return [`${WORDS.skipped[language]} ${sums}`, terminal.style('dim', `→ ${visible(output)}`)]
      }
      case 'duplicate': {
        const repeated = terminal.style('yellow', WORDS.repeated[language])
        return [
          `${repeated} ${WORDS.sameAs[language]} ${visible(outcome.of)}`,
          terminal.style('dim', `→ ${visible(outcome.conversion.output)}`),
        ]
      }
      case 'unsupported': {
        const message = messageOf(outcome, language)
        return [`${terminal.style('yellow', WORDS.unsupported[language])} ${visible(message)}`]
      }
      case 'failed': {
        const message = messageOf(outcome, language)
        return [`${terminal.style('red', WORDS.failed[language])} ${visible(message)}.`]
      }
    }
  }

  /** Prints the totals of all files. */
  totals(totals: RunTotals): void {
    const { terminal, language } = this
    this.separate()
    const converted = countedIn(language, totals.converted, NOUNS.converted)
    terminal.line(terminal.style('bold', `${WORDS.total[language]} ${converted}`))
    for (const line of totalLines(totals, this.writer)) terminal.line(`  ${line}`)
  }

  private separate(): void {
    if (!this.isSeparated) this.terminal.line()
    this.isSeparated = true
  }
}

interface Writer {
  readonly terminal: Terminal
  readonly language: Language
}

function conversionLines(conversion: Conversion, writer: Writer): string[] {
  const { terminal, language } = writer
  const { bank, bank_name, layout, generated_at, file_number, output } = conversion
  const number = file_number === null ? '' : ` ${WORDS.number[language]} ${file_number}`
  const date = generated_at === null ? '' : ` ${WORDS.of[language]} ${day(generated_at, language)}`
  return [
    `${bank_name} (${bank}), ${layout.replace('cnab', 'CNAB ')}, ${WORDS.return[language]}${number}${date}`,
    ...sumLines(conversion, writer),
    ...leftOutLine(conversion.titles - conversion.written, writer),
    ...severityLine(conversion, writer),
    ...diagnosticLines(conversion.diagnostics, terminal, language).map((line) => `  ${line}`),
    terminal.style('dim', `→ ${visible(output)}`),
  ]
}

function sumLines(
  { titles, paid_amount, needs_review, by_kind }: ReturnTotals,
  { terminal, language }: Writer,
): string[] {
  const kinds = KINDS.flatMap((kind) => {
    const sums = by_kind[kind]
    if (sums === undefined) return []
    const name = nameOf(kind, language).padEnd(NAME_WIDTH[language])
    const amount = OCCURRENCE_KINDS[kind].money ? `  ${reais(sums.paid_amount).padStart(18)}` : ''
    return [`  ${name} ${integer(sums.count, language).padStart(7)}${amount}`]
  })
  const paid = `${WORDS.paid[language]} ${terminal.style('bold', reais(paid_amount))}`
  const toReview = `${countedIn(language, needs_review.count, NOUNS.needReview)}, ${reais(needs_review.paid_amount)}`
  return [
    `${countedIn(language, titles, NOUNS.titles)}, ${paid}`,
    ...kinds,
    ...(needs_review.count > 0 ? [terminal.style('yellow', toReview)] : []),
  ]
}

const leftOutLine = (count: number, { language }: Writer): string[] =>
  count === 0 ? [] : [`${countedIn(language, count, NOUNS.leftOut)}, ${WORDS.byFilter[language]}`]

function severityLine({ severities: { error, warning, info } }: Conversion, { terminal, language }: Writer): string[] {
  const { style } = terminal
  const counts = [
    ...(error > 0 ? [style('red', countedIn(language, error, NOUNS.errors))] : []),
    ...(warning > 0 ? [style('yellow', countedIn(language, warning, NOUNS.warnings))] : []),
    ...(info > 0 ? [countedIn(language, info, NOUNS.infos)] : []),
  ]
  return counts.length > 0 ? [counts.join(', ')] : []
}

function totalLines(
  { converted, skipped, duplicates, leftOut, sums, withErrors, unsupported, unread, failed, ignored }: RunTotals,
  writer: Writer,
): string[] {
  const { terminal, language } = writer
  const red = (text: string): string => terminal.style('red', text)
  const some = (count: number, noun: Noun): string => countedIn(language, count, noun)
  const lines = converted + skipped > 0 ? sumLines(sums, writer) : []
  lines.push(...leftOutLine(leftOut, writer))
  if (skipped > 0) lines.push(some(skipped, NOUNS.skipped))
  if (duplicates > 0) {
    lines.push(terminal.style('yellow', `${some(duplicates, NOUNS.duplicates)}: ${WORDS.countsOnce[language]}`))
  }
  if (withErrors > 0) lines.push(red(`${some(withErrors, NOUNS.withErrors)}: ${WORDS.see[language]}`))
  if (unsupported > 0) lines.push(some(unsupported, NOUNS.unsupported))
  if (unread > 0) {
    lines.push(red(`  ${WORDS.among[language]} ${some(unread, NOUNS.unread)} ${WORDS.notYetRead[language]}`))
  }
  if (failed > 0) lines.push(red(some(failed, NOUNS.failed)))
  if (ignored.size > 0) {
    const all = [...ignored.values()]
    const kinds = all.map(({ description, count }) => `${visible(description[language])} (${integer(count, language)})`)
    const total = all.reduce((sum, { count }) => sum + count, 0)
    lines.push(`${some(total, NOUNS.ignored)}: ${kinds.join(', ')}`)
  }
  return lines
}
