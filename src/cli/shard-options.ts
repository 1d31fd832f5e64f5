/** Options of the commands that divide a conversion into shards. */
import type { PlanOptions } from '../convert/index.js'
import type { Arguments, Options } from './command.js'

export const SHARD_OPTIONS = {
  'max-bytes': {
    value: { pt: 'N', en: 'N' },
    summary: {
      pt: 'máximo de bytes por parte (padrão: 67108864, 64 MiB)',
      en: 'maximum number of bytes of a shard (default: 67108864, 64 MiB)',
    },
  },
  'max-files': {
    value: { pt: 'N', en: 'N' },
    summary: {
      pt: 'máximo de arquivos por parte (padrão: 100)',
      en: 'maximum number of files of a shard (default: 100)',
    },
  },
} as const satisfies Options

/** Returns the options given, as the library has them. */
export function shardOptions({
  'max-bytes': maxBytes,
  'max-files': maxFiles,
}: Arguments<typeof SHARD_OPTIONS>['values']): Pick<PlanOptions, 'maxBytes' | 'maxFiles'> {
  return {
    ...(maxBytes === undefined ? {} : { maxBytes: Number(maxBytes) }),
    ...(maxFiles === undefined ? {} : { maxFiles: Number(maxFiles) }),
  }
}
