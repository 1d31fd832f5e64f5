/** Generated code can be printed in development, and not by the package. */
import { readdirSync, readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { compileCode } from '../../src/code/generated-code.js'
import { fields, parseRecord, record } from '../../src/layouts.js'
import { forNode } from '../../tsup.config.js'
import { freshModules } from '../fresh-modules.js'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** What the library prints while a function runs. */
function printed(run: () => unknown): string {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  run()
  return print.mock.calls.flat().join('\n')
}

const sum = () => (compileCode('made.title, sum', ['a'], 'return a + 1') as (a: number) => number)(1)

describe('CNAB_PRINT_CODE', () => {
  test('without it nothing is printed', () => {
    vi.stubEnv('CNAB_PRINT_CODE', undefined)
    expect(printed(() => expect(sum()).toBe(2))).toBe('')
  })

  test.each(['', 'made', 'sum', 'made.title, sum'])('%j prints code whose name contains it', (value) => {
    vi.stubEnv('CNAB_PRINT_CODE', value)
    expect(printed(() => expect(sum()).toBe(2))).toBe('// made.title, sum: a\nreturn a + 1\n')
  })

  test('prints no other code', () => {
    vi.stubEnv('CNAB_PRINT_CODE', 'trailer')
    expect(printed(sum)).toBe('')
  })

  test('the code of a record has its name', () => {
    vi.stubEnv('CNAB_PRINT_CODE', 'made.header')
    const header = record('made.header', 3, { kind: fields.digits(1, 1), name: fields.text(2, 3) }, 'made up')
    expect(printed(() => parseRecord(header, '1ab'))).toBe(
      '// made.header, values by name: row\nreturn { kind: row[0], name: row[1] }\n',
    )
  })
})

test('the example of docs/architecture.md is printed as it is there', async () => {
  vi.stubEnv('CNAB_PRINT_CODE', 'c6400.return')
  const { ReturnReader } = await freshModules<typeof import('../../src/return/index.js')>('return/index')
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reader = new ReturnReader({ fields: ['paid_at'] })
  for (const _ of [...reader.push(readFileSync('fixtures/336-c6/cnab400/settlements.ret')), ...reader.end()]);
  const code = print.mock.calls.flat().join('\n')
  const [, example] = /```js\n(\/\/ c6400.*?)```/s.exec(readFileSync('docs/architecture.md', 'utf8'))!
  const lines = example!.split('\n').filter((line) => line !== '')
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => !code.includes(`${line}\n`))).toEqual([])
})

test('the build of the package does not read the variable', async () => {
  const source = readFileSync('src/code/generated-code.ts', 'utf8')
  expect(source).toContain('CNAB_PRINT_CODE')
  const { code } = await transform(source, { loader: 'ts', define: forNode.define!, minifySyntax: true })
  expect(code).not.toContain('process')
})

test('all generated code is compiled in one place', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const compiling = files.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('new Function('))
  expect(compiling).toEqual(['code/generated-code.ts'])
})
