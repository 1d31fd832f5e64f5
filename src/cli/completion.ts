/** Completion scripts for shells, generated from the declarations of the commands. */
import type { Language } from '../cobranca/index.js'
import type { Command, Operand, Option, Options } from './command.js'
import { BARE_OPTIONS, COMMON_OPTIONS } from './common-options.js'

export const SHELLS = ['bash', 'zsh', 'fish'] as const

export type Shell = (typeof SHELLS)[number]

/** Returns the script for a shell. Names and values are not escaped: they consist of letters, digits and characters safe in shells. */
export const completionFor = (shell: Shell, commands: readonly Command[], language: Language): string =>
  SCRIPTS[shell](commands, language)

const SCRIPTS: Readonly<Record<Shell, (commands: readonly Command[], language: Language) => string>> = {
  bash,
  zsh,
  fish,
}

const optionsOf = ({ options }: Command): [string, Option][] => Object.entries({ ...options, ...COMMON_OPTIONS })

const flagsOf = (options: Options): string =>
  Object.keys(options)
    .map((name) => `--${name}`)
    .join(' ')

/** Returns the words of an operand; an empty list for files. */
const wordsOf = ({ of }: Operand): readonly string[] => (of === 'files' ? [] : of)

/** File names are completed by the shell itself (`-o default`). */
function bash(commands: readonly Command[]): string {
  const withValues = commands.flatMap((command) =>
    optionsOf(command).flatMap(([name, { value, values = [] }]) =>
      value === undefined ? [] : [{ pattern: `'${command.name} --${name}'`, words: values.join(' ') }],
    ),
  )
  const operands = commands.flatMap(({ name, operands }) =>
    operands.map(
      (operand, i) => `'${name} '${operand.repeats === true ? '*' : i}) words='${wordsOf(operand).join(' ')}' ;;`,
    ),
  )
  return `# source <(cnab completion bash)
_cnab() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command='' operand=0 words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$command \${COMP_WORDS[i]}" in
      ' --lang' | ${withValues.map(({ pattern }) => pattern).join(' | ')}) ((i++)) ;;
      *' -'*) ;;
      ' '*) command="\${COMP_WORDS[i]}" ;;
      *) ((operand++)) ;;
    esac
  done
  case "$command $prev" in
    ' --lang') words='${COMMON_OPTIONS.lang.values.join(' ')}' ;;
    ${withValues.map(({ pattern, words }) => `${pattern}) words='${words}' ;;`).join('\n    ')}
    *)
      case "$cur" in
        -*)
          case "$command" in
            '') words='${flagsOf(BARE_OPTIONS)}' ;;
            ${commands.map((command) => `${command.name}) words='${flagsOf({ ...command.options, ...COMMON_OPTIONS })}' ;;`).join('\n            ')}
          esac
          ;;
        *)
          case "$command $operand" in
            ' 0') words='${commands.map(({ name }) => name).join(' ')}' ;;
            ${operands.join('\n            ')}
          esac
          ;;
      esac
      ;;
  esac
  # Completes the last of several values separated by commas.
  COMPREPLY=($(compgen -P "\${cur%"\${cur##*,}"}" -W "$words" -- "\${cur##*,}"))
}
complete -o default -F _cnab cnab`
}

function zsh(commands: readonly Command[], language: Language): string {
  const spec = ([name, { short, value, values, list, summary }]: [string, Option]): string => {
    const flags = short === undefined ? '' : `'(-${short} --${name})'{-${short},--${name}}`
    const label = `[${quoted(summary[language]).replace(/[[\\]]/g, '\\\\$&')}]`
    if (value === undefined) return short === undefined ? `'--${name}${label}'` : `${flags}'${label}'`
    const shown = quoted(value[language]).replaceAll(':', '\\\\:')
    const action =
      values === undefined
        ? '_files'
        : list === true
          ? `_values -s , value ${values.join(' ')}`
          : `(${values.join(' ')})`
    return `'--${name}=${label}:${shown}:${action}'`
  }
  const operandSpecs = ({ operands }: Command): string[] =>
    operands.map((operand, i) => {
      const words = wordsOf(operand)
      const action = words.length === 0 ? '_files' : `(${words.join(' ')})`
      return `'${operand.repeats === true ? '*' : i + 1}:argument:${action}'`
    })
  return `#compdef cnab
# source <(cnab completion zsh)
_cnab() {
  local state line
  typeset -A opt_args
  _arguments -C ${Object.entries(BARE_OPTIONS).map(spec).join(' ')} '1:command:->command' '*::argument:->argument'
  case $state in
    command)
      local -a commands=(
        ${commands.map(({ name, summary }) => `'${name}:${quoted(summary[language])}'`).join('\n        ')}
      )
      _describe command commands
      ;;
    argument)
      case $line[1] in
        ${commands
          .map((command) =>
            [
              `${command.name})`,
              `  _arguments ${[...optionsOf(command).map(spec), ...operandSpecs(command)].join(' \\\n            ')}`,
              '  ;;',
            ].join('\n        '),
          )
          .join('\n        ')}
      esac
      ;;
  esac
}
compdef _cnab cnab`
}

function fish(commands: readonly Command[], language: Language): string {
  const option = ([name, { short, value, values, summary }]: [string, Option], where: string): string =>
    [
      `complete -c cnab ${where}-l ${name}`,
      ...(short === undefined ? [] : [`-s ${short}`]),
      ...(value === undefined ? [] : values === undefined ? ['-r'] : [`-x -a '${values.join(' ')}'`]),
      `-d '${quotedInFish(summary[language])}'`,
    ].join(' ')
  return [
    '# cnab completion fish | source',
    'complete -c cnab -f',
    ...Object.entries(BARE_OPTIONS).map((each) => option(each, '-n __fish_use_subcommand ')),
    ...commands.flatMap((command) => {
      const { name, summary, operands } = command
      const seen = `-n '__fish_seen_subcommand_from ${name}' `
      const words = operands.flatMap(wordsOf)
      return [
        `complete -c cnab -n __fish_use_subcommand -a ${name} -d '${quotedInFish(summary[language])}'`,
        ...optionsOf(command).map((each) => option(each, seen)),
        ...(operands.some(({ of }) => of === 'files') ? [`complete -c cnab ${seen}-F`] : []),
        ...(words.length === 0 ? [] : [`complete -c cnab ${seen}-a '${words.join(' ')}'`]),
      ]
    }),
  ].join('\n')
}

/** Escapes a text for single quotes in a POSIX shell. */
const quoted = (text: string): string => text.replaceAll("'", "'\\''")

const quotedInFish = (text: string): string => text.replace(/[\\']/g, '\\$&')
