import type { LocalizedText } from '../../cobranca/index.js'

/** The command-line option of an option that results depend on: `--name`. The help and the documents list it. */
export interface OptionFlag {
  readonly name: string
  /** Name of its value in the help; absent if it takes no value. */
  readonly value?: LocalizedText
  /** Valid values. Default: any. */
  readonly values?: readonly string[]
  /** Accepts several values, separated by commas. */
  readonly list?: true
  /** Description for the help, including the default value. */
  readonly summary: LocalizedText
  /** Returns the value of the option. Default: the same value, and `true` without one. */
  readonly meaning?: (given: string) => unknown
}
