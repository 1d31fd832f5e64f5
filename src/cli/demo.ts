/** The demonstration of `npm start`: reads returns, builds a remittance and simulates the bank, with the files of `fixtures/demo`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { OCCURRENCE_KINDS, type OccurrenceKind, type OurCode, type Wallet } from '../cobranca/index.js'
import { convertAll, type FileOutcome } from '../convert/index.js'
import { readEntriesFile } from '../import/entries-file.js'
import { buildRemittance } from '../remittance/index.js'
import { parseReturn } from '../return/index.js'
import { simulateBank } from '../testing/simulator/index.js'
import { diagnosticLines } from './diagnostic-lines.js'
import { counted, reais } from './portuguese.js'
import { RunTotals } from './run-totals.js'
import type { Terminal } from './terminal.js'

/** Instruction of the slips. */
const REGISTRATION = '1001' satisfies OurCode

/** Date of the remittance; earlier than the due dates of the slips. */
const GENERATED_AT = '2026-03-09T09:30:00'

/**
 * Converts the returns, builds a remittance from a spreadsheet of slips, and answers it with a simulated bank. Prints a page in Portuguese with the
 * result: files, amounts by kind, errors, output folders, and commands to try next.
 *
 * @param folder `fixtures/demo`
 * @param out folder of the results; emptied first
 */
export async function demonstrate(folder: string, out: string, terminal: Terminal): Promise<void> {
  const { line, style } = terminal
  rmSync(out, { recursive: true, force: true })
  line(style('bold', 'cnab-cobranca: demonstração com pessoas inventadas, em layouts reais'))
  await readReturns(join(folder, 'retornos'), join(out, 'retornos'), terminal)
  await sendSlips(folder, out, terminal)
  line()
  line(style('bold', 'Experimente a seguir'))
  line('  npm start -- PASTA_OU_ARQUIVOS                  converte os seus retornos em out/')
  line(`  npm run --silent cnab -- explain ${relative('', join(folder, 'retornos/sicoob-2026-06-08.ret'))}`)
  line(`  npm run --silent cnab -- lint ${relative('', join(folder, 'retornos/bradesco-2026-03-02.ret'))}`)
  line('  npm run --silent cnab -- --help                 todos os comandos')
}

async function readReturns(folder: string, out: string, terminal: Terminal): Promise<void> {
  const { line, style } = terminal
  const totals = new RunTotals()
  const problems: string[] = []
  line()
  line(`${style('bold', 'Retornos lidos')} de ${relative('', folder)}`)
  for (const outcome of await sorted(convertAll([folder], { out }))) {
    totals.add(outcome)
    if (outcome.status !== 'converted') continue
    const { bank_name, bank, layout, titles, paid_amount, diagnostics } = outcome.conversion
    const name = relative(folder, outcome.path)
    line(
      `  ${name.padEnd(26)} ${`${bank_name} (${bank}), ${layout.replace('cnab', 'CNAB ')}`.padEnd(26)} ${counted(titles, 'título', 'títulos').padStart(10)}  ${reais(paid_amount).padStart(12)}`,
    )
    problems.push(...diagnosticLines(diagnostics, terminal, 'pt').map((text) => `  ${name}: ${text}`))
  }
  line()
  line(style('bold', 'Dinheiro e eventos, por tipo'))
  for (const [kind, { label, money }] of Object.entries(OCCURRENCE_KINDS)) {
    const sums = totals.sums.by_kind[kind as OccurrenceKind]
    if (sums !== undefined)
      line(
        `  ${label.padEnd(20)} ${String(sums.count).padStart(4)}${money ? reais(sums.paid_amount).padStart(16) : ''}`,
      )
  }
  const { needs_review } = totals.sums
  if (needs_review.count > 0)
    line(
      `  ${'a conferir'.padEnd(20)} ${String(needs_review.count).padStart(4)}${reais(needs_review.paid_amount).padStart(16)}`,
    )
  line()
  line(style('bold', 'Erros e avisos'))
  for (const text of problems) line(text)
  line()
  line(`${style('bold', 'Registros')} em ${relative('', out)}, um arquivo NDJSON por retorno`)
}

async function sendSlips(folder: string, out: string, { line, style }: Terminal): Promise<void> {
  const wallet = JSON.parse(readFileSync(join(folder, 'carteira.json'), 'utf8')) as Wallet
  const { entries: rows } = await readEntriesFile(join(folder, 'boletos.csv'), { our_code: REGISTRATION })
  const remittance = buildRemittance({
    wallet,
    entries: rows.map(({ entry }) => entry),
    generated_at: GENERATED_AT,
    partial: true,
  })
  const { files, totals } = simulateBank(remittance.bytes, { scenario: 'paid' })
  const answers = join(out, 'respostas')
  mkdirSync(answers, { recursive: true })
  const path = join(out, remittance.filename)
  writeFileSync(path, remittance.bytes)
  for (const { filename, bytes } of files) writeFileSync(join(answers, filename), bytes)
  const paid = files.reduce((sum, { bytes }) => sum + parseReturn(bytes).totals.paid_amount, 0)
  line()
  line(`${style('bold', 'Remessa montada')} de ${relative('', join(folder, 'boletos.csv'))}`)
  line(
    `  ${counted(remittance.records.length, 'boleto', 'boletos')} em ${relative('', path)} (${remittance.bank_name}, ${remittance.layout.replace('cnab', 'CNAB ')})`,
  )
  for (const { entry, errors } of remittance.rejected) {
    const [field, messages] = Object.entries(errors)[0]!
    line(`  recusado, ${rows[entry]!.place}: ${field} ${messages.join(', ')}`)
  }
  line(`  o banco simulado respondeu com ${counted(files.length, 'retorno', 'retornos')}, em ${relative('', answers)}`)
  line(`  total pago na simulação: ${reais(totals.paid)}; total lido dos retornos: ${reais(paid)}`)
}

async function sorted(outcomes: AsyncIterable<FileOutcome>): Promise<FileOutcome[]> {
  const all: FileOutcome[] = []
  for await (const outcome of outcomes) all.push(outcome)
  return all.sort((a, b) => (a.path < b.path ? -1 : 1))
}
