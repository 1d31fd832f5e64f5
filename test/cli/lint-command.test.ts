import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from 'sarif'
import { describe, expect, test } from 'vitest'
import { run } from '../../src/cli/run.js'
import { folderOf } from '../convert/folders.js'
import { cnab, cnabReading, sink } from './cnab.js'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
const REMITTANCE = join(FIXTURES, '756-sicoob/cnab240/entries.rem')
const NONE = join(FIXTURES, 'none.rem')
const DAMAGED = join(FIXTURES, '341-itau/cnab400/damaged.ret')

/** Returns a remittance with several errors. */
function spoiledRemittance(): string {
  const lines = readFileSync(REMITTANCE, 'latin1').split('\r\n')
  const spoil = (line: number, column: number, text: string): void => {
    const old = lines[line - 1]!
    lines[line - 1] = old.slice(0, column - 1) + text + old.slice(column - 1 + text.length)
  }
  spoil(1, 4, '0001')
  spoil(3, 78, '31022026')
  spoil(3, 90, 'O')
  spoil(4, 33, '4')
  spoil(4, 34, 'maria')
  spoil(4, 200, '\t')
  spoil(5, 14, 'Z')
  spoil(6, 16, '99')
  return lines.join('\r\n')
}

/** Writes that remittance to a temporary folder. */
const spoiledFile = (): string =>
  join(folderOf({ 'remessa.rem': Buffer.from(spoiledRemittance(), 'latin1') }), 'remessa.rem')

/** Removes the names of folders from the output. */
const withoutFolders = (text: string): string =>
  text
    .replaceAll('\\', '/')
    .replaceAll(`${FIXTURES.replaceAll('\\', '/')}/`, 'fixtures/')
    .replaceAll(/\S*\/cnab-\w+\//g, '')

const golden = (name: string) => `golden/${name}.txt`

describe('cnab lint', () => {
  test('a remittance with errors', async () => {
    const { code, out, err } = await cnab('lint', spoiledFile())
    expect([code, err]).toEqual([1, ''])
    await expect(withoutFolders(out)).toMatchFileSnapshot(golden('lint'))
  })

  test('in English', async () => {
    const { code, out } = await cnab('lint', '--lang', 'en', spoiledFile())
    expect(code).toBe(1)
    await expect(withoutFolders(out)).toMatchFileSnapshot(golden('lint-en'))
  })

  test('a damaged return, and a file without errors', async () => {
    const { code, out } = await cnab('lint', DAMAGED, REMITTANCE)
    expect(code).toBe(1)
    await expect(withoutFolders(out)).toMatchFileSnapshot(golden('lint-files'))
  })

  test('warnings and notes do not affect the exit code', async () => {
    const { code, out } = await cnab('lint', join(FIXTURES, '748-sicredi/cnab400/registrations-and-rejections.ret'))
    expect(code).toBe(0)
    expect(out).toContain('unknown_occurrence')
  })

  test('the standard input', async () => {
    const { code, out } = await cnabReading(readFileSync(REMITTANCE), 'lint', '-')
    expect([code, out]).toEqual([0, '-: Sicoob (756), CNAB 240, remessa\n\n  nenhum erro; 16 linhas\n\n'])
  })

  test('an unsupported file, and a missing file', async () => {
    const { code, out } = await cnab('lint', NONE, join(FIXTURES, '../package.json'))
    expect(code).toBe(1)
    expect(out).toContain('Não pôde ser aberto: o arquivo ou a pasta não existe')
    expect(out).toContain('documento JSON')
  })

  test('--severity and --max limit the findings', async () => {
    const { out } = await cnab('lint', '--severity', 'error', '--max', '2', spoiledFile())
    expect(out.match(/\[\w+\]/g)).toEqual(['[unexpected_literal]', '[impossible_date]'])
    expect(out).toMatch(/\(\d+ não mostrados: --max, --severity\)/)
  })

  test('--format json: the report of each file', async () => {
    const spoiled = spoiledFile()
    const { code, out } = await cnab('lint', '--format', 'json', '--severity', 'error', spoiled, NONE)
    expect(code).toBe(1)
    const [report, missing] = JSON.parse(out)
    expect(report).toMatchObject({ file: spoiled, bank: '756', layout: 'cnab240', direction: 'remittance', lines: 16 })
    expect(report.findings[0]).toEqual({
      rule: 'unexpected_literal',
      severity: 'error',
      line: 1,
      columns: [4, 7],
      field: 'header.lot_number',
      label: { pt: 'número do lote', en: 'lot number' },
      expected: '0000',
      found: '0001',
      message: {
        pt: 'Em «número do lote» do header (4–7) esperava-se «0000» e veio «0001».',
        en: 'Expected «0000» in header.lot_number (4–7), got «0001».',
      },
      source: expect.stringMatching(/^Sicoob, .+, l\. \d+/),
    })
    expect(missing).toEqual({ file: NONE, error: expect.stringContaining('não existe') })
  })

  test('--format sarif: SARIF 2.1.0 with all required properties', async () => {
    const { code, out, err } = await cnab('lint', '--format', 'sarif', spoiledFile(), REMITTANCE, NONE)
    expect(code).toBe(1)
    expect(err).toContain('none.rem: o arquivo ou a pasta não existe')
    const log: Log = JSON.parse(out)
    expect(log.version).toBe('2.1.0')
    const [sarif, ...others] = log.runs
    expect(others).toEqual([])
    const { driver } = sarif!.tool
    expect(driver.name).not.toBe('')
    const ids = driver.rules!.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { shortDescription } of driver.rules!) expect(shortDescription!.text).not.toBe('')
    expect(sarif!.results).not.toEqual([])
    for (const { ruleId, ruleIndex, level, message, locations } of sarif!.results!) {
      expect(ids[ruleIndex!]).toBe(ruleId)
      expect(['error', 'warning', 'note']).toContain(level)
      expect(message.text).not.toBe('')
      const { artifactLocation, region } = locations![0]!.physicalLocation!
      expect(artifactLocation!.uri).toMatch(/^[A-Za-z0-9_.~%/-]+remessa\.rem$/)
      expect(region!.startLine).toBeGreaterThanOrEqual(1)
      if (region!.startColumn !== undefined) expect(region!.endColumn).toBeGreaterThan(region!.startColumn)
    }
    // Columns 4 to 7; the end column is exclusive.
    expect(sarif!.results![0]!.locations![0]!.physicalLocation!.region).toEqual({
      startLine: 1,
      startColumn: 4,
      endColumn: 8,
    })
  })

  test('colours on a terminal', async () => {
    const out = sink({ isTTY: true, hasColors: () => true })
    await run(['lint', '--severity', 'error', spoiledFile()], out.output, sink().output)
    expect(out.text()).toContain('\x1b[31merro')
    // Control characters of the file are escaped.
    expect(out.text()).not.toContain('\t')
  })

  test.each([
    [[], 'Informe os arquivos a conferir.'],
    [['--max', '0', REMITTANCE], 'Valor inválido em --max: «0». Informe um número inteiro a partir de 1.'],
    [['--bank', '999', REMITTANCE], 'Banco desconhecido: 999. Use: 001 bb, 004 bnb, 021 banestes'],
    [['--severity', 'grave', REMITTANCE], 'Valor inválido em --severity: «grave»'],
  ])('%j: exit code 2', async (args, message) => {
    const { code, out, err } = await cnab('lint', ...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(message)
  })

  test.each(['748', 'sicredi', 'Sicredi', 'SICREDI'])(
    '--bank %s names the bank by number, slug or name',
    async (bank) => {
      // The layout of Sicoob's file is read as Sicredi's if the caller wants it so.
      const named = await cnab('lint', '--bank', bank, REMITTANCE)
      expect(named).toEqual(await cnab('lint', '--bank', '748', REMITTANCE))
      expect(named.code).not.toBe(2)
    },
  )

  test('help', async () => {
    await expect((await cnab('lint', '--help')).out).toMatchFileSnapshot(golden('lint-help'))
  })
})
