/**
 * `cnab-cobranca/queue`: conversion, and work of your own with files, on more than one machine with a queue of BullMQ, on Redis, Valkey or PostgreSQL. Needs
 * the package `bullmq`, and `ioredis` or `pg`; for a bucket, `@aws-sdk/client-s3`.
 *
 * @module
 */

export type { LocalizedText } from '../cobranca/index.js'
export type { MergeSummary, ShardSummary } from '../convert/index.js'
export { type ConnectionSettings, DEFAULT_QUEUE, type ServerWaitOptions } from './backend.js'
export type { FileJobData, FileJobResult, NamedFile } from './file-jobs.js'
export { type AddedFile, FileQueue, type FileQueueOptions, openFileQueue } from './file-queue.js'
export { type FileAttempt, type FileWorker, type FileWorkerOptions, startFileWorker } from './file-worker.js'
export type { JobWorker, JobWorkerOptions } from './job-worker.js'
export type { JobName, JobSummary, MergeJobData, ShardJobData } from './jobs.js'
export { CnabQueue, type EnqueuedRun, type EnqueueOptions, openQueue, type QueueOptions } from './open-queue.js'
export { isQueueError, QueueError, type QueueErrorCode } from './queue-error.js'
export { type S3StorageOptions, s3Storage } from './s3-storage.js'
export type { ObjectState, OpenObject, Storage, StoredObject } from './storage.js'
export { type QueueJob, type QueueWorker, type QueueWorkerOptions, startQueueWorker } from './worker.js'
