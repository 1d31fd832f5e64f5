import { resolve } from 'node:path'
import { isSmall } from '../convert-at-once.js'
import { type Candidate, isStdin, type Problem, STDIN } from '../input/candidates.js'
import { isUrl, type Source } from '../input/source.js'
import type { Manifest } from '../output/manifest.js'
import type { RecordOptions } from '../output/record-options.js'
import type { Temporaries } from '../output/temporaries.js'
import type { JobResult } from './job.js'
import type { Runner } from './runner.js'

/** A candidate and the result of its job. The output still has its temporary name. */
export interface Attempt {
  readonly candidate: Candidate
  readonly temporary: string
  /** Whether the output is of a shard, which the merge removes in the end. */
  readonly isOfShard?: boolean
  readonly result: JobResult | { readonly status: 'untried'; readonly problem: Problem }
}

/** Runs the jobs of candidates. */
export class Attempts {
  constructor(
    private readonly options: RecordOptions,
    private readonly runner: Pick<Runner, 'run'>,
    /** Null if files are converted whether or not they have a result. */
    private readonly manifest: Manifest | null,
    private readonly temporaries: Temporaries,
    private readonly maxBytes?: number,
  ) {}

  /** Converts a group of files. */
  async make(candidates: readonly Candidate[]): Promise<Attempt[]> {
    return this.convert(await Promise.all(candidates.map((candidate) => this.planned(candidate))))
  }

  /** Converts again, without known hashes. */
  async retry({ candidate, temporary }: Attempt): Promise<Attempt> {
    const [attempt] = await this.convert([{ candidate, temporary, known: [] }])
    return attempt!
  }

  private async planned(candidate: Candidate): Promise<Planned> {
    const temporary = this.temporaries.next()
    if (this.manifest === null || 'problem' in candidate || isStdin(candidate))
      return { candidate, temporary, known: [] }
    const { source, size } = candidate
    const known = await this.manifest.likelyHashes(absolutePath(candidate), comparableSize(source, size))
    return { candidate, temporary, known }
  }

  private async convert(planned: readonly Planned[]): Promise<Attempt[]> {
    const { options, maxBytes } = this
    const jobs = planned.flatMap(({ candidate, temporary, known }) =>
      'problem' in candidate
        ? []
        : [{ source: candidate.source, size: candidate.size, temporary, options, known, maxBytes }],
    )
    const results = (await this.runner.run(jobs)).values()
    return planned.map(({ candidate, temporary }) => ({
      candidate,
      temporary,
      result: 'problem' in candidate ? { status: 'untried', problem: candidate.problem } : results.next().value!,
    }))
  }
}

interface Planned extends Pick<Attempt, 'candidate' | 'temporary'> {
  /** Hashes that the file may have. */
  readonly known: readonly string[]
}

/** Absolute path. The standard input and the URL of an object in a bucket stay. */
export const absolutePath = ({ path }: Pick<Candidate, 'path'>): string =>
  path === STDIN || isUrl(path) ? path : resolve(path)

/** The decompressed size of a gzip file is unknown until it is read. A small file is converted in the time that a comparison takes. */
const comparableSize = ({ kind }: Source, size: number): number | null =>
  kind === 'gzip' || isSmall(size) ? null : size
