/** Shards: parts of a conversion that any machine can do, alone. Plain data, one line of a plan each. */
import { createHash } from 'node:crypto'
import manifest from '../../../package.json' with { type: 'json' }
import { type LocalizedText, optionError, type ValidationError } from '../../cobranca/index.js'
import type { Problem } from '../input/candidates.js'
import type { ByteRange } from '../input/ranges.js'
import type { Source } from '../input/source.js'
import type { ResultOptions } from '../output/manifest-lines.js'
import type { PlainError } from '../workers/job.js'

interface ShardInput {
  /** Absolute path. */
  readonly path: string
  /** Whether the caller passed this path, rather than a folder or a pattern that contains it. */
  readonly named: boolean
  /** Base name, or path relative to the folder given. */
  readonly name: string
}

/** A file of a plan. */
export interface ShardFile extends ShardInput {
  readonly source: Source
  /** Bytes on disk. */
  readonly size: number
  /** Time of the last change, in milliseconds. */
  readonly modified: number
  /** Version of an object in a bucket, if it has one. */
  readonly version?: string | undefined
}

/** A path of a plan that cannot be read. */
export interface ShardProblem extends ShardInput {
  readonly problem: { readonly error: PlainError } | Exclude<Problem, { readonly error: unknown }>
}

interface ShardBase {
  /** 1, 2 …, the number of its line in the plan. */
  readonly shard: number
  /** Number of shards of the plan. */
  readonly of: number
  /** Hash of the ids of all shards of the plan. */
  readonly plan: string
  /** Hash of the inputs, their sizes and times, the options and the version: the same work has the same id. */
  readonly id: string
  /** Version of the package. Other versions may give other results, and refuse the shard. */
  readonly version: string
  /** Absolute path of the output folder. */
  readonly out: string
  readonly options: ResultOptions
  /** Paths of the call that made the plan; only in the first shard. */
  readonly paths?: readonly string[]
}

/** Some files, converted whole. */
export interface FilesShard extends ShardBase {
  readonly files: readonly (ShardFile | ShardProblem)[]
}

/** A range of one big file. */
export interface RangeShard extends ShardBase {
  readonly file: ShardFile
  readonly range: ByteRange
}

/** A part of a conversion. */
export type Shard = FilesShard | RangeShard

/** A shard before its plan is complete. */
export type ShardWork = Pick<FilesShard, 'files'> | Pick<RangeShard, 'file' | 'range'>

const ID = /^[0-9a-f]{16}$/

/** Completes the shards of a plan. */
export function shardsOf(
  works: readonly ShardWork[],
  { paths, ...common }: Required<Pick<ShardBase, 'out' | 'options' | 'paths'>>,
): Shard[] {
  const { version } = manifest
  const ids = works.map((work) => idOf({ version, ...common, ...work }))
  const shared = { of: works.length, plan: planOf(ids), version, ...common }
  return works.map((work, i) => ({ shard: i + 1, id: ids[i]!, ...shared, ...work, ...(i === 0 ? { paths } : {}) }))
}

/** Hash of a plan from the ids of its shards, in order. */
export const planOf = (ids: readonly string[]): string => hashOf(ids)

function idOf({ version, out, options, ...work }: ShardWork & Pick<ShardBase, 'version' | 'out' | 'options'>): string {
  const inputs = 'files' in work ? [work.files] : [work.file, work.range]
  const all = [version, out, options, ...inputs]
  return hashOf(all)
}

const hashOf = (data: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(data, inNameOrder)).digest('hex').slice(0, 16)

/** Databases store JSON without the order of its names. */
const inNameOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/**
 * Reads the shards of a plan, one per line.
 *
 * @throws {ValidationError} if a line is not a shard, is incomplete, or was planned by another version
 */
export const readShards = (plan: string): Shard[] =>
  plan
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => shardOf(line, i + 1))

function shardOf(line: string, number: number): Shard {
  let data: unknown = null
  try {
    data = JSON.parse(line)
  } catch {
    // Reported below.
  }
  return checkedShard(data, { pt: `linha ${number}: `, en: `line ${number}: ` })
}

/**
 * Checks data that should be a shard of this version.
 *
 * @param place put before the messages
 * @throws {ValidationError} if it is not
 */
export function checkedShard(data: unknown, place: LocalizedText = { pt: '', en: '' }): Shard {
  const invalid = ({ pt, en }: LocalizedText): ValidationError =>
    optionError('shards', { pt: place.pt + pt, en: place.en + en })
  const shard = data as Shard
  if (typeof shard !== 'object' || shard === null || typeof shard.id !== 'string' || !ID.test(shard.id)) {
    throw invalid({ pt: 'não é de um plano, ou está cortada', en: 'is not of a plan, or is cut' })
  }
  if (shard.version !== manifest.version) {
    throw invalid({
      pt: `foi planejada pela versão ${shard.version}, e esta é a ${manifest.version}: refaça o plano`,
      en: `was planned by version ${shard.version}, and this is ${manifest.version}: make the plan again`,
    })
  }
  if (shard.id !== idOf(shard))
    throw invalid({
      pt: 'foi alterada depois do plano: refaça o plano',
      en: 'was changed after the plan: make the plan again',
    })
  return shard
}
