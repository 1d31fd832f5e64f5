/** The HTML page of a file: its content and, if Chromium is installed, its behaviour in a browser. */

import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspectHtml, isUnsupportedFileError } from '../../src/index.js'
import { chartOf } from '../../src/inspect/html/chart.js'
import { openFile } from '../../src/inspect/opened-file.js'
import { formatRecord } from '../../src/layouts.js'
import { folderOf, returnOf } from '../convert/folders.js'
import { remittanceFixtures, returnFixture, returnFixtures } from '../return/return-fixtures.js'
import { isLong, someOf, testSome } from '../runs.js'

const FILES = [...returnFixtures, ...remittanceFixtures]

/** Limits the slow browser tests to a return and a remittance of each dialect, and the damaged files. */
const kindOf = ({ name, direction }: (typeof FILES)[number]): string => `${dirname(name)} ${direction}`
const IN_BROWSER = FILES.filter(
  (each, i) => each.name.includes('damaged') || FILES.findIndex((other) => kindOf(other) === kindOf(each)) === i,
)

const EVIL = '</script><img src=x onerror=alert(1)>"\'&'

/** Creates a return whose payer's name contains a script. */
function evilReturn(): Buffer {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const { file } = openFile(bytes)
  const line = file.lines.find(({ role }) => role === 'title')!
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
  const values = {
    ...line.values,
    payer_name: EVIL.slice(0, 30),
    control_number: '<b>"x"</b>',
    document_number: `<i>&'"`,
  }
  lines[line.number - 1] = formatRecord(file.layout.records['title']!, values as never)
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

describe('the text of the page', () => {
  test.each(someOf(FILES, 8))('$name: the page loads no other resources', ({ bytes }) => {
    const html = inspectHtml(bytes)
    expect(html).not.toMatch(/\b(src|href)="(?!data:)/)
    expect(html).toContain("default-src 'none'")
  })

  test('content of the file is escaped', () => {
    const html = inspectHtml(evilReturn(), { name: EVIL })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>"x"')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.match(/<\/script>/g)).toHaveLength(2)
  })

  test('an amount that the layout has no column for has no sum', () => {
    const itau = inspectHtml(returnFixture('341-itau/cnab400/settlements').bytes)
    expect(itau).toContain('<span>Creditado</span>')
    const sicredi = inspectHtml(returnFixture('748-sicredi/cnab400/settlements').bytes)
    expect(sicredi).not.toContain('<span>Creditado</span>')
    expect(sicredi).toContain('<span>Tarifas</span>')
  })

  test('the labels of the first and last day of the chart are within it', () => {
    const days = Array.from({ length: 30 }, (_, i) => ({ name: `2026-01-${i + 1}`, count: 1, cents: 100 }))
    const chart = chartOf(days, 'Pago', { day: String, money: String })
    const places = [...chart.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x))
    expect(Math.min(...places)).toBeGreaterThan(30)
    expect(Math.max(...places)).toBeLessThan(930)
  })

  test('both languages', () => {
    const { bytes } = returnFixture('341-itau/cnab400/settlements')
    expect(inspectHtml(bytes)).toContain('<html lang="pt-BR">')
    expect(inspectHtml(bytes, { language: 'en' })).toContain('<h2 id="summary">Summary</h2>')
  })

  test('an unsupported file is an error', () => {
    let thrown: unknown
    try {
      inspectHtml(Buffer.from('%PDF-1.4'))
    } catch (error) {
      thrown = error
    }
    expect(isUnsupportedFileError(thrown)).toBe(true)
  })
})

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

describe.skipIf(CHROMIUM === undefined)(SUITE, () => {
  let browser: Browser
  /** One for all pages: making one takes longer than opening a page. */
  let context: BrowserContext
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox'] })
    context = await browser.newContext()
  })
  afterAll(() => browser.close())

  /** Opens the page of a file. `problems` lists console messages, errors and external requests. */
  async function opened(bytes: Uint8Array): Promise<{ page: Page; problems: string[] }> {
    const path = join(folderOf(), 'report.html')
    writeFileSync(path, inspectHtml(bytes, { name: 'file.ret' }))
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      if (!/^(file|data):/.test(request.url())) problems.push(request.url())
    })
    await page.goto(pathToFileURL(path).href)
    return { page, problems }
  }

  const rows = (page: Page): Promise<string[]> => page.locator('#titles-body tr').allInnerTexts()

  // A page takes more than a second: each commit opens others.
  test.each(someOf(IN_BROWSER, 1, 16))('$name: shows all titles and lines without problems', async ({ bytes }) => {
    const { page, problems } = await opened(bytes)
    const { file } = openFile(bytes)
    const titles = file.parts.filter(({ type }) => type === 'title').length
    expect(await rows(page)).toHaveLength(titles)
    expect(await page.locator('#file-lines > div').count()).toBe(Math.min(file.lines.length, 50))
    expect(problems).toEqual([])
    await page.close()
  })

  /** A page is opened for each of them: a quick run does some. */
  testSome(1, {
    'search ignores accents and finds formatted amounts': async () => {
      const { page } = await opened(returnFixture('341-itau/cnab400/settlements').bytes)
      const all = await rows(page)
      await page.fill('#search', '1.250,00')
      await expect.poll(() => rows(page)).toHaveLength(1)
      expect((await rows(page))[0]).toMatch(/1\.250,00/)
      await page.fill('#search', 'LIQUIDACAO')
      await expect.poll(() => rows(page)).toHaveLength(all.filter((row) => /liquidação/i.test(row)).length)
      await page.fill('#search', 'zzzz')
      await expect.poll(() => rows(page)).toHaveLength(0)
      expect(await page.textContent('#titles-count')).toBe(`0 de ${all.length} títulos`)
      await page.close()
    },
    'filters by kind, and sorts in both directions': async () => {
      const { page } = await opened(returnFixture('341-itau/cnab400/life-cycle').bytes)
      await page.selectOption('#group', { label: 'alterado' })
      expect(await rows(page)).toHaveLength(8)
      await page.selectOption('#group', '')
      const fees = async () =>
        (await page.locator('#titles-body td:nth-child(6)').allInnerTexts())
          .filter(Boolean)
          .map((text) => Number(text.replace(/[^\d]/g, '')))
      await page.click('#titles-head button >> text=Tarifas')
      const up = await fees()
      expect(up).toEqual([...up].sort((a, b) => a - b))
      expect(up.at(-1)).toBe(4560)
      await page.click('#titles-head button >> text=Tarifas')
      expect(await fees()).toEqual([...up].reverse())
      expect(await page.getAttribute('#titles-head th:nth-child(6)', 'aria-sort')).toBe('descending')
      await page.close()
    },
    'explains a field by mouse and by keyboard': async () => {
      const { page } = await opened(returnFixture('341-itau/cnab400/settlements').bytes)
      await page.locator('#file-lines [data-line="1"].money').first().hover()
      expect(await page.textContent('#field')).toMatch(
        /Linha 2, colunas 153–165: [^(]*valor do título \(title\.amount, money\)[\s\S]*Valor: R\$/,
      )
      // Columns 109 to 110: 06, with its meaning in the bank's table.
      await page.locator('#file-lines [data-line="1"].digits', { hasText: /^06$/ }).first().hover()
      expect(await page.textContent('#field')).toContain('Significado: Liquidação normal')
      await page.locator('#file-lines [data-line="0"]').first().focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      expect(await page.textContent('#field')).toMatch(/^Linha 2, colunas 2–3: /)
      await page.close()
    },
    'formats an amount with the unit of a code in the same line or in the main line of the title': async () => {
      const [{ bytes }] = remittanceFixtures.filter(({ name }) => name === '748-sicredi/cnab400/entries.rem') as [
        (typeof FILES)[number],
      ]
      const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
      // Line 4 is a title with the kind of discounts in 18 and the fine in 93–96. Line 6 is its record 7 with the second discount in 61–73.
      const put = (line: number, from: number, text: string): void => {
        lines[line - 1] = lines[line - 1]!.slice(0, from - 1) + text + lines[line - 1]!.slice(from - 1 + text.length)
      }
      put(4, 18, 'B')
      put(4, 93, '0100')
      put(6, 61, '0000000000500')
      const { page } = await opened(Buffer.from(lines.join('\r\n'), 'latin1'))
      const valueIn = async (line: number, text: string): Promise<string | null> => {
        await page
          .locator(`#file-lines [data-line="${line - 1}"].money`, { hasText: text })
          .first()
          .hover()
        return page.textContent('#field')
      }
      expect(await valueIn(4, '0100')).toContain('Valor: 1,00%')
      expect(await valueIn(6, '0000000000500')).toContain('Valor: 5,00%')
      await page.close()
    },
    'search finds a CPF or CNPJ with and without punctuation': async () => {
      const { page } = await opened(
        remittanceFixtures.find(({ name }) => name === '341-itau/cnab400/entries.rem')!.bytes,
      )
      const [row] = await rows(page)
      const taxId = /\b(\d{11}|\d{14})\b/.exec(row!)![1]!
      const formatted =
        taxId.length === 11
          ? taxId.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
          : taxId.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5')
      for (const text of [taxId, formatted]) {
        await page.fill('#search', text)
        await expect.poll(async () => (await rows(page)).every((each) => each.includes(taxId))).toBe(true)
        await expect.poll(() => rows(page)).toContain(row)
      }
      await page.close()
    },
    'the number of a line stays visible where a jump scrolls to its columns': async () => {
      const { page } = await opened(returnFixture('341-itau/cnab400/settlements').bytes)
      await page.setViewportSize({ width: 600, height: 800 })
      await page.locator('#file-lines [data-line="1"]').last().focus()
      const [lines, number] = await Promise.all([
        page.locator('#file-lines').boundingBox(),
        page.locator('#file-lines b').nth(1).boundingBox(),
      ])
      expect(number!.x).toBeGreaterThanOrEqual(lines!.x)
      expect(number!.x + number!.width).toBeLessThanOrEqual(lines!.x + lines!.width)
      await page.close()
    },
    'the button of a title shows its line': async () => {
      const { page } = await opened(returnFixture('756-sicoob/cnab240/settlements').bytes)
      const button = page.locator('#titles-body button').nth(1)
      const line = Number(await button.getAttribute('data-line'))
      await button.click()
      expect(await page.evaluate('document.activeElement.dataset.line')).toBe(String(line - 1))
      expect(await page.textContent('#field')).toContain(`Linha ${line},`)
      await page.close()
    },
    'the page has a dark mode; in print it has all titles and no file': async () => {
      const { page } = await opened(returnOf(250))
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(20, 24, 30)')
      await page.evaluate("dispatchEvent(new Event('beforeprint'))")
      expect(await rows(page)).toHaveLength(250)
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('#file-lines').isVisible()).toBe(false)
      await page.evaluate("dispatchEvent(new Event('afterprint'))")
      expect(await rows(page)).toHaveLength(100)
      await page.close()
    },
    'scripts in the file are not executed': async () => {
      const { page, problems } = await opened(evilReturn())
      expect(await page.locator('img').count()).toBe(0)
      expect(await page.locator('#file-lines').textContent()).toContain('</script><img')
      expect(problems).toEqual([])
      await page.close()
    },
    'every control has a name': async () => {
      const { page } = await opened(returnFixture('341-itau/cnab400/settlements').bytes)
      const nameless = await page.evaluate(
        "[...document.querySelectorAll('input, select, button')].filter((each) => !each.labels?.length && !each.textContent.trim()).length",
      )
      expect(nameless).toBe(0)
      await page.close()
    },
  })

  test.runIf(isLong)('50,000 titles are paged and searchable', async () => {
    const { page, problems } = await opened(returnOf(50_000))
    expect(await rows(page)).toHaveLength(100)
    expect(await page.textContent('#titles-count')).toBe('50.000 de 50.000 títulos')
    await page.click('#titles-pager [data-turn=last]')
    expect(await page.textContent('#titles-pager span')).toBe('Página 500 de 500')
    await page.locator('#titles-body button').last().click()
    expect(await page.textContent('#field')).toContain('Linha 50.001,')
    await page.fill('#search', '000450012')
    await expect.poll(() => page.textContent('#titles-count')).toBe('5.000 de 50.000 títulos')
    expect(problems).toEqual([])
    await page.close()
  })
})

test.each([
  ['pt', 'título', 'vencimento', 'Último dia para pagar sem juros e multa.'],
  ['en', 'title', 'due date', 'Last day to pay without interest and fine.'],
] as const)('the page has the label and the meaning of each field, in %s', (language, record, label, meaning) => {
  const html = inspectHtml(returnFixture('341-itau/cnab400/settlements').bytes, { language })
  const { records } = JSON.parse(/<script[^>]*id="data"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)
  const title = records.find(({ name }: { name: string }) => name === 'title')
  expect(title.label).toBe(record)
  expect(title.fields.find(({ name }: { name: string }) => name === 'due_date')).toMatchObject({ label, meaning })
})
