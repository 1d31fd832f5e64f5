/** The examples of the documents: what they print, and whether they compile. */
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { format } from 'node:util'
import fc from 'fast-check'
import ts from 'typescript'
import * as assignment from '../../src/assignment.js'
import * as boleto from '../../src/boleto.js'
import * as columns from '../../src/columns.js'
import * as imports from '../../src/import/index.js'
import * as face from '../../src/index.js'
import * as layouts from '../../src/layouts.js'
import * as queue from '../../src/queue/index.js'
import * as settlement from '../../src/settlement/index.js'
import * as shards from '../../src/shards.js'
import * as tables from '../../src/tables.js'
import * as corruptors from '../../src/testing/corruptors/index.js'
import * as fixtures from '../../src/testing/fixtures/index.js'
import * as testing from '../../src/testing/index.js'
import * as simulator from '../../src/testing/simulator/index.js'
import { cnab } from '../cli/cnab.js'
import { folderOf } from '../convert/folders.js'

const require = createRequire(import.meta.url)
const modules: Readonly<Record<string, unknown>> = {
  'cnab-cobranca': face,
  'cnab-cobranca/assignment': assignment,
  'cnab-cobranca/boleto': boleto,
  'cnab-cobranca/columns': columns,
  'cnab-cobranca/import': imports,
  'cnab-cobranca/layouts': layouts,
  'cnab-cobranca/queue': queue,
  'cnab-cobranca/settlement': settlement,
  'cnab-cobranca/shards': shards,
  'cnab-cobranca/tables': tables,
  'cnab-cobranca/testing': testing,
  // With the seed of the run.
  'fast-check': fc,
  'cnab-cobranca/testing/corruptors': corruptors,
  'cnab-cobranca/testing/fixtures': fixtures,
  'cnab-cobranca/testing/simulator': simulator,
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

async function withCallsRerun(text: string): Promise<string> {
  let updated = text
  for (const [whole, before = '', call = ''] of text.matchAll(CALL)) {
    const { out } = await cnab(...wordsOf(call))
    updated = updated.replace(whole, () => `${before}${out}\`\`\``)
  }
  return updated
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

/** Errors of the compiler in strict mode. */
export function compilerErrors(examples: readonly string[]): string[] {
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

/** Examples of a document: TypeScript whose output follows. */
export const examplesIn = (text: string): string[] =>
  [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)

/** The document with the output of its examples and calls as they print it now. */
export async function withOutputs(document: string): Promise<string> {
  let text = await withCallsRerun(document)
  const remit = REMIT.exec(text)
  if (remit !== null) {
    const [, before = '', wallet = '', slips = '', command = ''] = remit
    const printed = await remitPrints(wallet, slips, command)
    text = text.replace(REMIT, () => `${before}${printed}\`\`\``)
  }
  const parts = text.split(/(```ts\n.*?```\n.*?```text\n.*?```)/s)
  for (let i = 1; i < parts.length; i += 2) {
    const [, example = '', between = ''] = /^```ts\n(.*?)```(\n.*?)```text/s.exec(parts[i] ?? '') ?? []
    parts[i] = `\`\`\`ts\n${example}\`\`\`${between}\`\`\`text\n${await printedBy(example)}\`\`\``
  }
  return parts.join('')
}
