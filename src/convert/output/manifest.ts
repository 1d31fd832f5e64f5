/**
 * Manifest of an output folder: converted files and the options used. A line is appended after its result has been renamed. So after an interruption every
 * result in the manifest exists, and files that are not in the manifest are converted again.
 */
import { constants, createReadStream, existsSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { createInterface } from 'node:readline'
import manifest from '../../../package.json' with { type: 'json' }
import type { Findings } from '../workers/job.js'
import {
  type ManifestFile,
  type ManifestLine,
  manifestLine,
  type ResultOptions,
  type RunLine,
  storedFindings,
} from './manifest-lines.js'
import type { OutputPlaces } from './output-places.js'

/** A hidden file without an extension, so that patterns of outputs (`*.ndjson`, `*.json*`, `*`) do not match it. */
export const MANIFEST_NAME = '.cnab-manifest'

/** Name up to version 0.1. */
export const EARLIER_MANIFEST_NAME = 'cnab-manifest.ndjson'

/** `a+` without following a link, which may lead to another file. */
const APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0)

/** A converted file and its result. */
export interface Converted {
  readonly path: string
  readonly output: string
  readonly findings: Findings
}

export class Manifest {
  private lastRun: RunLine | null = null
  private ended = 0
  /** Options per run, as text for comparison. */
  private readonly keys = new Map<number, string>()
  /** Last line per result; the result of an earlier line has been replaced. */
  private readonly byOutput = new Map<string, ManifestFile>()
  private readonly byHash = new Map<string, ManifestFile[]>()
  private readonly byPath = new Map<string, ManifestFile>()
  private readonly bySize = new Map<number, ManifestFile[]>()
  private readonly unwritten: ManifestFile[] = []
  /** Whether the file may end in an incomplete line. */
  private torn = false

  private constructor(
    private readonly out: string,
    private readonly file: FileHandle,
    private readonly places: OutputPlaces,
  ) {}

  static isIn(out: string): boolean {
    return [MANIFEST_NAME, EARLIER_MANIFEST_NAME].some((name) => existsSync(join(out, name)))
  }

  /** Opens or creates the manifest of an existing folder. A manifest with the earlier name is renamed. */
  static async open(out: string, places: OutputPlaces): Promise<Manifest> {
    const path = join(out, MANIFEST_NAME)
    const earlier = join(out, EARLIER_MANIFEST_NAME)
    if (!existsSync(path) && existsSync(earlier)) await rename(earlier, path)
    const opened = new Manifest(out, await open(path, APPEND), places)
    try {
      for await (const text of createInterface({
        input: createReadStream(path),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        const line = manifestLine(text)
        if (line !== null) opened.take(line)
      }
      opened.torn = !(await endsWithLine(opened.file))
      return opened
    } catch (error) {
      await opened.close()
      throw error
    }
  }

  /** Whether the manifest has no runs. */
  get isEmpty(): boolean {
    return this.lastRun === null
  }

  /** The last run, if it did not end. */
  get unfinished(): RunLine | null {
    return this.lastRun === null || this.lastRun.run === this.ended ? null : this.lastRun
  }

  /** Records the start of a run. */
  async begin(paths: readonly string[], options: ResultOptions): Promise<void> {
    const run = (this.lastRun?.run ?? 0) + 1
    const line: RunLine = { type: 'run', run, version: manifest.version, started_at: now(), paths, options }
    await this.append([line])
    this.take(line)
  }

  /** Adds a converted file, after its result has been renamed. {@link flush} writes it. */
  add({ path, output, findings }: Converted): void {
    const { run } = this.lastRun!
    const line: ManifestFile = { type: 'file', run, finished_at: now(), path, output, ...storedFindings(findings) }
    this.take(line)
    this.unwritten.push(line)
  }

  /** Writes the added files to disk. */
  async flush(): Promise<void> {
    const lines = [...this.unwritten]
    // If writing fails, the next call writes the lines again.
    await this.append(lines)
    this.unwritten.splice(0, lines.length)
  }

  /** Records the end of a run without failures. */
  async end(): Promise<void> {
    await this.append([{ type: 'end', run: this.lastRun!.run, finished_at: now() }])
  }

  async close(): Promise<void> {
    await this.file.close()
  }

  /** Returns the paths that are no results of earlier calls: the pattern of a shell names results, too. Paths are absolute. */
  withoutResults(paths: readonly string[]): string[] {
    const folder = resolve(this.out)
    return paths.filter((path) => !this.byOutput.has(relative(folder, path).replaceAll(sep, '/')))
  }

  /** Files in a joined output, as it was written last. */
  filesOf(output: string): ManifestFile[] {
    const run = this.byOutput.get(output)?.run
    return [...this.byHash.values()].flat().filter((line) => line.run === run && line.output === output)
  }

  /** Returns the file of this content that was converted with the same options and whose result still exists. */
  async resultOf(sha256: string): Promise<ManifestFile | null> {
    for (const line of this.byHash.get(sha256) ?? []) if (await this.isCurrent(line)) return line
    return null
  }

  /**
   * Returns the hashes of converted files with current results that have the same path, or the same size if it is known. The caller reads the
   * file to find which hash it has, if any.
   */
  async likelyHashes(path: string, size: number | null): Promise<string[]> {
    const sameSize = (size === null ? undefined : this.bySize.get(size)) ?? []
    const lines = [this.byPath.get(path), ...(sameSize.length > MAX_SAME_SIZE ? [] : sameSize)]
    const hashes = new Set<string>()
    for (const line of lines) if (line !== undefined && (await this.isCurrent(line))) hashes.add(line.sha256)
    return [...hashes]
  }

  private async isCurrent(line: ManifestFile): Promise<boolean> {
    if (this.byOutput.get(line.output) !== line || this.keys.get(line.run) !== this.keys.get(this.lastRun!.run))
      return false
    return (await this.places.sizeOf(join(this.out, line.output))) === line.output_size
  }

  private async append(lines: readonly ManifestLine[]): Promise<void> {
    if (lines.length === 0) return
    // An incomplete line has no line feed: without one, the next line would be part of it.
    const before = this.torn ? '\n' : ''
    this.torn = true
    await this.file.appendFile(`${before}${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}`)
    await this.file.datasync()
    this.torn = false
  }

  /** Two concurrent calls can get the same number. If their options differ, the options of their files are unknown. */
  private setKey(run: number, key: string): void {
    const known = this.keys.get(run)
    this.keys.set(run, known === undefined || known === key ? key : UNKNOWN_OPTIONS)
  }

  private take(line: ManifestLine): void {
    switch (line.type) {
      case 'run':
        this.lastRun = line
        this.setKey(line.run, JSON.stringify([line.version, Object.entries(line.options).sort()]))
        break
      case 'end':
        this.ended = line.run
        break
      case 'file':
        this.byOutput.set(line.output, line)
        this.byPath.set(line.path, line)
        push(this.byHash, line.sha256, line)
        push(this.bySize, line.size, line)
        break
    }
  }
}

async function endsWithLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return true
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] === LINE_FEED
}

const LINE_FEED = 10

/** If more files have the same size, size is not used to find duplicates: checking all of them would take quadratic time. */
const MAX_SAME_SIZE = 8

/** Differs from the options of every run. */
const UNKNOWN_OPTIONS = ''

const now = (): string => new Date().toISOString()

function push<K>(lists: Map<K, ManifestFile[]>, key: K, line: ManifestFile): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [line])
  else list.push(line)
}
