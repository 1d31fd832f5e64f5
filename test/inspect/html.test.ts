/** The page about a file: what it holds, and (where there is a Chromium) what it does in a browser. */
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspectHtml, isUnsupportedFileError } from '../../src/index.js'
import { openFile } from '../../src/inspect/opened-file.js'
import { formatRecord } from '../../src/layouts.js'
import { folderOf, returnOf } from '../convert/folders.js'
import { remittanceFixtures, returnFixture, returnFixtures } from '../return/return-fixtures.js'

const FILES = [...returnFixtures, ...remittanceFixtures]

/** A browser is slow: one return and one remittance of each dialect, and all that are damaged. */
const kindOf = ({ name, direction }: (typeof FILES)[number]): string => `${dirname(name)} ${direction}`
const IN_BROWSER = FILES.filter(
  (each, i) => each.name.includes('damaged') || FILES.findIndex((other) => kindOf(other) === kindOf(each)) === i,
)

const EVIL = '</script><img src=x onerror=alert(1)>"\'&'

/** A return whose payer is a piece of a program. */
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

describe('the page as a text', () => {
  test.each(FILES)('$name: nothing of it is fetched from elsewhere', ({ bytes }) => {
    const html = inspectHtml(bytes)
    expect(html).not.toMatch(/\b(src|href)="(?!data:)/)
    expect(html).toContain("default-src 'none'")
  })

  test('what a file says is never HTML', () => {
    const html = inspectHtml(evilReturn(), { name: EVIL })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>"x"')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.match(/<\/script>/g)).toHaveLength(2)
  })

  test('both languages', () => {
    const { bytes } = returnFixture('341-itau/cnab400/settlements')
    expect(inspectHtml(bytes)).toContain('<html lang="pt-BR">')
    expect(inspectHtml(bytes, { language: 'en' })).toContain('<h2 id="summary">Summary</h2>')
  })

  test('what is no file of cobrança is refused', () => {
    let refused: unknown
    try {
      inspectHtml(Buffer.from('%PDF-1.4'))
    } catch (error) {
      refused = error
    }
    expect(isUnsupportedFileError(refused)).toBe(true)
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
    ? 'the page in a browser: SKIPPED, no Chromium here (install it, or say where it is in CHROMIUM)'
    : 'the page in a browser'

describe.skipIf(CHROMIUM === undefined)(SUITE, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox'] })
  })
  afterAll(() => browser.close())

  /** The page of a file, and all that the browser complained of. */
  async function opened(bytes: Uint8Array): Promise<{ page: Page; complaints: string[] }> {
    const path = join(folderOf(), 'report.html')
    writeFileSync(path, inspectHtml(bytes, { name: 'file.ret' }))
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      if (!/^(file|data):/.test(request.url())) complaints.push(request.url())
    })
    await page.goto(pathToFileURL(path).href)
    return { page, complaints }
  }

  const rows = (page: Page): Promise<string[]> => page.locator('#titles-body tr').allInnerTexts()

  test.each(IN_BROWSER)('$name: every title and every line, and no complaint', async ({ bytes }) => {
    const { page, complaints } = await opened(bytes)
    const { file } = openFile(bytes)
    const titles = file.parts.filter(({ type }) => type === 'title').length
    expect(await rows(page)).toHaveLength(titles)
    expect(await page.locator('#file-lines > div').count()).toBe(Math.min(file.lines.length, 50))
    expect(complaints).toEqual([])
    await page.close()
  })

  test('search takes words without accents, and amounts as they are written', async () => {
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
  })

  test('the kinds filter, and the heads sort, both ways', async () => {
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
  })

  test('a field is explained when it is pointed at, and from the keyboard', async () => {
    const { page } = await opened(returnFixture('341-itau/cnab400/settlements').bytes)
    await page.locator('#file-lines [data-line="1"].money').first().hover()
    expect(await page.textContent('#field')).toMatch(
      /Linha 2, colunas 153–165: title\.amount \(money\)[\s\S]*Valor: R\$/,
    )
    // Columns 109 to 110: 06, and what the bank's table says of it.
    await page.locator('#file-lines [data-line="1"].digits', { hasText: /^06$/ }).first().hover()
    expect(await page.textContent('#field')).toContain('Significado: Liquidação normal')
    await page.locator('#file-lines [data-line="0"]').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    expect(await page.textContent('#field')).toMatch(/^Linha 2, colunas 2–3: /)
    await page.close()
  })

  test('what a number is, is told by the code beside it, or in the title’s main line', async () => {
    const [{ bytes }] = remittanceFixtures.filter(({ name }) => name === '748-sicredi/cnab400/entries.rem') as [
      (typeof FILES)[number],
    ]
    const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
    // Line 4 is a title, and line 6 its record 7: the kind of discounts in 18, the fine in 93–96, the second discount in 61–73 of record 7.
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
  })

  test('a title leads to its line', async () => {
    const { page } = await opened(returnFixture('756-sicoob/cnab240/settlements').bytes)
    const button = page.locator('#titles-body button').nth(1)
    const line = Number(await button.getAttribute('data-line'))
    await button.click()
    expect(await page.evaluate('document.activeElement.dataset.line')).toBe(String(line - 1))
    expect(await page.textContent('#field')).toContain(`Linha ${line},`)
    await page.close()
  })

  test('50,000 titles: one page of them at a time, and search finds those that it should', async () => {
    const { page, complaints } = await opened(returnOf(50_000))
    expect(await rows(page)).toHaveLength(100)
    expect(await page.textContent('#titles-count')).toBe('50.000 de 50.000 títulos')
    await page.click('#titles-pager [data-turn=last]')
    expect(await page.textContent('#titles-pager span')).toBe('Página 500 de 500')
    await page.locator('#titles-body button').last().click()
    expect(await page.textContent('#field')).toContain('Linha 50.001,')
    await page.fill('#search', '000450012')
    await expect.poll(() => page.textContent('#titles-count')).toBe('5.000 de 50.000 títulos')
    expect(complaints).toEqual([])
    await page.close()
  })

  test('in the dark the page is dark, and on paper it has all titles and not the file', async () => {
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
  })

  test('what a file says is no program', async () => {
    const { page, complaints } = await opened(evilReturn())
    expect(await page.locator('img').count()).toBe(0)
    expect(await page.locator('#file-lines').textContent()).toContain('</script><img')
    expect(complaints).toEqual([])
    await page.close()
  })

  test('every control has a name', async () => {
    const { page } = await opened(returnFixture('341-itau/cnab400/settlements').bytes)
    const nameless = await page.evaluate(
      "[...document.querySelectorAll('input, select, button')].filter((each) => !each.labels?.length && !each.textContent.trim()).length",
    )
    expect(nameless).toBe(0)
    await page.close()
  })
})
