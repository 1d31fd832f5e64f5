/** Files of a run, and what a conversion leaves of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { convertAll, type PlanOptions } from '../../src/convert/index.js'
import { filesIn, fixture, folderOf, manifestIn, returnOf, zipped } from '../convert/folders.js'
import { grown } from '../convert/grown.js'

/** Several shards for {@link returns}, some of them of one file. */
export const LIMITS = { maxBytes: 200_000, maxFiles: 2 }

/** Sicoob's return of 700 kB: titles of CNAB 240 that are formatted in ranges, and one with a letter in its amount. */
export function bigReturn(number = 1): Buffer {
  const bytes = grown(fixture('756-sicoob/cnab240/settlements.ret'), 700_000)
  bytes.write(String(number).padStart(6, '0'), 157, 'latin1')
  let line = LINE * (1500 + 20 * number)
  while (bytes.toString('latin1', line + 13, line + 14) !== 'T') line += LINE
  bytes.write('X', line + 85, 'latin1')
  return bytes
}

/** A line of CNAB 240. */
const LINE = 242

/** Files of several kinds: several shards, a file that is split in ranges, a zip file with the entries of more than one shard. */
export async function returns(): Promise<string> {
  return folderOf({
    '0/abril.ret': fixture('341-itau/cnab400/life-cycle.ret'),
    '0/copia.ret': returnOf(40, 7),
    '0/cortado.txt': fixture('756-sicoob/cnab240/damaged.ret'),
    '1/foto.ret': Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
    '1/maio.ret.gz': gzipSync(returnOf(50, 9)),
    '2/copia.ret': returnOf(40, 7),
    '2/grande.ret': bigReturn(),
    '3/mês.ZIP': await zipped({
      'a.ret': returnOf(60, 11),
      'junho/b.ret': returnOf(600, 12),
      'copia.ret': returnOf(40, 7),
      'leia.txt': Buffer.from('# notas\n'),
    }),
    'leia.md': '# notas\n',
  })
}

/** Outputs and manifest of a folder. */
export const contentsOf = (out: string) => ({
  manifest: manifestIn(out),
  files: Object.fromEntries(
    filesIn(out)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, readFileSync(join(out, name)).toString('latin1')]),
  ),
})

/** Converts files as `cnab convert` does. */
export async function convertedAlone(folder: string, options: Omit<PlanOptions, 'out'> = {}) {
  const out = folderOf()
  for await (const _ of convertAll([folder], { ...options, out, workers: 1 }));
  return contentsOf(out)
}
