/**
 * The manifest of a folder of results: what was converted into it, and by which options. Lines are appended when the results they tell of have
 * their names; so after a stop at any moment whatever it tells is there, and what it does not tell is converted again.
 */
import { constants, createReadStream, existsSync } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import manifest from '../../../package.json' with { type: 'json' }
import type { Findings } from '../workers/job.js'
import {
  diagnosticCounts,
  type ManifestFile,
  type ManifestLine,
  manifestLine,
  type ResultOptions,
  type RunLine,
} from './manifest-lines.js'

export const MANIFEST_NAME = 'cnab-manifest.ndjson'

/** `a+`, but not through a link, which may lead to a file that is no manifest. */
const APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0)

/** A file that was converted, and its result within the folder. */
export interface Converted {
  readonly path: string
  readonly output: string
  readonly findings: Findings
}

export class Manifest {
  private lastRun: RunLine | null = null
  private ended = 0
  /** Which options a run had, as text to compare. */
  private readonly keys = new Map<number, string>()
  /** The last line of each result: an earlier one tells of what was replaced since. */
  private readonly byOutput = new Map<string, ManifestFile>()
  private readonly byHash = new Map<string, ManifestFile[]>()
  private readonly byPath = new Map<string, ManifestFile>()
  private readonly bySize = new Map<number, ManifestFile[]>()
  private readonly unwritten: ManifestFile[] = []
  /** The file may end within a line. */
  private torn = false

  private constructor(
    private readonly out: string,
    private readonly file: FileHandle,
  ) {}

  static isIn(out: string): boolean {
    return existsSync(join(out, MANIFEST_NAME))
  }

  /** The manifest of a folder, which must be there; a new one where there is none. */
  static async open(out: string): Promise<Manifest> {
    const path = join(out, MANIFEST_NAME)
    const opened = new Manifest(out, await open(path, APPEND))
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

  /** No run is told of. */
  get isEmpty(): boolean {
    return this.lastRun === null
  }

  /** The last run, unless it came to its end. */
  get unfinished(): RunLine | null {
    return this.lastRun === null || this.lastRun.run === this.ended ? null : this.lastRun
  }

  /** A run begins. */
  async begin(paths: readonly string[], options: ResultOptions): Promise<void> {
    const run = (this.lastRun?.run ?? 0) + 1
    const line: RunLine = { type: 'run', run, version: manifest.version, started_at: now(), paths, options }
    await this.append([line])
    this.take(line)
  }

  /** A file was converted in this run, and its result has its name. {@link flush} writes it down. */
  add({ path, output, findings }: Converted): void {
    const { run } = this.lastRun!
    const diagnostics = diagnosticCounts(findings.diagnostics)
    const line: ManifestFile = { type: 'file', run, finished_at: now(), path, output, ...findings, diagnostics }
    this.take(line)
    this.unwritten.push(line)
  }

  /** Writes down what was added, at once. */
  async flush(): Promise<void> {
    const lines = [...this.unwritten]
    // What could not be written is tried again with what comes next.
    await this.append(lines)
    this.unwritten.splice(0, lines.length)
  }

  /** The run came to its end, and nothing failed. */
  async end(): Promise<void> {
    await this.append([{ type: 'end', run: this.lastRun!.run, finished_at: now() }])
  }

  async close(): Promise<void> {
    await this.file.close()
  }

  /** The file of this content that was converted by this run's options and whose result still stands. */
  async standing(sha256: string): Promise<ManifestFile | null> {
    for (const line of this.byHash.get(sha256) ?? []) if (await this.stands(line)) return line
    return null
  }

  /**
   * The hashes of files that a file is likely to be the same as, by its path and its size (null when only reading it all tells), if their results
   * stand. Which it is the same as in truth is told once it is read.
   */
  async likely(path: string, size: number | null): Promise<string[]> {
    const sameSize = (size === null ? undefined : this.bySize.get(size)) ?? []
    const lines = [this.byPath.get(path), ...(sameSize.length > FEW ? [] : sameSize)]
    const hashes = new Set<string>()
    for (const line of lines) if (line !== undefined && (await this.stands(line))) hashes.add(line.sha256)
    return [...hashes]
  }

  private async stands(line: ManifestFile): Promise<boolean> {
    if (this.byOutput.get(line.output) !== line || this.keys.get(line.run) !== this.keys.get(this.lastRun!.run))
      return false
    const stats = await stat(join(this.out, line.output)).catch(() => null)
    return stats?.isFile() === true && stats.size === line.output_size
  }

  private async append(lines: readonly ManifestLine[]): Promise<void> {
    if (lines.length === 0) return
    // What a torn line lacks is its end: without one, the next line would be a part of it.
    const before = this.torn ? '\n' : ''
    this.torn = true
    await this.file.appendFile(`${before}${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}`)
    await this.file.datasync()
    this.torn = false
  }

  /** Two calls that begin at once take the same number: when they have other options, nobody knows by which of them a file was converted. */
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

/** In a folder where more files than these have one size, the size tells nothing; and to look at all of them for each takes their square. */
const FEW = 8

/** The options of no run. */
const UNKNOWN_OPTIONS = ''

const now = (): string => new Date().toISOString()

function push<K>(lists: Map<K, ManifestFile[]>, key: K, line: ManifestFile): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [line])
  else list.push(line)
}
