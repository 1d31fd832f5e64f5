/** `cnab convert`: converts return files and reports the result. */
import {
  isValidationError,
  type LocalizedText,
  MONEY_UNITS,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
} from '../../cobranca/index.js'
import {
  type ConvertAllOptions,
  type CsvDelimiter,
  convertAll,
  type FileOutcome,
  OUTPUT_FORMATS,
  type OutputFormat,
  resumeConversion,
  systemErrorMessage,
} from '../../convert/index.js'
import { COLUMNS } from '../../return/index.js'
import { UsageError } from '../arguments.js'
import { BANK_OPTION } from '../bank-option.js'
import { type Arguments, command, type Options } from '../command.js'
import { EXIT } from '../exit-codes.js'
import { Interruption } from '../interruption.js'
import { progressOn } from '../progress.js'
import { Report } from '../report.js'
import { RunTotals } from '../run-totals.js'
import { visible } from '../visible.js'

const formats = Object.keys(OUTPUT_FORMATS) as OutputFormat[]
const kinds = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
const columns = Object.keys(COLUMNS)

const OPTIONS = {
  out: {
    value: { pt: 'PASTA', en: 'DIR' },
    summary: {
      pt: 'pasta de saída (padrão: out); retorno.ret é gravado em out/retorno.ret.ndjson',
      en: 'output folder (default: out); retorno.ret is written to out/retorno.ret.ndjson',
    },
  },
  to: {
    value: { pt: 'FORMATO', en: 'FORMAT' },
    values: formats,
    summary: { pt: `${formats.join(', ')} (padrão: ndjson)`, en: `${formats.join(', ')} (default: ndjson)` },
  },
  fields: {
    value: { pt: 'A,B,C', en: 'A,B,C' },
    values: columns,
    list: true,
    summary: {
      pt: `só estes campos, nesta ordem: ${columns.join(', ')}`,
      en: `only these fields, in this order: ${columns.join(', ')}`,
    },
  },
  kind: {
    value: { pt: 'A,B', en: 'A,B' },
    values: kinds,
    list: true,
    summary: {
      pt: `só registros destes tipos: ${kinds.join(', ')}`,
      en: `only records of these kinds: ${kinds.join(', ')}`,
    },
  },
  since: {
    value: { pt: 'DATA', en: 'DATE' },
    summary: {
      pt: 'só registros com data da ocorrência a partir desta, AAAA-MM-DD; inclui registros sem data',
      en: 'only records with a date of occurrence from this date on, YYYY-MM-DD; includes records without a date',
    },
  },
  bank: BANK_OPTION,
  workers: {
    value: { pt: 'N', en: 'N' },
    summary: {
      pt: 'número de threads (padrão: uma por núcleo do processador; uma só para entradas pequenas)',
      en: 'number of threads (default: one per core; a single one for small inputs)',
    },
  },
  'raw-text': {
    summary: {
      pt: 'CSV: grava os textos sem alteração; por padrão, textos que uma planilha leria como fórmula (=, +, -, @) recebem um apóstrofo',
      en: 'CSV: writes texts unchanged; by default, texts that a spreadsheet would read as a formula (=, +, -, @) get an apostrophe',
    },
  },
  delimiter: {
    value: { pt: 'CARACTERE', en: 'CHARACTER' },
    summary: {
      pt: "CSV: separador das células, ',', ';' ou tab (padrão: ,)",
      en: "CSV: separator of the cells, ',', ';' or tab (default: ,)",
    },
  },
  bom: {
    summary: {
      pt: 'CSV: inicia o arquivo com a marca UTF-8 (BOM), para planilhas',
      en: 'CSV: starts the file with a byte order mark (BOM), for spreadsheets',
    },
  },
  'decimal-comma': {
    summary: {
      pt: 'CSV: grava valores em reais com vírgula, 1234,56 (padrão: centavos)',
      en: 'CSV: writes amounts in reais with a comma, 1234,56 (default: cents)',
    },
  },
  money: {
    value: { pt: 'UNIDADE', en: 'UNIT' },
    values: MONEY_UNITS,
    summary: {
      pt: 'CSV e NDJSON: unidade dos valores, centavos (cents, padrão) ou números em reais, 1234.56 (reais)',
      en: 'CSV and NDJSON: unit of amounts, cents (default) or numbers in reais, 1234.56 (reais)',
    },
  },
  resume: {
    summary: {
      pt: 'retoma a última conversão em --out, se foi interrompida ou teve falhas, com as mesmas opções',
      en: 'resumes the last conversion in --out if it was interrupted or had failures, with the same options',
    },
  },
} as const satisfies Options

type ConvertOptionValues = Arguments<typeof OPTIONS>['values']

/** Converts files and reports the result. */
export const convert = command({
  usage: {
    pt: `ARQUIVO|PASTA|PADRÃO|-… [--out PASTA] [--to ${formats.join('|')}] [opções]
--resume [--out PASTA]`,
    en: `FILE|DIR|PATTERN|-… [--out DIR] [--to ${formats.join('|')}] [options]
--resume [--out DIR]`,
  },
  about: {
    pt: `Converte arquivos de retorno de cobrança. Banco e layout são detectados pelo conteúdo; o nome do arquivo não importa. A entrada pode ser um ARQUIVO, também .gz; uma PASTA, com suas subpastas; um arquivo ZIP; um PADRÃO entre aspas ('retornos/**/*.ret'); ou - (entrada padrão). Arquivos que não são de banco são ignorados. Arquivos de banco que não são retornos de cobrança são listados como não suportados. Um arquivo com erro não interrompe os outros.

O arquivo cnab-manifest.ndjson, em --out, registra o que foi convertido. Repetir o comando converte só os arquivos novos ou alterados. Arquivos com o mesmo conteúdo e nomes diferentes são listados como repetidos e contam uma só vez. Um resultado anterior só é substituído quando a nova conversão termina sem erro.`,
    en: `Converts cobrança return files. Bank and layout are detected from the content; the file name does not matter. The input can be a FILE, also .gz; a DIR, with its subfolders; a ZIP file; a PATTERN in quotes ('returns/**/*.ret'); or - (standard input). Files that are not bank files are ignored. Bank files that are not cobrança returns are listed as not supported. A file with an error does not stop the others.

The file cnab-manifest.ndjson, in --out, records the converted files. Running the command again converts only new or changed files. Files with the same content and different names are listed as duplicates and count once. An earlier result is replaced only when the new conversion succeeds.`,
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
  ],
  exits: {
    ok: {
      pt: 'todos os retornos foram convertidos; arquivos repetidos e arquivos de uma PASTA que não são retornos de cobrança não contam',
      en: 'all returns were converted; duplicates and files of a DIR that are not cobrança returns do not count',
    },
    incomplete: {
      pt: 'um ou mais arquivos não foram convertidos: ARQUIVO não suportado, retorno de banco ou layout não suportado, sem header ou alterado, erro de disco',
      en: 'one or more files were not converted: unsupported FILE, return of an unsupported bank or layout, without header or altered, disk error',
    },
    interrupted: {
      pt: 'interrompido (Ctrl+C); os resultados prontos são mantidos, e --resume retoma. 143: interrompido por SIGTERM',
      en: 'interrupted (Ctrl+C); finished results are kept, and --resume continues. 143: interrupted by SIGTERM',
    },
  },
  notes: {
    pt: 'Erros no conteúdo de um retorno (linha cortada, total que não confere) são mostrados e não mudam o código de saída, exceto se nenhum título do arquivo for reconhecido.',
    en: 'Errors in the content of a return (a cut line, a wrong total) are shown and do not change the exit code, unless no title of the file is recognised.',
  },
  async run({ values, operands }, { terminal, stderr, language }) {
    const progress = await progressOn(stderr, language)
    const interruption = new Interruption()
    const { out = 'out', workers } = values
    const run = {
      out,
      ...(workers === undefined ? {} : { workers: Number(workers) }),
      onProgress: progress.show,
      signal: interruption.signal,
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
      if (isValidationError(error)) throw optionErrors(error.errors)
      if (error instanceof UsageError) throw error
      const { exitCode } = interruption
      const place = visible(out)
      const stopped: LocalizedText =
        exitCode === null
          ? {
              pt: `Não foi possível gravar em ${place}: ${visible(systemErrorMessage(error, 'pt'))}.`,
              en: `Cannot write to ${place}: ${visible(systemErrorMessage(error, 'en'))}.`,
            }
          : {
              pt: `Interrompido. Os resultados prontos estão em ${place}. Para retomar: cnab convert --resume --out ${place}`,
              en: `Interrupted. The finished results are in ${place}. To continue: cnab convert --resume --out ${place}`,
            }
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

function outcomesOf(
  paths: readonly string[],
  values: ConvertOptionValues,
  run: Pick<ConvertAllOptions, 'out' | 'workers' | 'onProgress' | 'signal'>,
): AsyncIterable<FileOutcome> {
  const { to, fields, kind, since, bank, resume, bom, delimiter, money } = values
  const { 'raw-text': rawText, 'decimal-comma': decimalComma } = values
  if (resume === true) {
    const others = [to, fields, kind, since, bank, rawText, delimiter, bom, decimalComma, money]
    if (paths.length > 0 || others.some((value) => value !== undefined)) {
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
  return convertAll(paths, {
    ...run,
    ...(to === undefined ? {} : { to }),
    ...(fields === undefined ? {} : { fields }),
    ...(kind === undefined ? {} : { kinds: kind }),
    ...(since === undefined ? {} : { since }),
    ...(bank === undefined ? {} : { bank }),
    ...(rawText === undefined ? {} : { rawText }),
    ...(delimiter === undefined ? {} : { delimiter: (delimiter === 'tab' ? '\t' : delimiter) as CsvDelimiter }),
    ...(bom === undefined ? {} : { bom }),
    ...(decimalComma === undefined ? {} : { decimalComma }),
    ...(money === undefined ? {} : { money }),
  })
}

/** Names of command-line options that differ from those of the library. */
const OPTION_NAMES: Readonly<Record<string, string>> = { kinds: 'kind', decimalComma: 'decimal-comma' }

/** Converts an error of the library, whose messages are in Portuguese. */
function optionErrors(errors: Readonly<Record<string, readonly string[]>>): UsageError {
  const text = Object.entries(errors)
    .map(([name, messages]) => `--${OPTION_NAMES[name] ?? name} ${messages.map(visible).join(', ')}.`)
    .join('\n')
  return new UsageError({ pt: text, en: text })
}
