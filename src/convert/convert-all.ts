import { mkdir } from 'node:fs/promises'
import { extname } from 'node:path'
import { isUnsupportedFileError, type UnsupportedFileError } from '../return/index.js'
import { type Candidate, candidatesOf } from './candidates.js'
import { type ConvertOptions, convertFile, outputWriter } from './convert-file.js'
import { type Outcome, systemErrorMessage } from './outcome.js'

/** Extensions by which a file claims to be a return: one that is not is refused by name, never passed over. */
const RETURN_EXTENSIONS = new Set(['.ret', '.crt'])

/**
 * Converts files, and everything in folders, one after the other. A file that cannot be converted does not keep the others from it.
 *
 * What lies in a folder keeps its place: `<folder>/2026/abril.ret` becomes `<out>/2026/abril.ret.ndjson`. Two files that would get the same
 * name get different ones (`abril.ret`, `abril.ret-2`); a result of an earlier call is replaced.
 *
 * @throws {ValidationError} when `to` is no known format
 * @throws the system's own error when the folder `out` cannot be made
 * @example
 * for await (const outcome of convertAll(['retornos'], { out: 'out' })) console.log(outcome.path, outcome.status)
 */
export async function* convertAll(
  paths: Iterable<string>,
  options: ConvertOptions,
): AsyncGenerator<Outcome, void, undefined> {
  outputWriter(options.to)
  await mkdir(options.out, { recursive: true })
  const names = new Set<string>()
  for await (const candidate of candidatesOf([...paths], options.out))
    yield await convertCandidate(candidate, options, names)
}

async function convertCandidate(candidate: Candidate, options: ConvertOptions, names: Set<string>): Promise<Outcome> {
  const { path, named, problem } = candidate
  const tried = { path, named }
  if (problem !== undefined) {
    if ('error' in problem)
      return { ...tried, status: 'failed', message: systemErrorMessage(problem.error), error: problem.error }
    const { description } = problem
    return named
      ? { ...tried, status: 'failed', message: description, error: null }
      : { ...tried, status: 'ignored', description }
  }
  const name = freeName(candidate.name, names)
  try {
    const conversion = await convertFile(path, { ...options, name })
    names.add(taken(name))
    return { ...tried, status: 'converted', conversion }
  } catch (error) {
    if (!isUnsupportedFileError(error)) return { ...tried, status: 'failed', message: systemErrorMessage(error), error }
    if (!named && isNoBankFile(path, error))
      return { ...tried, status: 'ignored', description: error.identity.description }
    return { ...tried, status: 'refused', message: error.message, error }
  }
}

const isNoBankFile = (path: string, { reason }: UnsupportedFileError): boolean =>
  reason === 'not_cnab' && !RETURN_EXTENSIONS.has(extname(path).toLowerCase())

/** The name, or with a number the first one that is free. */
function freeName(name: string, names: ReadonlySet<string>): string {
  let free = name
  for (let i = 2; names.has(taken(free)); i++) free = `${name}-${i}`
  return free
}

/** Some disks hold capitals and small letters for the same. */
const taken = (name: string): string => name.toLowerCase()
