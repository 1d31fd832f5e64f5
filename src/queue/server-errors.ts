/** Errors of the server of a queue, in words. */
import type { LocalizedText } from '../cobranca/index.js'
import { QueueError } from './queue-error.js'

const OUT_OF_MEMORY: LocalizedText = {
  pt: 'o Redis está no seu limite de memória (maxmemory) e não grava mais: aumente o limite, ou apague dados que não são da fila',
  en: 'Redis is at its memory limit (maxmemory) and stores nothing more: raise the limit, or remove data that is not of the queue',
}

/** Describes an error of a server or of the connection to it, without a full stop. */
export function serverErrorText(error: unknown): LocalizedText {
  if (isOutOfMemory(error)) return OUT_OF_MEMORY
  const message = serverMessageOf(error)
  return { pt: message, en: message }
}

/** Returns the error as the callers of a queue get it: a {@link QueueError} if the server is at its memory limit. */
export function thrownError(error: unknown): unknown {
  if (!isOutOfMemory(error)) return error
  const { pt, en } = OUT_OF_MEMORY
  return new QueueError('out_of_memory', {
    pt: `Não foi possível gravar na fila: ${pt}. Depois, tente de novo.`,
    en: `Cannot write to the queue: ${en}. Then try again.`,
  })
}

/** Redis begins the message with this word. A transaction that is discarded has the errors of its commands. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error &&
  (/^OOM\b/.test(error.message) ||
    ('previousErrors' in error && Array.isArray(error.previousErrors) && error.previousErrors.some(isOutOfMemory)))

/** The error of several attempts (IPv6 and IPv4) has no message of its own. */
export const serverMessageOf = (error: unknown): string =>
  error instanceof AggregateError && error.message === ''
    ? error.errors.map(serverMessageOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)
