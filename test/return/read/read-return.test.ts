/** parseReturn and readReturn with both engines, and the files and options that they reject. */
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { ValidationError } from '../../../src/cobranca/index.js'
import { services } from '../../../src/febraban/index.js'
import { LineSplitter } from '../../../src/fixed-width/index.js'
import {
  type ByteSource,
  type ColumnName,
  ColumnReader,
  isUnsupportedFileError,
  NdjsonReader,
  parseReturn,
  type ReturnFile,
  type ReturnOptions,
  ReturnReader,
  type ReturnRecord,
  readReturn,
  readReturnColumns,
  UnsupportedFileError,
} from '../../../src/return/index.js'
import { READ_BANKS } from '../../banks/dialects-of.js'
import { runs, someOf } from '../../runs.js'
import { remittanceFixtures, returnFixture, returnFixtures } from '../return-fixtures.js'

type Read = Pick<ReturnFile, 'header' | 'bank_billet_discharges' | 'totals' | 'diagnostics'>

/** The complete result of reading a source as a stream. */
async function readAll(source: ByteSource, options?: ReturnOptions): Promise<Read> {
  const stream = readReturn(source, options)
  const records: ReturnRecord[] = []
  for await (const record of stream) records.push(record)
  return {
    header: stream.header,
    bank_billet_discharges: records,
    totals: stream.totals,
    diagnostics: stream.diagnostics,
  }
}

const asRead = ({ header, bank_billet_discharges, totals, diagnostics }: ReturnFile): Read => ({
  header,
  bank_billet_discharges,
  totals,
  diagnostics,
})

/** The bytes in chunks of these sizes, repeated. All chunks use one buffer, as readers of files do. */
function* chunked(bytes: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  const buffer = new Uint8Array(Math.max(...sizes))
  let at = 0
  for (let i = 0; at < bytes.length; i++) {
    const size = Math.min(sizes[i % sizes.length]!, bytes.length - at)
    buffer.fill(0x58)
    buffer.set(bytes.subarray(at, at + size))
    yield buffer.subarray(0, size)
    at += size
  }
}

/** A CNAB 400 return with copies of the first title of a fixture. */
function ofTitles(count: number): Buffer {
  const [header, title, ...rest] = returnFixture('341-itau/cnab400/settlements').bytes.toString('latin1').split('\r\n')
  const trailer = rest.filter((line) => line !== '').at(-1)!
  const numbered = (line: string, number: number): string => line.slice(0, 394) + String(number).padStart(6, '0')
  const lines = [
    header!,
    ...Array.from({ length: count }, (_, i) => numbered(title!, i + 2)),
    numbered(trailer, count + 2),
  ]
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')
}

describe('readReturn returns the same as parseReturn', () => {
  it.each(someOf(returnFixtures, 5))('for every chunking of $name', async ({ bytes }) => {
    const whole = asRead(parseReturn(bytes))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 8 }), async (sizes) => {
        expect(await readAll(chunked(bytes, sizes))).toEqual(whole)
      }),
      runs(8, 2),
    )
  })

  it('for a file longer than the bytes of detection', async () => {
    const bytes = ofTitles(400)
    expect(await readAll(chunked(bytes, [65_536, 1]))).toEqual(asRead(parseReturn(bytes)))
  })

  it('from a Node stream and from a web stream', async () => {
    const { bytes } = returnFixture('756-sicoob/cnab240/settlements')
    const whole = asRead(parseReturn(bytes))
    expect(await readAll(Readable.from(chunked(bytes, [1000]), { objectMode: false }))).toEqual(whole)
    expect(await readAll(new Blob([Uint8Array.from(bytes)]).stream())).toEqual(whole)
  })
})

it.each(someOf(returnFixtures, 5))(
  'the interpreter and the compiled code read the same from $name',
  async ({ bytes }) => {
    const compiled = parseReturn(bytes, { engine: 'compiled' })
    const interpreted = parseReturn(bytes, { engine: 'interpreted' })
    expect(interpreted).toEqual(compiled)
    const fieldsOf = (file: ReturnFile) => file.bank_billet_discharges.map(({ fields }) => fields)
    expect(fieldsOf(interpreted)).toEqual(fieldsOf(compiled))
    expect(await readAll([bytes], { engine: 'interpreted' })).toEqual(asRead(compiled))
  },
)

it('readReturn takes a path, bytes and streams, one by one and in batches', async () => {
  const path = join(import.meta.dirname, '../../../fixtures/756-sicoob/cnab240/settlements.ret')
  const bytes = readFileSync(path)
  const whole = parseReturn(bytes).bank_billet_discharges
  for (const source of [path, pathToFileURL(path), bytes, [bytes], createReadStream(path)]) {
    expect((await readAll(source)).bank_billet_discharges).toEqual(whole)
  }
  const batches: ReturnRecord[][] = []
  for await (const batch of readReturn(path).batches()) batches.push(batch)
  expect(batches.flat()).toEqual(whole)
  await expect(readAll('/nenhum/retorno.ret')).rejects.toMatchObject({ code: 'ENOENT' })
})

it.each([
  [['nosso_numero'], /não tem «nosso_numero»; há: bank, layout/],
  [['kind', 'line', 'kind'], /traz «kind» mais de uma vez/],
  [[], /não pode ficar em branco/],
])('fields %j throw before reading', (fields, message) => {
  const options = { fields: fields as ColumnName[] }
  const bytes = new Uint8Array()
  for (const call of [() => parseReturn(bytes, options), () => readReturn(bytes, options)]) {
    expect(call).toThrow(ValidationError)
    expect(call).toThrow(message)
  }
  expect(() => new NdjsonReader(options)).toThrow(message)
})

it('a batch has at most 256 records', async () => {
  const sizes: number[] = []
  for await (const batch of readReturn(ofTitles(1000)).batches()) sizes.push(batch.length)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(1000)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(257)
})

it('records of other kinds and earlier days are left out and counted', async () => {
  const { bytes } = returnFixture('341-itau/cnab400/registrations-and-rejections')
  const whole = parseReturn(bytes)
  const stream = readReturn(bytes, { kinds: ['rejected'], since: '2026-03-01' })
  const records: ReturnRecord[] = []
  for await (const record of stream) records.push(record)
  const wanted = whole.bank_billet_discharges.filter(
    ({ kind, date_of_occurrence: day }) => kind === 'rejected' && (day === null || day >= '2026-03-01'),
  )
  expect(wanted.length).toBeGreaterThan(0)
  expect(records).toEqual(wanted)
  expect(stream.leftOut).toBe(whole.bank_billet_discharges.length - wanted.length)
  expect(stream.totals).toEqual(whole.totals)
})

it.each([
  [{ kinds: ['setled'] }, 'kinds não tem «setled»'],
  [{ kinds: [] }, 'kinds não pode ficar em branco'],
  [{ since: '1/3/2026' }, 'since não é uma data válida: informe «1/3/2026» como AAAA-MM-DD, 2026-03-01'],
  [{ since: '2026-02-30' }, 'since não é uma data válida: «2026-02-30»'],
  [{ kind: ['settled'] }, 'kind não é um campo das opções de leitura; o nome mais parecido é kinds'],
  [{ bankk: '341' }, 'bankk não é um campo das opções de leitura; o nome mais parecido é bank'],
  [{ field: ['our_number'] }, 'field não é um campo das opções de leitura; o nome mais parecido é fields'],
])('an invalid selection or a misspelt option throws before reading: %j', (selection, message) => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const options = selection as ReturnOptions
  expect(() => parseReturn(bytes, options)).toThrow(ValidationError)
  expect(() => readReturn(bytes, options)).toThrow(message)
  expect(() => readReturnColumns(bytes, options)).toThrow(message)
})

it.each(['compiled', 'interpreted'] as const)(
  'what records share cannot be changed through one of them: %s',
  (engine) => {
    const { bytes } = returnFixture('341-itau/cnab400/registrations-and-rejections')
    const { bank_billet_discharges } = parseReturn(bytes, { engine })
    const reason = bank_billet_discharges.flatMap(({ reasons }) => reasons)[0] as { text: string | null }
    expect(() => {
      reason.text = 'outro'
    }).toThrow(TypeError)
  },
)

it('a chunk of more than a gigabyte is read in pieces: positions in generated code have 30 bits', () => {
  const reader = new NdjsonReader()
  for (const _ of reader.push(ofTitles(1000)));
  const fed: Uint8Array[] = []
  const feed = vi.spyOn(LineSplitter.prototype, 'feed').mockImplementation((piece) => void fed.push(piece))
  // Zeros that are never read take no memory.
  const chunk = Buffer.alloc(2 ** 30 + 5)
  for (const _ of reader.push(chunk));
  feed.mockRestore()
  expect(Math.max(...fed.map(({ length }) => length))).toBeLessThanOrEqual(2 ** 29)
  let end = chunk.byteOffset
  for (const piece of fed) {
    expect(piece.buffer === chunk.buffer).toBe(true)
    expect(piece.byteOffset).toBe(end)
    end += piece.length
  }
  expect(end).toBe(chunk.byteOffset + chunk.length)
})

describe('a file is read once', () => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')

  it('a stream that was read or started throws on a second read, which would count titles twice', async () => {
    const stream = readReturn(bytes)
    for await (const _ of stream) break
    await expect(stream.batches().next()).rejects.toThrow('a file is read once')
  })

  it('the next chunk throws if batches of the previous chunk were not taken', () => {
    const reader = new ColumnReader({ fields: ['line'], batchSize: 1 })
    for (const _ of reader.push(ofTitles(1000))) break
    expect(() => reader.push(bytes).next()).toThrow('all batches of a chunk')
  })

  it('a chunk after the end throws', () => {
    const reader = new ReturnReader()
    reader.push(bytes)
    reader.end()
    expect(() => reader.push(bytes)).toThrow('a file is read once')
  })
})

it.each([
  [0, 1],
  [1, 1],
  [2000, 2],
])(
  'with a limit of %i bytes lines of JSON come %i at a time, and stay until the batch after the next',
  (limit, lines) => {
    const bytes = ofTitles(1000)
    const expected = parseReturn(bytes).bank_billet_discharges.map((record) => `${JSON.stringify(record)}\n`)
    const reader = new NdjsonReader({}, limit)
    const batches: { readonly given: Uint8Array; readonly text: string }[] = []
    const check = (batch: Uint8Array): void => {
      const before = batches.at(-1)
      if (before !== undefined) expect(Buffer.from(before.given).toString()).toBe(before.text)
      batches.push({ given: batch, text: Buffer.from(batch).toString() })
    }
    for (const batch of reader.push(bytes)) check(batch)
    for (const batch of reader.end()) check(batch)
    expect(batches[0]!.text).toBe(expected.slice(0, lines).join(''))
    expect(batches.map(({ text }) => text).join('')).toBe(expected.join(''))
  },
)

it('totals read before the end never change', () => {
  const bytes = ofTitles(1000)
  const reader = new ReturnReader()
  reader.push(bytes.subarray(0, 100_000))
  const before = reader.totals
  const text = JSON.stringify(before)
  reader.push(bytes.subarray(100_000))
  expect(reader.totals.titles).toBe(1000)
  expect(JSON.stringify(before)).toBe(text)
})

test.each(['retorno.ret', null, 12])('parseReturn of %s throws an error about the call', (bytes) => {
  expect(() => parseReturn(bytes as unknown as Uint8Array)).toThrow(ValidationError)
})

test('line_parsed and flat records are plain objects', () => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const [whole] = parseReturn(bytes).bank_billet_discharges
  const [flat] = parseReturn(bytes, { fields: ['our_number', 'paid_amount'] }).bank_billet_discharges
  for (const each of [whole!.line_parsed, flat!]) expect(Object.getPrototypeOf(each)).toBe(Object.prototype)
})

describe('readReturn reads only as much as it needs', () => {
  const bytes = ofTitles(20_000)
  const CHUNK = 16 * 1024

  function counted(): { source: AsyncGenerator<Uint8Array>; state: { pulled: number; closed: boolean } } {
    const state = { pulled: 0, closed: false }
    async function* chunks(): AsyncGenerator<Uint8Array> {
      try {
        for (const chunk of chunked(bytes, [CHUNK])) {
          state.pulled += chunk.length
          yield chunk
        }
      } finally {
        state.closed = true
      }
    }
    return { source: chunks(), state }
  }

  it('returns the first record and the header long before the end of the source', async () => {
    const { source, state } = counted()
    const stream = readReturn(source)
    for await (const record of stream) {
      expect(record.line).toBe(2)
      break
    }
    expect(state.pulled).toBeLessThan(bytes.length / 50)
    expect(stream.header?.bank_number).toBe('341')
  })

  it('never reads more than one chunk ahead of the caller', async () => {
    const { source, state } = counted()
    let read = 0
    for await (const record of readReturn(source)) {
      read++
      expect(record.line).toBe(read + 1)
      if (read > 1000) expect(state.pulled).toBeLessThan((record.line + 1) * 402 + CHUNK)
    }
    expect(read).toBe(20_000)
    expect(state.pulled).toBe(bytes.length)
  })

  it('closes the source when the caller stops', async () => {
    const { source, state } = counted()
    for await (const _ of readReturn(source)) break
    expect(state.closed).toBe(true)
  })
})

/** A CNAB 240 line with the columns that identify the file, and zeros in all other columns. */
const line240 = (start: string, ...fields: readonly (readonly [at: number, text: string])[]): string =>
  fields.reduce(
    (line, [at, text]) => line.slice(0, at - 1) + text + line.slice(at - 1 + text.length),
    start.padEnd(240),
  )

const text = (lines: readonly string[]): Buffer => Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')

const settlements400 = returnFixture('341-itau/cnab400/settlements').bytes

/** The file with another text at a column of its first line. */
function withHeader(bytes: Buffer, column: number, content: string): Buffer {
  const copy = Buffer.from(bytes)
  copy.write(content, column - 1, 'latin1')
  return copy
}

const payments240 = text([
  line240('34100000', [18, '2'], [143, '2'], [164, '080']),
  line240('34100011C2045040', [18, '2']),
  line240('3410001300001A'),
  line240('34100015'),
  line240('34199999'),
])

const refused: readonly (readonly [what: string, bytes: Uint8Array, reason: string, message: string])[] = [
  [
    'a JPEG',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
    'not_cnab',
    'Não é um arquivo CNAB: imagem JPEG.',
  ],
  ['a PDF', text(['%PDF-1.4', '1 0 obj']), 'not_cnab', 'Não é um arquivo CNAB: documento PDF.'],
  ['an empty file', new Uint8Array(0), 'not_cnab', 'Não é um arquivo CNAB: arquivo vazio.'],
  ['blank lines', text(['', '   ', '']), 'not_cnab', 'Não é um arquivo CNAB: arquivo vazio.'],
  [
    'a text',
    text(['Prezado cliente,', 'segue o boleto.']),
    'not_cnab',
    'Não é um arquivo CNAB: arquivo de texto que não é CNAB.',
  ],
  ['a JSON', text(['{ "titles": 7 }']), 'not_cnab', 'Não é um arquivo CNAB: documento JSON.'],
  [
    'CNAB 240 payments',
    payments240,
    'other_service',
    `Não é um retorno de cobrança: é retorno de outro serviço: 20 ${services['20']} (CNAB240, banco 341).`,
  ],
  [
    'CNAB 150',
    text(['A2CONVENIO'.padEnd(42) + '001BANCO DO BRASIL'.padEnd(108), 'Z'.padEnd(150)]),
    'other_service',
    'Não é um retorno de cobrança: é retorno de outro serviço: 05 Débito automático ou arrecadação (150 posições) (CNAB150, banco 001).',
  ],
  [
    'a CNAB 400 return of another service',
    withHeader(settlements400, 10, '04EMPRESTIMO'.padEnd(17)),
    'other_service',
    'Não é um retorno de cobrança: é retorno de outro serviço: 04 EMPRESTIMO (CNAB400, banco 341).',
  ],
  [
    'a return of an unknown bank',
    withHeader(returnFixture('077-inter/cnab400/settlements').bytes, 77, '998'),
    'unknown_bank',
    `Retorno de cobrança do banco 998, que ainda não é lido. Bancos lidos: ${READ_BANKS}.`,
  ],
  [
    'a return that names no bank',
    withHeader(settlements400, 77, '000'),
    'unknown_bank',
    `O header não informa o banco: retorno de cobrança (CNAB400). Para lê-lo, informe o banco na opção bank (na linha de comando, --bank): ${READ_BANKS}.`,
  ],
  [
    'a return of a layout that is not read',
    text([`${settlements400.toString('latin1', 0, 400)}${'000001'.padStart(44)}`]),
    'unknown_layout',
    'Retorno CNAB400 de 444 posições do banco 341 Itaú, layout que ainda não é lido.',
  ],
]

describe('files that are not a cobrança return throw an error with their description', () => {
  it.each(refused)('%s', async (_, bytes, reason, message) => {
    const expected = expect.objectContaining({
      name: 'UnsupportedFileError',
      code: 'unsupported_file',
      reason,
      message,
    })
    expect(() => parseReturn(bytes)).toThrow(expected)
    await expect(readAll([bytes])).rejects.toThrow(expected)
    await expect(readAll(chunked(bytes, [7]))).rejects.toThrow(expected)
  })

  it.each(remittanceFixtures)('a remittance: $name', ({ name, bytes }) => {
    // The folder name of a variant starts with the layout.
    const [bank, kind] = [name.slice(0, 3), name.split('/')[1]!.slice(0, 'cnab240'.length).toUpperCase()]
    const width = Math.max(
      ...bytes
        .toString('latin1')
        .split('\r\n')
        .map(({ length }) => length),
    )
    const layout = kind === `CNAB${width}` ? kind : `${kind} de ${width} posições`
    expect(() => parseReturn(bytes)).toThrow(
      expect.objectContaining({
        reason: 'remittance',
        message: `É uma remessa (arquivo enviado ao banco), não um retorno: remessa de cobrança (${layout}, banco ${bank}).`,
      }),
    )
  })

  it('with the identity of the file', () => {
    const refusal = thrownBy(() =>
      parseReturn(withHeader(returnFixture('077-inter/cnab400/settlements').bytes, 77, '998')),
    )
    expect(refusal).toBeInstanceOf(UnsupportedFileError)
    expect((refusal as UnsupportedFileError).identity).toMatchObject({
      format: 'cnab400',
      bank: '998',
      direction: 'return',
    })
  })
})

describe('the option bank', () => {
  it.each([
    ['000', []],
    ['998', ['another_bank']],
  ])('overrides the bank %s of the header', (number, expected) => {
    const file = parseReturn(withHeader(settlements400, 77, number), { bank: '341' })
    const read = parseReturn(settlements400)
    expect(file.bank).toBe('341')
    expect(file.header?.bank_number).toBe('341')
    expect(file.bank_billet_discharges).toEqual(read.bank_billet_discharges)
    expect(file.diagnostics.filter(({ line }) => line === 1).map(({ code }) => code)).toEqual([
      ...expected,
      'unexpected_literal',
    ])
  })

  it('reads a file without header, and reports no bank', () => {
    const withoutHeader = settlements400.subarray(settlements400.indexOf('\n') + 1)
    const file = parseReturn(withoutHeader, { bank: '341' })
    const read = parseReturn(settlements400)
    expect(file.header).toBeNull()
    expect(file.totals).toEqual(read.totals)
    expect(file.diagnostics.map(({ code }) => code)).toContain('missing_header')
  })

  it('throws for an unknown bank', () => {
    expect(() => parseReturn(settlements400, { bank: '998' })).toThrow(
      expect.objectContaining({ reason: 'unknown_bank', message: expect.stringContaining('banco 998') }),
    )
  })
})

describe('isUnsupportedFileError', () => {
  it('is true for the error, also of another copy of the library', () => {
    expect(isUnsupportedFileError(thrownBy(() => parseReturn(new Uint8Array(0))))).toBe(true)
    expect(isUnsupportedFileError(Object.assign(new Error('de outra cópia'), { code: 'unsupported_file' }))).toBe(true)
  })

  it('is false for other values', () => {
    for (const other of [
      new Error('unsupported_file'),
      { code: 'unsupported_file' },
      'unsupported_file',
      null,
      undefined,
    ]) {
      expect(isUnsupportedFileError(other)).toBe(false)
    }
  })
})

function thrownBy(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('a lot of another service', () => {
  const settlements = returnFixture('756-sicoob/cnab240/settlements').bytes

  test.each([
    ['20', ['20 Pagamento Fornecedor']],
    ['97', ['97']],
    ['0A', ['0A']],
    ['01', []],
    ['00', []],
    ['  ', []],
  ])('%j in columns 10–11 of its header (G025) is reported as %j; the cobrança lots are read', (service, reported) => {
    const lines = settlements.toString('latin1').split('\r\n')
    const lot = lines[1]!
    const another = [
      `${lot.slice(0, 3)}0002${lot.slice(7, 9)}${service}${lot.slice(11)}`,
      `${lot.slice(0, 3)}00025${lines.at(-3)!.slice(8)}`,
    ]
    const file = parseReturn(
      Buffer.from([...lines.slice(0, -2), ...another, ...lines.slice(-2)].join('\r\n'), 'latin1'),
    )
    const others = file.diagnostics.filter(({ code }) => code === 'other_service')
    expect(others.map(({ line, got }) => [line, got])).toEqual(reported.map((got) => [lines.length - 1, got]))
    expect(file.totals.titles).toBe(parseReturn(settlements).totals.titles)
  })
})
