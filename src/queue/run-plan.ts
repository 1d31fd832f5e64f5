/** Plans of runs, whose inputs and results are in folders or in a storage. */
import { join, resolve } from 'node:path'
import { checkPath, type LocalizedText, optionError } from '../cobranca/index.js'
import {
  type Candidate,
  candidatesOf,
  entriesAt,
  isUrl,
  isZip,
  type Origin,
  type PlanOptions,
  planCandidates,
  planName,
  SHARD_FOLDER,
  type Shard,
  ShardFolder,
  STDIN,
  sourceOf,
} from '../convert/index.js'
import { copyObject } from './copies.js'
import { keyIn, keyOf, type Storage, type StorageFinder } from './storage.js'
import { inTemporaryFolder } from './temporary-folder.js'

/**
 * Divides a run into shards. Objects are listed; zip files among them are copied for a moment, to list their entries.
 *
 * @throws {ValidationError} if a path or an option is invalid
 */
export async function planRun(
  paths: readonly string[],
  options: PlanOptions,
  find: StorageFinder,
): Promise<readonly Shard[]> {
  for (const path of paths) {
    checkPath('paths', path)
    if (path === STDIN)
      throw optionError('paths', {
        pt: 'a entrada padrão não pode ser dividida',
        en: 'the standard input cannot be divided',
      })
  }
  const given = paths.map(absolute)
  const out = absolute(options.out).replace(/(?<=[^/])\/+$/, '')
  const stored = given.filter(isUrl)
  if (stored.length > 0 && stored.length < given.length)
    throw optionError('paths', {
      pt: 'devem estar todos em pastas, ou todos num bucket',
      en: 'must all be in folders, or all in a bucket',
    })
  const candidates = stored.length > 0 ? storedCandidates(stored, out, find) : candidatesOf(paths, out)
  return planCandidates(candidates, { ...options, out, paths: given })
}

const absolute = (path: string): string => (isUrl(path) ? path : resolve(path))

/** Stores the plan beside the results of its shards, for the merge. */
export async function storePlan(shards: readonly [Shard, ...Shard[]], find: StorageFinder): Promise<void> {
  const [first] = shards
  if (!isUrl(first.out)) {
    await new ShardFolder(first).writePlan(shards)
    return
  }
  const storage = await find(first.out)
  await inTemporaryFolder(async (out) => {
    const path = await new ShardFolder({ ...first, out }).writePlan(shards)
    await storage.upload(path, keyIn(keyOf(storage, first.out), SHARD_FOLDER, planName(first)))
  })
}

/** Lists objects in the order of the paths. A path is an object, or the folder of many. */
async function* storedCandidates(
  paths: readonly string[],
  out: string,
  find: StorageFinder,
): AsyncGenerator<Candidate, void, undefined> {
  const seen = new Set<string>()
  for (const path of paths) {
    const storage = await find(path)
    const given = keyIn(keyOf(storage, path))
    let found = false
    for await (const { key, ...state } of storage.list(given)) {
      const named = key === given
      if (!named && given !== '' && !key.startsWith(`${given}/`)) continue
      const place = storage.url + key
      if (key.endsWith('/') || place.startsWith(`${out}/`)) continue
      const name = named ? key.slice(key.lastIndexOf('/') + 1) : key.slice(given === '' ? 0 : given.length + 1)
      const problem = problemOf(name)
      if (problem === null && name.split('/').some((part) => part.startsWith('.'))) continue
      found = true
      if (seen.has(place)) continue
      seen.add(place)
      const origin = { path: place, named, name }
      if (problem !== null) yield { ...origin, name: '', problem }
      else if (isZip(key)) yield* await entriesOf(origin, storage)
      else yield { ...origin, source: sourceOf(place), ...state }
    }
    if (!found) yield { path, named: true, name: '', problem: MISSING }
  }
}

const MISSING = { message: { pt: 'não há objetos neste caminho', en: 'there are no objects in this path' } }

/** Lists the entries of a zip file in a storage. */
const entriesOf = (origin: Origin, storage: Storage): Promise<Candidate[]> =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'copy.zip')
    const object = await copyObject(storage, keyOf(storage, origin.path), file)
    if (object === null) return [{ ...origin, problem: MISSING }]
    const entries: Candidate[] = []
    for await (const entry of entriesAt(origin, { ...object, file })) entries.push(entry)
    return entries
  })

/** Returns the problem of an object's name. Names of results are made from it, and it may come from an untrusted source. */
function problemOf(name: string): { readonly message: LocalizedText } | null {
  if (/\p{Cc}/u.test(name))
    return { message: { pt: 'tem um nome com caracteres de controle', en: 'its name has control characters' } }
  if (name.split(/[/\\]/).some((part) => part === '' || part === '.' || part === '..'))
    return { message: { pt: 'tem um nome que leva para fora da pasta', en: 'its name leads out of the folder' } }
  return null
}
