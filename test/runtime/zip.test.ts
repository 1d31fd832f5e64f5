/** ZIPs: the web form finds the files that yauzl finds, and refuses what it refuses. */
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import yazl from 'yazl'
import * as node from '../../src/runtime/zip.js'
import * as web from '../../src/runtime/zip.web.js'
import { runs } from '../runs.js'

const FILES = { '[Content_Types].xml': '<Types/>', 'xl/ação.xml': `<a>${'linha '.repeat(3000)}</a>`, vazio: '' }

async function zipOf(files: Readonly<Record<string, string>>, compress: boolean): Promise<Uint8Array> {
  const zip = new yazl.ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { compress })
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Everything in a ZIP; `null` for a file or a ZIP that is refused. */
async function contentOf({ openZip }: Pick<typeof web, 'openZip'>, bytes: Uint8Array): Promise<unknown> {
  try {
    const { count, entries } = await openZip(bytes)
    const found: unknown[] = []
    const all = entries()
    for (let step = await all.next(); !step.done; step = await all.next()) {
      const { name, size, crc32: crc, chunks } = step.value
      found.push({ name, size, crc, text: await textOf(chunks()).catch(() => null) })
    }
    return { count, found }
  } catch {
    return null
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(Buffer.from(chunk))
  return Buffer.concat(parts).toString()
}

test.each([true, false])('the files of a ZIP, compressed: %s', async (compress) => {
  const bytes = await zipOf(FILES, compress)
  const found = Object.entries(FILES).map(([name, text]) => ({
    name,
    size: Buffer.byteLength(text),
    crc: crc32(text),
    text,
  }))
  expect(await contentOf(web, bytes)).toEqual({ count: 3, found })
  expect(await contentOf(node, bytes)).toEqual({ count: 3, found })
})

test('a damaged ZIP has the same files in both forms, or is refused by both', async () => {
  const [packed, stored] = [await zipOf(FILES, true), await zipOf(FILES, false)]
  const damage = fc.tuple(fc.boolean(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(damage, async ([isPacked, place, byte]) => {
      const bytes = Uint8Array.from(isPacked ? packed : stored)
      // The directory and the headers are at the end and at the start.
      const at = Math.floor((place < 0.5 ? 1 - place * 0.02 : (place - 0.5) * 0.1) * bytes.length)
      bytes[Math.min(at, bytes.length - 1)] = byte
      expect(await contentOf(web, bytes)).toEqual(await contentOf(node, bytes))
    }),
    runs(400),
  )
})
