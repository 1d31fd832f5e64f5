/**
 * The documents: their examples print what they show, their tables are those of the code, and both languages have the same pages.
 * `npm test -- -u` rewrites outputs and tables.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/cobranca/index.js'
import { chosenOf, isLong } from '../runs.js'
import { compilerErrors, examplesIn, withOutputs } from './examples.js'
import { sectionsIn } from './sections.js'

/** The English pages, and the same in Portuguese. */
const PAGES: Readonly<Record<string, string>> = {
  'README.md': 'README.pt-BR.md',
  'docs/reading.md': 'docs/pt/leitura.md',
  'docs/occurrences.md': 'docs/pt/ocorrencias.md',
  'docs/bookkeeping.md': 'docs/pt/baixa.md',
  'docs/remittances.md': 'docs/pt/remessas.md',
  'docs/diagnostics.md': 'docs/pt/diagnosticos.md',
  'docs/command-line.md': 'docs/pt/linha-de-comando.md',
  'docs/page.md': 'docs/pt/pagina.md',
  'docs/batch.md': 'docs/pt/conversao.md',
  'docs/machines.md': 'docs/pt/maquinas.md',
  'docs/testing.md': 'docs/pt/testes.md',
  'docs/performance.md': 'docs/pt/desempenho.md',
  'docs/systems.md': 'docs/pt/sistemas.md',
  'docs/dependencies.md': 'docs/pt/dependencias.md',
}

/** Pages for people who change the code. */
const ENGLISH_ONLY = ['docs/architecture.md', 'CONTRIBUTING.md']

const pages: readonly (readonly [name: string, language: Language])[] = Object.entries(PAGES).flatMap(([en, pt]) => [
  [en, 'en'] as const,
  [pt, 'pt'] as const,
])

/** The document with its generated parts as the code has them now. */
function withSections(text: string, language: Language): string {
  let updated = text
  for (const [name, content] of Object.entries(sectionsIn(language))) {
    updated = updated.replace(
      new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's'),
      (_, open: string, close: string) => `${open}\n${content}\n\n${close}`,
    )
  }
  return updated
}

/** The examples are the same in both languages. */
const isPrinted = chosenOf(
  pages.map(([name]) => name),
  Math.ceil(pages.length / 8),
)

describe.each(pages)('%s', (name, language) => {
  const text = readFileSync(name, 'utf8')

  test.runIf(isPrinted(name))('examples print the output below them, and tables are those of the code', async () => {
    await expect(await withOutputs(withSections(text, language))).toMatchFileSnapshot(`../../${name}`)
  })

  test('no example prints undefined', () => {
    expect([...text.matchAll(/```text\n(.*?)```/gs)].filter(([output]) => /\bundefined\b/.test(output))).toEqual([])
  })

  test('every example is followed by its output', () => {
    expect(text.match(/```(ts|sh\ncnab [^\n]*\n```\n+```text)\n/g)?.length).toBe(text.match(/```text\n/g)?.length)
  })

  test('links lead to files and headings that exist', () => {
    expect(brokenLinks(name, text)).toEqual([])
  })
})

describe.each(ENGLISH_ONLY)('%s', (name) => {
  const text = readFileSync(name, 'utf8')

  test('links lead to files and headings that exist', () => {
    expect(brokenLinks(name, text)).toEqual([])
  })

  test('the files and folders of the repository that it names exist', () => {
    const named = [...text.matchAll(/`((?:src|test|fixtures|examples|bench|docs|\.build|\.ci)\/[\w./-]*\w)`/g)]
    expect(named.length).toBeGreaterThan(10)
    expect(named.map(([, path]) => path!).filter((path) => !existsSync(path))).toEqual([])
  })
})

/** The links of a page that lead to no file or heading. */
function brokenLinks(name: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)].flatMap(([link, path = '', anchor]) => {
    const target = path === '' ? name : join(dirname(name), path)
    const isThere =
      existsSync(target) && (anchor === undefined || anchorsIn(readFileSync(target, 'utf8')).includes(anchor.slice(1)))
    return isThere ? [] : [link]
  })
}

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(Object.entries(PAGES))('%s and %s have the same examples', (en, pt) => {
  const withoutTexts = (code: string) => code.replaceAll(/^.*(console\.log|TypeError|\/\*\*|\/\/).*$/gm, '')
  expect(examplesIn(readFileSync(pt, 'utf8')).map(withoutTexts)).toEqual(
    examplesIn(readFileSync(en, 'utf8')).map(withoutTexts),
  )
})

test.each(['README.md', 'README.pt-BR.md'])(
  '%s has at most 250 lines, and the two commands of package.json',
  (name) => {
    const readme = readFileSync(name, 'utf8')
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    expect(readme.split('\n').length).toBeLessThanOrEqual(250)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']))
    expect(readme).toContain('npm ci && npm start\n')
    expect(readme).toContain('npm ci && npm test\n')
  },
)

test('every page of docs is checked here', () => {
  const inFolder = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const checked = [...Object.entries(PAGES).flat(), ...ENGLISH_ONLY]
  expect(
    inFolder.map((file) => join('docs', file)).filter((file) => !checked.includes(file) && !isGenerated(file)),
  ).toEqual([])
})

/** Written whole by their own tests. */
const isGenerated = (file: string): boolean => /^docs\/(pt\/)?(banks|bancos|fields|campos)/.test(file)

test.runIf(isLong)('examples compile in strict mode', () => {
  expect(compilerErrors(Object.keys(PAGES).flatMap((page) => examplesIn(readFileSync(page, 'utf8'))))).toEqual([])
})
