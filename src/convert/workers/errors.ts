/** Converts errors to and from plain data, because threads cannot exchange class instances. */
import { FileTooLargeError } from '../../cobranca/index.js'
import { isUnsupportedFileError, UnsupportedFileError } from '../../return/index.js'
import type { JobResult, PlainError } from './job.js'

export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null }
  const { name, message } = error
  if (error instanceof FileTooLargeError) return { name, message, code: error.code, maxBytes: error.maxBytes }
  return { name, message, code: 'code' in error && typeof error.code === 'string' ? error.code : null }
}

/** Describes the error of a return as the result of its job. */
export function failureOf(error: unknown): Extract<JobResult, { status: 'unsupported' | 'failed' }> {
  if (!isUnsupportedFileError(error)) return { status: 'failed', error: plainError(error) }
  const { reason, identity, message, english } = error
  return { status: 'unsupported', reason, identity, message, english }
}

/** Rebuilds the error of a failed job. */
export function errorOf(result: Extract<JobResult, { status: 'unsupported' }>): UnsupportedFileError
export function errorOf(result: Extract<JobResult, { status: 'failed' }>): Error
export function errorOf(result: Extract<JobResult, { status: 'unsupported' | 'failed' }>): Error {
  if (result.status === 'unsupported') {
    return new UnsupportedFileError(result.reason, result.identity, result.message, result.english)
  }
  const { name, message, code, maxBytes } = result.error
  if (maxBytes !== undefined) return new FileTooLargeError(maxBytes)
  return Object.assign(new Error(message), { name, ...(code === null ? {} : { code }) })
}
