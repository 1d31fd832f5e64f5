/** Files of shards in the output folder, until the merge renames or removes them. Their names begin with the id of the shard. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TitleRun } from '../../return/index.js'
import type { WrittenRun } from '../input/ranges.js'
import { createFolder } from '../output/create-folder.js'
import { formatOf } from '../output/formats.js'
import { partOptions } from '../output/join/part-options.js'
import { checkNoLinkedFolders, OutputFile } from '../output/output-file.js'
import type { Shard } from './shard.js'
import type { ShardManifest } from './shard-manifest.js'

/** Hidden, so that a pattern over the results does not match unfinished ones. */
export const SHARD_FOLDER = '.cnab-shards'

/** A run and the offset of its output in the output of its shard. */
export interface StoredRun extends WrittenRun {
  readonly at: number
}

export class ShardFolder {
  private readonly out: string
  private readonly folder: string
  private readonly extension: string

  constructor({ out, options }: Pick<Shard, 'out' | 'options'>) {
    this.out = out
    this.folder = join(out, SHARD_FOLDER)
    this.extension = formatOf(partOptions(options).to).extension
  }

  /** Creates the folder. Throws the system error if it cannot be written to. */
  async open({ id }: Pick<Shard, 'id'>): Promise<void> {
    await checkNoLinkedFolders(this.out, join(this.folder, id))
    await createFolder(this.folder)
    const probe = new OutputFile(join(this.folder, id))
    try {
      await probe.write('')
    } finally {
      await probe.discard()
    }
  }

  /** Path of an output of a shard, by the position of its file. */
  outputOf({ id }: Pick<Shard, 'id'>, index = 0): string {
    return join(this.folder, `${id}-${index + 1}${this.extension}`)
  }

  /** Paths of the files of a range that the merge reads. */
  filesOf(range: Pick<Shard, 'id'>): string[] {
    return [this.outputOf(range), join(this.folder, runsName(range))]
  }

  async write(shard: ShardManifest): Promise<void> {
    await this.writeJson(manifestName(shard), shard)
  }

  /** Stores a plan for the merge. Returns its path. */
  async writePlan(shards: readonly [Shard, ...Shard[]]): Promise<string> {
    const name = planName(shards[0])
    await createFolder(this.folder)
    await this.writeFile(name, shards.map((shard) => `${JSON.stringify(shard)}\n`).join(''))
    return join(this.folder, name)
  }

  /** Returns the result of a shard; null if it has none. */
  async read({ id }: Pick<Shard, 'id'>): Promise<ShardManifest | null> {
    return (await this.readJson(manifestName({ id }))) as ShardManifest | null
  }

  /** Writes the runs of a range. They contain lines of the file. */
  async writeRuns({ id }: Pick<Shard, 'id'>, runs: readonly StoredRun[]): Promise<void> {
    await this.writeJson(
      runsName({ id }),
      runs.map((run) => ({ ...run, state: { ...run.state, constants: [...run.state.constants] } })),
    )
  }

  /** Returns the runs of a range; null if they have been removed. */
  async readRuns({ id }: Pick<Shard, 'id'>): Promise<StoredRun[] | null> {
    const runs = (await this.readJson(runsName({ id }))) as PlainRun[] | null
    return runs?.map((run) => ({ ...run, state: { ...run.state, constants: new Map(run.state.constants) } })) ?? null
  }

  /** Removes all files of finished shards except their manifests: outputs that were not used, runs, and files of killed attempts. */
  async removeLeftovers(shards: readonly Pick<Shard, 'id'>[]): Promise<void> {
    const ids = new Set(shards.map(({ id }) => id))
    const kept = new Set(shards.map(manifestName))
    for (const name of await readdir(this.folder)) {
      if (ids.has(name.slice(0, ID_LENGTH)) && !kept.has(name)) await rm(join(this.folder, name), { force: true })
    }
  }

  private writeJson(name: string, data: unknown): Promise<void> {
    return this.writeFile(name, `${JSON.stringify(data)}\n`)
  }

  private async writeFile(name: string, text: string): Promise<void> {
    const file = new OutputFile(join(this.folder, name), undefined, OWNER_ONLY)
    try {
      await file.write(text)
      await file.commit()
    } catch (error) {
      await file.discard()
      throw error
    }
  }

  private async readJson(name: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(join(this.folder, name), 'utf8'))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }
}

type PlainRun = Omit<StoredRun, 'state'> & {
  readonly state: Omit<TitleRun['state'], 'constants'> & {
    readonly constants: [string, string | number | null][]
  }
}

/** Runs contain lines of the file. */
const OWNER_ONLY = 0o600
const ID_LENGTH = 16

export const manifestName = ({ id }: Pick<Shard, 'id'>): string => `${id}.json`
/** Name of the file of a plan. */
export const planName = ({ plan }: Pick<Shard, 'plan'>): string => `plan-${plan}.ndjson`
const runsName = ({ id }: Pick<Shard, 'id'>): string => `${id}.runs.json`
