/** The report of a conversion, for a person: what each file was, and what all of them come to. */
import { OCCURRENCE_KINDS, type OccurrenceKind } from '../cobranca/index.js'
import type { Conversion, Outcome } from '../convert/index.js'
import type { ReturnTotals } from '../return/index.js'
import { diagnosticLines } from './diagnostic-lines.js'
import { counted, day, integer, reais } from './portuguese.js'
import type { RunTotals } from './run-totals.js'
import type { Terminal } from './terminal.js'
import { visible } from './visible.js'

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
const LABEL_WIDTH = Math.max(...KINDS.map((kind) => OCCURRENCE_KINDS[kind].label.length))

/** Prints what became of each file, as it comes, and of all of them at the end. */
export class Report {
  /** The last thing printed was a blank line, or nothing was. */
  private apart = true

  constructor(private readonly terminal: Terminal) {}

  /** What became of one file. Ignored files are told of at the end, all at once. */
  outcome(outcome: Outcome): void {
    const { terminal } = this
    if (outcome.status === 'ignored') return
    if (outcome.status === 'converted') this.space()
    terminal.line(terminal.style('bold', visible(outcome.path)))
    this.apart = false
    if (outcome.status === 'converted') {
      for (const line of conversionLines(outcome.conversion, terminal)) terminal.line(`  ${line}`)
      this.space()
    } else if (outcome.status === 'skipped') {
      const { titles, paid_amount, output } = outcome.conversion
      terminal.line(`  Já convertido antes: ${counted(titles, 'título', 'títulos')}, pago ${reais(paid_amount)}`)
      terminal.line(`  ${terminal.style('dim', `→ ${visible(output)}`)}`)
    } else if (outcome.status === 'duplicate') {
      terminal.line(`  ${terminal.style('yellow', 'Repetido:')} o mesmo conteúdo de ${visible(outcome.of)}`)
      terminal.line(`  ${terminal.style('dim', `→ ${visible(outcome.conversion.output)}`)}`)
    } else if (outcome.status === 'refused') {
      terminal.line(`  ${terminal.style('yellow', 'Recusado.')} ${visible(outcome.message)}`)
    } else {
      terminal.line(`  ${terminal.style('red', 'Não convertido:')} ${visible(outcome.message)}.`)
    }
  }

  /** What all files come to. */
  totals(totals: RunTotals): void {
    const { terminal } = this
    this.space()
    const converted = counted(totals.converted, 'arquivo convertido', 'arquivos convertidos')
    terminal.line(terminal.style('bold', `Total: ${converted}`))
    for (const line of totalLines(totals, terminal)) terminal.line(`  ${line}`)
  }

  private space(): void {
    if (!this.apart) this.terminal.line()
    this.apart = true
  }
}

function conversionLines(conversion: Conversion, terminal: Terminal): string[] {
  const { bank, bank_name, layout, generated_at, file_number, output } = conversion
  const number = file_number === null ? '' : ` nº ${file_number}`
  const date = generated_at === null ? '' : ` de ${day(generated_at)}`
  return [
    `${bank_name} (${bank}), ${layout.replace('cnab', 'CNAB ')}, retorno${number}${date}`,
    ...sumLines(conversion, terminal),
    ...leftOutLine(conversion.titles - conversion.written),
    ...severityLine(conversion, terminal),
    ...diagnosticLines(conversion.diagnostics, terminal).map((line) => `  ${line}`),
    terminal.style('dim', `→ ${visible(output)}`),
  ]
}

function sumLines({ titles, paid_amount, by_kind }: ReturnTotals, terminal: Terminal): string[] {
  const kinds = KINDS.flatMap((kind) => {
    const sums = by_kind[kind]
    if (sums === undefined) return []
    const { label, money } = OCCURRENCE_KINDS[kind]
    const amount = money ? `  ${reais(sums.paid_amount).padStart(18)}` : ''
    return [`  ${label.padEnd(LABEL_WIDTH)} ${integer(sums.count).padStart(7)}${amount}`]
  })
  return [`${counted(titles, 'título', 'títulos')}, pago ${terminal.style('bold', reais(paid_amount))}`, ...kinds]
}

const leftOutLine = (count: number): string[] =>
  count === 0 ? [] : [`${counted(count, 'registro ficou', 'registros ficaram')} de fora, como pedido`]

function severityLine({ severities: { error, warning, info } }: Conversion, { style }: Terminal): string[] {
  const counts = [
    ...(error > 0 ? [style('red', counted(error, 'erro', 'erros'))] : []),
    ...(warning > 0 ? [style('yellow', counted(warning, 'aviso', 'avisos'))] : []),
    ...(info > 0 ? [counted(info, 'observação', 'observações')] : []),
  ]
  return counts.length > 0 ? [counts.join(', ')] : []
}

function totalLines(
  { converted, skipped, duplicates, leftOut, sums, withErrors, refused, unread, failed, ignored }: RunTotals,
  terminal: Terminal,
): string[] {
  const red = (text: string): string => terminal.style('red', text)
  const lines = converted + skipped > 0 ? sumLines(sums, terminal) : []
  lines.push(...leftOutLine(leftOut))
  if (skipped > 0) lines.push(counted(skipped, 'arquivo já estava convertido', 'arquivos já estavam convertidos'))
  if (duplicates > 0) {
    const files = counted(duplicates, 'arquivo repetido', 'arquivos repetidos')
    lines.push(terminal.style('yellow', `${files}: o conteúdo conta uma só vez`))
  }
  if (withErrors > 0) {
    const files = counted(withErrors, 'arquivo convertido tem erros', 'arquivos convertidos têm erros')
    lines.push(red(`${files}: confira acima o que falta`))
  }
  if (refused > 0) lines.push(counted(refused, 'arquivo recusado', 'arquivos recusados'))
  if (unread > 0) {
    const [one, many] = ['retorno de cobrança', 'retornos de cobrança']
    lines.push(red(`  entre eles ${counted(unread, one, many)} de banco ou layout que ainda não é lido`))
  }
  if (failed > 0) lines.push(red(counted(failed, 'arquivo ou pasta com falha', 'arquivos ou pastas com falha')))
  if (ignored.size > 0) {
    const count = [...ignored.values()].reduce((sum, each) => sum + each, 0)
    const kinds = [...ignored].map(([description, each]) => `${visible(description)} (${integer(each)})`).join(', ')
    lines.push(
      `${counted(count, 'ignorado por não ser arquivo', 'ignorados por não serem arquivos')} de banco: ${kinds}`,
    )
  }
  return lines
}
