/** Gives outputs their names, one after the other in the order of the inputs, and tells the manifest. */
import { rm } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { UnsupportedFileError } from '../../return/index.js'
import type { ConvertOptions } from '../convert-options.js'
import type { Problem } from '../input/candidates.js'
import { type FileOutcome, systemErrorMessage } from '../outcome.js'
import { type Attempt, type Attempts, absolutePath } from '../workers/attempts.js'
import { errorOf } from '../workers/errors.js'
import type { Findings } from '../workers/job.js'
import { formatOf } from './formats.js'
import { MANIFEST_NAME, type Manifest } from './manifest.js'
import { findingsOf, type ManifestFile } from './manifest-lines.js'
import { putInPlace, refuseLinkedFolders } from './output-file.js'

/** Extensions by which a file claims to be a return: one that is not is refused by name, never passed over. */
const RETURN_EXTENSIONS = new Set(['.ret', '.crt'])

export class Commits {
  /** Whether anything failed so far. */
  failed = false
  private readonly names = new ResultNames()
  private readonly out: string
  private readonly extension: string

  constructor(
    options: Pick<ConvertOptions, 'out' | 'to'>,
    private readonly attempts: Attempts,
    private readonly manifest: Manifest,
  ) {
    this.out = options.out
    this.extension = formatOf(options.to).extension
  }

  /** What became of some files. Once it is told, the manifest tells it too. */
  async take(batch: readonly Attempt[]): Promise<FileOutcome[]> {
    let outcomes: FileOutcome[] = []
    for (const attempt of batch) outcomes.push(await this.outcomeOf(attempt))
    try {
      await this.manifest.flush()
    } catch (error) {
      // The results stand, but nobody would know it: another call would make them again.
      outcomes = outcomes.map((outcome) => (outcome.status === 'converted' ? failure(outcome, error) : outcome))
    }
    this.failed ||= outcomes.some(({ status }) => status === 'failed')
    return outcomes
  }

  private async outcomeOf(attempt: Attempt): Promise<FileOutcome> {
    const { candidate, result } = attempt
    const tried = { path: candidate.path, named: candidate.named }
    switch (result.status) {
      case 'untried':
        return untried(tried, result.problem)
      case 'failed':
        return failure(tried, errorOf(result))
      case 'refused':
        return refusal(tried, errorOf(result))
      case 'known': {
        const line = await this.manifest.standing(result.sha256)
        // Its result may have gone since.
        return line === null ? this.outcomeOf(await this.attempts.again(attempt)) : this.repetition(attempt, line)
      }
      case 'converted': {
        const line = await this.manifest.standing(result.findings.sha256)
        if (line === null) return this.commit(attempt, result.findings)
        await rm(attempt.temporary, { force: true })
        return this.repetition(attempt, line)
      }
    }
  }

  private async commit({ candidate, temporary }: Attempt, findings: Findings): Promise<FileOutcome> {
    const tried = { path: candidate.path, named: candidate.named }
    const name = this.names.free(candidate.name, this.extension)
    const output = join(this.out, name)
    try {
      await refuseLinkedFolders(this.out, output)
      await putInPlace(temporary, output)
    } catch (error) {
      await rm(temporary, { force: true })
      return failure(tried, error)
    }
    this.names.take(name)
    this.manifest.add({ path: absolutePath(candidate), output: name.replaceAll(sep, '/'), findings })
    return { ...tried, status: 'converted', conversion: { path: candidate.path, output, ...findings } }
  }

  /** The content was converted before: in an earlier call, or under another name. */
  private repetition({ candidate }: Attempt, line: ManifestFile): FileOutcome {
    const { path, named } = candidate
    this.names.take(line.output.replaceAll('/', sep))
    const conversion = { ...findingsOf(line), path, output: join(this.out, line.output) }
    return line.path === absolutePath(candidate)
      ? { path, named, status: 'skipped', conversion }
      : { path, named, status: 'duplicate', of: line.path, conversion }
  }
}

type TriedFile = Pick<FileOutcome, 'path' | 'named'>

function untried({ path, named }: TriedFile, problem: Problem): FileOutcome {
  if ('error' in problem) return failure({ path, named }, problem.error)
  if ('refusal' in problem) return { path, named, status: 'failed', message: problem.refusal, error: null }
  const { description } = problem
  return named
    ? { path, named, status: 'failed', message: description, error: null }
    : { path, named, status: 'ignored', description }
}

function refusal({ path, named }: TriedFile, error: UnsupportedFileError): FileOutcome {
  const { reason, identity, message } = error
  const isNoBankFile = reason === 'not_cnab' && !RETURN_EXTENSIONS.has(extname(path).toLowerCase())
  return !named && isNoBankFile
    ? { path, named, status: 'ignored', description: identity.description }
    : { path, named, status: 'refused', message, error }
}

const failure = ({ path, named }: TriedFile, error: unknown): FileOutcome => ({
  path,
  named,
  status: 'failed',
  message: systemErrorMessage(error),
  error,
})

/** Which names results have. The manifest's is never free. */
class ResultNames {
  private readonly taken = new Set<string>([MANIFEST_NAME])
  /** Up to which number those of one name are taken, so that thousands of one name are not counted again and again. */
  private readonly last = new Map<string, number>()

  take(name: string): void {
    this.taken.add(folded(name))
  }

  /** The name, or with a number the first one that is free. */
  free(name: string, extension: string): string {
    const key = folded(name)
    let free = name + extension
    for (let i = this.last.get(key) ?? 2; this.taken.has(folded(free)); i++) {
      free = `${name}-${i}${extension}`
      this.last.set(key, i)
    }
    return free
  }
}

/** Some disks hold capitals and small letters for the same, and an accent for one with its letter or two. */
const folded = (name: string): string => name.normalize().toLowerCase()
