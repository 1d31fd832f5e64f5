/** `cnab simulate`: the return files that a bank would answer a remittance with. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDate, type LocalizedText } from '../../cobranca/index.js'
import {
  type Outcome,
  SCENARIOS,
  type ScenarioName,
  type SimulatedEntry,
  type Simulation,
  simulateBank,
} from '../../testing/simulator/index.js'
import { UsageError } from '../arguments.js'
import { layoutTitle } from '../bank-argument.js'
import { BANK_OPTION } from '../bank-option.js'
import { type CommandContext, command } from '../command.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { bytesOf } from '../input.js'
import { countedIn, day, integer, reais, type Things } from '../portuguese.js'
import { terminalOn } from '../terminal.js'
import { visible } from '../visible.js'
import { writeWhole } from '../whole-file.js'

const NAMES = Object.keys(SCENARIOS) as [ScenarioName, ...ScenarioName[]]
const USUAL: ScenarioName = 'mixed'

/** Answers and reports. */
export const simulate = command({
  name: 'simulate',
  summary: {
    pt: 'responde a uma remessa como o banco, com retornos inventados, para testes',
    en: 'answers a remittance as the bank would, with made-up returns, for tests',
  },
  usage: {
    pt: 'REMESSA|- [--scenario CENÁRIO] [--seed N] [--out PASTA]',
    en: 'REMITTANCE|- [--scenario SCENARIO] [--seed N] [--out DIR]',
  },
  about: {
    pt: 'Faz os arquivos de retorno com que o banco responderia à remessa, um por dia útil em que houve o que dizer: entradas confirmadas ou rejeitadas com o motivo, liquidações em dia, em atraso com a multa e os juros do próprio boleto, parciais, por Pix, em cartório e após a baixa, estornos, baixas, protestos, tarifas, e a resposta às outras instruções. Servem para testar programas que leem retornos; não são documentos do banco. A mesma remessa, o mesmo cenário e a mesma semente dão sempre os mesmos arquivos.\nCPF ou CNPJ inválido, vencimento passado, valor zerado e nosso número repetido são rejeitados em qualquer cenário. O que o banco não tem como dizer no layout fica de fora, e é contado.',
    en: 'Makes the return files with which the bank would answer the remittance, one for each business day on which there was something to tell: entries confirmed or rejected with their reason, settlements in time, late with the slip’s own fine and interest, in part, by Pix, at the notary and after the write-off, reversals, write-offs, protests, fees, and the answer to other instructions. They are for testing programs that read returns; they are no documents of the bank. The same remittance, scenario and seed always give the same files.\nAn invalid CPF or CNPJ, a due date that has passed, no value and a nosso número that comes twice are rejected in any scenario. What the bank has no way to say in the layout is left out, and counted.',
  },
  operands: [{ of: 'files' }],
  options: {
    scenario: {
      value: { pt: 'CENÁRIO', en: 'SCENARIO' },
      values: NAMES,
      summary: {
        pt: `o que acontece com os boletos: ${NAMES.join(', ')} (padrão: ${USUAL}, um pouco de tudo)`,
        en: `what becomes of the slips: ${NAMES.join(', ')} (default: ${USUAL}, something of everything)`,
      },
    },
    seed: {
      value: { pt: 'N', en: 'N' },
      summary: {
        pt: 'número inteiro que decide o acaso (padrão: 1)',
        en: 'whole number that chance follows from (default: 1)',
      },
    },
    date: {
      value: { pt: 'DATA', en: 'DATE' },
      summary: {
        pt: 'dia em que o banco recebe a remessa, AAAA-MM-DD (padrão: o do header)',
        en: 'day on which the bank takes the remittance, YYYY-MM-DD (default: that of the header)',
      },
    },
    out: {
      value: { pt: 'PASTA', en: 'DIR' },
      summary: { pt: 'onde gravar (padrão: a pasta atual)', en: 'where to write (default: the current folder)' },
    },
    force: { summary: { pt: 'substitui arquivos de mesmo nome', en: 'replaces files of the same names' } },
    bank: BANK_OPTION,
  },
  examples: [
    ['simulate remessa.rem --scenario paid --out retornos', { pt: 'todos pagam em dia', en: 'everybody pays in time' }],
    [
      'simulate remessa.rem --seed 7',
      { pt: 'um mês qualquer, outro que o da semente 1', en: 'a month as it comes, another than that of seed 1' },
    ],
  ],
  exits: {
    ok: { pt: 'os retornos foram gravados', en: 'the returns were written' },
    incomplete: {
      pt: 'nada foi gravado: não é uma remessa de cobrança, ou algo não pôde ser lido ou gravado',
      en: 'nothing was written: it is no remittance of cobrança, or something could not be read or written',
    },
  },
  async run({ values, operands: [file] }, context) {
    const { scenario = USUAL, seed = '1', date, out = '.', bank } = values
    if (file === undefined)
      throw new UsageError({ pt: 'Diga que remessa responder.', en: 'Say which remittance to answer.' })
    if (!/^\d{1,15}$/.test(seed)) {
      throw new UsageError({
        pt: `A semente é um número inteiro: ${visible(seed)}.`,
        en: `The seed is a whole number: ${visible(seed)}.`,
      })
    }
    if (date !== undefined && !isDate(date)) {
      throw new UsageError({
        pt: `Data inválida: ${visible(date)}. Use AAAA-MM-DD.`,
        en: `No date: ${visible(date)}. Use YYYY-MM-DD.`,
      })
    }
    const told = terminalOn(context.stderr)
    try {
      const options = { scenario, seed: Number(seed), ...(date && { today: date }), ...(bank && { bank }) }
      const simulation = simulateBank(await bytesOf(file, context), options)
      const paths = simulation.files.map(({ filename }) => join(out, filename))
      const taken = values.force === true ? undefined : paths.find((path) => existsSync(path))
      if (taken !== undefined) {
        const exists: LocalizedText = {
          pt: `Já existe: ${visible(taken)}. --force o substitui.`,
          en: `It exists: ${visible(taken)}. --force replaces it.`,
        }
        told.line(exists[context.language])
        return EXIT.incomplete
      }
      for (const [i, { bytes }] of simulation.files.entries()) {
        await writeWhole(paths[i]!, bytes, file === '-' ? undefined : file)
      }
      report(simulation, paths, context)
      return EXIT.ok
    } catch (error) {
      told.line(`${visible(file)}: ${errorText(error, context.language)}`)
      return EXIT.incomplete
    }
  },
})

const EVENTS: Things = { pt: ['ocorrência', 'ocorrências'], en: ['occurrence', 'occurrences'] }
const UNSAID: Things = {
  pt: [
    'acontecimento que o banco não tem como dizer neste layout',
    'acontecimentos que o banco não tem como dizer neste layout',
  ],
  en: ['event that the bank cannot tell in this layout', 'events that the bank cannot tell in this layout'],
}

const OUTCOMES: Readonly<Record<Outcome, LocalizedText>> = {
  confirmed: { pt: 'registrado, em aberto', en: 'registered, open' },
  rejected: { pt: 'rejeitado', en: 'rejected' },
  paid: { pt: 'pago em dia', en: 'paid in time' },
  paid_late: { pt: 'pago em atraso', en: 'paid late' },
  paid_partially: { pt: 'pago em parte', en: 'paid in part' },
  paid_by_pix: { pt: 'pago por Pix', en: 'paid by Pix' },
  paid_and_reversed: { pt: 'pago e estornado', en: 'paid and reversed' },
  written_off: { pt: 'baixado', en: 'written off' },
  paid_after_write_off: { pt: 'pago após a baixa', en: 'paid after its write-off' },
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

function report(simulation: Simulation, paths: readonly string[], { terminal, language }: CommandContext): void {
  const { files, entries, totals } = simulation
  terminal.line(layoutTitle({ ...simulation, variant: simulation.variant ?? null }))
  for (const [outcome, count] of outcomesOf(entries)) {
    terminal.line(`  ${integer(count, language).padStart(6)} × ${OUTCOMES[outcome][language]}`)
  }
  const shown = ['paid', ...(totals.reversed === 0 ? [] : (['reversed'] as const)), 'interest', 'fees'] as const
  const sums = shown.map((each) => `${WORDS[each][language]} ${reais(totals[each])}`)
  terminal.line(`  ${sums.join(', ')}`)
  const events = entries.flatMap((entry) => entry.events)
  files.forEach(({ date }, i) => {
    const count = events.filter(({ file }) => file === i).length
    terminal.line(
      `${terminal.style('bold', visible(paths[i]!))}  ${day(date, language)}, ${countedIn(language, count, EVENTS)}`,
    )
  })
  const unsaid = events.filter(({ file }) => file === null).length
  if (unsaid > 0) terminal.line(terminal.style('yellow', countedIn(language, unsaid, UNSAID)))
}

/** In the order of the table above. */
function outcomesOf(entries: readonly SimulatedEntry[]): readonly (readonly [Outcome, number])[] {
  return (Object.keys(OUTCOMES) as Outcome[])
    .map((outcome) => [outcome, entries.filter((entry) => entry.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
}
