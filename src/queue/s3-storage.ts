import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { loadS3 } from './peers.js'
import type { Storage } from './storage.js'

export interface S3StorageOptions {
  readonly bucket: string
  /**
   * Settings of the client: `endpoint`, `forcePathStyle` and `region` for servers other than Amazon's, `credentials`. Default: the variables and files that the
   * client itself reads (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`, `AWS_ACCESS_KEY_ID` …).
   */
  readonly client?: S3ClientConfig
}

/** Most keys that S3 removes in one request. */
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
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          yield { key: Key!, size: Size ?? 0, modified: LastModified?.getTime() ?? 0 }
      }
    },
    async download(key, path) {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: key }))
        await pipeline(Body as Readable, createWriteStream(path, { flags: 'wx' }))
        return true
      } catch (error) {
        if (error instanceof s3.S3ServiceException && MISSING.has(error.name)) return false
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
        await client.send(new s3.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
      }
    },
  }
}

const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound'])

/** Opens the bucket of `s3://bucket/` with the settings of the environment; null for another kind of URL. */
export async function openBucket(url: string): Promise<Storage | null> {
  const [, bucket] = /^s3:\/\/([^/]+)\/$/.exec(url) ?? []
  return bucket === undefined ? null : s3Storage({ bucket })
}
