/** The parts of the documents that are made from the code: tables and the help of commands, in either language. */
import { BANKS, type LayoutKind } from '../../src/banks/index.js'
import { type Command, loaded } from '../../src/cli/command.js'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { EXIT, EXIT_MEANINGS } from '../../src/cli/exit-codes.js'
import { helpOf } from '../../src/cli/help.js'
import { type Language, OCCURRENCE_KINDS, SLIP_STATUSES, type SlipStatus } from '../../src/cobranca/index.js'
import { DIAGNOSTICS } from '../../src/fixed-width/index.js'
import { LINT_RULES, supportedLayouts } from '../../src/inspect/index.js'
import { REVIEW_CODES } from '../../src/return/index.js'
import { SLIP_TRANSITIONS, type SlipTransition } from '../../src/settlement/index.js'
import { EVIDENCE_MARKS, evidenceLegend } from './evidence-marks.js'
import { performanceSection } from './performance-section.js'
import { systemsSections } from './systems-sections.js'

interface Words {
  readonly supported: readonly string[]
  readonly barCodeOnly: string
  readonly commands: readonly string[]
  readonly exits: readonly string[]
  readonly kinds: readonly string[]
  readonly diagnostics: readonly string[]
  readonly rules: readonly string[]
  readonly transitions: readonly string[]
  readonly yes: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    commands: ['command', 'does'],
    exits: ['exit code', 'meaning'],
    supported: ['', 'bank', '240 return', '240 remittance', '400 return', '400 remittance'],
    barCodeOnly: 'bar code only',
    kinds: ['kind', 'in Portuguese', 'money', 'final', 'meaning'],
    diagnostics: ['code', 'severity', 'needs_review', 'message'],
    rules: ['rule', 'remittance', 'return', 'problem'],
    transitions: ['change', 'from', 'by kind', 'to', 'meaning'],
    yes: 'yes',
  },
  pt: {
    commands: ['comando', 'o que faz'],
    exits: ['código de saída', 'significado'],
    supported: ['', 'banco', 'retorno 240', 'remessa 240', 'retorno 400', 'remessa 400'],
    barCodeOnly: 'só código de barras',
    kinds: ['kind', 'em português', 'dinheiro', 'encerra', 'significado'],
    diagnostics: ['código', 'gravidade', 'needs_review', 'mensagem'],
    rules: ['regra', 'remessa', 'retorno', 'problema'],
    transitions: ['mudança', 'de', 'pelo kind', 'para', 'significado'],
    yes: 'sim',
  },
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n')

const LAYOUTS: readonly LayoutKind[] = ['cnab240', 'cnab400']

/** A row for each bank: for each layout and direction the evidence of the usual dialect, and how many variants there are. */
const supportedRows = (barCodeOnly: string): string[][] =>
  BANKS.map((bank) => {
    const all = supportedLayouts(bank)
    const cells = LAYOUTS.flatMap((layout) =>
      (['return_evidence', 'remittance_evidence'] as const).map((direction) => {
        const found = all.flatMap((row) => (row.layout === layout && row[direction] !== null ? [row[direction]] : []))
        const [usual, ...variants] = found
        return usual === undefined
          ? ''
          : `${EVIDENCE_MARKS[usual]}${variants.length === 0 ? '' : ` +${variants.length}`}`
      }),
    )
    return [bank.number, cells.every((cell) => cell === '') ? `${bank.name} (${barCodeOnly})` : bank.name, ...cells]
  })

/** The table of banks, and the marks that occur in it. */
function supportedTable(language: Language): string {
  const { supported, barCodeOnly } = WORDS[language]
  const rows = supportedRows(barCodeOnly)
  const marks = rows.map(([, , ...cells]) => cells.join()).join()
  return `${table(supported, rows)}\n\n${evidenceLegend(marks, language)}`
}

const TRANSITIONS = Object.entries(SLIP_TRANSITIONS) as readonly [string, SlipTransition][]

const transitionRows = (language: Language): string[][] =>
  TRANSITIONS.map(([name, { from, to, kind, text }]) => [
    `\`${name}\``,
    from.map((status) => `\`${status}\``).join(', '),
    `\`${kind}\``,
    `\`${to}\``,
    text[language],
  ])

/** Statuses with the same changes are one state of the diagram. */
function statesOfDiagram(): readonly (readonly SlipStatus[])[] {
  const groups = new Map<string, SlipStatus[]>()
  for (const status of Object.keys(SLIP_STATUSES) as SlipStatus[]) {
    const changes = TRANSITIONS.filter(([, { from }]) => from.includes(status)).map(([name]) => name)
    groups.set(changes.join(), [...(groups.get(changes.join()) ?? []), status])
  }
  return [...groups.values()]
}

/** The life of a slip as a diagram. */
function stateDiagram(language: Language): string {
  const states = statesOfDiagram()
  const idOf = (status: SlipStatus): string => states.find((state) => state.includes(status))!.join('_or_')
  const labelOf = (status: SlipStatus): string => (language === 'pt' ? `${status} (${SLIP_STATUSES[status]})` : status)
  const names = states.map((state) => `  ${idOf(state[0]!)}: ${state.map(labelOf).join(', ')}`)
  const edges = TRANSITIONS.flatMap(([, { from, to, text }]) =>
    [...new Set(from.map(idOf))].map((state) => `  ${state} --> ${idOf(to)}: ${text[language]}`),
  )
  return ['```mermaid', 'stateDiagram-v2', ...names, ...edges, '```'].join('\n')
}

/** The generated parts by the name of their marks, `<!-- name -->`. */
export function sectionsIn(language: Language): Readonly<Record<string, string>> {
  const { commands, exits, kinds, diagnostics, rules, transitions, yes } = WORDS[language]
  const mark = (is: boolean): string => (is ? yes : '')
  return {
    supported: supportedTable(language),
    kinds: table(
      kinds,
      Object.entries(OCCURRENCE_KINDS).map(([kind, { label, money, final, definition }]) => [
        `\`${kind}\``,
        label,
        mark(money),
        mark(final),
        definition[language],
      ]),
    ),
    statuses: stateDiagram(language),
    transitions: table(transitions, transitionRows(language)),
    diagnostics: table(
      diagnostics,
      Object.entries(DIAGNOSTICS).map(([code, { severity, message, english }]) => [
        `\`${code}\``,
        severity,
        (REVIEW_CODES as readonly string[]).includes(code) ? yes : '',
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
    ...systemsSections(language),
    speed: performanceSection(language),
    manual: COMMANDS.map((command) => manualOf(loaded(command), language)).join('\n\n'),
  }
}

/** The help of a command, to be opened by a click. */
const manualOf = (command: Command, language: Language): string =>
  `<details><summary><code>cnab ${command.name}</code></summary>\n\n\`\`\`\n${helpOf(command, language)}\n\`\`\`\n\n</details>`
