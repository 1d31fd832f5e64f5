import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { loadS3 } from './peers.js'
import type { ObjectState, Storage } from './storage.js'

export interface S3StorageOptions {
  readonly bucket: string
  /**
   * Settings of the client: `endpoint`, `forcePathStyle` and `region` for servers other than Amazon's, `credentials`. Default: the variables and files that the
   * client itself reads (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`, `AWS_ACCESS_KEY_ID` …).
   */
  readonly client?: S3ClientConfig
}

/** Maximum number of keys that S3 removes in one request. */
const REMOVED_AT_ONCE = 1000

/**
 * An S3-compatible bucket. Needs the package `@aws-sdk/client-s3`.
 *
 * @throws {QueueError} if the package is not installed
 */
export async function s3Storage({ bucket, client: config = {} }: S3StorageOptions): Promise<Storage> {
  const s3 = await loadS3()
  // Checksums that other servers than Amazon's may not know are left out.
  const client: S3Client = new s3.S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
    ...config,
  })
  return {
    url: `s3://${bucket}/`,
    async *list(prefix) {
      let token: string | undefined
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        // The server would send the same page for ever, or has ended the list although more objects follow.
        if (page.IsTruncated === true && (page.NextContinuationToken ?? token) === token)
          throw new Error(`the list does not go on: s3://${bucket}/${prefix}`)
        token = page.NextContinuationToken
        for (const object of page.Contents ?? []) yield { key: object.Key!, ...stateOf(object, object.Size) }
      }
    },
    async read(key, range) {
      const input = { Bucket: bucket, Key: key }
      const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end - 1}` }
      try {
        const object = await client.send(new s3.GetObjectCommand({ ...input, ...part }))
        const [, start, size = object.ContentLength] = /^bytes (\d+)-\d+\/(\d+)$/.exec(object.ContentRange ?? '') ?? []
        // Some servers answer with the whole object, or with the answer to another request.
        if (Number(start ?? 0) !== (range?.start ?? 0)) throw new Error(`other bytes: s3://${bucket}/${key}`)
        return { ...stateOf(object, Number(size)), bytes: object.Body as Readable }
      } catch (error) {
        if (error instanceof s3.S3ServiceException && MISSING.has(error.name)) return null
        throw error
      }
    },
    async upload(path, key) {
      const { size } = await stat(path)
      const input = { Bucket: bucket, Key: key, Body: createReadStream(path), ContentLength: size }
      await client.send(new s3.PutObjectCommand(input))
    },
    async copy(from, to) {
      // Names in this header are encoded.
      const source = `${bucket}/${from.split('/').map(encodeURIComponent).join('/')}`
      await client.send(new s3.CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: source }))
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
        const Objects = keys.slice(at, at + REMOVED_AT_ONCE).map((Key) => ({ Key }))
        const { Errors = [] } = await client.send(
          new s3.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        // Objects that another attempt has removed are no errors.
        const failed = Errors.find(({ Code }) => !MISSING.has(Code ?? ''))
        if (failed !== undefined) throw new Error(`not removed (${failed.Code}): s3://${bucket}/${failed.Key}`)
      }
    },
  }
}

const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound', 'InvalidRange'])

interface S3State {
  readonly LastModified?: Date | undefined
  readonly ETag?: string | undefined
}

/** The time is that of the headers of an object, in seconds. Some servers have no quotes around the tag in lists. */
const stateOf = ({ LastModified, ETag }: S3State, size = 0): ObjectState => ({
  size,
  modified: Math.floor((LastModified?.getTime() ?? 0) / 1000) * 1000,
  version: ETag?.replaceAll('"', ''),
})

/** Opens the bucket of `s3://bucket/` with the settings of the environment; null for another kind of URL. */
export async function openBucket(url: string): Promise<Storage | null> {
  const [, bucket] = /^s3:\/\/([^/]+)\/$/.exec(url) ?? []
  return bucket === undefined ? null : s3Storage({ bucket })
}
