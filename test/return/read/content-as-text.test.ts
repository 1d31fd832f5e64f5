/** The content of a file given where a path or bytes belong: no error may have any of it, since it holds names and tax ids (LGPD). */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { convertAll, convertFile } from '../../../src/convert/index.js'
import { parseReturn, ReturnReader, readReturn, readReturnColumns } from '../../../src/return/index.js'

const SECRET = 'JOSE DA SILVA FICTICIO'
const CONTENTS = [
  ['a header of CNAB 400', `02RETORNO01COBRANCA       ${SECRET}`],
  ['a header of CNAB 240', `75600000         2${SECRET}`],
  ['a header behind a byte order mark', `\ufeff02RETORNO01COBRANCA       ${SECRET}`],
  ['two lines', `a ${SECRET}\nb`],
  ['lines of an old Mac', `a ${SECRET}\rb`],
  ['one line of 400 columns', `1 ${SECRET}`.padEnd(400)],
  ['more than any path', `1/${SECRET}/`.repeat(200)],
] as const

const OUT = join(tmpdir(), 'content-as-text')

/** Everything that an error shows: message, stack, fields, cause. */
async function shownBy(call: () => unknown): Promise<{ readonly code: unknown; readonly text: string }> {
  try {
    const result = call()
    if (typeof result === 'object' && result !== null && Symbol.asyncIterator in result)
      for await (const _ of result as AsyncIterable<unknown>);
    else await result
  } catch (error) {
    const all = Object.getOwnPropertyNames(error).map((name) =>
      JSON.stringify((error as Record<string, unknown>)[name]),
    )
    return { code: (error as { code?: unknown }).code, text: `${error} ${all.join(' ')}` }
  }
  return expect.fail('must throw')
}

describe.each(CONTENTS)('%s', (_, content) => {
  test.each<[string, () => unknown]>([
    ['parseReturn', () => parseReturn(content as never)],
    ['readReturn', () => readReturn(content)],
    ['readReturnColumns', () => readReturnColumns(content, { fields: ['kind'] })],
    ['a stream with an encoding', () => readReturn(Readable.from([content]))],
    ['ReturnReader', () => [...new ReturnReader().push(content as never)]],
    ['convertFile', () => convertFile(content, { out: OUT })],
    ['convertAll', () => convertAll([content], { out: OUT })],
    ['convertAll without a list', () => convertAll(content as never, { out: OUT })],
  ])('given to %s is a wrong call, and not shown', async (_name, call) => {
    const { code, text } = await shownBy(call)
    expect(code).toBe('validation_error')
    expect(text).not.toContain('JOSE')
  })
})

test.each(['retornos/02RETORNO.RET', '34100000.ret', '341000000000.RET', 'C:\\bancos\\itau\\retorno 2026.ret', 'x'])(
  'the path %j is one',
  async (path) => {
    expect((await shownBy(() => readReturn(path))).code).toBe('ENOENT')
  },
)

test('a path where a list of paths belongs is a wrong call', async () => {
  expect((await shownBy(() => convertAll('retornos', { out: OUT }))).text).toContain(
    'paths deve ser uma lista de caminhos, e é «retornos»',
  )
})
