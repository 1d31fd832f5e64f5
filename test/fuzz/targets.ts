/** Targets of the inputs, and their rules: only typed errors are thrown, and two implementations of the same work agree. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { remittanceReadingOf, returnDialectOf } from '../../src/banks/index.js'
import { isOurCode, isValidationError, type Wallet } from '../../src/cobranca/index.js'
import { convertFile, OUTPUT_FORMATS, type OutputFormat } from '../../src/convert/index.js'
import { isUnsupportedFileError } from '../../src/febraban/index.js'
import { UnpackedSizeError } from '../../src/fixed-width/index.js'
import { readEntriesFile } from '../../src/import/entries-file.js'
import { ImportFileError, importStream } from '../../src/import/index.js'
import { detectFile, diffFiles, explainFile, lintFile, maskFile } from '../../src/inspect/index.js'
import { buildRemittance, parseRemittance } from '../../src/remittance/index.js'
import { NdjsonReader, parseReturn, type ReturnOptions, readReturn } from '../../src/return/index.js'
import { arbitraryEntry, arbitraryWallet } from '../../src/testing/index.js'
import { SCENARIOS, type ScenarioName, simulateBank } from '../../src/testing/simulator/index.js'
import { workbook } from '../import/workbooks.js'
import { unaccounted } from './accounted.js'
import type { Random } from './random.js'

/** A target; throws if a rule does not hold. */
export type Target = (bytes: Uint8Array, random: Random) => void | Promise<void>

class Violation extends Error {
  override readonly name = 'Violation'
}

const expectEqual = (a: unknown, b: unknown, what: string): void => {
  const [first, second] = [JSON.stringify(a), JSON.stringify(b)]
  if (first !== second) throw new Violation(`${what} differ: ${differenceOf(first, second)}`)
}

/** First difference of two texts. */
function differenceOf(a = '', b = ''): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return `…${a.slice(Math.max(at - 40, 0), at + 60)}… and …${b.slice(Math.max(at - 40, 0), at + 60)}…`
}

const isTyped = (error: unknown): error is Error =>
  isUnsupportedFileError(error) ||
  isValidationError(error) ||
  error instanceof ImportFileError ||
  error instanceof UnpackedSizeError

/** Result of a call, or the message of its typed error. Any other error is a finding. */
async function outcomeOf<T>(call: () => T | Promise<T>): Promise<{ readonly value: T } | { readonly refused: string }> {
  try {
    return { value: await call() }
  } catch (error) {
    if (isTyped(error)) return { refused: error.message }
    throw error
  }
}

const checkAccounted = (problem: string | null): void => {
  if (problem !== null) throw new Violation(problem)
}

/** The complete result of reading a return, as JSON. */
const wholeReturn = (bytes: Uint8Array, options?: ReturnOptions) => {
  const file = parseReturn(bytes, options)
  return { ...file, fields: file.bank_billet_discharges.map(({ fields }) => fields) }
}

function* chunked(bytes: Uint8Array, random: Random): Generator<Uint8Array> {
  const most = random.of([1, 7, 241, 1000, 100_000])
  for (let at = 0; at < bytes.length; ) {
    const length = random.below(most) + 1
    yield bytes.slice(at, at + length)
    at += length
  }
}

/** The longest input that is cut into chunks, some of single bytes. */
const MAX_TO_CHUNK = 100_000

export const TARGETS = {
  detect(bytes) {
    detectFile(bytes)
  },

  async 'return, compiled and interpreted'(bytes) {
    const compiled = await outcomeOf(() => wholeReturn(bytes, { engine: 'compiled' }))
    expectEqual(compiled, await outcomeOf(() => wholeReturn(bytes, { engine: 'interpreted' })), 'engines')
    if ('refused' in compiled) return
    const { layout } = returnDialectOf(bytes).dialect
    checkAccounted(unaccounted(layout, bytes, { engine: 'compiled' }))
    checkAccounted(unaccounted(layout, bytes, { engine: 'interpreted' }))
  },

  async 'return, in chunks'(bytes, random) {
    if (bytes.length > MAX_TO_CHUNK) return
    const whole = await outcomeOf(() => {
      const { bank_billet_discharges, totals, diagnostics, header } = parseReturn(bytes)
      return { bank_billet_discharges, totals, diagnostics, header }
    })
    const streamed = await outcomeOf(async () => {
      const stream = readReturn(chunked(bytes, random))
      const bank_billet_discharges = []
      for await (const record of stream) bank_billet_discharges.push(record)
      const { totals, diagnostics, header } = stream
      return { bank_billet_discharges, totals, diagnostics, header }
    })
    expectEqual(whole, streamed, 'whole and in chunks')
  },

  async 'lines of JSON, in chunks'(bytes, random) {
    if (bytes.length > MAX_TO_CHUNK) return
    const written = (chunks: Iterable<Uint8Array>) =>
      outcomeOf(() => {
        const reader = new NdjsonReader()
        let text = ''
        const take = (batches: Iterable<Uint8Array>): void => {
          for (const batch of batches) text += Buffer.from(batch).toString('latin1')
        }
        for (const chunk of chunks) take(reader.push(chunk))
        take(reader.end())
        for (const line of text.split('\n').filter((each) => each !== ''))
          JSON.parse(Buffer.from(line, 'latin1').toString())
        return text
      })
    expectEqual(await written([bytes]), await written(chunked(bytes, random)), 'whole and in chunks')
  },

  async remittance(bytes) {
    const read = await outcomeOf(() => parseRemittance(bytes))
    if ('value' in read) checkAccounted(unaccounted(remittanceReadingOf(bytes).dialect.layout, bytes))
  },

  lint(bytes) {
    const { counts, findings } = lintFile(bytes)
    const sum = counts.error + counts.warning + counts.info
    const found = findings.reduce((all, { further }) => all + (further?.count ?? 1), 0)
    if (sum !== found) throw new Violation(`${found} findings, and ${sum} counted`)
    const all = lintFile(bytes, { maxDiagnostics: Number.POSITIVE_INFINITY })
    expectEqual(counts, all.counts, 'limited and all')
    expectEqual(sum, all.findings.length, 'counted and all')
  },

  async mask(bytes) {
    const once = await outcomeOf(() => maskFile(bytes, { key: 'k' }))
    if ('refused' in once) return
    expectEqual(
      Buffer.from(once.value.bytes).toString('latin1'),
      Buffer.from(maskFile(bytes, { key: 'k' }).bytes).toString('latin1'),
      'masks of one key',
    )
  },

  async explain(bytes) {
    if (bytes.length > MAX_TO_CHUNK) return
    const explained = await outcomeOf(() => explainFile(bytes))
    if ('refused' in explained) return
    const { lines, line_count } = explained.value
    // One line may contain several records.
    const explainedLines = new Set(lines.map(({ line }) => line)).size
    if (explainedLines !== line_count) throw new Violation(`${explainedLines} of ${line_count} lines are explained`)
  },

  async diff(bytes) {
    const compared = await outcomeOf(() => diffFiles(bytes, bytes))
    if ('value' in compared) expectEqual(compared.value.header, [], 'a header and itself')
  },

  async convert(bytes, random) {
    if (!random.oneIn(20)) return
    await inFolder(async (folder) => {
      const path = join(folder, 'retorno.ret')
      writeFileSync(path, bytes)
      const converted = await outcomeOf(() => convertFile(path, { out: folder, to: random.of(FORMATS) }))
      const titles = await outcomeOf(() => parseReturn(bytes).totals.titles)
      expectEqual(
        'value' in converted ? converted.value.titles : null,
        'value' in titles ? titles.value : null,
        'titles',
      )
      if ('value' in converted) readFileSync(converted.value.output)
    })
  },

  async slips(_, random) {
    if (!random.oneIn(5)) return
    const seed = random.seed()
    const [entry] = fc.sample(ENTRY, { numRuns: 1, seed })
    const [wallet] = fc.sample(WALLET, { numRuns: 1, seed })
    const { our_code, slip } = entry!
    const fields = { our_code, ...slip }
    const extension = random.of(['json', 'ndjson', 'csv'])
    const text =
      extension === 'csv'
        ? `${Object.keys(fields).join(';')}\n${Object.values(fields)
            .map((value) => `"${value}"`)
            .join(';')}\n`
        : extension === 'json'
          ? JSON.stringify([fields], null, 1)
          : `${JSON.stringify(fields)}\n`
    await inFolder(async (folder) => {
      const path = join(folder, `slips.${extension}`)
      writeFileSync(path, spoilt(Buffer.from(text), random))
      await outcomeOf(async () => {
        const { entries } = await readEntriesFile(path)
        const { records } = buildRemittance({
          wallet: wallet!,
          entries: entries.map((row) => row.entry),
          partial: true,
        })
        if (!records.every((record) => isOurCode(record.our_code)))
          throw new Violation('an instruction that is none was sent')
      })
    })
  },

  async imports(_, random) {
    if (!random.oneIn(5)) return
    const [entry] = fc.sample(ENTRY, { numRuns: 1, seed: random.seed() })
    const slip = Object.entries(entry!.slip).map(([name, value]) => [name, String(value)] as const)
    const rows = [slip.map(([name]) => name), ...Array.from({ length: 3 }, () => slip.map(([, value]) => value))]
    const format = random.of(['csv', 'ndjson', 'xlsx'] as const)
    const file =
      format === 'xlsx'
        ? await workbook(rows)
        : Buffer.from(
            format === 'csv'
              ? rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}\r\n`).join('')
              : `${JSON.stringify(entry!.slip)}\n`.repeat(3),
          )
    const kind = random.of(['slips', 'entries', 'customers', 'installments', 'subscriptions'] as const)
    await outcomeOf(async () => {
      const imported = importStream(kind, spoilt(Buffer.from(file), random), { format, today: '2026-03-02' })
      let last = 0
      for await (const { line, created, errors } of imported) {
        if (line <= last) throw new Violation('rows are not in the order of their lines')
        if ((created === null) === (errors === null)) throw new Violation('a row is neither created nor an error')
        last = line
      }
      const { total_rows, created_rows, failed_to_create_rows } = imported
      if (created_rows + failed_to_create_rows !== total_rows) throw new Violation('a row is not counted once')
    })
  },

  async wallet(_, random) {
    if (!random.oneIn(3)) return
    const seed = random.seed()
    const [entry] = fc.sample(ENTRY, { numRuns: 1, seed })
    const [wallet] = fc.sample(WALLET, { numRuns: 1, seed })
    const text = Buffer.from(spoilt(Buffer.from(JSON.stringify(wallet)), random)).toString()
    const read = parsedOrNull(text)
    if (read === null) return
    await outcomeOf(() => buildRemittance({ wallet: read as Wallet, entries: [entry!], partial: true }))
  },

  async 'a bank’s answer'(bytes, random) {
    const scenario = random.of(SCENARIO_NAMES)
    const seed = random.below(1000)
    const answered = await outcomeOf(() => simulateBank(bytes, { scenario, seed }))
    if ('refused' in answered) return
    for (const { bytes: answer } of answered.value.files) {
      const { totals, diagnostics } = parseReturn(answer)
      const ofContent = diagnostics.filter(({ code }) => code !== 'unconfirmed_layout')
      expectEqual(ofContent, [], 'diagnostics of an answer and nothing')
      if (totals.titles === 0) throw new Violation('an answer without titles')
    }
  },
} satisfies Readonly<Record<string, Target>> as Readonly<Record<string, Target>>

const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[]

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const FORMATS = Object.keys(OUTPUT_FORMATS) as OutputFormat[]

const ENTRY = arbitraryEntry('341', 'cnab400', { contract: 'itau-bs-109' })
const WALLET = arbitraryWallet('341', 'cnab400', { contract: 'itau-bs-109' })

/** Texts that break JSON and CSV. */
const SPOILERS = [
  '"',
  '""',
  ';',
  ',',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '{',
  '}',
  '[',
  ']',
  '\\',
  '\\u0000',
  'null',
  '__proto__',
  '1e999',
  '-',
  '\0',
  '\ufeff',
  '\xff',
]

function spoilt(bytes: Buffer, random: Random): Uint8Array {
  let result = bytes
  for (let count = random.below(4); count > 0; count--) {
    const at = random.below(result.length + 1)
    const spoiler = Buffer.from(random.of(SPOILERS), random.oneIn(2) ? 'utf8' : 'latin1')
    result = Buffer.concat([result.subarray(0, at), spoiler, result.subarray(at + random.below(3))])
  }
  return result
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
