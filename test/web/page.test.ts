/** The page in a browser, opened from a disk as people open it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writePage } from '../../.build/page.js'
import { openFile } from '../../src/inspect/opened-file.js'
import { formatRecord } from '../../src/layouts.js'
import { fixture, folderOf, returnOf, zipped } from '../convert/folders.js'
import { remittanceFixtures, returnFixture, returnFixtures } from '../return/return-fixtures.js'
import { isLong, someOf, testSome } from '../runs.js'
import { SCRATCH } from '../scratch.js'

const PAGE = join(SCRATCH, 'page', 'cnab.html')

/** Largest page, in bytes with gzip: people get it by e-mail. */
const MAX_GZIPPED = 700_000

const CHROMIUM = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))
const SUITE =
  CHROMIUM === undefined
    ? 'the page in a browser: SKIPPED, Chromium is not installed (install it, or set CHROMIUM to its path)'
    : 'the page in a browser'

const FILES = [...returnFixtures, ...remittanceFixtures]
/** A return and a remittance of each dialect, and the damaged files. */
const kindOf = ({ name, direction }: (typeof FILES)[number]): string => `${dirname(name)} ${direction}`
const IN_BROWSER = FILES.filter(
  (each, i) => each.name.includes('damaged') || FILES.findIndex((other) => kindOf(other) === kindOf(each)) === i,
)

const EVIL = '</script><img src=x onerror=alert(1)>'

/** A return whose texts contain scripts. */
function evilReturn(): Buffer {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const { file } = openFile(bytes)
  const line = file.lines.find(({ role }) => role === 'title')!
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
  const values = { ...line.values, payer_name: EVIL.slice(0, 30), control_number: '<b>"x"</b>' }
  lines[line.number - 1] = formatRecord(file.layout.records['title']!, values as never)
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

beforeAll(() => writePage(PAGE))

test('the page is one file of limited size, with a policy that allows no request', () => {
  const html = readFileSync(PAGE, 'utf8')
  expect(gzipSync(html).length).toBeLessThan(MAX_GZIPPED)
  expect(html).toContain("default-src 'none'")
  expect(html).not.toMatch(/\bunsafe-/)
  expect(html.match(/<script/g)).toHaveLength(3)
  expect(html).not.toMatch(/\b(?:src|href)="(?!data:)/)
})

describe.skipIf(CHROMIUM === undefined)(SUITE, () => {
  let browser: Browser
  const contexts = new Map<string, BrowserContext>()
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox'] })
  })
  afterAll(() => browser.close())

  /** Opens the page. `problems` lists console messages, errors, dialogs and requests. */
  async function opened(options: BrowserContextOptions = {}): Promise<{ page: Page; problems: string[] }> {
    const settings = { locale: 'pt-BR', viewport: { width: 1280, height: 860 }, ...options }
    const key = JSON.stringify(settings)
    const context = contexts.get(key) ?? (await browser.newContext(settings))
    contexts.set(key, context)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('dialog', (dialog) => {
      problems.push(dialog.message())
      dialog.dismiss()
    })
    page.on('request', (request) => {
      if (!/^(file|data|blob):/.test(request.url())) problems.push(request.url())
    })
    await page.goto(pathToFileURL(PAGE).href)
    return { page, problems }
  }

  async function give(page: Page, ...files: readonly NamedFile[]): Promise<void> {
    const buffers = files.map(({ name, bytes }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    }))
    await page.setInputFiles('input[type=file] >> nth=0', buffers)
    await page.locator('.files').waitFor()
    await page.locator('.reading').waitFor({ state: 'detached' })
    await page.locator('main h1').waitFor()
  }

  const view = (page: Page, name: string): Promise<void> =>
    page.locator('.views').getByRole('button', { name, exact: true }).click()

  const SETTLEMENTS = { name: 'retorno.ret', bytes: fixture('341-itau/cnab400/settlements.ret') }

  const cellsOf = async (row: Locator): Promise<string[]> =>
    (await row.locator('th, td').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '))

  const rows = (page: Page): Promise<string[]> => page.locator('.title-table tbody tr:not(.space)').allInnerTexts()

  /** Findings of axe-core for WCAG 2.2 AA. */
  async function axeFindings(page: Page): Promise<string[]> {
    await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const found = (await page.evaluate(
      `axe.run(document, { runOnly: ${JSON.stringify(tags)} }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
    )) as string[]
    return found
  }

  // A page takes more than a second: each commit opens others.
  test.each(someOf(IN_BROWSER, 1, 6))('$name: shows all titles without problems', async ({ name, bytes }) => {
    const { page, problems } = await opened()
    await give(page, { name, bytes })
    const titles = openFile(bytes).file.parts.filter(({ type }) => type === 'title').length
    await view(page, 'Títulos')
    await expect.poll(() => page.textContent('.found strong')).toBe(`${titles} de ${titles} títulos`)
    expect(await page.getAttribute('.title-table table', 'aria-rowcount')).toBe(String(titles + 1))
    await view(page, 'Linhas')
    await page.locator('.raw-lines button').first().waitFor()
    await view(page, 'Conferência')
    await page.locator('#check').waitFor()
    expect(problems).toEqual([])
    await page.close()
  })

  /** A page is opened for each of them: a quick run does one. */
  testSome(1, {
    'the summary has the sums by day of credit': async () => {
      const { page } = await opened()
      await give(page, SETTLEMENTS)
      expect(await page.textContent('main h1')).toMatch(
        /^Retorno Itaú de \d\d\/\d\d\/2026: R\$\s21\.986,96 pago em 9 pagamentos\.$/,
      )
      const day = page.locator('table', { hasText: '02/03/2026' }).locator('tbody tr').first()
      expect(await cellsOf(day)).toEqual(['02/03/2026', '8', 'R$ 6.986,96', 'R$ 28,09', 'R$ 6.961,22', ''])
      await day.getByRole('button').click()
      await expect.poll(() => page.textContent('.found strong')).toBe('8 de 10 títulos')
      await page.close()
    },
    'searches, filters, sorts, and sums what is found': async () => {
      const { page } = await opened()
      await give(page, SETTLEMENTS)
      await view(page, 'Títulos')
      await page.getByLabel('Buscar').fill('1.250,00')
      await expect.poll(() => page.textContent('.found')).toMatch(/^1 de 10 títulosPago R\$\s1\.250,00/)
      await page.getByRole('button', { name: 'Limpar filtros' }).click()
      await expect.poll(() => page.textContent('.found strong')).toBe('10 de 10 títulos')
      await page.locator('.title-table thead').getByRole('button', { name: 'Pago' }).click()
      await page.locator('.title-table thead').getByRole('button', { name: 'Pago' }).click()
      await expect.poll(() => page.getAttribute('.title-table th.col-paid', 'aria-sort')).toBe('descending')
      await expect.poll(async () => (await rows(page))[0]).toContain('15.000,00')
      await page.close()
    },
    'a line is explained column by column': async () => {
      const { page } = await opened()
      await give(page, SETTLEMENTS)
      await view(page, 'Linhas')
      await page.locator('.raw-lines button').nth(1).click()
      const row = page.locator('.fields tr', { hasText: '153–165' })
      const [columns, field, value, content] = await cellsOf(row)
      expect([columns, field]).toEqual(['153–165', expect.stringMatching(/^Valor do título/)])
      expect(value).toMatch(/^R\$ [\d.,]+$/)
      expect(content).toMatch(/^\d{13}$/)
      expect(await page.locator('.fields tr', { hasText: '109–110' }).textContent()).toContain('Liquidação normal')
      await page.close()
    },
    'opens the files of a ZIP, finds repeated files, and explains what it cannot read': async () => {
      const { page, problems } = await opened()
      const zip = await zipped({
        'banco/março.ret': SETTLEMENTS.bytes,
        'banco/copia.ret': SETTLEMENTS.bytes,
        'leia-me.txt': Buffer.from('Bom dia'),
        'entries.rem': fixture('341-itau/cnab400/entries.rem'),
      })
      await give(page, { name: 'mês.zip', bytes: zip })
      await expect.poll(() => page.locator('.files li').count()).toBe(5)
      expect(await page.locator('.files li', { hasText: 'copia.ret' }).textContent()).toContain(
        'igual a banco/março.ret',
      )
      // The copy is not counted.
      expect(await page.textContent('main h1')).toMatch(/R\$\s21\.986,96 pago em 9 pagamentos/)
      await page.locator('.file', { hasText: 'leia-me' }).click()
      expect(await page.textContent('main')).toMatch(/Este arquivo não foi lido[\s\S]*Procure o arquivo original/)
      await page.locator('.file', { hasText: 'entries' }).click()
      await view(page, 'Respostas do banco')
      await page.locator('#answers').waitFor()
      expect(problems).toEqual([])
      await page.close()
    },
    'scripts in a file and in its name are not executed': async () => {
      const { page, problems } = await opened()
      await give(page, { name: `${EVIL.replaceAll('/', '')}.ret`, bytes: evilReturn() })
      await view(page, 'Títulos')
      await expect.poll(async () => (await rows(page)).join()).toContain(EVIL.slice(0, 30).trim())
      await view(page, 'Linhas')
      await page.locator('.raw-lines button').nth(1).click()
      await page.locator('.fields').waitFor()
      expect(await page.locator('img').count()).toBe(0)
      expect(problems).toEqual([])
      await page.close()
    },
    'a table for spreadsheets has the titles that are found, and a masked copy has no payer': async () => {
      const { page } = await opened()
      await give(page, SETTLEMENTS)
      await view(page, 'Títulos')
      await page.getByLabel('Buscar').fill('1.250,00')
      await expect.poll(() => page.textContent('.found strong')).toBe('1 de 10 títulos')
      await view(page, 'Levar')
      const saved = async (button: string): Promise<Buffer> => {
        const [download] = await Promise.all([page.waitForEvent('download'), page.getByLabel(button).click()])
        return readFileSync(await download.path())
      }
      const csv = (await saved('Salvar: Planilha (CSV)')).toString().split('\n')
      expect(csv[0]).toMatch(/^\ufeffNome do pagador;/)
      expect(csv).toEqual([csv[0], csv[1], ''])
      expect(csv[1]).toContain(';1250,00;')
      const [payer] = /[A-Z]{4,}(?: [A-Z]+)+/.exec(csv[1]!)!
      expect(SETTLEMENTS.bytes.toString('latin1')).toContain(payer)
      const workbook = unzipSync(await saved('Salvar: Planilha do Excel'))
      expect(strFromU8(workbook['xl/worksheets/sheet1.xml']!)).toMatch(new RegExp(`>${payer}<.*<v>1250</v>`, 's'))
      expect((await saved('Salvar: Cópia')).toString('latin1')).not.toContain(payer)
      await page.close()
    },
    'the digits of a boleto are read in words': async () => {
      // Itaú, Cobrança CNAB 400, July 2021, p. 82: the example of the typeable line.
      const { page } = await opened()
      await page.getByRole('button', { name: 'Ler um boleto' }).click()
      await page.getByLabel('Linha digitável').fill('34191.75009 25028.170813 05367.890000 1 37700000013500')
      await page.getByRole('button', { name: 'Ler', exact: true }).click()
      await page.locator('.details').waitFor()
      const text = ((await page.textContent('main')) ?? '').replaceAll('\u00a0', ' ')
      expect(text).toMatch(/341 Itaú[\s\S]*R\$ 135,00/)
      await page.close()
    },
    'the keyboard reaches the files, the views and the titles': async () => {
      const { page } = await opened()
      const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent')
      const press = async (name: string): Promise<void> => {
        for (let i = 0; i < 40 && (await focused()) !== name; i++) await page.keyboard.press('Tab')
        expect(await focused()).toBe(name)
        await page.keyboard.press('Enter')
      }
      await press('Ver um exemplo')
      await page.locator('.views').waitFor()
      await press('Títulos')
      await page.locator('.title-table tbody button').first().waitFor()
      await press('Pago')
      await expect.poll(() => page.locator('.col-paid[aria-sort]').count()).toBe(1)
      await page.locator('.title-table tbody button').first().focus()
      await page.keyboard.press('Enter')
      await page.locator('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      await page.close()
    },
    ...Object.fromEntries(
      (['light', 'dark'] as const).map((colorScheme) => [
        `no findings of axe-core in the ${colorScheme} theme, and nothing wider than 390 pixels`,
        async () => {
          const { page } = await opened({ colorScheme, viewport: { width: 390, height: 844 } })
          const check = async (): Promise<void> => {
            expect(await axeFindings(page)).toEqual([])
            expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
          }
          await check()
          await give(page, { name: 'danificado.ret', bytes: fixture('341-itau/cnab400/damaged.ret') })
          await check()
          await view(page, 'Títulos')
          await page.locator('.title-table tbody button').first().waitFor()
          await check()
          await page.locator('.title-table tbody button').first().click()
          await check()
          await page.keyboard.press('Escape')
          await view(page, 'Linhas')
          await page.locator('.raw-lines button').nth(1).click()
          await page.locator('.fields').waitFor()
          await check()
          await view(page, 'Conferência')
          await page.locator('.attention').waitFor()
          await check()
          await view(page, 'Levar')
          await check()
          await page.getByRole('button', { name: 'Ler um boleto' }).click()
          await check()
          await page.close()
        },
      ]),
    ),
  })

  test.runIf(isLong)('100,000 titles: few rows are in the document, the last one is reached', async () => {
    const { page, problems } = await opened()
    // A file of a disk: what the test passes itself is limited to 50 MB.
    const path = join(folderOf(), 'grande.ret')
    writeFileSync(path, returnOf(100_000))
    page.setDefaultTimeout(300_000)
    await page.setInputFiles('input[type=file] >> nth=0', path)
    await page.locator('.figures').waitFor()
    await view(page, 'Títulos')
    await page.locator('.title-table tbody button').first().waitFor()
    expect(await page.textContent('.found strong')).toBe('100.000 de 100.000 títulos')
    await page.locator('.title-table').focus()
    await page.keyboard.press('End')
    const last = page.locator('.title-table tr[aria-rowindex="100001"] button')
    await last.waitFor()
    expect(await page.locator('.title-table tbody tr').count()).toBeLessThan(150)
    await last.click()
    expect(await page.textContent('dialog')).toContain('linha 100.001')
    expect(problems).toEqual([])
    await page.close()
  })
})
