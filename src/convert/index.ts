export { type ConvertAllOptions, convertAll, resumeConversion } from './convert-all.js'
export { type ConvertFileOptions, convertFile } from './convert-file.js'
export type { ConvertOptions } from './convert-options.js'
export type { Conversion } from './outcome.js'
export { type FileOutcome, systemErrorMessage } from './outcome.js'
export { CSV_DELIMITERS, type CsvDelimiter, type CsvOptions } from './output/csv-options.js'
export { DIAGNOSTICS_KEPT, type DiagnosticGroup } from './output/diagnostic-tally.js'
export { OUTPUT_FORMATS, type OutputFormat } from './output/formats.js'
export { OutputFile, permissionsLike } from './output/output-file.js'
export type { Progress } from './progress.js'
export { type ConvertShardOptions, convertShard } from './shards/convert-shard.js'
export { type MergeOptions, mergeShards, UnfinishedShardsError } from './shards/merge-shards.js'
export { type PlanOptions, planShards } from './shards/plan-shards.js'
export {
  type FilesShard,
  type RangeShard,
  readShards,
  type Shard,
  type ShardFile,
  type ShardProblem,
} from './shards/shard.js'
export type { FailedFile, FileResult, RangeResult, ShardManifest } from './shards/shard-manifest.js'
export { addedTotals, NO_TOTALS } from './sums.js'
