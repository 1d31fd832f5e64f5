/** Temporary folders for tests, removed after each test. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { onTestFinished } from 'vitest'
import yazl from 'yazl'
import { MANIFEST_NAME } from '../../src/convert/output/manifest.js'

/** Creates a folder with these files. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'cnab-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return folder
}

/** Creates a zip file. */
export async function zipped(files: Readonly<Record<string, Uint8Array>>, compress = true): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { compress })
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Relative paths of all files in a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path).replaceAll('\\', '/'))
    .sort()
}

/** Relative paths of the results in a folder, without the manifest. */
export const resultsIn = (folder: string): string[] => filesIn(folder).filter((name) => !name.endsWith(MANIFEST_NAME))

/** The content of all results by name. */
export const contentOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(resultsIn(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')]))

/** Itaú's return with another file number in its header: different content, same titles. */
export function numbered(bytes: Uint8Array, number: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.write(String(number).padStart(5, '0'), 108, 'latin1')
  return copy
}

/** Itaú's return with `count` titles, each with its own number. */
export function returnOf(titles: number, number = 1): Buffer {
  const [header = '', ...lines] = fixture('341-itau/cnab400/settlements.ret').toString('latin1').split('\r\n')
  const found = lines.filter((line) => line.startsWith('1'))
  const sequence = (i: number): string => String((i + 2) % 1_000_000).padStart(6, '0')
  const made = Array.from({ length: titles }, (_, i) => {
    const line = found[i % found.length]!
    return `${line.slice(0, 62)}${String(i).padStart(8, '0')}${line.slice(70, 394)}${sequence(i)}`
  })
  const trailer = lines.find((line) => line.startsWith('9'))!
  const all = [header, ...made, trailer.slice(0, 394) + sequence(titles), '']
  return numbered(Buffer.from(all.join('\r\n'), 'latin1'), number)
}

/** Bytes of a fixture. */
export const fixture = (name: string): Buffer => readFileSync(join('fixtures', name))

/** Parsed lines of an NDJSON file. */
export const documentsIn = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)

/** Lines of the manifest of a folder, without times. */
export const manifestIn = (folder: string): Record<string, unknown>[] =>
  documentsIn(join(folder, MANIFEST_NAME)).map((line) => {
    const { started_at: _, finished_at: __, ...rest } = line as Record<string, unknown>
    return rest
  })
