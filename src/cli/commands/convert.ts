/** `cnab convert`: arguments in, text out. */
import { BANKS, bankOf } from '../../banks/index.js'
import { isValidationError, type LocalizedText, OCCURRENCE_KINDS, type OccurrenceKind } from '../../cobranca/index.js'
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
const banks = BANKS.map(({ number, name }) => `${number} ${name}`).join(', ')

const OPTIONS = {
  out: {
    value: { pt: 'PASTA', en: 'DIR' },
    summary: {
      pt: 'onde gravar (padrão: out); retorno.ret vira out/retorno.ret.ndjson',
      en: 'where to write (default: out); retorno.ret becomes out/retorno.ret.ndjson',
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
      pt: 'só registros com data da ocorrência a partir desta, AAAA-MM-DD; os que não têm data ficam',
      en: 'only records with a date of occurrence from this day on, YYYY-MM-DD; those without a date stay',
    },
  },
  bank: {
    value: { pt: 'NÚMERO', en: 'NUMBER' },
    summary: {
      pt: 'lê os arquivos como do banco deste número, para os que não o informam no header; cnab banks diz quais há',
      en: 'reads the files as of the bank of this number, for those whose header does not name it; cnab banks lists them',
    },
  },
  workers: {
    value: { pt: 'N', en: 'N' },
    summary: {
      pt: 'quantos leem ao mesmo tempo (padrão: um por núcleo do processador, ou um só se há pouco a ler)',
      en: 'how many read at the same time (default: one a core, or a single one if there is little to read)',
    },
  },
  'raw-text': {
    summary: {
      pt: 'CSV: textos como vieram; sem isto, um apóstrofo vai antes do que uma planilha tomaria por fórmula (=, +, -, @)',
      en: 'CSV: texts as they came; without it, an apostrophe goes before what a spreadsheet would take for a formula (=, +, -, @)',
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
      pt: 'CSV: começa com a marca de UTF-8 (BOM), para planilhas',
      en: 'CSV: begins with the mark of UTF-8 (BOM), for spreadsheets',
    },
  },
  'decimal-comma': {
    summary: {
      pt: 'CSV: valores em reais com vírgula, 1234,56; sem isto, em centavos',
      en: 'CSV: amounts in reais with a comma, 1234,56; without it, in cents',
    },
  },
  resume: {
    summary: {
      pt: 'continua a última conversão em --out que foi interrompida ou teve falhas, com as mesmas opções',
      en: 'goes on with the last conversion in --out that was interrupted or had failures, with the same options',
    },
  },
} as const satisfies Options

type ConvertOptionValues = Arguments<typeof OPTIONS>['values']

/** Converts and reports. */
export const convert = command({
  name: 'convert',
  summary: {
    pt: 'converte arquivos de retorno em NDJSON, CSV ou Parquet',
    en: 'converts return files to NDJSON, CSV or Parquet',
  },
  usage: {
    pt: `ARQUIVO|PASTA|PADRÃO|-… [--out PASTA] [--to ${formats.join('|')}] [opções]
--resume [--out PASTA]`,
    en: `FILE|DIR|PATTERN|-… [--out DIR] [--to ${formats.join('|')}] [options]
--resume [--out DIR]`,
  },
  about: {
    pt: `Lê arquivos de retorno de cobrança e grava os registros de cada um. Banco e layout são descobertos pelo conteúdo, seja qual for o nome. De uma PASTA é lido tudo o que há nela, também em subpastas; de um ZIP, cada arquivo; um .gz é descompactado; um PADRÃO entre aspas ('retornos/**/*.ret') é o que ele encontrar; - é a entrada padrão. O que não é arquivo de banco é ignorado. Um arquivo que não é retorno de cobrança é recusado, e os outros seguem.

O arquivo cnab-manifest.ndjson, em --out, diz o que foi convertido. Repetir o comando só converte o que falta ou mudou; o mesmo conteúdo com outro nome é avisado e conta uma só vez. O que uma conversão anterior gravou só é substituído por outra que dê certo.`,
    en: `Reads return files of cobrança and writes the records of each. Bank and layout are found from the content, whatever the name. Of a DIR everything in it is read, subfolders too; of a ZIP, each file; a .gz is unpacked; a PATTERN in quotes ('returns/**/*.ret') is what it finds; - is the standard input. What is no bank file is ignored. A file that is no cobrança return is refused, and the others go on.

The file cnab-manifest.ndjson, in --out, tells what was converted. The same command again only converts what is missing or has changed; the same content under another name is told and counts once. What an earlier conversion wrote is only replaced by one that succeeds.`,
  },
  operands: [{ of: 'files', repeats: true }],
  options: OPTIONS,
  examples: [
    ['convert retornos', { pt: 'uma pasta inteira, em out', en: 'a whole folder, into out' }],
    [
      'convert abril.ret --to csv --kind settled,reversed --fields our_number,paid_amount,credit_at',
      { pt: 'o que foi pago e estornado, em CSV', en: 'what was paid and reversed, as CSV' },
    ],
    [
      'convert abril.ret --to csv --delimiter ";" --bom --decimal-comma',
      { pt: 'CSV que a planilha em português abre', en: 'a CSV that a spreadsheet in Portuguese opens' },
    ],
  ],
  exits: {
    ok: {
      pt: 'tudo foi convertido (o que uma PASTA tem e não é retorno de cobrança não conta, nem o que é repetido)',
      en: 'everything was converted (what a DIR holds and is no cobrança return does not count, nor do duplicates)',
    },
    incomplete: {
      pt: 'algo ficou por fazer: um ARQUIVO recusado, um retorno de banco ou layout que ainda não é lido, sem header ou alterado, um erro de disco',
      en: 'something was left undone: a FILE refused, a return of a bank or layout that is not read yet, without header or altered, a disk error',
    },
    interrupted: {
      pt: 'interrompido (Ctrl+C); o que foi feito fica, e --resume continua. 143: o mesmo, por SIGTERM',
      en: 'interrupted (Ctrl+C); what was done stays, and --resume goes on. 143: the same, by SIGTERM',
    },
  },
  notes: {
    pt: 'Erros dentro de um retorno (uma linha cortada, um total que não confere) são mostrados e não mudam o código, a menos que nenhum título tenha sido reconhecido.',
    en: 'Errors inside a return (a line cut short, a total that does not add up) are shown and do not change the code, unless none of its titles could be recognised.',
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
      if (isValidationError(error)) throw complaint(error.errors)
      if (error instanceof UsageError) throw error
      const { exitCode } = interruption
      const place = visible(out)
      const stopped: LocalizedText =
        exitCode === null
          ? {
              pt: `Não foi possível gravar em ${place}: ${visible(systemErrorMessage(error, 'pt'))}.`,
              en: `Nothing could be written to ${place}: ${visible(systemErrorMessage(error, 'en'))}.`,
            }
          : {
              pt: `Interrompido. O que foi convertido está em ${place}; para continuar: cnab convert --resume --out ${place}`,
              en: `Interrupted. What was converted is in ${place}; to go on: cnab convert --resume --out ${place}`,
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
  const { to, fields, kind, since, bank, resume, bom, delimiter } = values
  const { 'raw-text': rawText, 'decimal-comma': decimalComma } = values
  if (resume === true) {
    const others = [to, fields, kind, since, bank, rawText, delimiter, bom, decimalComma]
    if (paths.length > 0 || others.some((value) => value !== undefined)) {
      throw new UsageError({
        pt: '--resume continua com os arquivos e as opções de antes: além dele só cabem --out e --workers.',
        en: '--resume goes on with the files and options of before: besides it there is only room for --out and --workers.',
      })
    }
    return resumeConversion(run)
  }
  if (paths.length === 0) {
    throw new UsageError({ pt: 'Diga que arquivos ou pastas converter.', en: 'Say which files or folders to convert.' })
  }
  if (bank !== undefined && bankOf(bank) === undefined) {
    throw new UsageError({
      pt: `Banco desconhecido: ${visible(bank)}. Há: ${banks}.`,
      en: `Unknown bank: ${visible(bank)}. There are: ${banks}.`,
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
  })
}

/** The options by which the library's are given. */
const OPTION_NAMES: Readonly<Record<string, string>> = { kinds: 'kind', decimalComma: 'decimal-comma' }

/** The library complains in Portuguese. */
function complaint(errors: Readonly<Record<string, readonly string[]>>): UsageError {
  const text = Object.entries(errors)
    .map(([name, messages]) => `--${OPTION_NAMES[name] ?? name} ${messages.map(visible).join(', ')}.`)
    .join('\n')
  return new UsageError({ pt: text, en: text })
}
