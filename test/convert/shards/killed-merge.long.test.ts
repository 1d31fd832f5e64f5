/** A merge that is killed at any operation on files leaves nothing half, and another merge gives the bytes of one that was not disturbed. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { cnab } from '../../cli/cnab.js'
import { buildPrograms, type Programs } from '../../cli/programs.js'
import { contentOf, filesIn, folderOf, manifestIn, returnOf } from '../folders.js'

let programs: Programs
beforeAll(async () => {
  programs = await buildPrograms()
})

/** Counts the operations that change files, prints their number at the end, and kills the process before the one of this number. */
const PRELOAD = `
const fs = require('node:fs')
const at = Number(process.env.KILL_AT)
let count = 0
const step = () => {
  if (++count === at) process.kill(process.pid, 'SIGKILL')
}
const counting = (of, names) => {
  for (const name of names) {
    const before = of[name]
    of[name] = function (...given) {
      step()
      return before.apply(this, given)
    }
  }
}
const names = ['rename', 'rm', 'unlink', 'mkdir', 'open', 'truncate', 'chmod']
counting(fs.promises, names)
counting(fs, names.map((name) => name + 'Sync').concat('writeSync', 'fsyncSync', 'fdatasyncSync', 'writeFileSync', 'closeSync'))
const open = fs.promises.open
fs.promises.open = async (...given) => {
  const file = await open(...given)
  counting(Object.getPrototypeOf(file), Object.hasOwn(Object.getPrototypeOf(file), 'counted') ? [] : ['write', 'writev', 'writeFile', 'appendFile', 'sync', 'datasync', 'truncate'])
  Object.getPrototypeOf(file).counted = true
  return file
}
process.on('exit', () => fs.writeSync(2, '\\noperations: ' + count))
`

const PLACES = 10

/** Converted shards of a folder with files, an archive and a big file in ranges. */
async function converted(): Promise<{ readonly folder: string; readonly plan: string }> {
  const folder = folderOf({
    'in/a.ret': returnOf(40, 1),
    'in/b.ret.gz': gzipSync(returnOf(30, 2)),
    'in/c/d.ret': returnOf(20, 3),
    'in/c/copia.ret': returnOf(40, 1),
    'in/grande.ret': returnOf(900, 4),
    'in/ruim.ret': 'isto não é um retorno',
    'plan.ndjson': '',
    'preload.cjs': PRELOAD,
  })
  const plan = join(folder, 'plan.ndjson')
  const planned = await cnab(
    'plan',
    join(folder, 'in'),
    '--out',
    join(folder, 'out'),
    '--max-bytes',
    '150000',
    '--max-files',
    '2',
  )
  writeFileSync(plan, planned.out)
  expect(planned.out).toContain('"range"')
  await cnab('convert', '--shard', 'all', plan)
  cpSync(join(folder, 'out'), join(folder, 'shards'), { recursive: true })
  return { folder, plan }
}

test(`a merge killed at ${PLACES} places`, async () => {
  const { folder, plan } = await converted()
  const out = join(folder, 'out')
  const merge = (killAt: number) => {
    const args = ['--require', join(folder, 'preload.cjs'), programs.cnab, 'merge', plan]
    return spawnSync(process.execPath, args, { env: { ...process.env, KILL_AT: String(killAt) }, encoding: 'utf8' })
  }
  const undisturbed = merge(0)
  const operations = Number(/operations: (\d+)/.exec(undisturbed.stderr)?.[1])
  expect(undisturbed.status).toBe(0)
  const [content, files] = [contentOf(out), filesIn(out)]
  const lines = (): unknown[] => manifestIn(out).flatMap(({ type, run: _, ...line }) => (type === 'file' ? [line] : []))
  const manifest = lines()
  expect(operations).toBeGreaterThan(PLACES)
  const places = Array.from({ length: PLACES }, (_, i) => 1 + Math.floor((i * operations) / PLACES))
  for (const place of places) {
    rmSync(out, { recursive: true })
    cpSync(join(folder, 'shards'), out, { recursive: true })
    expect([place, merge(place).signal]).toEqual([place, 'SIGKILL'])
    for (const name of Object.keys(content)) {
      const path = join(out, name)
      if (!name.startsWith('.') && existsSync(path))
        expect([name, readFileSync(path, 'latin1')]).toEqual([name, content[name]])
    }
    expect(merge(0).status).toBe(0)
    expect([place, contentOf(out)]).toEqual([place, content])
    expect(filesIn(out)).toEqual(files)
    expect(lines()).toEqual(manifest)
  }
})
