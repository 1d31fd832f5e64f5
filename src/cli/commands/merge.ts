/** `cnab merge`: joins the results of the shards of a plan. */
import { isValidationError, type LocalizedText } from '../../cobranca/index.js'
import { mergeShards, systemErrorMessage, UnfinishedShardsError } from '../../convert/index.js'
import { UsageError } from '../arguments.js'
import { command } from '../command.js'
import { EXIT } from '../exit-codes.js'
import { Interruption } from '../interruption.js'
import { plannedShards, planProblems } from '../planned-shards.js'
import { Report } from '../report.js'
import { RunTotals } from '../run-totals.js'
import { visible } from '../visible.js'

/** Joins the results and reports them like `cnab convert`. */
export const merge = command({
  usage: { pt: 'PLANO|-', en: 'PLAN|-' },
  about: {
    pt: `Junta os resultados das partes de um PLANO (cnab plan), depois que todas foram convertidas (cnab convert --shard). Dá nome às saídas e grava .cnab-manifest, como um só cnab convert dos mesmos arquivos. Confere as somas das faixas de um arquivo com o trailer dele, e apaga restos de tentativas interrompidas. Repetir o comando não muda nada; com --join, grava a saída de novo, a partir dos arquivos de entrada.`,
    en: `Joins the results of the shards of a PLAN (cnab plan), after all of them were converted (cnab convert --shard). Names the outputs and writes .cnab-manifest, like a single cnab convert of the same files. Checks the sums of the ranges of a file against its trailer, and removes what interrupted attempts left. Running the command again changes nothing; with --join, it writes the output again, from the input files.`,
  },
  operands: [{ of: 'files' }],
  options: {},
  examples: [['merge plano.ndjson', { pt: 'junta os resultados de um plano', en: 'joins the results of a plan' }]],
  exits: {
    ok: {
      pt: 'todos os retornos foram convertidos, como em cnab convert',
      en: 'all returns were converted, as in cnab convert',
    },
    incomplete: {
      pt: 'uma ou mais partes não têm resultado, e nada foi juntado; ou um ou mais arquivos não foram convertidos',
      en: 'one or more shards have no result, and nothing was joined; or one or more files were not converted',
    },
    interrupted: {
      pt: 'interrompido (Ctrl+C); repita o comando. 143: interrompido por SIGTERM',
      en: 'interrupted (Ctrl+C); run the command again. 143: interrupted by SIGTERM',
    },
  },
  async run({ operands: [path] }, context) {
    if (path === undefined) {
      throw new UsageError({ pt: 'Informe o arquivo do plano.', en: 'Specify the file of the plan.' })
    }
    const { terminal, language } = context
    const shards = await plannedShards(path, context)
    const interruption = new Interruption()
    const totals = new RunTotals()
    const report = new Report(terminal, language)
    try {
      for await (const outcome of mergeShards(shards, { signal: interruption.signal, blocking: true })) {
        totals.add(outcome)
        report.outcome(outcome)
      }
    } catch (error) {
      const { exitCode } = interruption
      terminal.line((exitCode === null ? failure(error) : INTERRUPTED)[language])
      return exitCode ?? EXIT.incomplete
    } finally {
      interruption.ignore()
    }
    report.totals(totals)
    return totals.exitCode
  },
})

const INTERRUPTED: LocalizedText = {
  pt: 'Interrompido. Para continuar, repita o comando.',
  en: 'Interrupted. To continue, run the command again.',
}

/** Numbers of shards shown in a message. */
const MAX_SHOWN = 20

function failure(error: unknown): LocalizedText {
  if (error instanceof UnfinishedShardsError) {
    const { shards } = error
    const rest = shards.length - MAX_SHOWN
    const numbers = shards.slice(0, MAX_SHOWN).join(', ')
    return {
      pt: `Nada foi juntado. Partes sem resultado: ${numbers}${rest > 0 ? ` e mais ${rest}` : ''}.`,
      en: `Nothing was joined. Shards without a result: ${numbers}${rest > 0 ? ` and ${rest} more` : ''}.`,
    }
  }
  if (isValidationError(error)) {
    const { pt, en } = planProblems(error)
    throw new UsageError({ pt: `Plano inválido: ${pt}.`, en: `Invalid plan: ${en}.` })
  }
  return {
    pt: `Não foi possível juntar: ${visible(systemErrorMessage(error, 'pt'))}.`,
    en: `Cannot join: ${visible(systemErrorMessage(error, 'en'))}.`,
  }
}
