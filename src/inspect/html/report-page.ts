/** Renders a file as a self-contained HTML page. All content of the file is escaped. */
import type { Language } from '../../cobranca/index.js'
import { base64Text } from '../../runtime/bytes.js'
import { sha256Bytes } from '../../runtime/digest.js'
import type { OpenOptions } from '../opened-file.js'
import { BROWSER_CODE } from './browser-code.js'
import { chartOf } from './chart.js'
import { LABELS } from './labels.js'
import { type HtmlReport, type ReportSum, reportOf } from './report-of.js'
import { STYLE } from './style.js'

export interface HtmlOptions extends OpenOptions {
  /** File name to display. */
  readonly name?: string
  /** Default: `pt`. */
  readonly language?: Language
}

/** Maximum number of diagnostics in the page. */
const MAX_DIAGNOSTICS = 200

/**
 * Returns an HTML page about a file: sums, kinds, days, a table of titles with search, sort and filter, and the file with every field explained.
 * The page loads no external resources. It contains the personal data of the file: use {@link maskFile} before you share it.
 *
 * @throws {ValidationError} if the argument is not a byte array
 * @throws {UnsupportedFileError} if the library does not support the file
 * @example
 * await writeFile('retorno.html', inspectHtml(await readFile('retorno.ret'), { name: 'retorno.ret' }))
 */
export function inspectHtml(bytes: Uint8Array, { name = '', language = 'pt', ...options }: HtmlOptions = {}): string {
  const report = reportOf(bytes, language, options)
  const page = new Page(report, name, language)
  // The policy allows only this script and no network access.
  const hash = base64Text(sha256Bytes(BROWSER_CODE))
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="${report.data.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escaped(page.title)}</title>
<style>${STYLE}</style>
</head>
<body>
${page.body}
<script type="application/json" id="data">${JSON.stringify(report.data).replaceAll('<', '\\u003c')}</script>
<script>${BROWSER_CODE}</script>
</body>
</html>
`
}

class Page {
  private readonly money: Intl.NumberFormat
  private readonly number: Intl.NumberFormat

  constructor(
    private readonly report: HtmlReport,
    private readonly name: string,
    private readonly language: Language,
  ) {
    const { locale } = report.data
    this.money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
    this.number = new Intl.NumberFormat(locale)
  }

  get title(): string {
    const { file } = this.report
    const layout = file.layout.replace('cnab', 'CNAB ')
    const description = `${this.label(file.direction)} ${file.bank.name} (${file.bank.number}), ${layout}`
    return this.name === '' ? description : `${this.name}: ${description}`
  }

  get body(): string {
    const { data } = this.report
    return [
      '<main>',
      `<h1>${escaped(this.title)}</h1>`,
      this.facts(),
      `<noscript><p class="warning">${this.label('needsScript')}</p></noscript>`,
      this.cards(),
      this.groups(),
      this.days(),
      this.diagnostics(),
      `<section aria-labelledby="titles-title"><h2 id="titles-title">${this.label('titles')}</h2>`,
      `<div class="tools"><label>${this.label('search')}<input id="search" type="search" autocomplete="off"></label>`,
      `<label>${this.label(this.isReturn ? 'kind' : 'instruction')}<select id="group"><option value="">${this.label('all')}</option>`,
      ...data.groups.map((group, i) => `<option value="${i}">${escaped(group)}</option>`),
      `</select></label><output id="titles-count" for="search group"></output></div>`,
      '<div class="wide"><table><thead id="titles-head"></thead><tbody id="titles-body"></tbody></table></div>',
      this.pager('titles-pager', 'titles'),
      '</section>',
      `<section class="file" aria-labelledby="file-title"><h2 id="file-title">${this.label('file')}</h2><p>${this.label('fileHelp')}</p>`,
      `<form class="tools" id="go-to-line"><label>${this.label('line')}<input id="line-number" type="number" min="1" max="${data.lines.length}" value="1"></label><button>${this.label('go')}</button></form>`,
      '<div id="file-lines"></div>',
      this.pager('file-pager', 'file'),
      '</section></main>',
      '<div id="field" role="status" aria-live="polite"></div>',
    ].join('\n')
  }

  private get isReturn(): boolean {
    return this.report.file.direction === 'return'
  }

  private facts(): string {
    const { header, file, data } = this.report
    const facts: [keyof typeof LABELS, string | null][] = [
      ['beneficiary', header.beneficiary],
      ['generated', header.generated_at === null ? null : this.dayText(header.generated_at)],
      ['fileNumber', header.file_number === null ? null : String(header.file_number)],
      ['lines', this.number.format(data.lines.length)],
    ]
    const manual = `<div><dt>Manual</dt><dd>${escaped(`${file.dialect.manual.title}, ${file.dialect.manual.version}`)}</dd></div>`
    const items = facts.flatMap(([name, text]) =>
      text === null ? [] : [`<div><dt>${this.label(name)}</dt><dd>${escaped(text)}</dd></div>`],
    )
    return `<dl class="facts">${items.join('')}${manual}</dl>`
  }

  private cards(): string {
    const { titles, sums, diagnostics } = this.report
    const count = (of: string): string =>
      this.number.format(diagnostics.filter(({ severity }) => severity === of).length)
    const cards: [label: string, text: string][] = [
      [this.label('titles'), this.number.format(titles)],
      ...sums.map(({ name, cents }): [string, string] => [name, this.money.format((cents ?? 0) / 100)]),
      [this.label('errors'), count('error')],
      [this.label('warnings'), count('warning')],
    ]
    const items = cards.map(
      ([label, text]) => `<li><span>${escaped(label)}</span><strong>${escaped(text)}</strong></li>`,
    )
    return `<section aria-labelledby="summary"><h2 id="summary">${this.label('summary')}</h2><ul class="cards">${items.join('')}</ul></section>`
  }

  private groups(): string {
    const title = this.label(this.isReturn ? 'byKind' : 'byInstruction')
    return `<section aria-labelledby="groups"><h2 id="groups">${title}</h2>${this.sumTable(this.report.groups, this.label(this.isReturn ? 'kind' : 'instruction'), (name) => name)}</section>`
  }

  private days(): string {
    const { days } = this.report
    if (days.length === 0) return ''
    const title = this.label(this.isReturn ? 'paidByDay' : 'dueByDay')
    const chart = chartOf(days, title, {
      day: (date) => escaped(this.dayText(date)),
      money: (cents) => escaped(this.money.format(cents / 100)),
    })
    const table = this.sumTable(days, this.label('day'), (date) => this.dayText(date))
    return `<section aria-labelledby="days"><h2 id="days">${title}</h2>${chart}<div class="aside">${table}</div></section>`
  }

  private sumTable(sums: readonly ReportSum[], label: string, format: (name: string) => string): string {
    const rows = sums.map(
      ({ name, count, cents }) =>
        `<tr><th scope="row">${escaped(format(name))}</th><td class="number">${this.number.format(count)}</td><td class="money">${cents === null ? '' : escaped(this.money.format(cents / 100))}</td></tr>`,
    )
    const head = `<tr><th scope="col">${escaped(label)}</th><th scope="col" class="number">${this.label('count')}</th><th scope="col" class="money">${this.label('amount')}</th></tr>`
    return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
  }

  private diagnostics(): string {
    const { diagnostics } = this.report
    if (diagnostics.length === 0) return ''
    const items = diagnostics.slice(0, MAX_DIAGNOSTICS).map(({ severity, line, message }) => {
      const place = line === null ? '' : `${this.label('line')} ${this.number.format(line)}: `
      return `<li class="${severity}">${escaped(place + message)}</li>`
    })
    const left = diagnostics.length - items.length
    const more = left > 0 ? `<p>${this.label('more')} ${this.number.format(left)}</p>` : ''
    return `<section aria-labelledby="diagnostics"><h2 id="diagnostics">${this.label('diagnostics')}</h2><ul>${items.join('')}</ul>${more}</section>`
  }

  private pager(id: string, of: keyof typeof LABELS): string {
    const button = (turn: 'first' | 'previous' | 'next' | 'last'): string =>
      `<button type="button" data-turn="${turn}">${this.label(turn)}</button>`
    return `<nav class="tools" id="${id}" aria-label="${this.label(of)}">${button('first')}${button('previous')}<span></span>${button('next')}${button('last')}</nav>`
  }

  private dayText(date: string): string {
    const at = new Date(`${date}T00:00:00Z`)
    return new Intl.DateTimeFormat(this.report.data.locale, { timeZone: 'UTC', dateStyle: 'short' }).format(at)
  }

  /** Labels are safe HTML. */
  private label(name: keyof typeof LABELS): string {
    return LABELS[name][this.language]
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content and attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char]!)
