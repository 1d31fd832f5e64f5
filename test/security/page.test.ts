/** The HTML page runs only its own script, whatever the file and its name contain. */
import { describe, expect, test } from 'vitest'
import { inspectHtml } from '../../src/index.js'
import { fixture } from '../convert/folders.js'

const EVIL = [
  '</script>',
  '<!--<script>',
  ']]>',
  '<img src=x>',
  `"'><b>`,
  '&lt;',
  '\u2028\u2029',
  '${x}`',
  '</style>',
  '</title>',
]

/** Creates a return of Itaú with a payer's name (columns 325 to 354), in UTF-8. */
function named(name: string): Buffer {
  const lines = fixture('341-itau/cnab400/settlements.ret').toString('latin1').split('\r\n')
  const [header, title, ...rest] = lines as [string, string, ...string[]]
  const evil = title.slice(0, 324) + name.padEnd(30).slice(0, 30) + title.slice(354)
  return Buffer.from([header, evil, ...rest].join('\r\n'), 'utf8')
}

describe.each(EVIL)('%j', (text) => {
  const html = inspectHtml(named(text), { name: text })
  const usual = inspectHtml(named('JOSE'), { name: 'JOSE' })
  const tags = (page: string): string[] => page.match(/<[!/a-z][^\s>]*/gi) ?? []

  test('creates no tag', () => {
    expect(tags(html)).toEqual(tags(usual))
  })

  test('is unchanged in the data', () => {
    const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(data).not.toContain('<')
    const { lines } = JSON.parse(data) as { lines: [number, string][] }
    expect(lines[1]?.[1]).toContain(text)
  })
})

test('the policy allows only the page’s own script, and no requests, forms or frames', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(inspectHtml(named('JOSE')))?.[1]
  expect(policy?.split('; ').map((rule) => rule.replace(/sha256-[A-Za-z0-9+/]{43}=/, 'sha256-…'))).toEqual([
    "default-src 'none'",
    "script-src 'sha256-…'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ])
})
