/** Loads the optional packages when they are needed. */
import { QueueError } from './queue-error.js'

type Bullmq = typeof import('bullmq')
export type Ioredis = Pick<typeof import('ioredis'), 'Redis'>
type Pg = Pick<typeof import('pg'), 'Client'>
type S3 = typeof import('@aws-sdk/client-s3')

export const loadBullmq = (): Promise<Bullmq> => loaded('bullmq', () => import('bullmq'))
export const loadIoredis = (): Promise<Ioredis> => loaded('ioredis', () => import('ioredis'))
export const loadPg = (): Promise<Pg> => loaded('pg', async () => (await import('pg')).default)
export const loadS3 = (): Promise<S3> => loaded('@aws-sdk/client-s3', () => import('@aws-sdk/client-s3'))

/** @throws {QueueError} if the package is not installed */
async function loaded<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    throw new QueueError('missing_package', {
      pt: `Falta um pacote opcional: instale-o com npm install ${name}.`,
      en: `An optional package is missing: install it with npm install ${name}.`,
    })
  }
}
