/** Shards and merges as tasks of worker threads: paths in, small summaries out. Plain data. */
import { readFile } from 'node:fs/promises'
import { isValidationError } from '../../cobranca/index.js'
import type { ReviewTotals } from '../../return/index.js'
import type { FileOutcome } from '../outcome.js'
import { OutcomeTotals } from '../outcome-totals.js'
import { plainError } from '../workers/errors.js'
import type { JobResult, PlainError } from '../workers/job.js'
import { convertInAttempt, permanent } from './convert-shard.js'
import { type JoinTask, joinRanges } from './join-ranges.js'
import { mergeShards } from './merge-shards.js'
import { readShards, type Shard } from './shard.js'
import { ShardFolder } from './shard-folder.js'
import type { ShardManifest } from './shard-manifest.js'

/** Result of a task. Threads do not exchange the codes of errors. */
export type TaskResult<T> =
  | { readonly status: 'done'; readonly value: T }
  /** `isTemporary`: another attempt may succeed. */
  | { readonly status: 'failed'; readonly error: PlainError; readonly isTemporary: boolean }

export interface ShardTask {
  readonly shard: Shard
  /** Whether to convert a shard that has a result. */
  readonly again: boolean
  /** Whether no other attempt follows: an input that cannot be read is a result then. Default: false. */
  readonly isLastAttempt?: boolean
}

/** Result of a shard without the results of its files. Amounts in integer cents. */
export interface ShardSummary
  extends Pick<
    ShardManifest,
    'shard' | 'statuses' | 'titles' | 'paid_amount' | 'needs_review' | 'written' | 'severities'
  > {
  /** Whether an earlier job has converted it. */
  readonly reused: boolean
}

/** Result of a merge. Amounts in integer cents. */
export interface MergeSummary {
  /** Number of files per status. */
  readonly statuses: Readonly<Partial<Record<FileOutcome['status'], number>>>
  readonly titles: number
  readonly paid_amount: number
  readonly needs_review: ReviewTotals
  /** Number of converted files with diagnostics of severity `error`. */
  readonly with_errors: number
  /** The first files that could not be read or written, with the reason in Portuguese. `statuses` counts all. */
  readonly first_failed: readonly { readonly path: string; readonly message: string }[]
  /** Whether a return may be missing in the results, as in exit code 1 of `cnab merge`. */
  readonly incomplete: boolean
}

export const shardTask = ({ shard, again, isLastAttempt = false }: ShardTask): Promise<TaskResult<ShardSummary>> =>
  resultOf(async () => {
    const stored = again ? null : await new ShardFolder(shard).read(shard)
    return summaryOf(stored ?? (await convertInAttempt(shard, { blocking: true }, isLastAttempt)), stored !== null)
  })

/** @param plan path of the plan */
export const mergeTask = (plan: string): Promise<TaskResult<MergeSummary>> =>
  resultOf(async () => mergeSummary(mergeShards(readShards(await readFile(plan, 'utf8')), { blocking: true })))

export const joinTask = (task: JoinTask): Promise<TaskResult<JobResult>> =>
  resultOf(async () => permanent(await joinRanges(task, { blocking: true })))

export function summaryOf(
  { shard, statuses, titles, paid_amount, needs_review, written, severities }: ShardManifest,
  reused: boolean,
): ShardSummary {
  return { shard, statuses, titles, paid_amount, needs_review, written, severities, reused }
}

export async function mergeSummary(outcomes: AsyncIterable<FileOutcome>): Promise<MergeSummary> {
  const totals = new OutcomeTotals()
  const statuses: Partial<Record<FileOutcome['status'], number>> = {}
  const first_failed: { path: string; message: string }[] = []
  for await (const outcome of outcomes) {
    totals.add(outcome)
    if (outcome.status === 'failed' && first_failed.length < MAX_NAMED) {
      const { path, message } = outcome
      first_failed.push({ path, message })
    }
    statuses[outcome.status] = (statuses[outcome.status] ?? 0) + 1
  }
  const { sums, withErrors, isIncomplete } = totals
  const { titles, paid_amount, needs_review } = sums
  return {
    statuses,
    titles,
    paid_amount,
    needs_review,
    with_errors: withErrors,
    first_failed,
    incomplete: isIncomplete,
  }
}

/** Failed files that a summary names: it stays small. */
const MAX_NAMED = 3

async function resultOf<T>(act: () => Promise<T>): Promise<TaskResult<T>> {
  try {
    return { status: 'done', value: await act() }
  } catch (error) {
    return { status: 'failed', error: plainError(error), isTemporary: !isValidationError(error) }
  }
}
