/** A file as a page of its own: nothing is fetched, and nothing of what the file says is read as HTML. */
import { createHash } from 'node:crypto'
import type { Language } from '../../cobranca/index.js'
import type { OpenOptions } from '../opened-file.js'
import { BROWSER_CODE } from './browser-code.js'
import { chartOf } from './chart.js'
import { type HtmlReport, type ReportSum, reportOf } from './report-of.js'
import { STYLE } from './style.js'
import { WORDS } from './words.js'

export interface HtmlOptions extends OpenOptions {
  /** What the page calls the file. */
  readonly name?: string
  /** Default: `pt`. */
  readonly language?: Language
}

/** So many diagnostics are listed. */
const LISTED = 200

/**
 * A page about a file: sums, kinds, days, all titles to search, sort and filter, and the file itself with every field explained. One text, without
 * any link to elsewhere. It holds what the file holds, people's data too: {@link maskFile} first, before it is shown to others.
 *
 * @throws {ValidationError} when what is given are no bytes
 * @throws {UnsupportedFileError} when it is no file of cobrança that the library knows
 * @example
 * await writeFile('retorno.html', inspectHtml(await readFile('retorno.ret'), { name: 'retorno.ret' }))
 */
export function inspectHtml(bytes: Uint8Array, { name = '', language = 'pt', ...options }: HtmlOptions = {}): string {
  const report = reportOf(bytes, language, options)
  const page = new Page(report, name, language)
  // Only this very program may run, and nothing may be fetched.
  const hash = createHash('sha256').update(BROWSER_CODE).digest('base64')
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
    const what = `${this.say(file.direction)} ${file.bank.name} (${file.bank.number}), ${layout}`
    return this.name === '' ? what : `${this.name}: ${what}`
  }

  get body(): string {
    const { data } = this.report
    return [
      '<main>',
      `<h1>${escaped(this.title)}</h1>`,
      this.facts(),
      `<noscript><p class="warning">${this.say('needsScript')}</p></noscript>`,
      this.cards(),
      this.groups(),
      this.days(),
      this.diagnostics(),
      `<section aria-labelledby="titles-title"><h2 id="titles-title">${this.say('titles')}</h2>`,
      `<div class="tools"><label>${this.say('search')}<input id="search" type="search" autocomplete="off"></label>`,
      `<label>${this.say(this.isReturn ? 'kind' : 'instruction')}<select id="group"><option value="">${this.say('all')}</option>`,
      ...data.groups.map((group, i) => `<option value="${i}">${escaped(group)}</option>`),
      `</select></label><output id="titles-count" for="search group"></output></div>`,
      '<div class="wide"><table><thead id="titles-head"></thead><tbody id="titles-body"></tbody></table></div>',
      this.pager('titles-pager', 'titles'),
      '</section>',
      `<section class="file" aria-labelledby="file-title"><h2 id="file-title">${this.say('file')}</h2><p>${this.say('fileHelp')}</p>`,
      `<form class="tools" id="go-to-line"><label>${this.say('line')}<input id="line-number" type="number" min="1" max="${data.lines.length}" value="1"></label><button>${this.say('go')}</button></form>`,
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
    const facts: [keyof typeof WORDS, string | null][] = [
      ['beneficiary', header.beneficiary],
      ['generated', header.generated_at === null ? null : this.dayText(header.generated_at)],
      ['fileNumber', header.file_number === null ? null : String(header.file_number)],
      ['lines', this.number.format(data.lines.length)],
    ]
    const manual = `<div><dt>Manual</dt><dd>${escaped(`${file.dialect.manual.title}, ${file.dialect.manual.version}`)}</dd></div>`
    const shown = facts.flatMap(([word, text]) =>
      text === null ? [] : [`<div><dt>${this.say(word)}</dt><dd>${escaped(text)}</dd></div>`],
    )
    return `<dl class="facts">${shown.join('')}${manual}</dl>`
  }

  private cards(): string {
    const { titles, sums, diagnostics } = this.report
    const count = (of: string): string =>
      this.number.format(diagnostics.filter(({ severity }) => severity === of).length)
    const cards: [label: string, text: string][] = [
      [this.say('titles'), this.number.format(titles)],
      ...sums.map(({ name, cents }): [string, string] => [name, this.money.format((cents ?? 0) / 100)]),
      [this.say('errors'), count('error')],
      [this.say('warnings'), count('warning')],
    ]
    const items = cards.map(
      ([label, text]) => `<li><span>${escaped(label)}</span><strong>${escaped(text)}</strong></li>`,
    )
    return `<section aria-labelledby="summary"><h2 id="summary">${this.say('summary')}</h2><ul class="cards">${items.join('')}</ul></section>`
  }

  private groups(): string {
    const title = this.say(this.isReturn ? 'byKind' : 'byInstruction')
    return `<section aria-labelledby="groups"><h2 id="groups">${title}</h2>${this.sumTable(this.report.groups, this.say(this.isReturn ? 'kind' : 'instruction'), (name) => name)}</section>`
  }

  private days(): string {
    const { days } = this.report
    if (days.length === 0) return ''
    const title = this.say(this.isReturn ? 'paidByDay' : 'dueByDay')
    const chart = chartOf(days, title, {
      day: (date) => escaped(this.dayText(date)),
      money: (cents) => escaped(this.money.format(cents / 100)),
    })
    const table = this.sumTable(days, this.say('day'), (date) => this.dayText(date))
    return `<section aria-labelledby="days"><h2 id="days">${title}</h2>${chart}<div class="aside">${table}</div></section>`
  }

  private sumTable(sums: readonly ReportSum[], label: string, shown: (name: string) => string): string {
    const rows = sums.map(
      ({ name, count, cents }) =>
        `<tr><th scope="row">${escaped(shown(name))}</th><td class="number">${this.number.format(count)}</td><td class="money">${cents === null ? '' : escaped(this.money.format(cents / 100))}</td></tr>`,
    )
    const head = `<tr><th scope="col">${escaped(label)}</th><th scope="col" class="number">${this.say('count')}</th><th scope="col" class="money">${this.say('amount')}</th></tr>`
    return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
  }

  private diagnostics(): string {
    const { diagnostics } = this.report
    if (diagnostics.length === 0) return ''
    const items = diagnostics.slice(0, LISTED).map(({ severity, line, message }) => {
      const place = line === null ? '' : `${this.say('line')} ${this.number.format(line)}: `
      return `<li class="${severity}">${escaped(place + message)}</li>`
    })
    const left = diagnostics.length - items.length
    const more = left > 0 ? `<p>${this.say('more')} ${this.number.format(left)}</p>` : ''
    return `<section aria-labelledby="diagnostics"><h2 id="diagnostics">${this.say('diagnostics')}</h2><ul>${items.join('')}</ul>${more}</section>`
  }

  private pager(id: string, of: keyof typeof WORDS): string {
    const button = (turn: 'first' | 'previous' | 'next' | 'last'): string =>
      `<button type="button" data-turn="${turn}">${this.say(turn)}</button>`
    return `<nav class="tools" id="${id}" aria-label="${this.say(of)}">${button('first')}${button('previous')}<span></span>${button('next')}${button('last')}</nav>`
  }

  private dayText(date: string): string {
    const at = new Date(`${date}T00:00:00Z`)
    return new Intl.DateTimeFormat(this.report.data.locale, { timeZone: 'UTC', dateStyle: 'short' }).format(at)
  }

  /** Our own words, which have nothing to be escaped. */
  private say(word: keyof typeof WORDS): string {
    return WORDS[word][this.language]
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text that says nothing but itself in HTML, also within quotes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char]!)
