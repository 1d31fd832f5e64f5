export { type ConvertAllOptions, convertAll, resumeConversion } from './convert-all.js'
export { type ConvertFileOptions, convertFile } from './convert-file.js'
export { type Candidate, candidatesOf, entriesAt, isZip, type Origin, STDIN } from './input/candidates.js'
export { gzipChunks } from './input/gzip.js'
export type { ByteRange } from './input/ranges.js'
export { isUrl, sourceOf } from './input/source.js'
export type { Conversion } from './outcome.js'
export { type FileOutcome, inEnglish, systemErrorMessage } from './outcome.js'
export { OutcomeTotals } from './outcome-totals.js'
export { CSV_FORM } from './output/csv-form.js'
export { DIAGNOSTICS_KEPT, type DiagnosticGroup } from './output/diagnostic-tally.js'
export { OUTPUT_FORMATS, type OutputFormat } from './output/formats.js'
export { EARLIER_MANIFEST_NAME, MANIFEST_NAME } from './output/manifest.js'
export type { OptionFlag } from './output/option-flag.js'
export { OutputFile, permissionsLike } from './output/output-file.js'
export type { OutputPlaces } from './output/output-places.js'
export { RESULT_OPTIONS } from './output/record-options.js'
export type { Progress } from './progress.js'
export { type ConvertShardOptions, convertShard } from './shards/convert-shard.js'
export { bytesOfShard } from './shards/format-shard-range.js'
export type { JoinTask } from './shards/join-ranges.js'
export { type MergeOptions, mergeInto, mergeShards, UnfinishedShardsError } from './shards/merge-shards.js'
export { type PlanOptions, planCandidates, planShards } from './shards/plan-shards.js'
export {
  checkedShard,
  type FilesShard,
  type RangeShard,
  readShards,
  type Shard,
  type ShardFile,
  type ShardProblem,
} from './shards/shard.js'
export { manifestName, planName, SHARD_FOLDER, ShardFolder } from './shards/shard-folder.js'
export type { FailedFile, FileResult, RangeResult, ShardManifest } from './shards/shard-manifest.js'
export {
  type MergeSummary,
  mergeSummary,
  type ShardSummary,
  type ShardTask,
  summaryOf,
  type TaskResult,
} from './shards/shard-tasks.js'
export { type ShardThreads, startShardThreads } from './shards/shard-threads.js'
export { isEndOfThread } from './workers/dead-threads.js'
export { errorOf } from './workers/errors.js'
export type { JobResult } from './workers/job.js'
