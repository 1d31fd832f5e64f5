import { type ParseArgsConfig, parseArgs } from 'node:util'
import { visible } from './visible.js'

/** A call that cannot be understood. The message says why, in Portuguese. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>>

export interface Arguments<O extends Options> {
  readonly values: { readonly [N in keyof O]?: O[N]['type'] extends 'string' ? string : boolean }
  readonly positionals: readonly string[]
}

/**
 * Node's `parseArgs`, with its complaints in Portuguese.
 *
 * @throws {UsageError}
 */
export function parseArguments<const O extends Options>(args: readonly string[], options: O): Arguments<O> {
  const config = {
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  } satisfies ParseArgsConfig
  const { values, positionals, tokens } = parseArgs(config)
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const name = visible(token.rawName)
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (option === undefined) throw new UsageError(`Opção desconhecida: ${name}`)
    const isMissing = !token.value || (!token.inlineValue && token.value.startsWith('-'))
    if (option.type === 'string' && isMissing) {
      throw new UsageError(`A opção ${name} pede um valor.`)
    }
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new UsageError(`A opção ${name} não leva valor.`)
    }
  }
  return { values: values as Arguments<O>['values'], positionals }
}
