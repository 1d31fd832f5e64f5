/** Files that are checked chunk by chunk: for every fixture, undamaged and damaged, and for every chunking, the findings are those of the whole file. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headOf, isUnsupportedFileError } from '../../src/febraban/index.js'
import { type LintReport, lintFile, lintSource } from '../../src/inspect/index.js'
import { findingsIn, type LintFinding } from '../../src/inspect/lint/index.js'
import { LintReader } from '../../src/inspect/lint/lint-reader.js'
import { foundFile, lineCountOf, openFile } from '../../src/inspect/opened-file.js'
import { remittanceFixtures, returnFixture } from '../return/return-fixtures.js'
import { runs, someOf } from '../runs.js'
import { DRAWS, damaged, files } from './drawn-damage.js'
import { reusedChunks } from './reused-chunks.js'

const draw = fc.record({
  ...DRAWS,
  maxDiagnostics: fc.constantFrom(undefined, 0, 1, 3, Number.POSITIVE_INFINITY),
})

type Options = Readonly<{ maxDiagnostics?: number | undefined }>

interface Found {
  readonly findings: readonly LintFinding[]
  readonly lines: number
}

const limitOf = ({ maxDiagnostics }: Options) => (maxDiagnostics === undefined ? {} : { maxDiagnostics })

/** The specification: all lines, titles and diagnostics of the file. */
function foundInWhole(bytes: Uint8Array, options: Options): Found {
  const opened = openFile(bytes, limitOf(options))
  return { findings: findingsIn(opened, options.maxDiagnostics), lines: lineCountOf(opened.file) }
}

async function foundInChunks(bytes: Uint8Array, chunk: number, options: Options): Promise<Found> {
  const reader = new LintReader(foundFile(headOf(bytes)), limitOf(options))
  for await (const each of reusedChunks(bytes, chunk)) reader.push(each)
  const findings = reader.end()
  return { findings, lines: reader.lineCount }
}

async function check(bytes: Uint8Array, chunk: number, options: Options = {}): Promise<void> {
  const inChunks = foundInChunks(bytes, chunk, options)
  let whole: Found
  try {
    whole = foundInWhole(bytes, options)
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    await expect(inChunks).rejects.toThrow(error.message)
    return
  }
  expect(await inChunks).toEqual(whole)
}

describe.each(someOf(files, 12, 150))('$name', ({ bytes }) => {
  test('undamaged', async () => {
    await fc.assert(
      fc.asyncProperty(draw, ({ chunk, ...options }) => check(bytes, chunk, options)),
      runs(10, 2),
    )
  })

  test('damaged', async () => {
    await fc.assert(
      fc.asyncProperty(draw, ({ chunk, maxDiagnostics, ...drawn }) =>
        check(damaged(bytes, drawn), chunk, { maxDiagnostics }),
      ),
      runs(20, 4),
    )
  })
})

const { bytes: ITAU } = returnFixture('341-itau/cnab400/settlements')

describe.each([7, 997, 70_000])('in chunks of %i bytes', (chunk) => {
  test('many short lines', async () => {
    await check(Buffer.concat([ITAU, Buffer.from('12\r\n\r\nab\n \n1\r\n'.repeat(500)), Buffer.of(0x1a)]), chunk)
  })

  test('the first fragments after many blank lines', async () => {
    const blank = '\r\n'.repeat(1200)
    await check(
      Buffer.concat([ITAU, Buffer.from(`${blank}0\r\nab\r\n${blank}\x1a1\xe9\r\n02RETORNO\r\n`, 'latin1')]),
      chunk,
    )
  })

  test('mixed line ends, no line end at the end, and a byte order mark', async () => {
    const lines = ITAU.toString('latin1').trimEnd().split('\r\n')
    const text = `\xef\xbb\xbf${lines.join('\r\n').replace('\r\n', '\n')}`
    await check(Buffer.from(text, 'latin1'), chunk)
  })
})

test('the source of a line that is several records is that of the last one', async () => {
  const lines = ITAU.toString('latin1').split('\r\n')
  // A title, and a record without columns, in one line.
  const joined = [lines[0], `${lines[1]}${' '.repeat(400)}`, ...lines.slice(2)].join('\r\n')
  await check(Buffer.from(joined, 'latin1'), 997)
})

test('the source of further findings is that of the first line that is only counted', async () => {
  const lines = ITAU.toString('latin1').split('\r\n')
  // A blank more at the end of each line.
  const bytes = Buffer.from(lines.map((line) => (line === '' ? '' : `${line} `)).join('\r\n'), 'latin1')
  const { findings } = await foundInChunks(bytes, 997, { maxDiagnostics: 1 })
  const further = findings.find((finding) => finding.further !== undefined)
  expect(further?.source).toMatch(/p\. /)
  await check(bytes, 997, { maxDiagnostics: 1 })
})

describe.each(['001-bb/cnab400', '274-bmp/cnab400', '341-itau/cnab400'])(
  'a remittance of %s whose titles have several forms',
  (dialect) => {
    const { bytes } = remittanceFixtures.find(({ name }) => name === `${dialect}/entries.rem`)!
    const width = bytes.indexOf('\n') + 1

    test.each([1, 7, width])('a repeated header at the end of a chunk of %i bytes', (chunk) =>
      check(Buffer.concat([bytes, bytes, bytes]), chunk),
    )

    test.each([1, 7, width])('an unknown record at the end of a chunk of %i bytes', (chunk) =>
      check(
        Buffer.concat([bytes.subarray(0, width), Buffer.from('X'.padEnd(width, ' ')), bytes.subarray(width)]),
        chunk,
      ),
    )
  },
)

const report = (bytes: Uint8Array, chunk: number): Promise<LintReport> => lintSource(() => reusedChunks(bytes, chunk))

test.each([64, 4096])('the report of a source in chunks of %i bytes is that of the file', async (chunk) => {
  expect(await report(ITAU, chunk)).toEqual(lintFile(ITAU))
})

test('the report of a file that is not supported', async () => {
  const bytes = Buffer.from('%PDF-1.7')
  expect(await report(bytes, 4)).toEqual(lintFile(bytes))
})
