/** What a command is: what help, complaints, shell completion and the program itself all take from it. */
import type { Readable } from 'node:stream'
import type { Language, LocalizedText } from '../cobranca/index.js'
import type { EXIT, ExitCode } from './exit-codes.js'
import type { Output, Terminal } from './terminal.js'

/** An option, `--name`. */
export interface Option {
  /** One letter: `-h`. */
  readonly short?: string
  /** What help calls its value; an option without one takes none. */
  readonly value?: LocalizedText
  /** The only values it may have. */
  readonly values?: readonly string[]
  /** It takes several of them, separated by commas. */
  readonly list?: true
  /** What it does. Help shows it as it is: defaults are named here. */
  readonly summary: LocalizedText
}

/** By name, in the order of the help. */
export type Options = Readonly<Record<string, Option>>

type OptionValue<O extends Option> = O extends { value: LocalizedText }
  ? O extends { values: readonly (infer V)[] }
    ? O extends { list: true }
      ? readonly V[]
      : V
    : string
  : boolean

/** What was given of the options, checked, and what stood beside them. */
export interface Arguments<O extends Options> {
  readonly values: { readonly [N in keyof O]?: OptionValue<O[N]> }
  readonly operands: readonly string[]
}

/** What stands behind a command, without dashes. */
export interface Operand {
  /** Files, or one of these words: what a shell completes. Other words may be right too, it is for the command to say. */
  readonly of: 'files' | readonly string[]
  /** The last operand may come again. */
  readonly repeats?: true
}

/** What a command works with besides its arguments. */
export interface CommandContext {
  /** The standard output. */
  readonly terminal: Terminal
  readonly stderr: Output
  readonly stdin: Readable
  readonly language: Language
}

export interface Command<O extends Options = Options> {
  readonly name: string
  /** One line, without a full stop: the list of commands shows it. */
  readonly summary: LocalizedText
  /** What may stand behind the name; a line for each form. */
  readonly usage: LocalizedText
  /** What it does, in paragraphs. */
  readonly about: LocalizedText
  /** What it takes; more than that is refused. */
  readonly operands: readonly Operand[]
  readonly options: O
  /** What its exit codes mean, but that of a wrong call, which is the same for all. */
  readonly exits: { readonly [Code in Exclude<keyof typeof EXIT, 'usage' | 'terminated'>]?: LocalizedText }
  /** What is worth knowing besides, in paragraphs. */
  readonly notes?: LocalizedText
  /** Calls to begin with: what stands behind `cnab`, and what it does. */
  readonly examples?: readonly (readonly [call: string, says: LocalizedText])[]
  /** @throws {UsageError} when the arguments cannot be understood */
  run(args: Arguments<O>, context: CommandContext): Promise<ExitCode>
}

/** States a command; what `run` is given follows from its options. */
export const command = <const O extends Options>(spec: Command<O>): Command => spec as unknown as Command
