/**
 * What the READMEs say is true: their examples are run, their tables and the outputs they show are made again.
 * `npm test -- -u` writes them anew.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { format } from 'node:util'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { BANKS, EVIDENCE } from '../src/banks/index.js'
import * as boleto from '../src/boleto.js'
import type { Command } from '../src/cli/command.js'
import { COMMANDS } from '../src/cli/commands/index.js'
import { EXIT, EXIT_MEANINGS } from '../src/cli/exit-codes.js'
import { helpOf } from '../src/cli/help.js'
import { type Language, OCCURRENCE_KINDS } from '../src/cobranca/index.js'
import * as columns from '../src/columns.js'
import { DIAGNOSTICS } from '../src/fixed-width/index.js'
import * as face from '../src/index.js'
import { LINT_RULES, type SupportedLayout, supportedLayouts } from '../src/inspect/index.js'
import * as layouts from '../src/layouts.js'
import * as tables from '../src/tables.js'
import * as corruptors from '../src/testing/corruptors/index.js'
import * as fixtures from '../src/testing/fixtures/index.js'
import * as testing from '../src/testing/index.js'
import { cnab } from './cli/cnab.js'
import { folderOf } from './convert/folders.js'
import { isLong } from './runs.js'

interface Words {
  readonly language: Language
  readonly supported: readonly string[]
  readonly commands: readonly string[]
  readonly exits: readonly string[]
  readonly kinds: readonly string[]
  readonly diagnostics: readonly string[]
  readonly rules: readonly string[]
  readonly yes: string
  readonly definitions: boolean
}

const READMES: Readonly<Record<string, Words>> = {
  'README.md': {
    language: 'en',
    commands: ['command', 'does'],
    exits: ['exit code', 'meaning'],
    supported: ['bank', 'layout', 'return', 'remittance'],
    kinds: ['kind', 'in Portuguese', 'money', 'final', 'meaning'],
    diagnostics: ['code', 'severity', 'message'],
    rules: ['rule', 'remittance', 'return', 'what is wrong'],
    yes: 'yes',
    definitions: true,
  },
  'README.pt-BR.md': {
    language: 'pt',
    commands: ['comando', 'o que faz'],
    exits: ['código de saída', 'significado'],
    supported: ['banco', 'layout', 'retorno', 'remessa'],
    kinds: ['kind', 'em português', 'dinheiro', 'encerra'],
    diagnostics: ['código', 'gravidade', 'mensagem'],
    rules: ['regra', 'remessa', 'retorno', 'o que está errado'],
    yes: 'sim',
    definitions: false,
  },
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n')

/** Of each layout of a bank: the evidence of its usual dialect, and of the others by name. */
function supportedRows(language: Language): string[][] {
  const names = (rows: readonly SupportedLayout[], direction: 'return_evidence' | 'remittance_evidence'): string =>
    rows
      .flatMap(({ variant, [direction]: evidence }) => {
        if (evidence === null) return []
        const text = EVIDENCE[evidence][language]
        return [variant === null ? text : `${variant}: ${text}`]
      })
      .join('; ')
  return BANKS.flatMap((bank) => {
    const all = supportedLayouts(bank)
    return [...new Set(all.map(({ layout }) => layout))].map((layout) => {
      const rows = all.filter((row) => row.layout === layout)
      return [
        `${bank.number} ${bank.name}`,
        layout.replace('cnab', 'CNAB '),
        names(rows, 'return_evidence'),
        names(rows, 'remittance_evidence'),
      ]
    })
  })
}

function tablesOf({
  language,
  supported,
  commands,
  exits,
  kinds,
  diagnostics,
  rules,
  yes,
  definitions,
}: Words): Readonly<Record<string, string>> {
  const mark = (is: boolean): string => (is ? yes : '')
  return {
    supported: table(supported, supportedRows(language)),
    kinds: table(
      kinds,
      Object.entries(OCCURRENCE_KINDS).map(([kind, { label, money, final, definition }]) => [
        `\`${kind}\``,
        label,
        mark(money),
        mark(final),
        ...(definitions ? [definition] : []),
      ]),
    ),
    diagnostics: table(
      diagnostics,
      Object.entries(DIAGNOSTICS).map(([code, { severity, message, english }]) => [
        `\`${code}\``,
        severity,
        language === 'pt' ? message : english,
      ]),
    ),
    rules: table(
      rules,
      Object.entries(LINT_RULES).flatMap(([code, { remittance, return: fromBank, name }]) =>
        remittance === null && fromBank === null
          ? []
          : [[`\`${code}\``, remittance ?? '', fromBank ?? '', name[language]]],
      ),
    ),
    commands: table(
      commands,
      COMMANDS.map(({ name, summary }) => [`\`cnab ${name}\``, summary[language]]),
    ),
    exits: table(
      exits,
      Object.entries(EXIT_MEANINGS).map(([name, says]) => [String(EXIT[name as keyof typeof EXIT]), says[language]]),
    ),
    manual: COMMANDS.map((command) => manualOf(command, language)).join('\n\n'),
  }
}

/** The help of a command, to be opened by a click. */
const manualOf = (command: Command, language: Language): string =>
  `<details><summary><code>cnab ${command.name}</code></summary>\n\n\`\`\`\n${helpOf(command, language)}\n\`\`\`\n\n</details>`

const require = createRequire(import.meta.url)
const modules: Readonly<Record<string, unknown>> = {
  'cnab-cobranca': face,
  'cnab-cobranca/boleto': boleto,
  'cnab-cobranca/columns': columns,
  'cnab-cobranca/layouts': layouts,
  'cnab-cobranca/tables': tables,
  'cnab-cobranca/testing': testing,
  // With the seed of the run.
  'fast-check': fc,
  'cnab-cobranca/testing/corruptors': corruptors,
  'cnab-cobranca/testing/fixtures': fixtures,
}

/** Runs an example, and gives what it prints. */
async function printedBy(example: string): Promise<string> {
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS }
  const { outputText } = ts.transpileModule(example, { compilerOptions })
  const lines: string[] = []
  const console = { log: (...values: unknown[]) => lines.push(format(...values)) }
  const load = (name: string): unknown => modules[name] ?? require(name)
  const AsyncFunction = (async () => {}).constructor as new (...args: string[]) => (...args: unknown[]) => Promise<void>
  await new AsyncFunction('require', 'exports', 'console', outputText)(load, {}, console)
  return lines.map((line) => `${line}\n`).join('')
}

/** A wallet, slips, the command that makes a remittance of them, and what it prints. */
const REMIT = /(```json\n(.*?)```.*?```csv\n(.*?)```.*?```sh\ncnab (remit .*?)\n```\n+```text\n).*?```/s

/** A call of another command, on the files of the repository, and what it prints. */
const CALL = /(```sh\ncnab ((?!remit )[^\n]*)\n```\n+```text\n)[^`]*```/g

/** The words of a call; quoted ones stay together. */
const wordsOf = (call: string): string[] => [...call.matchAll(/"([^"]*)"|\S+/g)].map(([word, inside]) => inside ?? word)

async function withCallsMadeAnew(text: string): Promise<string> {
  let anew = text
  for (const [whole, before = '', call = ''] of text.matchAll(CALL)) {
    const { out } = await cnab(...wordsOf(call))
    anew = anew.replace(whole, () => `${before}${out}\`\`\``)
  }
  return anew
}

/** Runs `cnab remit` on the files of the README, and gives what it prints. */
async function remitPrints(wallet: string, slips: string, command: string): Promise<string> {
  const folder = folderOf({ 'carteira.json': wallet, 'boletos.csv': slips })
  const args = command
    .split(' ')
    .map((arg) => (/^(carteira\.json|boletos\.csv|remessas)$/.test(arg) ? join(folder, arg) : arg))
  const { out } = await cnab(...args)
  return out.replaceAll(join(folder, '/'), '').replaceAll('\\', '/')
}

/** What the compiler says against examples, as it would to a user in strict mode. */
function complaintsAbout(examples: readonly string[]): string[] {
  const files = new Map(examples.map((example, i) => [resolve(`example-${i}.ts`), example]))
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    paths: {
      'cnab-cobranca': [resolve('src/index.ts')],
      'cnab-cobranca/*': [resolve('src/*.ts'), resolve('src/*/index.ts')],
    },
    types: ['node'],
    resolveJsonModule: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (name) => files.has(resolve(name)) || fileExists(name)
  host.readFile = (name) => files.get(resolve(name)) ?? readFile(name)
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(resolve(name))
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, {
          languageVersion: ts.ScriptTarget.ES2023,
          impliedNodeFormat: ts.ModuleKind.ESNext,
        })
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    )
  })
}

/** The README as it should be: tables from the code, outputs from the examples. */
async function madeAnew(readme: string, words: Words): Promise<string> {
  let text = readme
  for (const [name, content] of Object.entries(tablesOf(words))) {
    text = text.replace(
      new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's'),
      (_, open: string, close: string) => `${open}\n${content}\n\n${close}`,
    )
  }
  text = await withCallsMadeAnew(text)
  const [, before = '', wallet = '', slips = '', command = ''] = REMIT.exec(text) ?? []
  const printed = await remitPrints(wallet, slips, command)
  text = text.replace(REMIT, () => `${before}${printed}\`\`\``)
  const parts = text.split(/(```ts\n.*?```\n.*?```text\n.*?```)/s)
  for (let i = 1; i < parts.length; i += 2) {
    const [, example = '', between = ''] = /^```ts\n(.*?)```(\n.*?)```text/s.exec(parts[i] ?? '') ?? []
    parts[i] = `\`\`\`ts\n${example}\`\`\`${between}\`\`\`text\n${await printedBy(example)}\`\`\``
  }
  return parts.join('')
}

describe.each(Object.entries(READMES))('%s', (name, words) => {
  const readme = readFileSync(name, 'utf8')

  test('examples print what it says, and tables are those of the code', async () => {
    await expect(await madeAnew(readme, words)).toMatchFileSnapshot(`../${name}`)
  })

  test('every example is followed by what it prints', () => {
    expect(readme.match(/```(ts|sh\ncnab [^\n]*\n```\n+```text)\n/g)?.length).toBe(readme.match(/```text\n/g)?.length)
  })

  test('the two commands are those of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']))
    expect(readme).toContain('npm ci && npm start\n')
    expect(readme).toContain('npm ci && npm test\n')
  })
})

const examplesOf = (name: string): string[] =>
  [...readFileSync(name, 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)

test.runIf(isLong)('examples compile in strict mode', () => {
  expect(complaintsAbout(examplesOf('README.md'))).toEqual([])
})

test('both READMEs have the same examples', () => {
  const withoutTexts = (code: string) => code.replaceAll(/^.*console\.log.*$/gm, '')
  expect(examplesOf('README.pt-BR.md').map(withoutTexts)).toEqual(examplesOf('README.md').map(withoutTexts))
})
