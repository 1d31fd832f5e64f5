/** Options of the commands that use a queue. */
import type { Language } from '../cobranca/index.js'
import { messageOf } from '../inspect/message-of.js'
import { type ConnectionSettings, DEFAULT_QUEUE, isQueueError } from '../queue/index.js'
import { UsageError } from './arguments.js'
import type { Arguments, CommandContext, Options } from './command.js'
import { visible } from './visible.js'

/** Variable with the address of the queue: arguments are visible to other users of the machine. */
const URL_VARIABLE = 'CNAB_QUEUE_URL'

export const QUEUE_OPTIONS = {
  url: {
    value: { pt: 'URL', en: 'URL' },
    summary: {
      pt: `endereço da fila, redis:// ou postgres:// (padrão: a variável ${URL_VARIABLE}, na qual a senha fica oculta)`,
      en: `address of the queue, redis:// or postgres:// (default: the variable ${URL_VARIABLE}, which hides the password)`,
    },
  },
  queue: {
    value: { pt: 'NOME', en: 'NAME' },
    summary: { pt: `nome da fila (padrão: ${DEFAULT_QUEUE})`, en: `name of the queue (default: ${DEFAULT_QUEUE})` },
  },
} as const satisfies Options

/** Text about packages and security, for both commands. */
export const QUEUE_NOTES = {
  pt: 'A fila usa os pacotes bullmq e ioredis (Redis, Valkey) ou pg (PostgreSQL), e @aws-sdk/client-s3 para s3://: instale-os com npm install. O acesso ao bucket é o do ambiente (AWS_REGION, AWS_ACCESS_KEY_ID, AWS_ENDPOINT_URL_S3 …). Quem grava na fila faz os workers ler e gravar arquivos: proteja a fila com senha.',
  en: 'The queue uses the packages bullmq and ioredis (Redis, Valkey) or pg (PostgreSQL), and @aws-sdk/client-s3 for s3://: add them with npm install. The access to the bucket is that of the environment (AWS_REGION, AWS_ACCESS_KEY_ID, AWS_ENDPOINT_URL_S3 …). Every program that writes to the queue makes the workers read and write files: protect the queue with a password.',
} as const

/** @throws {UsageError} if there is no address */
export function queueOptions(
  { url = process.env[URL_VARIABLE], queue }: Arguments<typeof QUEUE_OPTIONS>['values'],
  { stderr, language }: Pick<CommandContext, 'stderr' | 'language'>,
): ConnectionSettings {
  if (url === undefined || url === '') {
    throw new UsageError({
      pt: `Informe o endereço da fila em --url ou na variável ${URL_VARIABLE}.`,
      en: `Specify the address of the queue in --url or in the variable ${URL_VARIABLE}.`,
    })
  }
  return {
    connection: url,
    ...(queue === undefined ? {} : { queue }),
    onWarning: (warning) => void stderr.write(`${visible(warning[language])}\n`),
  }
}

/** Message of an error of the queue. Throws other errors. */
export function queueErrorText(error: unknown, language: Language): string {
  if (!isQueueError(error)) throw error
  return visible(messageOf(error, language))
}
