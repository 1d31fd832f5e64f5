/** `cnab occurrences`: meanings of the return codes of a bank. */
import { OCCURRENCE_KINDS } from '../../cobranca/index.js'
import { bankOccurrences, type OccurrenceEntry } from '../../inspect/index.js'
import { BANK_OPERAND, bankArgument, LAYOUT_OPERAND, layoutArgument, layoutTitle } from '../bank-argument.js'
import { type CommandContext, command } from '../command.js'
import { formatOption, NOTHING_FOUND, SEARCH_OPTION } from '../common-options.js'
import { EXIT } from '../exit-codes.js'
import { printTable, type TableColumn, textTable } from '../table.js'
import { VARIANT_OPTION, variantArgument } from '../variant-argument.js'

const COLUMNS: readonly TableColumn<OccurrenceEntry>[] = [
  { key: 'layout', head: { pt: 'layout', en: 'layout' }, value: ({ layout }) => layout },
  { key: 'variant', head: { pt: 'variante', en: 'variant' }, value: ({ variant }) => variant },
  { key: 'code', head: { pt: 'código', en: 'code' }, value: ({ code }) => code },
  { key: 'text', head: { pt: 'texto', en: 'text' }, value: ({ text }) => text },
  {
    key: 'our_occurrence',
    head: { pt: 'our_occurrence', en: 'our_occurrence' },
    value: ({ our_occurrence }) => our_occurrence,
  },
  { key: 'our_text', head: { pt: 'texto', en: 'text' }, value: ({ our_text }) => our_text },
  { key: 'kind', head: { pt: 'tipo', en: 'kind' }, value: ({ kind }) => kind },
  { key: 'money', head: { pt: 'dinheiro', en: 'money' }, value: ({ money }) => money },
  { key: 'final', head: { pt: 'encerra', en: 'final' }, value: ({ final }) => final },
  { key: 'pix', head: { pt: 'Pix', en: 'Pix' }, value: ({ pix }) => pix },
  { key: 'doubt', head: { pt: 'dúvida', en: 'doubt' }, value: ({ doubt }, language) => doubt?.[language] ?? null },
  { key: 'why', head: { pt: 'por quê', en: 'why' }, value: ({ why }, language) => why?.[language] ?? null },
]

/** Lists and searches the occurrences. */
export const occurrences = command({
  usage: {
    pt: 'BANCO [cnab240|cnab400] [--search TEXTO] [--reasons] [--format text|json|csv]',
    en: 'BANK [cnab240|cnab400] [--search TEXT] [--reasons] [--format text|json|csv]',
  },
  about: {
    pt: 'Mostra cada código de ocorrência do BANCO (número, como 341, ou nome, como itau): o texto do manual, o código unificado (our_occurrence), o tipo, e se tem dinheiro ou encerra o título. A busca inclui os motivos (de rejeição, tarifa, liquidação). Se só os motivos correspondem à busca, eles são mostrados com a ocorrência.',
    en: 'Shows each occurrence code of the BANK (number, like 341, or name, like itau): the text of the manual, the unified code (our_occurrence), the kind, and whether it has money or ends the title. The search includes the reasons (of rejections, fees, settlements). If only the reasons match the search, they are shown with the occurrence.',
  },
  operands: [BANK_OPERAND, LAYOUT_OPERAND],
  options: {
    search: SEARCH_OPTION,
    reasons: {
      summary: { pt: 'mostra os motivos de cada ocorrência', en: 'shows the reasons of each occurrence' },
    },
    variant: VARIANT_OPTION,
    format: formatOption('text', 'json', 'csv'),
  },
  examples: [
    [
      'occurrences itau cnab400',
      { pt: 'mostra todas as ocorrências de um layout', en: 'shows all occurrences of a layout' },
    ],
    [
      'occurrences bradesco --search CEP',
      { pt: 'busca CEP nas ocorrências e nos motivos', en: 'searches occurrences and reasons for CEP' },
    ],
    [
      'occurrences 104 cnab240 --search 02 --reasons',
      { pt: 'mostra os motivos de uma ocorrência', en: 'shows the reasons of an occurrence' },
    ],
  ],
  exits: {
    ok: { pt: 'uma ou mais ocorrências foram encontradas', en: 'one or more occurrences were found' },
    incomplete: { pt: 'nenhuma ocorrência foi encontrada', en: 'no occurrence was found' },
  },
  async run({ values, operands: [name, layoutName] }, context) {
    const { search, variant, format = 'text' } = values
    const bank = bankArgument(name)
    const entries = bankOccurrences(bank, {
      layout: layoutArgument(layoutName),
      variant: variantArgument(bank, variant),
      search,
    })
    if (format !== 'text') await printTable(entries, COLUMNS, format, context)
    else {
      const layouts = new Map<string, OccurrenceEntry[]>()
      for (const entry of entries) {
        const title = layoutTitle({ ...entry, bank: bank.number, bank_name: bank.name })
        layouts.set(title, [...(layouts.get(title) ?? []), entry])
      }
      let isFirst = true
      for (const [title, ofLayout] of layouts) {
        if (!isFirst) context.terminal.line()
        isFirst = false
        context.terminal.line(context.terminal.style('bold', title))
        printText(ofLayout, values.reasons === true, context)
      }
      if (entries.length === 0) context.terminal.line(NOTHING_FOUND[context.language])
    }
    return entries.length === 0 ? EXIT.incomplete : EXIT.ok
  },
})

const FLAGS = {
  money: { pt: 'dinheiro', en: 'money' },
  final: { pt: 'encerra', en: 'final' },
  pix: { pt: 'Pix', en: 'Pix' },
} as const

function printText(
  entries: readonly OccurrenceEntry[],
  withReasons: boolean,
  { terminal, language }: CommandContext,
): void {
  const heads = { pt: ['código', 'our', 'tipo', 'texto'], en: ['code', 'our', 'kind', 'text'] }[language]
  const rows = entries.map(({ code, our_occurrence, kind, money, final, pix, text }) => {
    const flags = Object.entries({ money, final, pix }).flatMap(([flag, is]) =>
      is ? [FLAGS[flag as keyof typeof FLAGS][language]] : [],
    )
    const kindName = language === 'pt' ? OCCURRENCE_KINDS[kind].label : kind
    return [code, our_occurrence ?? '', [kindName, ...flags].join(', '), text]
  })
  const [head, ...lines] = textTable(heads, rows, terminal)
  terminal.line(`  ${head}`)
  for (const [i, line] of lines.entries()) {
    terminal.line(`  ${line}`)
    const { instead, reasons, found } = entries[i]!
    const words = { pt: ['com', 'e valor pago'], en: ['with', 'and a paid value'] }[language]
    // A set, because several fields may override an occurrence with the same codes.
    const overrides = new Set(
      instead.map(({ codes, paid, our_occurrence, text }) => {
        const where = [words[0], codes.join(', '), ...(paid ? [words[1]] : [])].join(' ')
        return `${where}: ${our_occurrence ?? ''} ${text}`
      }),
    )
    for (const line of overrides) terminal.line(terminal.style('dim', `      ${line}`))
    if (withReasons || found === 'reasons')
      for (const { code, text } of reasons) terminal.line(`      ${code}  ${text}`)
  }
}
