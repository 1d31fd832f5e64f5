import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { run } from '../../src/cli/run.js'
import { explainFile } from '../../src/inspect/index.js'
import { cnab, cnabReading, sink } from './cnab.js'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
const fixture = (path: string): string => join(FIXTURES, path)
const withoutFolders = (text: string): string =>
  text.replaceAll('\\', '/').replaceAll(`${FIXTURES.replaceAll('\\', '/')}/`, 'fixtures/')

const golden = (name: string) => `golden/${name}.txt`

describe('cnab explain', () => {
  test.each([
    ['explain-itau400', '341-itau/cnab400/settlements.ret:2'],
    ['explain-sicoob240', '756-sicoob/cnab240/entries.rem:3-5'],
    ['explain-bb240', '001-bb/cnab240/registrations-and-rejections.ret:9-10'],
    ['explain-bradesco400', '237-bradesco/cnab400/entries.rem:2'],
    ['explain-damaged', '341-itau/cnab400/damaged.ret:3-9'],
  ])('%s', async (name, operand) => {
    const { code, out, err } = await cnab('explain', fixture(operand))
    expect([code, err]).toEqual([0, ''])
    await expect(withoutFolders(out)).toMatchFileSnapshot(golden(name))
  })

  test('golden/explain-first-en.txt: the first lines, in English', async () => {
    const { out } = await cnab('explain', '--lang', 'en', fixture('748-sicredi/cnab400/settlements.ret'))
    await expect(withoutFolders(out)).toMatchFileSnapshot(golden('explain-first-en'))
  })

  test('all lines', async () => {
    const { out } = await cnab('explain', '--all', fixture('748-sicredi/cnab400/settlements.ret'))
    expect(out.match(/, linha \d+: /g)).toHaveLength(9)
    expect(out).not.toContain('O arquivo tem')
  })

  test('--format json: the result of the library; by default for the whole file', async () => {
    const path = fixture('756-sicoob/cnab240/entries.rem')
    const bytes = readFileSync(path)
    expect(JSON.parse((await cnab('explain', '--format', 'json', path)).out)).toEqual(explainFile(bytes))
    expect(JSON.parse((await cnabReading(bytes, 'explain', '--format', 'json', '-', '--lines', '3-4')).out)).toEqual(
      explainFile(bytes, { from: 3, to: 4 }),
    )
  })

  test('a compressed file, and the standard input: as the file', async () => {
    const path = fixture('341-itau/cnab400/settlements.ret')
    const bytes = readFileSync(path)
    const folder = mkdtempSync(join(tmpdir(), 'cnab-explain-'))
    const packed = join(folder, 'settlements.ret.gz')
    writeFileSync(packed, gzipSync(bytes))
    const named = (text: string, name: string) => text.replaceAll(name, 'NAME')
    const expected = named((await cnab('explain', `${path}:2-3`)).out, path)
    expect(expected).toContain('NAME, linha 3')
    expect(named((await cnab('explain', `${packed}:2-3`)).out, packed)).toBe(expected)
    expect((await cnabReading(bytes, 'explain', '-', '--lines', '2-3')).out.replaceAll('-, linha', 'NAME, linha')).toBe(
      expected,
    )
    rmSync(folder, { recursive: true })
  })

  test.each([40, 90, 130])('the ruler fits a terminal of %i columns', async (columns) => {
    const out = sink({ isTTY: true, columns, hasColors: () => false })
    await run(['explain', fixture('341-itau/cnab400/settlements.ret:2')], out.output, sink().output)
    const ruler = out
      .text()
      .split('\n')
      .filter((line) => /^ {2}(1234567890)+$/.test(line))
    const block = ruler[0]!.length - 2
    expect(block).toBe({ 40: 30, 90: 80, 130: 100 }[columns])
    expect(ruler).toHaveLength(Math.ceil(400 / block))
    expect(ruler.every((line) => line.length <= columns)).toBe(true)
  })

  test('invalid fields are red on a terminal', async () => {
    const out = sink({ isTTY: true, hasColors: () => true })
    await run(['explain', fixture('341-itau/cnab400/damaged.ret:3')], out.output, sink().output)
    expect(out.text()).toContain('\x1b[31m00000000O1250')
  })

  test.each([
    ['756-sicoob/cnab240/entries.rem:17', 'o arquivo só tem as linhas 1 a 16.'],
    ['none.rem:3', 'o arquivo ou a pasta não existe'],
    ['../package.json', 'Não é um arquivo CNAB: documento JSON.'],
  ])('%s: exit code 1', async (operand, message) => {
    const { code, out, err } = await cnab('explain', fixture(operand))
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(message)
  })

  test.each([
    [[], 'Informe o arquivo a explicar.'],
    [[fixture('756-sicoob/cnab240/entries.rem:0')], 'Linhas inválidas: «0».'],
    [[fixture('756-sicoob/cnab240/entries.rem'), '--lines', 'a'], 'Linhas inválidas: «a».'],
    [[fixture('756-sicoob/cnab240/entries.rem:5-3')], 'Linhas inválidas: «5-3».'],
    [
      [fixture('756-sicoob/cnab240/entries.rem'), '--lines', '2', '--all'],
      'Informe --all ou as linhas, mas não os dois.',
    ],
    [[fixture('756-sicoob/cnab240/entries.rem:2'), '--all'], 'Informe --all ou as linhas, mas não os dois.'],
  ])('%j: exit code 2', async (args, message) => {
    const { code, err } = await cnab('explain', ...args)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })

  test('help', async () => {
    await expect((await cnab('explain', '--help')).out).toMatchFileSnapshot(golden('explain-help'))
  })
})
