/** `cnab page`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePage } from '../../.build/page.js'
import { folderOf } from '../convert/folders.js'
import { cnab } from './cnab.js'

const PAGE = 'dist/web/cnab.html'

test('writes the page of the package', async () => {
  // A checkout has no build.
  if (!existsSync(PAGE)) await writePage(PAGE)
  const path = join(folderOf(), 'cnab.html')
  const { code, out, err } = await cnab('page', '--out', path)
  expect({ code, out, err }).toEqual({ code: 0, out: `${path}\n`, err: '' })
  expect(readFileSync(path, 'utf8')).toBe(readFileSync(PAGE, 'utf8'))
})

test('a page that cannot be written is an error', async () => {
  if (!existsSync(PAGE)) await writePage(PAGE)
  const { code, err } = await cnab('page', '--out', join('package.json', 'cnab.html'))
  expect(code).toBe(1)
  expect(err).toMatch(/^Não foi possível gravar package\.json.cnab\.html: /)
})
