/** Renames finished outputs, in the order of the inputs, and records them in the manifest. */
import { extname, join, sep } from 'node:path'
import type { LocalizedText } from '../../cobranca/index.js'
import type { UnsupportedFileError } from '../../return/index.js'
import type { ConvertOptions } from '../convert-options.js'
import type { Problem } from '../input/candidates.js'
import { type FileOutcome, systemErrorMessage } from '../outcome.js'
import { OutcomeTotals } from '../outcome-totals.js'
import { type Attempt, type Attempts, absolutePath } from '../workers/attempts.js'
import { errorOf } from '../workers/errors.js'
import type { Findings } from '../workers/job.js'
import { formatOf } from './formats.js'
import type { JoinedOutput } from './join/joined-output.js'
import { nothingJoined, shorterOutput } from './join/unwritten-output.js'
import { EARLIER_MANIFEST_NAME, MANIFEST_NAME, type Manifest } from './manifest.js'
import { findingsOf, type ManifestFile } from './manifest-lines.js'
import { comparableName } from './output-name.js'
import type { OutputPlaces } from './output-places.js'

/** Extensions of returns: a file with one of them that is not a return is reported as unsupported, never ignored. */
const RETURN_EXTENSIONS = new Set(['.ret', '.crt'])

export class Commits {
  /** Whether a file has failed so far. */
  failed = false
  private readonly names = new ResultNames()
  private readonly out: string
  private readonly extension: string
  /** Path of the joined output, relative to the folder, with `/`. */
  private readonly joinName: string
  /** Files in the joined output, by hash. */
  private readonly appended = new Map<string, { readonly path: string; readonly findings: Findings }>()
  /** Paths of the files whose content is in the joined output. */
  private readonly joinedPaths = new Set<string>()
  private readonly totals = new OutcomeTotals()

  /** @param joined the output of all files; null if each has its own */
  constructor(
    options: Pick<ConvertOptions, 'out' | 'to' | 'join'>,
    private readonly attempts: Attempts,
    private readonly manifest: Manifest,
    private readonly places: OutputPlaces,
    private readonly joined: JoinedOutput | null = null,
  ) {
    this.out = options.out
    this.joinName = options.join ?? ''
    this.extension = formatOf(options.to).extension
  }

  /** Returns the outcomes of some files, after recording them in the manifest. */
  async take(batch: readonly Attempt[]): Promise<FileOutcome[]> {
    let outcomes: FileOutcome[] = []
    for (const attempt of batch) outcomes.push(await this.outcomeOf(attempt))
    try {
      await this.manifest.flush()
    } catch (error) {
      // The results exist, but the manifest does not list them: another call would convert the files again.
      outcomes = outcomes.map((outcome) => (outcome.status === 'converted' ? failedOutcome(outcome, error) : outcome))
    }
    this.failed ||= outcomes.some(({ status }) => status === 'failed')
    if (this.joined !== null) for (const outcome of outcomes) this.totals.add(outcome)
    return outcomes
  }

  /** @param again whether the file was tried twice */
  private async outcomeOf(attempt: Attempt, again = false): Promise<FileOutcome> {
    const { candidate, result } = attempt
    const tried = { path: candidate.path, named: candidate.named }
    switch (result.status) {
      case 'untried':
        return problemOutcome(tried, result.problem)
      case 'failed':
        // The outputs of other files may have filled the disk at that time.
        if (result.error.code === NO_SPACE && !again) return this.outcomeOf(await this.attempts.retry(attempt), true)
        return failedOutcome(tried, errorOf(result))
      case 'unsupported':
        return unsupportedOutcome(tried, errorOf(result))
      case 'known': {
        const line = await this.resultOf(result.sha256)
        // Its result may have been removed since.
        return line === null ? this.outcomeOf(await this.attempts.retry(attempt)) : this.repeated(attempt, line)
      }
      case 'converted': {
        if (this.joined !== null) return this.append(attempt, result.findings, this.joined)
        const line = await this.resultOf(result.findings.sha256)
        if (line === null) return this.commit(attempt, result.findings)
        await this.places.remove(attempt.temporary)
        return this.repeated(attempt, line)
      }
    }
  }

  /** A joined output is written from all inputs, also from those that earlier calls have converted. */
  private async resultOf(sha256: string): Promise<ManifestFile | null> {
    return this.joined === null ? this.manifest.resultOf(sha256) : null
  }

  /** Appends the records of a file to the joined output. The system error is thrown: the output would lack records. */
  private async append(
    { candidate, temporary, isOfShard = false }: Attempt,
    findings: Findings,
    joined: JoinedOutput,
  ): Promise<FileOutcome> {
    const { path, named } = candidate
    const conversion = { path, output: join(this.out, this.joinName), ...findings }
    this.joinedPaths.add(absolutePath(candidate))
    const same = this.appended.get(findings.sha256)
    if (same === undefined) {
      const name = this.names.nextFree(candidate.name, '')
      this.names.take(name)
      await this.places.withFile(temporary, (part) => joined.add(part, name.replaceAll(sep, '/')))
      this.appended.set(findings.sha256, { path: absolutePath(candidate), findings })
    }
    if (!isOfShard) await this.places.remove(temporary)
    return same === undefined
      ? { path, named, status: 'converted', conversion }
      : { path, named, status: 'duplicate', of: same.path, conversion }
  }

  /**
   * Completes the joined output, puts it in place and records its files. An earlier output stays if no file was converted, or if inputs failed and the new output
   * would lack files of the earlier one.
   *
   * @returns the outcome of the joined output, if it was not written
   * @throws the system error
   */
  async finish(): Promise<FileOutcome[]> {
    const { joined } = this
    if (joined === null) return []
    const path = join(this.out, this.joinName)
    const isEarlier = (await this.places.sizeOf(path)) !== null
    const problem = joined.parts === 0 ? nothingJoined(isEarlier) : isEarlier ? this.lackOf() : null
    if (problem !== null) {
      this.failed = true
      return [problemOutcome({ path, named: true }, { message: problem })]
    }
    await joined.finish()
    await this.places.put(joined.temporary, path)
    for (const file of this.appended.values()) this.manifest.add({ ...file, output: this.joinName })
    await this.manifest.flush()
    return []
  }

  /** Why the joined output does not replace an earlier one. Without failures, it does: files of the earlier one were removed or changed. */
  private lackOf(): LocalizedText | null {
    if (!this.totals.isIncomplete) return null
    const earlier = this.manifest.filesOf(this.joinName)
    const missing = earlier.filter(({ sha256, path }) => !this.appended.has(sha256) && !this.joinedPaths.has(path))
    return earlier.length > 0 && missing.length === 0 ? null : shorterOutput(missing.length)
  }

  private async commit({ candidate, temporary }: Attempt, findings: Findings): Promise<FileOutcome> {
    const tried = { path: candidate.path, named: candidate.named }
    const name = this.names.nextFree(candidate.name, this.extension)
    const output = join(this.out, name)
    try {
      await this.places.put(temporary, output)
    } catch (error) {
      await this.places.remove(temporary)
      return failedOutcome(tried, error)
    }
    this.names.take(name)
    this.manifest.add({ path: absolutePath(candidate), output: name.replaceAll(sep, '/'), findings })
    return { ...tried, status: 'converted', conversion: { path: candidate.path, output, ...findings } }
  }

  /** Outcome of content already converted, in an earlier call or under another name. */
  private repeated({ candidate }: Attempt, line: ManifestFile): FileOutcome {
    const { path, named } = candidate
    this.names.take(line.output.replaceAll('/', sep))
    const conversion = { ...findingsOf(line), path, output: join(this.out, line.output) }
    return line.path === absolutePath(candidate)
      ? { path, named, status: 'skipped', conversion }
      : { path, named, status: 'duplicate', of: line.path, conversion }
  }
}

/** System error of a full disk. */
const NO_SPACE = 'ENOSPC'

type FileOrigin = Pick<FileOutcome, 'path' | 'named'>

function problemOutcome({ path, named }: FileOrigin, problem: Problem): FileOutcome {
  if ('error' in problem) return failedOutcome({ path, named }, problem.error)
  const failed = ({ pt, en }: LocalizedText): FileOutcome => {
    return { path, named, status: 'failed', message: pt, english: en, error: null }
  }
  if ('message' in problem) return failed(problem.message)
  const { description } = problem
  return named
    ? failed(description)
    : { path, named, status: 'ignored', description: description.pt, english: description.en }
}

function unsupportedOutcome({ path, named }: FileOrigin, error: UnsupportedFileError): FileOutcome {
  const { reason, identity, message } = error
  const isNoBankFile = reason === 'not_cnab' && !RETURN_EXTENSIONS.has(extname(path).toLowerCase())
  return !named && isNoBankFile
    ? { path, named, status: 'ignored', description: identity.description, english: identity.english }
    : { path, named, status: 'unsupported', message, error }
}

const failedOutcome = ({ path, named }: FileOrigin, error: unknown): FileOutcome => ({
  path,
  named,
  status: 'failed',
  message: systemErrorMessage(error),
  english: systemErrorMessage(error, 'en'),
  error,
})

/** Names of the results. Reserves the names of the manifest: a result with the earlier name would be taken for one. */
class ResultNames {
  private readonly taken = new Set<string>([MANIFEST_NAME, EARLIER_MANIFEST_NAME])
  /** Last number used per name, so that thousands of files of the same name do not take quadratic time. */
  private readonly last = new Map<string, number>()

  take(name: string): void {
    this.taken.add(comparableName(name))
  }

  /** Returns the name, with a number if it is taken. */
  nextFree(name: string, extension: string): string {
    const key = comparableName(name)
    let free = name + extension
    for (let i = this.last.get(key) ?? 2; this.taken.has(comparableName(free)); i++) {
      free = `${name}-${i}${extension}`
      this.last.set(key, i)
    }
    return free
  }
}
