/** `cnab simulate`: writes return files that answer a remittance. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDate, type LocalizedText } from '../../cobranca/index.js'
import { permissionsLike } from '../../convert/index.js'
import { type Outcome, SCENARIOS, type ScenarioName } from '../../testing/simulator/index.js'
import { UsageError } from '../arguments.js'
import { layoutTitle } from '../bank-argument.js'
import { BANK_OPTION } from '../bank-option.js'
import { type CommandContext, command } from '../command.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { inputSource } from '../input.js'
import { OriginalFiles, OTHER_FOLDER } from '../original-file.js'
import { countedIn, day, integer, type Noun, reais } from '../portuguese.js'
import { type CountedSimulation, writeSimulation } from '../simulated-files.js'
import { terminalOn } from '../terminal.js'
import { visible } from '../visible.js'
import { PartFiles } from '../whole-file.js'

const NAMES = Object.keys(SCENARIOS) as [ScenarioName, ...ScenarioName[]]
const DEFAULT_SCENARIO: ScenarioName = 'mixed'

/** Simulates the bank and prints a summary. */
export const simulate = command({
  usage: {
    pt: 'REMESSA|- [--scenario CENÁRIO] [--seed N] [--out PASTA]',
    en: 'REMITTANCE|- [--scenario SCENARIO] [--seed N] [--out DIR]',
  },
  about: {
    pt: 'Gera os arquivos de retorno com que o banco responderia à remessa, um por dia útil com ocorrências: entradas confirmadas ou rejeitadas, com o motivo; liquidações em dia, em atraso (com a multa e os juros do boleto), parciais, por Pix, em cartório e após a baixa; estornos, baixas, protestos, tarifas e a resposta às outras instruções. Os arquivos servem para testar programas que leem retornos; não são documentos do banco. A mesma remessa, o mesmo cenário e a mesma semente geram sempre os mesmos arquivos.\nCPF ou CNPJ inválido, vencimento passado, valor zerado e nosso número repetido são rejeitados em qualquer cenário. Eventos sem ocorrência no layout do banco ficam fora dos arquivos e são contados no resumo.',
    en: 'Generates the return files with which the bank would answer the remittance, one per business day with occurrences: registrations confirmed or rejected, with the reason; payments on time, late (with the slip’s fine and interest), partial, by Pix, at the notary and after the write-off; reversals, write-offs, protests, fees, and the answers to other instructions. The files are for testing programs that read returns; they are not documents of the bank. The same remittance, scenario and seed always give the same files.\nInvalid CPF or CNPJ, past due dates, zero amounts and duplicate nosso números are rejected in any scenario. Events without an occurrence in the layout of the bank are left out of the files and counted in the summary.',
  },
  operands: [{ of: 'files' }],
  options: {
    scenario: {
      value: { pt: 'CENÁRIO', en: 'SCENARIO' },
      values: NAMES,
      summary: {
        pt: `cenário dos boletos: ${NAMES.join(', ')} (padrão: ${DEFAULT_SCENARIO}, um pouco de tudo)`,
        en: `scenario of the slips: ${NAMES.join(', ')} (default: ${DEFAULT_SCENARIO}, some of everything)`,
      },
    },
    seed: {
      value: { pt: 'N', en: 'N' },
      summary: {
        pt: 'número inteiro que inicia o sorteio (padrão: 1)',
        en: 'integer seed of the random choices (default: 1)',
      },
    },
    date: {
      value: { pt: 'DATA', en: 'DATE' },
      summary: {
        pt: 'data em que o banco recebe a remessa, AAAA-MM-DD (padrão: a data do header)',
        en: 'date on which the bank receives the remittance, YYYY-MM-DD (default: the date of the header)',
      },
    },
    out: {
      value: { pt: 'PASTA', en: 'DIR' },
      summary: { pt: 'pasta de saída (padrão: a pasta atual)', en: 'output folder (default: the current folder)' },
    },
    force: { summary: { pt: 'substitui arquivos de mesmo nome', en: 'replaces files of the same name' } },
    bank: BANK_OPTION,
  },
  examples: [
    [
      'simulate remessa.rem --scenario paid --out retornos',
      { pt: 'simula o pagamento de todos os boletos em dia', en: 'simulates payments of all slips on time' },
    ],
    [
      'simulate remessa.rem --seed 7',
      {
        pt: 'simula um mês típico, diferente do da semente 1',
        en: 'simulates a typical month, different from that of seed 1',
      },
    ],
  ],
  exits: {
    ok: { pt: 'os retornos foram gravados', en: 'the returns were written' },
    incomplete: {
      pt: 'os retornos não foram gravados: o arquivo não é uma remessa de cobrança, ou houve erro de leitura ou gravação',
      en: 'the returns were not written: the file is not a cobrança remittance, or a file could not be read or written',
    },
  },
  async run({ values, operands: [file] }, context) {
    const { scenario = DEFAULT_SCENARIO, seed = '1', date, out = '.', bank } = values
    if (file === undefined) throw new UsageError({ pt: 'Informe a remessa.', en: 'Specify the remittance.' })
    if (!/^\d{1,15}$/.test(seed)) {
      throw new UsageError({
        pt: `Valor inválido em --seed: «${visible(seed)}». Informe um número inteiro a partir de 0, de até 15 algarismos.`,
        en: `Invalid value of --seed: «${visible(seed)}». Use an integer from 0 on, of up to 15 digits.`,
      })
    }
    if (date !== undefined && !isDate(date)) {
      throw new UsageError({
        pt: `Data inválida: ${visible(date)}. Use AAAA-MM-DD.`,
        en: `Invalid date: ${visible(date)}. Use YYYY-MM-DD.`,
      })
    }
    const errors = terminalOn(context.stderr)
    const files = new PartFiles(file === '-' ? undefined : await permissionsLike(file).catch(() => undefined))
    try {
      const options = { scenario, seed: Number(seed), ...(date && { today: date }), ...(bank && { bank }) }
      const simulation = await writeSimulation(await inputSource(file, context), options, out, files)
      const paths = simulation.summary.files.map(({ filename }) => join(out, filename))
      const originals = new OriginalFiles([file])
      for (const path of paths) originals.check(path, OTHER_FOLDER)
      const existing = values.force === true ? undefined : paths.find((path) => existsSync(path))
      if (existing !== undefined) {
        const exists: LocalizedText = {
          pt: `O arquivo já existe: ${visible(existing)}. Use --force para substituí-lo.`,
          en: `The file already exists: ${visible(existing)}. Use --force to replace it.`,
        }
        errors.line(exists[context.language])
        return EXIT.incomplete
      }
      await files.commit(paths)
      report(simulation, paths, context)
      return EXIT.ok
    } catch (error) {
      if (error instanceof UsageError) throw error
      errors.line(`${visible(file)}: ${errorText(error, context.language)}`)
      return EXIT.incomplete
    } finally {
      await files.discard()
    }
  },
})

const EVENTS: Noun = { pt: ['ocorrência', 'ocorrências'], en: ['occurrence', 'occurrences'] }
const UNREPORTED: Noun = {
  pt: ['evento sem ocorrência no layout do banco', 'eventos sem ocorrência no layout do banco'],
  en: ['event without an occurrence in the bank’s layout', 'events without an occurrence in the bank’s layout'],
}

const OUTCOMES: Readonly<Record<Outcome, LocalizedText>> = {
  confirmed: { pt: 'registrado, em aberto', en: 'registered, open' },
  rejected: { pt: 'rejeitado', en: 'rejected' },
  paid: { pt: 'pago em dia', en: 'paid on time' },
  paid_late: { pt: 'pago em atraso', en: 'paid late' },
  paid_partially: { pt: 'pago em parte', en: 'partially paid' },
  paid_by_pix: { pt: 'pago por Pix', en: 'paid by Pix' },
  paid_and_reversed: { pt: 'pago e estornado', en: 'paid and reversed' },
  paid_twice: { pt: 'pago duas vezes', en: 'paid twice' },
  cheque_returned: { pt: 'pago com cheque devolvido', en: 'paid by a cheque that came back' },
  cheque_announced_and_returned: { pt: 'cheque anunciado e devolvido', en: 'cheque announced and returned' },
  cheque_cleared: { pt: 'pago com cheque compensado', en: 'paid by a cheque that cleared' },
  cheque_cleared_and_returned: { pt: 'cheque compensado e devolvido', en: 'cheque cleared and returned' },
  written_off: { pt: 'baixado', en: 'written off' },
  paid_after_write_off: { pt: 'pago após a baixa', en: 'paid after the write-off' },
  protested: { pt: 'protestado', en: 'protested' },
  paid_at_notary: { pt: 'pago em cartório', en: 'paid at the notary' },
  withdrawn: { pt: 'retirado de cartório, em aberto', en: 'withdrawn from the notary, open' },
  accepted: { pt: 'instrução aceita', en: 'instruction accepted' },
  refused: { pt: 'instrução recusada', en: 'instruction refused' },
}

const WORDS = {
  paid: { pt: 'pago', en: 'paid' },
  reversed: { pt: 'estornado', en: 'reversed' },
  interest: { pt: 'multa e juros', en: 'fine and interest' },
  fees: { pt: 'tarifas', en: 'fees' },
} as const satisfies Readonly<Record<string, LocalizedText>>

function report(
  { summary, outcomes, events, unreported }: CountedSimulation,
  paths: readonly string[],
  { terminal, language }: CommandContext,
): void {
  const { files, totals } = summary
  terminal.line(layoutTitle({ ...summary, variant: summary.variant ?? null }))
  for (const outcome of Object.keys(OUTCOMES) as Outcome[]) {
    const count = outcomes.get(outcome)
    if (count !== undefined) terminal.line(`  ${integer(count, language).padStart(6)} × ${OUTCOMES[outcome][language]}`)
  }
  const shown = ['paid', ...(totals.reversed === 0 ? [] : (['reversed'] as const)), 'interest', 'fees'] as const
  const sums = shown.map((each) => `${WORDS[each][language]} ${reais(totals[each])}`)
  terminal.line(`  ${sums.join(', ')}`)
  files.forEach(({ date, filename }, i) => {
    const count = countedIn(language, events.get(filename) ?? 0, EVENTS)
    terminal.line(`${terminal.style('bold', visible(paths[i]!))}  ${day(date, language)}, ${count}`)
  })
  if (unreported > 0) terminal.line(terminal.style('yellow', countedIn(language, unreported, UNREPORTED)))
}
