/** Commands say that a disk is read-only, name what they could not write, and say what to do. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderOf } from '../convert/folders.js'
import { cnab } from './cnab.js'

const RETURN = 'fixtures/341-itau/cnab400/settlements.ret'
const REMITTANCE = 'fixtures/341-itau/cnab400/entries.rem'

const CAUSE = {
  pt: 'o disco só permite leitura: escolha outra pasta de saída (EROFS).',
  en: 'the disk is read-only: choose another output folder (EROFS).',
}

test.for(['pt', 'en'] as const)('in %s', async (lang, { skip }) => {
  const disk = folderOf()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status !== 0) skip('cannot mount a disk')
  onTestFinished(() => {
    spawnSync('umount', [disk])
  })
  const at = (...names: string[]): string => join(disk, ...names)
  const plan = join(folderOf(), 'plan')
  writeFileSync(plan, (await cnab('plan', RETURN, '--out', at('shards'))).out)
  await cnab('convert', RETURN, '--out', at('done'))
  await cnab('convert', '--shard', 'all', plan)
  expect(spawnSync('mount', ['-o', 'remount,ro', disk]).status).toBe(0)

  const run = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await cnab(...args, '--lang', lang)
    expect(code).toBe(1)
    return out + err
  }
  const beginnings = {
    pt: ['Não foi possível gravar em', 'Não foi possível gravar'],
    en: ['Cannot write to', 'Cannot write'],
  }[lang]
  for (const out of [at('done'), at('new'), at('a', 'b', 'c')]) {
    expect(await run('convert', RETURN, '--out', out)).toBe(`${beginnings[0]} ${out}: ${CAUSE[lang]}\n`)
  }
  expect(await run('convert', '--resume', '--out', at('done'))).toContain(CAUSE[lang])
  expect(await run('convert', '--shard', 'all', plan)).toContain(CAUSE[lang].slice(0, -1))
  expect(await run('merge', plan)).toContain(CAUSE[lang])
  const masked = await run('mask', RETURN, '--out', at('masked'))
  expect(masked).toBe(`${RETURN}: ${beginnings[1]} ${at('masked', 'settlements.ret')}: ${CAUSE[lang]}\n`)
  const page = at('pages', 'page.html')
  expect(await run('inspect', RETURN, '--html', page)).toBe(`${beginnings[1]} ${page}: ${CAUSE[lang]}\n`)
  const simulated = await run('simulate', REMITTANCE, '--out', at('answers'))
  expect(simulated).toMatch(new RegExp(`^${REMITTANCE}: ${beginnings[1]} ${at('answers')}/`))
  expect(simulated).toContain(CAUSE[lang])
})
