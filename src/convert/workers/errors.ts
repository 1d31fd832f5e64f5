/** Errors as plain data, and back: threads hand over no classes. */
import { UnsupportedFileError } from '../../return/index.js'
import type { JobResult, PlainError } from './job.js'

export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null }
  const { name, message } = error
  return { name, message, code: 'code' in error && typeof error.code === 'string' ? error.code : null }
}

/** The error that kept a job from its end. */
export function errorOf(result: Extract<JobResult, { status: 'refused' }>): UnsupportedFileError
export function errorOf(result: Extract<JobResult, { status: 'failed' }>): Error
export function errorOf(result: Extract<JobResult, { status: 'refused' | 'failed' }>): Error {
  if (result.status === 'refused') {
    return new UnsupportedFileError(result.reason, result.identity, result.message, result.english)
  }
  const { name, message, code } = result.error
  return Object.assign(new Error(message), { name, ...(code === null ? {} : { code }) })
}
