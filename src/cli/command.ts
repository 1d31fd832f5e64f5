/** Declaration of a command, used by the help, the errors, the shell completion and the program itself. */
import type { Readable } from 'node:stream'
import type { Language, LocalizedText } from '../cobranca/index.js'
import type { EXIT, ExitCode } from './exit-codes.js'
import type { Output, Terminal } from './terminal.js'

/** An option, `--name`. */
export interface Option {
  /** One letter: `-h`. */
  readonly short?: string
  /** Name of its value in the help; absent if the option takes no value. */
  readonly value?: LocalizedText
  /** Valid values for shell completion; with `read`, a part of them. Default: any. */
  readonly values?: readonly string[]
  /** Checks and converts a value in place of `values`: the name of a bank to its number. Throws `UsageError`. */
  readonly read?: (text: string) => string
  /** Accepts several values, separated by commas. */
  readonly list?: true
  /** Description for the help, including the default value. */
  readonly summary: LocalizedText
}

/** Options by name, in the order of the help. */
export type Options = Readonly<Record<string, Option>>

type OptionValue<O extends Option> = O extends { value: LocalizedText }
  ? O extends { read: (text: string) => string }
    ? string
    : O extends { values: readonly (infer V)[] }
      ? O extends { list: true }
        ? readonly V[]
        : V
      : string
  : boolean

/** Validated options, and the other arguments. */
export interface Arguments<O extends Options> {
  readonly values: { readonly [N in keyof O]?: OptionValue<O[N]> }
  readonly operands: readonly string[]
}

/** Argument of a command that is not an option. */
export interface Operand {
  /** Files or words for shell completion. The command may accept other words. */
  readonly of: 'files' | readonly string[]
  /** The last operand may be repeated. */
  readonly repeats?: true
}

/** Input and output of a command. */
export interface CommandContext {
  /** The standard output. */
  readonly terminal: Terminal
  readonly stderr: Output
  readonly stdin: Readable
  readonly language: Language
}

/** The line of a command in the list of commands. */
export interface CommandSummary {
  readonly name: string
  /** Without a full stop. */
  readonly summary: LocalizedText
}

/** A command of the list, whose declaration is loaded when it is called: `cnab --help` needs no command. */
export interface ListedCommand extends CommandSummary {
  load(): CommandDeclaration
}

export interface CommandDeclaration<O extends Options = Options> {
  /** Arguments after the name; one line per form. */
  readonly usage: LocalizedText
  /** Description, in paragraphs. */
  readonly about: LocalizedText
  /** Operands; more operands are an error. */
  readonly operands: readonly Operand[]
  readonly options: O
  /** Meaning of its exit codes, except those that all commands share. */
  readonly exits: { readonly [Code in Exclude<keyof typeof EXIT, 'usage' | 'terminated'>]?: LocalizedText }
  /** Notes, in paragraphs. */
  readonly notes?: LocalizedText
  /** Examples: arguments after `cnab`, and their effect. */
  readonly examples?: readonly (readonly [call: string, description: LocalizedText])[]
  /** @throws {UsageError} if the arguments are invalid */
  run(args: Arguments<O>, context: CommandContext): Promise<ExitCode>
}

/** A command with its declaration. */
export type Command = CommandSummary & CommandDeclaration

/** Loads the declaration of a command. */
export const loaded = ({ name, summary, load }: ListedCommand): Command => ({ name, summary, ...load() })

/** Declares a command. The arguments of `run` are inferred from its options. */
export const command = <const O extends Options>(spec: CommandDeclaration<O>): CommandDeclaration =>
  spec as unknown as CommandDeclaration
