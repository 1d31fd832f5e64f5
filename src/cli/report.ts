/** The report of a conversion, for a person: what each file was, and what all of them come to. */
import { type Language, type LocalizedText, OCCURRENCE_KINDS, type OccurrenceKind } from '../cobranca/index.js'
import { type Conversion, type FileOutcome, systemErrorMessage } from '../convert/index.js'
import type { ReturnTotals } from '../return/index.js'
import { diagnosticLines } from './diagnostic-lines.js'
import { countedIn, day, integer, reais, type Things } from './portuguese.js'
import type { RunTotals } from './run-totals.js'
import type { Terminal } from './terminal.js'
import { visible } from './visible.js'

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
const nameOf = (kind: OccurrenceKind, language: Language): string =>
  language === 'pt' ? OCCURRENCE_KINDS[kind].label : kind
const nameWidth = (language: Language): number => Math.max(...KINDS.map((kind) => nameOf(kind, language).length))

const WORDS = {
  before: { pt: 'Já convertido antes:', en: 'Converted before:' },
  paid: { pt: 'pago', en: 'paid' },
  repeated: { pt: 'Repetido:', en: 'Duplicate:' },
  sameAs: { pt: 'o mesmo conteúdo de', en: 'the same content as' },
  unsupported: { pt: 'Não suportado.', en: 'Not supported.' },
  failed: { pt: 'Não convertido:', en: 'Not converted:' },
  total: { pt: 'Total:', en: 'Total:' },
  return: { pt: 'retorno', en: 'return' },
  number: { pt: 'nº', en: 'no.' },
  of: { pt: 'de', en: 'of' },
  asAsked: { pt: 'como pedido', en: 'as asked' },
  countsOnce: { pt: 'o conteúdo conta uma só vez', en: 'the content counts once' },
  see: { pt: 'confira acima o que falta', en: 'see above what is missing' },
  among: { pt: 'entre eles', en: 'among them' },
  notYetRead: {
    pt: 'de banco ou layout que ainda não é lido, sem header ou com o conteúdo alterado',
    en: 'of a bank or layout that is not read yet, without header, or altered',
  },
  noBankFile: { pt: 'de banco', en: 'of a bank' },
} as const satisfies Record<string, LocalizedText>

const THINGS = {
  titles: { pt: ['título', 'títulos'], en: ['title', 'titles'] },
  leftOut: {
    pt: ['registro ficou de fora', 'registros ficaram de fora'],
    en: ['record was left out', 'records were left out'],
  },
  errors: { pt: ['erro', 'erros'], en: ['error', 'errors'] },
  warnings: { pt: ['aviso', 'avisos'], en: ['warning', 'warnings'] },
  infos: { pt: ['observação', 'observações'], en: ['remark', 'remarks'] },
  converted: { pt: ['arquivo convertido', 'arquivos convertidos'], en: ['file converted', 'files converted'] },
  skipped: {
    pt: ['arquivo já estava convertido', 'arquivos já estavam convertidos'],
    en: ['file was converted already', 'files were converted already'],
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
    en: ['return of cobrança', 'returns of cobrança'],
  },
  failed: {
    pt: ['arquivo ou pasta com falha', 'arquivos ou pastas com falha'],
    en: ['file or folder that failed', 'files or folders that failed'],
  },
  ignored: {
    pt: ['ignorado por não ser arquivo', 'ignorados por não serem arquivos'],
    en: ['ignored, being no file', 'ignored, being no files'],
  },
} as const satisfies Record<string, Things>

/** Prints what became of each file, as it comes, and of all of them at the end. */
export class Report {
  /** The last thing printed was a blank line, or nothing was. */
  private apart = true
  private readonly writer: Writer

  constructor(
    private readonly terminal: Terminal,
    private readonly language: Language,
  ) {
    this.writer = { terminal, language }
  }

  /** What became of one file. Ignored files are told of at the end, all at once. */
  outcome(outcome: FileOutcome): void {
    const { terminal, language } = this
    if (outcome.status === 'ignored') return
    if (outcome.status === 'converted') this.space()
    terminal.line(terminal.style('bold', visible(outcome.path)))
    this.apart = false
    if (outcome.status === 'converted') {
      for (const line of conversionLines(outcome.conversion, this.writer)) terminal.line(`  ${line}`)
      this.space()
    } else if (outcome.status === 'skipped') {
      const { titles, paid_amount, output } = outcome.conversion
      const sums = `${countedIn(language, titles, THINGS.titles)}, ${WORDS.paid[language]} ${reais(paid_amount)}`
      terminal.line(`  ${WORDS.before[language]} ${sums}`)
      terminal.line(`  ${terminal.style('dim', `→ ${visible(output)}`)}`)
    } else if (outcome.status === 'duplicate') {
      const repeated = terminal.style('yellow', WORDS.repeated[language])
      terminal.line(`  ${repeated} ${WORDS.sameAs[language]} ${visible(outcome.of)}`)
      terminal.line(`  ${terminal.style('dim', `→ ${visible(outcome.conversion.output)}`)}`)
    } else if (outcome.status === 'unsupported') {
      const message = language === 'pt' ? outcome.message : outcome.error.english
      terminal.line(`  ${terminal.style('yellow', WORDS.unsupported[language])} ${visible(message)}`)
    } else {
      const { message: told, error } = outcome
      const message = language === 'pt' || error === null ? told : systemErrorMessage(error, language)
      terminal.line(`  ${terminal.style('red', WORDS.failed[language])} ${visible(message)}.`)
    }
  }

  /** What all files come to. */
  totals(totals: RunTotals): void {
    const { terminal, language } = this
    this.space()
    const converted = countedIn(language, totals.converted, THINGS.converted)
    terminal.line(terminal.style('bold', `${WORDS.total[language]} ${converted}`))
    for (const line of totalLines(totals, this.writer)) terminal.line(`  ${line}`)
  }

  private space(): void {
    if (!this.apart) this.terminal.line()
    this.apart = true
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

function sumLines({ titles, paid_amount, by_kind }: ReturnTotals, { terminal, language }: Writer): string[] {
  const kinds = KINDS.flatMap((kind) => {
    const sums = by_kind[kind]
    if (sums === undefined) return []
    const name = nameOf(kind, language).padEnd(nameWidth(language))
    const amount = OCCURRENCE_KINDS[kind].money ? `  ${reais(sums.paid_amount).padStart(18)}` : ''
    return [`  ${name} ${integer(sums.count, language).padStart(7)}${amount}`]
  })
  const paid = `${WORDS.paid[language]} ${terminal.style('bold', reais(paid_amount))}`
  return [`${countedIn(language, titles, THINGS.titles)}, ${paid}`, ...kinds]
}

const leftOutLine = (count: number, { language }: Writer): string[] =>
  count === 0 ? [] : [`${countedIn(language, count, THINGS.leftOut)}, ${WORDS.asAsked[language]}`]

function severityLine({ severities: { error, warning, info } }: Conversion, { terminal, language }: Writer): string[] {
  const { style } = terminal
  const counts = [
    ...(error > 0 ? [style('red', countedIn(language, error, THINGS.errors))] : []),
    ...(warning > 0 ? [style('yellow', countedIn(language, warning, THINGS.warnings))] : []),
    ...(info > 0 ? [countedIn(language, info, THINGS.infos)] : []),
  ]
  return counts.length > 0 ? [counts.join(', ')] : []
}

function totalLines(
  { converted, skipped, duplicates, leftOut, sums, withErrors, unsupported, unread, failed, ignored }: RunTotals,
  writer: Writer,
): string[] {
  const { terminal, language } = writer
  const red = (text: string): string => terminal.style('red', text)
  const some = (count: number, things: Things): string => countedIn(language, count, things)
  const lines = converted + skipped > 0 ? sumLines(sums, writer) : []
  lines.push(...leftOutLine(leftOut, writer))
  if (skipped > 0) lines.push(some(skipped, THINGS.skipped))
  if (duplicates > 0) {
    lines.push(terminal.style('yellow', `${some(duplicates, THINGS.duplicates)}: ${WORDS.countsOnce[language]}`))
  }
  if (withErrors > 0) lines.push(red(`${some(withErrors, THINGS.withErrors)}: ${WORDS.see[language]}`))
  if (unsupported > 0) lines.push(some(unsupported, THINGS.unsupported))
  if (unread > 0) {
    lines.push(red(`  ${WORDS.among[language]} ${some(unread, THINGS.unread)} ${WORDS.notYetRead[language]}`))
  }
  if (failed > 0) lines.push(red(some(failed, THINGS.failed)))
  if (ignored.size > 0) {
    const count = [...ignored.values()].reduce((sum, each) => sum + each, 0)
    // What they are is told in Portuguese only.
    const kinds = [...ignored].map(([description, each]) => `${visible(description)} (${integer(each, language)})`)
    lines.push(`${some(count, THINGS.ignored)} ${WORDS.noBankFile[language]}: ${kinds.join(', ')}`)
  }
  return lines
}
