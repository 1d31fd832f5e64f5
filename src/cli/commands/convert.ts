/** `cnab convert`: converts return files and reports the result. */
import { isValidationError, type LocalizedText } from '../../cobranca/index.js'
import {
  type ConvertAllOptions,
  convertAll,
  convertShard,
  type FileOutcome,
  resumeConversion,
  type Shard,
  systemErrorMessage,
} from '../../convert/index.js'
import { UsageError } from '../arguments.js'
import { type Arguments, type CommandContext, command, type Options } from '../command.js'
import { EXIT, type ExitCode } from '../exit-codes.js'
import { Interruption } from '../interruption.js'
import { jsonLine } from '../json-text.js'
import { plannedShards } from '../planned-shards.js'
import { progressOn } from '../progress.js'
import { Report } from '../report.js'
import { FORMATS, OUT_OPTION, optionErrors, RESULT_FLAGS, resultOptions } from '../result-options.js'
import { RunTotals } from '../run-totals.js'
import { visible } from '../visible.js'

const OPTIONS = {
  out: OUT_OPTION,
  ...RESULT_FLAGS,
  workers: {
    value: { pt: 'N', en: 'N' },
    summary: {
      pt: 'número de threads (padrão: uma por núcleo do processador; uma só para entradas pequenas)',
      en: 'number of threads (default: one per core; a single one for small inputs)',
    },
  },
  resume: {
    summary: {
      pt: 'retoma a última conversão em --out, se foi interrompida ou teve falhas, com as mesmas opções',
      en: 'resumes the last conversion in --out if it was interrupted or had failures, with the same options',
    },
  },
  shard: {
    value: { pt: 'N', en: 'N' },
    summary: {
      pt: 'converte só a parte N do PLANO (cnab plan), ou todas com all, e mostra o resultado em JSON',
      en: 'converts only shard N of the PLAN (cnab plan), or all of them with all, and prints the result as JSON',
    },
  },
} as const satisfies Options

type ConvertOptionValues = Arguments<typeof OPTIONS>['values']

/** Converts files and reports the result. */
export const convert = command({
  usage: {
    pt: `ARQUIVO|PASTA|PADRÃO|-… [--out PASTA] [--to ${FORMATS.join('|')}] [opções]
--resume [--out PASTA]
--shard N|all PLANO|-`,
    en: `FILE|DIR|PATTERN|-… [--out DIR] [--to ${FORMATS.join('|')}] [options]
--resume [--out DIR]
--shard N|all PLAN|-`,
  },
  about: {
    pt: `Converte arquivos de retorno de cobrança. Banco e layout são detectados pelo conteúdo; o nome do arquivo não importa. A entrada pode ser um ARQUIVO, também .gz; uma PASTA, com suas subpastas; um arquivo ZIP; um PADRÃO entre aspas ('retornos/**/*.ret'); ou - (entrada padrão). Arquivos que não são de banco são ignorados. Arquivos de banco que não são retornos de cobrança são listados como não suportados. Um arquivo com erro não interrompe os outros.

O arquivo .cnab-manifest, em --out, registra o que foi convertido. Repetir o comando converte só os arquivos novos ou alterados; com --join, converte todos e grava a saída inteira. Arquivos com o mesmo conteúdo e nomes diferentes são listados como repetidos e contam uma só vez. Um resultado anterior só é substituído quando a nova conversão termina sem erro; a saída anterior de --join é mantida se houver falhas e a nova não tiver todos os arquivos dela.`,
    en: `Converts cobrança return files. Bank and layout are detected from the content; the file name does not matter. The input can be a FILE, also .gz; a DIR, with its subfolders; a ZIP file; a PATTERN in quotes ('returns/**/*.ret'); or - (standard input). Files that are not bank files are ignored. Bank files that are not cobrança returns are listed as not supported. A file with an error does not stop the others.

The file .cnab-manifest, in --out, records the converted files. Running the command again converts only new or changed files; with --join, it converts all and writes the whole output. Files with the same content and different names are listed as duplicates and count once. An earlier result is replaced only when the new conversion succeeds; an earlier output of --join stays if there are failures and the new one would lack some of its files.`,
  },
  operands: [{ of: 'files', repeats: true }],
  options: OPTIONS,
  examples: [
    ['convert retornos', { pt: 'converte uma pasta para out', en: 'converts a folder to out' }],
    [
      'convert abril.ret --to csv --kind settled,reversed --fields our_number,paid_amount,credit_at',
      { pt: 'grava liquidações e estornos em CSV', en: 'writes settlements and reversals as CSV' },
    ],
    [
      'convert abril.ret --to csv --delimiter ";" --bom --decimal-comma',
      { pt: 'grava um CSV para planilhas em português', en: 'writes a CSV for spreadsheets in Portuguese' },
    ],
    [
      'convert retornos --to xlsx --join abril',
      { pt: 'grava uma só planilha com todos os retornos', en: 'writes a single workbook with all returns' },
    ],
  ],
  exits: {
    ok: {
      pt: 'todos os retornos foram convertidos; arquivos repetidos e arquivos de uma PASTA que não são retornos de cobrança não contam',
      en: 'all returns were converted; duplicates and files of a DIR that are not cobrança returns do not count',
    },
    incomplete: {
      pt: 'um ou mais arquivos não foram convertidos, ou a saída de --join não foi gravada: ARQUIVO não suportado, retorno de banco ou layout não suportado, sem header ou alterado, erro de disco',
      en: 'one or more files were not converted, or the output of --join was not written: unsupported FILE, return of an unsupported bank or layout, without header or altered, disk error',
    },
    interrupted: {
      pt: 'interrompido (Ctrl+C); os resultados prontos são mantidos, e --resume retoma; com --join, recomeça. 143: interrompido por SIGTERM',
      en: 'interrupted (Ctrl+C); finished results are kept, and --resume continues; with --join, it starts again. 143: interrupted by SIGTERM',
    },
  },
  notes: {
    pt: 'Erros no conteúdo de um retorno (linha cortada, total que não confere) são mostrados e não mudam o código de saída, exceto se nenhum título do arquivo for reconhecido.',
    en: 'Errors in the content of a return (a cut line, a wrong total) are shown and do not change the exit code, unless no title of the file is recognised.',
  },
  async run({ values, operands }, context) {
    if (values.shard !== undefined) return convertShards(operands, values, context)
    const { terminal, stderr, language } = context
    const progress = await progressOn(stderr, language)
    const interruption = new Interruption()
    const { out = 'out', workers } = values
    const run = {
      out,
      ...(workers === undefined ? {} : { workers: Number(workers) }),
      onProgress: progress.show,
      signal: interruption.signal,
      blocking: true,
    }
    const totals = new RunTotals()
    const report = new Report(terminal, language)
    try {
      for await (const outcome of outcomesOf(operands, values, run)) {
        totals.add(outcome)
        progress.clear()
        report.outcome(outcome)
      }
    } catch (error) {
      progress.clear()
      if (isValidationError(error)) throw optionErrors(error)
      if (error instanceof UsageError) throw error
      const { exitCode } = interruption
      const place = visible(out)
      const stopped: LocalizedText =
        exitCode === null
          ? {
              pt: `Não foi possível gravar em ${place}: ${visible(systemErrorMessage(error, 'pt'))}.`,
              en: `Cannot write to ${place}: ${visible(systemErrorMessage(error, 'en'))}.`,
            }
          : interrupted(place, values)
      terminal.line(stopped[language])
      return exitCode ?? EXIT.incomplete
    } finally {
      progress.stop()
      interruption.ignore()
    }
    report.totals(totals)
    return totals.exitCode
  },
})

function interrupted(place: string, { join, resume = false }: ConvertOptionValues): LocalizedText {
  const call = `cnab convert --resume --out ${place}`
  if (join !== undefined) {
    return {
      pt: `Interrompido. A saída de --join só é gravada no fim: não foi gravada, e uma anterior em ${place} não mudou. Para converter de novo todas as entradas: ${call}`,
      en: `Interrupted. The output of --join is written only at the end: it was not written, and an earlier one in ${place} did not change. To convert all inputs again: ${call}`,
    }
  }
  const [pt, en] = resume
    ? [
        ' (exceto a saída de --join, que só é gravada no fim)',
        ' (except an output of --join, which is written only at the end)',
      ]
    : ['', '']
  return {
    pt: `Interrompido. Os resultados prontos estão em ${place}${pt}. Para retomar: ${call}`,
    en: `Interrupted. The finished results are in ${place}${en}. To continue: ${call}`,
  }
}

function outcomesOf(
  paths: readonly string[],
  values: ConvertOptionValues,
  run: Pick<ConvertAllOptions, 'out' | 'workers' | 'onProgress' | 'signal' | 'blocking'>,
): AsyncIterable<FileOutcome> {
  if (values.resume === true) {
    if (paths.length > 0 || Object.keys(resultOptions(values)).length > 0) {
      throw new UsageError({
        pt: '--resume usa os arquivos e as opções da conversão anterior e só aceita --out e --workers.',
        en: '--resume uses the files and options of the previous conversion and accepts only --out and --workers.',
      })
    }
    return resumeConversion(run)
  }
  if (paths.length === 0) {
    throw new UsageError({
      pt: 'Informe os arquivos ou pastas a converter.',
      en: 'Specify the files or folders to convert.',
    })
  }
  return convertAll(paths, { ...run, ...resultOptions(values) })
}

/** Converts shards of a plan. Files that cannot be converted are part of the result, so that a queue does not try them again. */
async function convertShards(
  operands: readonly string[],
  { shard: wanted, ...others }: ConvertOptionValues,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, stderr, language } = context
  if (operands.length !== 1 || Object.keys(others).some((name) => name !== 'lang')) {
    throw new UsageError({
      pt: '--shard usa os arquivos e as opções do plano e só aceita o arquivo do plano.',
      en: '--shard uses the files and options of the plan and accepts only the file of the plan.',
    })
  }
  const shards = chosen(await plannedShards(operands[0]!, context), wanted!)
  const interruption = new Interruption()
  try {
    for (const shard of shards) {
      const manifest = await convertShard(shard, { signal: interruption.signal, blocking: true })
      terminal.line(jsonLine(manifest))
    }
    return EXIT.ok
  } catch (error) {
    const { exitCode } = interruption
    if (exitCode !== null) return exitCode
    const failed: LocalizedText = {
      pt: `A parte não foi convertida: ${visible(systemErrorMessage(error, 'pt'))}. Tente de novo.`,
      en: `The shard was not converted: ${visible(systemErrorMessage(error, 'en'))}. Try again.`,
    }
    stderr.write(`${failed[language]}\n`)
    return EXIT.incomplete
  } finally {
    interruption.ignore()
  }
}

function chosen(shards: readonly Shard[], wanted: string): readonly Shard[] {
  if (wanted === 'all') return shards
  const found = shards.filter(({ shard }) => String(shard) === wanted)
  if (found.length > 0) return found
  throw new UsageError({
    pt: `--shard deve ser all ou o número de uma parte do plano: ${visible(wanted)}.`,
    en: `--shard must be all or the number of a shard of the plan: ${visible(wanted)}.`,
  })
}
