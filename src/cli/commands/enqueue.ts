/** `cnab enqueue`: puts a conversion into a queue. */
import { isValidationError, type LocalizedText } from '../../cobranca/index.js'
import { systemErrorMessage } from '../../convert/index.js'
import {
  type CnabQueue,
  type EnqueuedRun,
  isQueueError,
  type MergeSummary,
  openQueue,
  type QueueErrorCode,
} from '../../queue/index.js'
import { UsageError } from '../arguments.js'
import { type CommandContext, command } from '../command.js'
import { EXIT, type ExitCode } from '../exit-codes.js'
import { Interruption } from '../interruption.js'
import { QUEUE_NOTES, QUEUE_OPTIONS, queueErrorText, queueOptions } from '../queue-options.js'
import { FORMATS, OUT_OPTION, optionErrors, RESULT_FLAGS, resultOptions } from '../result-options.js'
import { SHARD_OPTIONS, shardOptions } from '../shard-options.js'
import { visible } from '../visible.js'

export const enqueue = command({
  usage: {
    pt: `ARQUIVO|PASTA|PADRÃO|s3://BUCKET/PASTA… [--out PASTA] [--to ${FORMATS.join('|')}] [opções]`,
    en: `FILE|DIR|PATTERN|s3://BUCKET/DIR… [--out DIR] [--to ${FORMATS.join('|')}] [options]`,
  },
  about: {
    pt: `Divide uma conversão em partes e as põe numa fila de BullMQ, em Redis, Valkey ou PostgreSQL. Os workers (cnab worker), em qualquer número de máquinas, convertem as partes; o último junta os resultados, que são os de um só cnab convert. As máquinas devem ver os arquivos e a pasta de saída nos mesmos caminhos, ou ter acesso ao bucket.

Os mesmos arquivos com as mesmas opções são a mesma execução: repetir o comando não põe nada na fila. Se partes falharam, repetir o comando tenta só essas de novo.`,
    en: `Divides a conversion into shards and puts them into a queue of BullMQ, on Redis, Valkey or PostgreSQL. Workers (cnab worker), on any number of machines, convert the shards; the last one merges the results, which are those of a single cnab convert. The machines must see the files and the output folder under the same paths, or have access to the bucket.

The same files with the same options are the same run: running the command again adds nothing. If shards have failed, running it again tries only these.`,
  },
  operands: [{ of: 'files', repeats: true }],
  options: {
    ...QUEUE_OPTIONS,
    out: OUT_OPTION,
    ...RESULT_FLAGS,
    ...SHARD_OPTIONS,
    wait: {
      summary: {
        pt: 'espera o fim da execução e mostra o total',
        en: 'waits for the end of the run and prints the total',
      },
    },
    again: {
      summary: {
        pt: 'converte de novo uma execução que já terminou',
        en: 'converts a run that has finished again',
      },
    },
  },
  examples: [
    [
      'enqueue retornos --to parquet --out out --url redis://127.0.0.1:6379 --wait',
      { pt: 'converte uma pasta pelos workers de uma fila', en: 'converts a folder by the workers of a queue' },
    ],
  ],
  exits: {
    ok: {
      pt: 'a conversão está na fila; com --wait, todos os retornos foram convertidos',
      en: 'the conversion is in the queue; with --wait, all returns were converted',
    },
    incomplete: {
      pt: 'a fila não pôde ser usada; com --wait, uma parte falhou em todas as tentativas, ou um ou mais arquivos não foram convertidos',
      en: 'the queue cannot be used; with --wait, a shard failed in all attempts, or one or more files were not converted',
    },
    interrupted: {
      pt: 'interrompido (Ctrl+C); a execução continua na fila. 143: interrompido por SIGTERM',
      en: 'interrupted (Ctrl+C); the run remains in the queue. 143: interrupted by SIGTERM',
    },
  },
  notes: QUEUE_NOTES,
  async run({ values, operands }, context) {
    if (operands.length === 0) {
      throw new UsageError({
        pt: 'Informe os arquivos ou pastas a converter.',
        en: 'Specify the files or folders to convert.',
      })
    }
    const { terminal, stderr, language } = context
    const { out = 'out', wait = false, again = false } = values
    let queue: CnabQueue | null = null
    try {
      queue = await openQueue(queueOptions(values, context))
      const options = { out, again, ...resultOptions(values), ...shardOptions(values) }
      const run = await queue.enqueue(operands, options)
      terminal.line(enqueuedText(run)[language])
      return run !== null && wait ? await waited(queue, run, context) : EXIT.ok
    } catch (error) {
      if (isValidationError(error)) throw optionErrors(error)
      if (isQueueError(error) && USAGE_ERRORS.has(error.code)) {
        throw new UsageError({ pt: queueErrorText(error, 'pt'), en: queueErrorText(error, 'en') })
      }
      if (error instanceof UsageError) throw error
      const text = isQueueError(error) ? queueErrorText(error, language) : `${systemErrorMessage(error, language)}.`
      stderr.write(`${visible(text)}\n`)
      return EXIT.incomplete
    } finally {
      await queue?.close()
    }
  },
})

const USAGE_ERRORS: ReadonlySet<QueueErrorCode> = new Set([
  'missing_package',
  'unsupported_connection',
  'unknown_storage',
  'too_many_shards',
])

async function waited(
  queue: CnabQueue,
  { run }: EnqueuedRun,
  { terminal, language }: CommandContext,
): Promise<ExitCode> {
  const interruption = new Interruption()
  try {
    const summary = await queue.finished(run, { signal: interruption.signal })
    terminal.line(totalText(summary)[language])
    for (const { path, message } of summary.first_failed ?? []) terminal.line(`  ${visible(path)}: ${visible(message)}`)
    return summary.incomplete ? EXIT.incomplete : EXIT.ok
  } catch (error) {
    const { exitCode } = interruption
    if (exitCode === null) throw error
    terminal.line(
      { pt: 'Interrompido. A execução continua na fila.', en: 'Interrupted. The run remains in the queue.' }[language],
    )
    return exitCode
  } finally {
    interruption.ignore()
  }
}

function enqueuedText(run: EnqueuedRun | null): LocalizedText {
  if (run === null) return { pt: 'Nenhum arquivo a converter.', en: 'No files to convert.' }
  const [pt, en] = STATES[run.state]
  return {
    pt: `Execução ${run.run}, partes: ${run.shards}: ${pt}. Saída: ${visible(run.out)}`,
    en: `Run ${run.run}, shards: ${run.shards}: ${en}. Output: ${visible(run.out)}`,
  }
}

const STATES = {
  added: ['está na fila', 'added to the queue'],
  running: ['já estava na fila, e nada foi feito', 'already in the queue, nothing was done'],
  retried: [
    'já estava na fila, e o que falhou será tentado de novo',
    'already in the queue, failed jobs are tried again',
  ],
  finished: [
    'já terminou, e nada foi feito (--again converte de novo)',
    'already finished, nothing was done (--again converts again)',
  ],
} as const satisfies Record<EnqueuedRun['state'], readonly [pt: string, en: string]>

function totalText({ statuses, titles, with_errors }: MergeSummary): LocalizedText {
  const counts = (names: typeof STATUS_NAMES.pt | typeof STATUS_NAMES.en): string =>
    Object.entries(statuses)
      .map(([status, count]) => `${names[status as keyof typeof names]}: ${count}`)
      .join(', ')
  return {
    pt: `Terminou. Títulos: ${titles}. Arquivos ${counts(STATUS_NAMES.pt)}; com erros no conteúdo: ${with_errors}.`,
    en: `Finished. Titles: ${titles}. Files ${counts(STATUS_NAMES.en)}; with errors in the content: ${with_errors}.`,
  }
}

const STATUS_NAMES = {
  pt: {
    converted: 'convertidos',
    skipped: 'já convertidos',
    duplicate: 'repetidos',
    unsupported: 'não suportados',
    ignored: 'ignorados',
    failed: 'com falha',
  },
  en: {
    converted: 'converted',
    skipped: 'already converted',
    duplicate: 'duplicates',
    unsupported: 'not supported',
    ignored: 'ignored',
    failed: 'failed',
  },
} as const satisfies Record<string, Record<keyof MergeSummary['statuses'], string>>
