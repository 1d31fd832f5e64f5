/** No command writes over a file that it reads. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildRemittance } from '../../src/remittance/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'
import { fixture, folderOf, returnOf } from '../convert/folders.js'
import { entry, itau400, slip } from '../remittance/made-up.js'
import { cnab } from './cnab.js'

const SLIP = JSON.stringify([slip])
const RETURN = returnOf(1)

const { filename: remittance, bytes } = buildRemittance({
  wallet: itau400,
  entries: [entry()],
  generated_at: '2026-03-02T00:00:00',
})
const answer = simulateBank(bytes).files[0]!.filename

test.each<[call: string, files: Record<string, string | Uint8Array>, code: number]>([
  [
    `remit --wallet ${remittance} --slips boletos.json --date 2026-03-02 --force`,
    { [remittance]: JSON.stringify(itau400), 'boletos.json': SLIP },
    2,
  ],
  [`simulate ${answer} --force`, { [answer]: bytes }, 2],
  [`simulate ${answer}.gz --force`, { [answer]: bytes, [`${answer}.gz`]: gzipSync(bytes) }, 2],
  ['inspect a.ret --html a.ret', { 'a.ret': RETURN }, 2],
  ['inspect a.ret.gz --html a.ret', { 'a.ret': RETURN, 'a.ret.gz': gzipSync(RETURN) }, 2],
  ['mask a.ret --out . --force', { 'a.ret': RETURN }, 1],
  ['mask a.ret.gz --out . --force', { 'a.ret': RETURN, 'a.ret.gz': gzipSync(RETURN) }, 1],
  ['convert a a.csv --to csv', { a: RETURN, 'a.csv': returnOf(2, 2) }, 1],
  ['convert a --to csv', { a: RETURN, 'a.csv': returnOf(2, 2) }, 1],
  ['convert . --to csv', { a: RETURN, 'a.csv': returnOf(2, 2) }, 1],
  ['convert a --join a.csv', { a: RETURN, 'a.csv': returnOf(2, 2) }, 1],
])('cnab %s', async (call, files, code) => {
  const folder = folderOf(files)
  const [command = '', ...args] = call.split(' ')
  const isInFolder = (arg: string): boolean => arg === '.' || Object.hasOwn(files, arg)
  const given = args.map((arg) => (isInFolder(arg) ? join(folder, arg) : arg))
  const out = command === 'inspect' || given.includes('--out') ? [] : ['--out', folder]
  const ran = await cnab(command, ...given.map((arg, i) => (args[i - 1] === '--join' ? 'a.csv' : arg)), ...out)
  expect(ran.code).toBe(code)
  expect(ran.out + ran.err).toContain('arquivo original')
  for (const [name, content] of Object.entries(files))
    expect(readFileSync(join(folder, name)).equals(Buffer.from(content))).toBe(true)
})

test('an output may have the name of another file that is no input', async () => {
  const folder = folderOf({ 'a.ret': RETURN, 'a.html': 'antes' })
  writeFileSync(join(folder, 'b.ret'), fixture('341-itau/cnab400/damaged.ret'))
  expect((await cnab('inspect', join(folder, 'a.ret'), '--html', join(folder, 'a.html'))).code).toBe(0)
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toContain('<html')
})
