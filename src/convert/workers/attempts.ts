import { resolve } from 'node:path'
import { type Candidate, type Problem, STDIN } from '../input/candidates.js'
import { isUrl, type Source } from '../input/source.js'
import type { Manifest } from '../output/manifest.js'
import type { RecordOptions } from '../output/record-options.js'
import type { Temporaries } from '../output/temporaries.js'
import type { Job, JobResult } from './job.js'
import type { Runner } from './runner.js'

/** A candidate and the result of its job. The output still has its temporary name. */
export interface Attempt {
  readonly candidate: Candidate
  readonly temporary: string
  readonly result: JobResult | { readonly status: 'untried'; readonly problem: Problem }
}

/** Runs the jobs of candidates. */
export class Attempts {
  constructor(
    private readonly options: RecordOptions,
    private readonly runner: Pick<Runner, 'run'>,
    private readonly manifest: Manifest,
    private readonly temporaries: Temporaries,
  ) {}

  async make(candidate: Candidate): Promise<Attempt> {
    const temporary = this.temporaries.next()
    if ('problem' in candidate)
      return { candidate, temporary, result: { status: 'untried', problem: candidate.problem } }
    const { source, size } = candidate
    const known =
      source.kind === 'stdin'
        ? []
        : await this.manifest.likelyHashes(absolutePath(candidate), unpackedSize(source, size))
    return this.convert(candidate, { source, size, temporary, known })
  }

  /** Converts again, without known hashes. */
  retry({ candidate, temporary }: Attempt): Promise<Attempt> {
    return 'problem' in candidate
      ? this.make(candidate)
      : this.convert(candidate, { source: candidate.source, size: candidate.size, temporary, known: [] })
  }

  private async convert(candidate: Candidate, job: Omit<Job, 'options'>): Promise<Attempt> {
    const result = await this.runner.run({ ...job, options: this.options })
    return { candidate, temporary: job.temporary, result }
  }
}

/** Absolute path. The standard input and the URL of an object in a bucket stay. */
export const absolutePath = ({ path }: Pick<Candidate, 'path'>): string =>
  path === STDIN || isUrl(path) ? path : resolve(path)

/** The decompressed size of a gzip file is unknown until it is read. */
const unpackedSize = ({ kind }: Source, size: number): number | null => (kind === 'gzip' ? null : size)
