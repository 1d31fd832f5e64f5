/**
 * `cnab-cobranca/shards`: conversion on more than one machine. A plan divides the files into shards, any machine converts a shard, and a merge joins the results.
 *
 * @module
 */

export type { FileOutcome } from './convert/index.js'
export {
  type ConvertShardOptions,
  convertShard,
  type FailedFile,
  type FileResult,
  type FilesShard,
  type MergeOptions,
  mergeShards,
  type PlanOptions,
  planShards,
  type RangeResult,
  type RangeShard,
  readShards,
  type Shard,
  type ShardFile,
  type ShardManifest,
  type ShardProblem,
  UnfinishedShardsError,
} from './convert/index.js'
