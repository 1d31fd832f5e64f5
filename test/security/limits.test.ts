/** Limits that a server sets, and abort signals: what is read, built, settled or converted ends, with nothing left behind. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readReturnColumns } from '../../src/columns.js'
import { importSlips, importStream } from '../../src/import/index.js'
import {
  convertAll,
  convertFile,
  type Diagnostic,
  type FileOutcome,
  parseReturn,
  readReturn,
  streamRemittance,
} from '../../src/index.js'
import { settleStream } from '../../src/settlement/index.js'
import { fixture, folderOf, resultsIn, returnOf } from '../convert/folders.js'
import { entry, generated_at, itau400 } from '../remittance/made-up.js'

const REASON = new Error('the client has gone')
const BYTES = returnOf(3000)

/** Items until the iteration ends or throws. Aborts at the first item. */
async function untilAborted(items: AsyncIterable<unknown>, stop: AbortController) {
  let after = 0
  try {
    for await (const _ of items) {
      if (stop.signal.aborted) after++
      stop.abort(REASON)
    }
  } catch (error) {
    return { error, after }
  }
  return { error: null, after }
}

/** A source that gives some bytes and then none, without an end. */
function endless(bytes: Uint8Array = Buffer.alloc(0)) {
  const state = { isClosed: false }
  const source: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]() {
      let isFirst = true
      return {
        async next() {
          if (!isFirst) return new Promise<never>(() => {})
          isFirst = false
          return { done: false, value: bytes }
        },
        async return() {
          state.isClosed = true
          return { done: true, value: undefined }
        },
      }
    },
  }
  return { source, state }
}

describe('an aborted signal ends', () => {
  const FORMS: Readonly<
    Record<string, (source: AsyncIterable<Uint8Array>, signal: AbortSignal) => AsyncIterable<unknown>>
  > = {
    readReturn: (source, signal) => readReturn(source, { signal }),
    'batches of readReturn': (source, signal) => readReturn(source, { signal }).batches(),
    readReturnColumns: (source, signal) => readReturnColumns(source, { signal, batchSize: 100 }),
    settleStream: (source, signal) => settleStream(readReturn(source), [], { signal }),
    importStream: (source, signal) => importStream('slips', source, { signal }),
  }
  const contentOf = (name: string): Uint8Array =>
    name === 'importStream' ? Buffer.from(`amount\n${'1,00\n'.repeat(1000)}`) : BYTES
  const names = Object.keys(FORMS)

  test.each(names)('%s: nothing comes after it, and the source is closed', async (name) => {
    const stop = new AbortController()
    const { source, state } = endless(contentOf(name))
    const { error, after } = await untilAborted(FORMS[name]!(source, stop.signal), stop)
    expect(error).toBe(REASON)
    expect(after).toBe(0)
    if (name !== 'settleStream') expect(state.isClosed).toBe(true)
  })

  test.each(names)('%s that waits for a source', async (name) => {
    const stop = new AbortController()
    const { source } = endless()
    const [end] = await Promise.allSettled([untilAborted(FORMS[name]!(source, stop.signal), stop), stop.abort(REASON)])
    expect(end).toEqual({ status: 'fulfilled', value: { error: REASON, after: 0 } })
  })

  test.each(names)('%s before it begins', async (name) => {
    const { source } = endless(contentOf(name))
    const stop = new AbortController()
    stop.abort(REASON)
    expect(await untilAborted(FORMS[name]!(source, stop.signal), stop)).toEqual({ error: REASON, after: 0 })
  })

  test('readReturn of a stream of Node, which is destroyed', async () => {
    const stop = new AbortController()
    const stream = new PassThrough()
    stream.write(BYTES)
    const { error } = await untilAborted(readReturn(stream, { signal: stop.signal }), stop)
    expect(error).toBe(REASON)
    expect(stream.destroyed).toBe(true)
  })

  test('streamRemittance, of entries in memory and of entries that come', async () => {
    const all = Array.from({ length: 5000 }, () => entry())
    async function* later() {
      yield* all
    }
    for (const entries of [all, later()]) {
      const stop = new AbortController()
      const stream = streamRemittance({ wallet: itau400, entries, generated_at, signal: stop.signal })
      expect(await untilAborted(stream, stop)).toEqual({ error: REASON, after: 0 })
    }
  })

  test('importSlips of every format', async () => {
    const files = { csv: 'amount\n1,00\n', ndjson: '{"amount":"1,00"}\n', json: '[{"amount":"1,00"}]' } as const
    for (const [format, text] of Object.entries(files)) {
      const signal = AbortSignal.abort(REASON)
      const call = importSlips(Buffer.from(text), { format: format as keyof typeof files, signal })
      await expect(call).rejects.toBe(REASON)
    }
  })

  test.each(['ndjson', 'csv', 'parquet', 'xlsx'] as const)('convertFile to %s, without a file left', async (to) => {
    const folder = folderOf({ 'a.ret': BYTES })
    const out = join(folder, 'out')
    const stop = new AbortController()
    const call = convertFile(join(folder, 'a.ret'), {
      out,
      to,
      signal: stop.signal,
      onProgress: () => stop.abort(REASON),
    })
    await expect(call).rejects.toBe(REASON)
    expect(resultsIn(folder)).toEqual(['a.ret'])
  })

  test('convertAll on several threads, without temporary files', async () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`in/${i}.ret`, returnOf(2000, i + 1)]))
    const folder = folderOf(files)
    const out = join(folder, 'out')
    const stop = new AbortController()
    const outcomes = convertAll([join(folder, 'in')], { out, workers: 3, signal: stop.signal })
    const { error } = await untilAborted(outcomes, stop)
    expect(error).toBe(REASON)
    // Whole results, which were in place before.
    expect(readdirSync(out).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

describe('maxBytes', () => {
  const tooLarge = (maxBytes: number) =>
    expect.objectContaining({ name: 'FileTooLargeError', code: 'file_too_large', maxBytes })
  const drained = async (items: AsyncIterable<unknown>): Promise<void> => {
    for await (const _ of items);
  }

  test('of returns and imports, from bytes, chunks and a path: the limit itself is allowed', async () => {
    const { length } = BYTES
    const path = join(folderOf({ 'a.ret': BYTES }), 'a.ret')
    for (const source of [BYTES, [BYTES.subarray(0, 1000), BYTES.subarray(1000)], path]) {
      await drained(readReturn(source, { maxBytes: length }))
      await expect(drained(readReturn(source, { maxBytes: length - 1 }))).rejects.toEqual(tooLarge(length - 1))
      await expect(drained(readReturnColumns(source, { maxBytes: 1 }))).rejects.toEqual(tooLarge(1))
    }
    const csv = Buffer.from('amount\n1,00\n')
    expect((await importSlips(csv, { maxBytes: csv.length })).total_rows).toBe(1)
    await expect(importSlips(csv, { maxBytes: csv.length - 1 })).rejects.toEqual(tooLarge(csv.length - 1))
  })

  test('of a conversion: bytes after decompression; the other files are converted', async () => {
    const small = fixture('341-itau/cnab400/settlements.ret')
    const folder = folderOf({ 'in/a.ret.gz': gzipSync(BYTES), 'in/b.ret': BYTES, 'in/c.ret': small })
    const maxBytes = BYTES.length - 1
    const out = join(folder, 'out')
    for (const name of ['a.ret.gz', 'b.ret']) {
      await expect(convertFile(join(folder, 'in', name), { out, maxBytes })).rejects.toEqual(tooLarge(maxBytes))
    }
    expect(resultsIn(folder)).toEqual(['in/a.ret.gz', 'in/b.ret', 'in/c.ret'])
    for (const blocking of [false, true]) {
      const outcomes: FileOutcome[] = []
      const options = { out: join(folder, String(blocking)), maxBytes, blocking }
      for await (const outcome of convertAll([join(folder, 'in')], options)) outcomes.push(outcome)
      expect(outcomes.map(({ status }) => status)).toEqual(['failed', 'failed', 'converted'])
      for (const outcome of outcomes.slice(0, 2)) {
        expect(outcome).toMatchObject({
          error: tooLarge(maxBytes),
          message: expect.stringContaining(`${maxBytes} bytes`),
        })
      }
    }
  })

  test('must be a number of bytes', () => {
    for (const maxBytes of [0, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => readReturn(BYTES, { maxBytes })).toThrow(/maxBytes/)
      expect(() => importStream('slips', BYTES, { maxBytes })).toThrow(/maxBytes/)
    }
  })
})

describe('rows of JSON and NDJSON', () => {
  const nested = (levels: number): string => `{"meta":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
  const errorOf = (text: string, format: 'json' | 'ndjson', limits = {}) =>
    importSlips(Buffer.from(text), { format, limits }).then(
      () => null,
      (error: unknown) => error,
    )

  test('the depth is limited; the error has line and path', async () => {
    const text = `[\n{},\n{"description":"[[[[","meta":{"a":[0,{"b":[1]}]}}\n]`
    expect(await errorOf(text, 'json', { row_depth: 5 })).toBeNull()
    expect(await errorOf(text, 'json', { row_depth: 4 })).toMatchObject({
      name: 'ImportLimitError',
      code: 'import_limit',
      limit: 'row_depth',
      allowed: 4,
      place: { line: 3, path: '[1].meta.a[1].b' },
      message:
        'Linha 3, em [1].meta.a[1].b: o arquivo passa do limite de níveis de listas e objetos numa linha de JSON: tem 5 ou mais, e são lidos até 4. Confira o arquivo e, se estiver certo, aumente o limite.',
    })
    expect(await errorOf(nested(33), 'json')).toMatchObject({ limit: 'row_depth', allowed: 32, place: { line: 1 } })
    expect(await errorOf(nested(32), 'json')).toBeNull()
    expect(await errorOf('['.repeat(2 ** 20), 'json')).toMatchObject({ limit: 'row_depth', place: { line: 1 } })
  })

  test('the length is limited; an unclosed text, too', async () => {
    const row = '{"description":"\\"abc"}'
    expect(await errorOf(row, 'json', { row_length: row.length })).toBeNull()
    expect(await errorOf(row, 'json', { row_length: row.length - 1 })).toMatchObject({
      name: 'ImportLimitError',
      limit: 'row_length',
      place: { line: 1, path: '[0]' },
    })
    expect(await errorOf(`[{},${row}]`, 'json', { row_length: 20 })).toMatchObject({ place: { path: '[1]' } })
    expect(await errorOf(`["${'a'.repeat(2 ** 21)}`, 'json')).toMatchObject({ limit: 'row_length', allowed: 2 ** 20 })
  })

  test('a line of NDJSON over a limit is the error of its row', async () => {
    const text = `${nested(33)}\n{"description":"a"}\n${'x'.repeat(50)}\n`
    const { import_errors, total_rows } = await importSlips(Buffer.from(text), { format: 'ndjson' })
    expect(total_rows).toBe(3)
    expect(import_errors[0]).toMatchObject({
      line: 1,
      errors: { row: [expect.stringMatching(/^passa do limite de níveis de listas e objetos/)] },
    })
  })

  test('a list is what JSON.parse takes', async () => {
    for (const text of ['[]', ' [ ] ', '[{}]', '[{} , {}\n]\n', '{}', '1', '[1,"]",[],{"a":"}"}]', '\ufeff[{}]'])
      expect([text, await errorOf(text, 'json')]).toEqual([text, null])
    for (const text of ['', '[', '[,]', '[{},]', '[{}', '[{}]]', '[{}] {}', '{},{}', '[{]}]', '["a]', '[}', ']'])
      expect(await errorOf(text, 'json')).toMatchObject({ name: 'ImportFileError', code: 'import_file_error' })
  })

  test('limits must be numbers', async () => {
    for (const limits of [{ row_depth: 0 }, { row_length: -1 }])
      expect(await errorOf('[]', 'json', limits)).toMatchObject({ errors: { limits: [expect.any(String)] } })
  })
})

test('diagnostics are passed on when they are found, and the list stays empty', async () => {
  const bytes = Buffer.concat([fixture('341-itau/cnab400/settlements.ret'), Buffer.alloc(2000, '9\n')])
  const { diagnostics } = parseReturn(bytes)
  expect(diagnostics.length).toBeGreaterThan(0)
  for (const read of [readReturn, readReturnColumns]) {
    const taken: Diagnostic[] = []
    const stream = read(bytes, { onDiagnostic: (diagnostic: Diagnostic) => taken.push(diagnostic) })
    for await (const _ of stream);
    expect(taken).toEqual(diagnostics)
    expect(stream.diagnostics).toEqual([])
  }
})
