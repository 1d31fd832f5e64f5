import { resolve } from 'node:path'
import { checkPath, optionError } from '../../cobranca/index.js'
import { abortable } from '../../code/abortable.js'
import { isTurnDue, turn } from '../../code/turns.js'
import { recordOptions } from '../convert-options.js'
import { type Candidate, candidatesOf, STDIN } from '../input/candidates.js'
import { rangesOf } from '../input/ranges.js'
import { formatOf } from '../output/formats.js'
import { partOptions } from '../output/join/part-options.js'
import type { RecordOptions } from '../output/record-options.js'
import { warnOfOlderCsvOptions } from '../output/stored-csv.js'
import { absolutePath } from '../workers/attempts.js'
import { plainError } from '../workers/errors.js'
import { type FilesShard, type Shard, type ShardFile, type ShardProblem, type ShardWork, shardsOf } from './shard.js'

export interface PlanOptions extends Omit<RecordOptions, 'engine'> {
  /** Output folder. All machines must have this folder and the inputs under the same paths. */
  readonly out: string
  /** Maximum number of bytes of a shard. Larger files are split, unless they are compressed, or written as Parquet or XLSX without `join`. Default: 64 MiB. */
  readonly maxBytes?: number
  /** Maximum number of files of a shard. Default: 100. */
  readonly maxFiles?: number
  /** Ends the listing. The call throws the signal's reason. */
  readonly signal?: AbortSignal
}

/** A job of this size takes long enough that its queue costs little, and is short enough to run again. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_FILES = 100

/**
 * Divides a conversion of files, folders, zip files and patterns into shards. {@link convertShard} does one shard, on any machine and in any order;
 * {@link mergeShards} then joins the results. The files are listed, not read.
 *
 * @throws {ValidationError} if a path is the standard input or the content of a file, or an option is invalid
 * @example
 * const shards = await planShards(['retornos'], { out: 'out', to: 'parquet' })
 */
export async function planShards(paths: Iterable<string>, options: PlanOptions): Promise<Shard[]> {
  const given = [...paths]
  for (const path of given) {
    checkPath('paths', path)
    if (path === STDIN)
      throw optionError('paths', {
        pt: 'a entrada padrão não pode ser dividida',
        en: 'the standard input cannot be divided',
      })
  }
  const out = resolve(options.out)
  return planCandidates(candidatesOf(given, out), { ...options, out, paths: given.map((path) => resolve(path)) })
}

/**
 * Divides files into shards.
 *
 * @param out absolute path or URL; also `paths`, those of the call
 */
export async function planCandidates(
  candidates: AsyncIterable<Candidate>,
  { out, paths, signal, ...options }: PlanOptions & { readonly paths: readonly string[] },
): Promise<Shard[]> {
  const { maxBytes = MAX_BYTES, maxFiles = MAX_FILES } = options
  checkLimits({ maxBytes, maxFiles })
  warnOfOlderCsvOptions(options)
  const results = recordOptions(options)
  const { canConcatenate } = formatOf(partOptions(results).to)
  const works: ShardWork[] = []
  let files: FilesShard['files'][number][] = []
  let bytes = 0
  const close = (): void => {
    if (files.length > 0) works.push({ files })
    files = []
    bytes = 0
  }
  for await (const candidate of signal === undefined ? candidates : abortable(candidates, signal)) {
    if (isTurnDue()) await turn()
    const file = inputOf(candidate)
    const size = 'size' in file ? file.size : 0
    if ('size' in file && size > maxBytes && canConcatenate && file.source.kind === 'file') {
      close()
      // Ranges of equal size.
      const rangeSize = Math.ceil(size / Math.ceil(size / maxBytes))
      for (const range of rangesOf(0, size, rangeSize)) works.push({ file, range })
      continue
    }
    if (files.length === maxFiles || bytes + size > maxBytes) close()
    files.push(file)
    bytes += size
  }
  close()
  return shardsOf(works, { out, options: results, paths })
}

function inputOf(candidate: Candidate): ShardFile | ShardProblem {
  const { named, name } = candidate
  const input = { path: absolutePath(candidate), named, name }
  if ('problem' in candidate) {
    const { problem } = candidate
    return { ...input, problem: 'error' in problem ? { error: plainError(problem.error) } : problem }
  }
  const { source, size, modified, version } = candidate
  const absolute = 'path' in source ? { ...source, path: absolutePath(source) } : source
  return { ...input, source: absolute, size, modified, version }
}

function checkLimits(limits: Readonly<Record<'maxBytes' | 'maxFiles', number>>): void {
  for (const [name, value] of Object.entries(limits)) {
    if (!Number.isInteger(value) || value < 1)
      throw optionError(name, {
        pt: 'deve ser um número inteiro, de 1 em diante',
        en: 'must be an integer, 1 or more',
      })
  }
}
