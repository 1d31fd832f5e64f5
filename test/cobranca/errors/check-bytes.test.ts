import { expect, test } from 'vitest'
import { checkBytes } from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'

test('bytes and Buffers are accepted; the error for other values explains what to pass', () => {
  for (const bytes of [new Uint8Array(2), Buffer.from('0'), new Uint8Array(0)]) {
    expect(errorsOf(() => checkBytes(bytes))).toBeNull()
  }
  for (const wrong of ['02RETORNO', new URL('file:///a.ret'), [48, 50], null, undefined]) {
    expect(errorsOf(() => checkBytes(wrong))).toEqual({
      bytes: [
        'deve ser o conteúdo do arquivo em bytes (Uint8Array ou Buffer): leia-o sem indicar codificação, como em readFile(caminho)',
      ],
    })
  }
})

test('the error for a File, a Blob or an ArrayBuffer explains how to get its bytes', () => {
  for (const wrong of [new Blob(['02RETORNO']), { size: 1, arrayBuffer: async () => new ArrayBuffer(1) }])
    expect(errorsOf(() => checkBytes(wrong))?.['bytes']?.[0]).toMatch(
      /new Uint8Array\(await arquivo\.arrayBuffer\(\)\)$/,
    )
  expect(errorsOf(() => checkBytes(new ArrayBuffer(3)))?.['bytes']?.[0]).toMatch(/new Uint8Array\(buffer\)$/)
})
