/** `cnab worker`: converts the shards of a queue until it is stopped. */
import { availableParallelism } from 'node:os'
import { inEnglish } from '../../convert/index.js'
import { isQueueError, type QueueJob, type QueueWorker, startQueueWorker } from '../../queue/index.js'
import { UsageError } from '../arguments.js'
import { command } from '../command.js'
import { EXIT } from '../exit-codes.js'
import { Interruption } from '../interruption.js'
import { QUEUE_NOTES, QUEUE_OPTIONS, queueErrorText, queueOptions } from '../queue-options.js'
import { visible } from '../visible.js'

/** Seconds; Kubernetes waits 30. */
const CLOSE_TIMEOUT = 25

/** In seconds. A server that loads its data from a disk may need this time. */
const WAIT = 60

/** Time for the program to end by itself, in milliseconds. */
const EXIT_DELAY = 1000

export const worker = command({
  usage: {
    pt: '[--url URL] [--queue NOME] [--threads N] [opções]',
    en: '[--url URL] [--queue NAME] [--threads N] [options]',
  },
  about: {
    pt: `Converte as partes de uma fila (cnab enqueue), e junta os resultados de uma execução quando todas as partes estão prontas. Inicie um worker por máquina; ele usa uma thread por núcleo. Roda até Ctrl+C ou SIGTERM: então termina as partes que começou, até o limite de tempo, e devolve as outras à fila.

Erros de disco ou de rede são tentados de novo. Um arquivo que não pode ser convertido é parte do resultado. A parte de um worker que caiu passa a outro.`,
    en: `Converts the shards of a queue (cnab enqueue), and merges the results of a run when all shards are done. Start one worker per machine; it uses one thread per core. Runs until Ctrl+C or SIGTERM: then it finishes the shards it has begun, up to the time limit, and returns the others to the queue.

Errors of the disk or the network are tried again. A file that cannot be converted is part of the result. The shard of a worker that was killed goes to another one.`,
  },
  operands: [],
  options: {
    ...QUEUE_OPTIONS,
    threads: {
      value: { pt: 'N', en: 'N' },
      summary: {
        pt: 'partes ao mesmo tempo, uma por thread (padrão: uma por núcleo do processador)',
        en: 'shards at the same time, one per thread (default: one per core)',
      },
    },
    wait: {
      value: { pt: 'SEGUNDOS', en: 'SECONDS' },
      summary: {
        pt: `espera por um servidor que ainda não responde, ao iniciar; 0 não espera (padrão: ${WAIT})`,
        en: `time to wait for a server that does not answer yet, at the start; 0 does not wait (default: ${WAIT})`,
      },
    },
    'close-timeout': {
      value: { pt: 'SEGUNDOS', en: 'SECONDS' },
      summary: {
        pt: `espera pelas partes em andamento ao encerrar (padrão: ${CLOSE_TIMEOUT})`,
        en: `time to wait for running shards at the end (default: ${CLOSE_TIMEOUT})`,
      },
    },
    lock: {
      value: { pt: 'SEGUNDOS', en: 'SECONDS' },
      summary: {
        pt: 'tempo sem sinal de um worker até a parte passar a outro (padrão: 30)',
        en: 'time without a sign of a worker until its shard goes to another one (default: 30)',
      },
    },
  },
  examples: [
    [
      'worker --url redis://127.0.0.1:6379',
      { pt: 'converte as partes da fila', en: 'converts the shards of the queue' },
    ],
  ],
  exits: {
    ok: { pt: 'encerrado por Ctrl+C ou SIGTERM', en: 'ended by Ctrl+C or SIGTERM' },
    incomplete: {
      pt: 'a fila não pôde ser usada; ou partes não terminaram no limite de tempo, e voltaram à fila',
      en: 'the queue cannot be used; or shards did not end within the time limit, and went back to the queue',
    },
  },
  notes: QUEUE_NOTES,
  async run({ values }, context) {
    const { terminal, stderr, language } = context
    const settings = queueOptions(values, context)
    const threads = positive('--threads', values.threads) ?? availableParallelism()
    const timeout = seconds('--close-timeout', values['close-timeout']) ?? CLOSE_TIMEOUT
    const lock = seconds('--lock', values.lock)
    const wait = values.wait === '0' ? 0 : (seconds('--wait', values.wait) ?? WAIT)
    const lockMs = lock === undefined ? undefined : lock * 1000
    const interruption = new Interruption()
    let started: QueueWorker
    try {
      started = await startQueueWorker({
        ...settings,
        threads,
        waitForServer: wait * 1000,
        signal: interruption.signal,
        ...(lockMs === undefined ? {} : { bullmq: { lockDuration: lockMs, stalledInterval: lockMs } }),
      })
    } catch (error) {
      if (interruption.exitCode !== null) {
        exitSoon()
        return EXIT.ok
      }
      interruption.ignore()
      if (isQueueError(error) && (error.code === 'missing_package' || error.code === 'unsupported_connection'))
        throw new UsageError({ pt: queueErrorText(error, 'pt'), en: queueErrorText(error, 'en') })
      stderr.write(`${queueErrorText(error, language)}\n`)
      return EXIT.incomplete
    }
    const { worker } = started
    const server = visible(started.server)
    terminal.line(
      {
        pt: `Worker pronto: fila ${visible(worker.name)} em ${server}, threads: ${threads}. Ctrl+C encerra.`,
        en: `Worker ready: queue ${visible(worker.name)} on ${server}, threads: ${threads}. Ctrl+C ends it.`,
      }[language],
    )
    worker.on('completed', (job) => terminal.line(`${jobText(job)[language]} ok`))
    worker.on('failed', (job, { message }) => {
      if (job !== undefined)
        terminal.line(`${jobText(job)[language]}: ${visible(language === 'pt' ? message : inEnglish(message))}`)
    })
    await aborted(interruption.signal)
    const isInTime = await started.close(timeout * 1000)
    exitSoon()
    if (isInTime) return EXIT.ok
    terminal.line(
      {
        pt: 'O limite de tempo acabou: partes em andamento voltaram à fila.',
        en: 'The time limit is over: running shards went back to the queue.',
      }[language],
    )
    return EXIT.incomplete
  },
})

/** Ends the program also if a server that is gone keeps connections open, or does not answer an attempt to connect. */
const exitSoon = (): void => void setTimeout(() => process.exit(), EXIT_DELAY).unref()

/** `Execução 0123456789abcdef, parte 3/12:` */
function jobText({ data }: QueueJob): { readonly pt: string; readonly en: string } {
  if (!('shard' in data)) return { pt: `Execução ${data.plan}, junção`, en: `Run ${data.plan}, merge` }
  const { plan, shard, of } = data.shard
  return { pt: `Execução ${plan}, parte ${shard}/${of}`, en: `Run ${plan}, shard ${shard}/${of}` }
}

function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new UsageError({
    pt: `${name} deve ser um número inteiro, de 1 em diante.`,
    en: `${name} must be an integer, 1 or more.`,
  })
}

/** A day. A timer of Node ends at once if it is longer than 24 days. */
const MAX_SECONDS = 86_400

/** @throws {UsageError} if the text is no number of seconds, of a day at most */
function seconds(name: string, text: string | undefined): number | undefined {
  const value = positive(name, text)
  if (value === undefined || value <= MAX_SECONDS) return value
  throw new UsageError({
    pt: `${name} deve ser no máximo ${MAX_SECONDS} segundos (um dia).`,
    en: `${name} must be at most ${MAX_SECONDS} seconds (one day).`,
  })
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
