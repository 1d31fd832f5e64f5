import type { LayoutWords } from '../words/layout-words.js'
import { afterRegistro, portuguesePath } from '../words/portuguese-path.js'
import type { LineRange } from './line-ranges.js'

export type Severity = 'error' | 'warning' | 'info'

/** A problem, or a remark, about a file. The rest of the file is still read. */
export interface Diagnostic {
  /** One of {@link DIAGNOSTICS}. */
  readonly code: DiagnosticCode
  readonly severity: Severity
  /** Line, 1-based; null if the diagnostic is about the whole file. */
  readonly line: number | null
  /** First and last column, 1-based; null if the diagnostic is not about columns. */
  readonly columns: readonly [number, number] | null
  /** `record.field`; null if the diagnostic is not about a field. */
  readonly field: string | null
  readonly expected: string | null
  readonly got: string | null
  /** Description and advice, in Portuguese, with Portuguese names of fields. */
  readonly message: string
  /** The diagnostics that this one counts; absent if it is about one place. */
  readonly further?: FurtherDiagnostics
}

/** Diagnostics of one code that are only counted, because enough of them were kept whole. */
export interface FurtherDiagnostics {
  readonly count: number
  /** First and last line; null if no line was known. */
  readonly first_line: number | null
  readonly last_line: number | null
  /** Exact ranges of the lines, in order; null if there are more than 10,000. */
  readonly lines: readonly LineRange[] | null
}

interface DiagnosticText {
  readonly severity: Severity
  /** Portuguese text. `{expected}`, `{got}`, `{field}`, `{line}` and `{columns}` are placeholders. */
  readonly message: string
  /** English text. Omits `{expected}` if its value is Portuguese text. */
  readonly english: string
}

/** All diagnostics. The documentation is generated from this table. */
export const DIAGNOSTICS = {
  // Lines
  blank_line: {
    severity: 'info',
    message: 'Linha em branco; foi ignorada.',
    english: 'Blank line; it was ignored.',
  },
  line_too_short: {
    severity: 'warning',
    message:
      'A linha tem {got} posições em vez de {expected}; foi completada com brancos. Confira se o arquivo foi aberto e salvo num editor.',
    english:
      'The line has {got} columns instead of {expected}; it was padded with blanks. Check whether the file was opened and saved in an editor.',
  },
  line_too_long: {
    severity: 'warning',
    message:
      'A linha tem {got} posições em vez de {expected}; o que passa da largura não foi interpretado. Confira se há um caractere a mais no meio da linha.',
    english:
      'The line has {got} columns instead of {expected}; the columns beyond the width were not read. Check for an extra character inside the line.',
  },
  trailing_blanks: {
    severity: 'info',
    message: 'A linha tem brancos além da posição {expected}; foram ignorados.',
    english: 'The line has blanks beyond column {expected}; they were ignored.',
  },
  joined_lines: {
    severity: 'warning',
    message: 'Vários registros vieram numa só linha, sem quebra; foram separados a cada {expected} posições.',
    english: 'Several records came in a single line, without line breaks; the line was split every {expected} columns.',
  },
  shifted_columns: {
    severity: 'error',
    message:
      'As colunas da linha estão deslocadas, como se vê em {field} ({columns}): faltam ou sobram caracteres. Nenhum valor dela foi lido nem contado; peça o retorno de novo ao banco, ou gere a remessa de novo.',
    english:
      'The columns of the line are shifted, see {field} ({columns}): characters are missing or extra. No value of the line was read or counted; ask the bank for the return again, or generate the remittance again.',
  },
  cut_line: {
    severity: 'error',
    message:
      'A linha tem {got} posições e acaba antes do fim de {field} ({columns}): foi cortada. Nenhum valor dela foi lido nem contado; peça o retorno de novo ao banco, ou gere a remessa de novo.',
    english:
      'The line has {got} columns and ends before the end of {field} ({columns}): it was cut. No value of the line was read or counted; ask the bank for the return again, or generate the remittance again.',
  },
  // Structure
  unknown_record: {
    severity: 'warning',
    message:
      'Registro de tipo desconhecido; foi guardado como veio. Se o banco passou a usá-lo, confira a versão do layout.',
    english:
      'Unknown record type; the line was kept unchanged. If the bank has started to use this record, check the layout version.',
  },
  missing_header: {
    severity: 'error',
    message: 'O arquivo não começa por um header; confira se está inteiro.',
    english: 'The file does not start with a header; check that it is complete.',
  },
  missing_trailer: {
    severity: 'error',
    message:
      'O arquivo termina sem trailer; pode estar cortado. Peça o retorno de novo ao banco, ou gere a remessa de novo.',
    english:
      'The file ends without a trailer; it may be cut. Ask the bank for the return again, or generate the remittance again.',
  },
  missing_lot_header: {
    severity: 'error',
    message: 'Há registros fora de um lote: falta o header de lote antes desta linha.',
    english: 'Records outside a lot: the lot header before this line is missing.',
  },
  missing_lot_trailer: {
    severity: 'error',
    message: 'O lote não tem trailer; o arquivo pode estar cortado.',
    english: 'The lot has no trailer; the file may be cut.',
  },
  unexpected_record: {
    severity: 'warning',
    message: 'O registro {got} está fora do lugar esperado ({expected}).',
    english: 'Record {got} is out of place.',
  },
  second_header: {
    severity: 'error',
    message:
      'Há outro header no meio do arquivo: são dois arquivos num só. Os dois foram lidos; separe-os e confira os totais de cada um.',
    english:
      'Another header inside the file: it contains two files. Both were read; split them, and check the totals of each file.',
  },
  repeated_header: {
    severity: 'error',
    message:
      'O mesmo header já veio neste arquivo: um arquivo foi juntado a si mesmo. Os títulos que se repetem não contam; confira os demais.',
    english:
      'The same header came before in this file: it contains the same file twice. Repeated titles do not count; check the others.',
  },
  other_file: {
    severity: 'error',
    message:
      'Aqui começa outro arquivo, de outro banco ou layout. Suas linhas foram guardadas como vieram e nada delas foi lido; separe os arquivos e leia cada um.',
    english:
      'Another file starts here, of another bank or layout. Its lines were kept unchanged and not read; split the files, and read each file.',
  },
  repeated_line: {
    severity: 'error',
    message: 'Linha igual à linha {expected}; o título já foi contado e não conta de novo. Apague uma das duas.',
    english:
      'The line is equal to line {expected}; the title was already counted and does not count again. Remove one of the two lines.',
  },
  equal_line: {
    severity: 'error',
    message:
      'Linha igual a outra que já veio neste arquivo; o título já foi contado e não conta de novo. Apague uma das duas.',
    english:
      'The line is equal to one that came before in this file; the title was already counted and does not count again. Remove one of the two lines.',
  },
  repeated_title: {
    severity: 'error',
    message:
      'O número sequencial {got}, em {field} ({columns}), já veio neste arquivo: a linha parece repetida e não conta de novo. Se for outro título, confira-o no banco; numa remessa, corrija o número.',
    english:
      'Sequence number {got}, in {field} ({columns}), came before in this file: the line seems to be repeated and does not count again. If it is another title, check it with the bank; in a remittance, correct the number.',
  },
  missing_companion: {
    severity: 'error',
    message: 'Falta o registro {expected} deste título; os valores desse registro ficaram em branco.',
    english: 'Record {expected} of this title is missing; the values of that record are blank.',
  },
  orphan_companion: {
    severity: 'error',
    message: 'Registro {got} sem o registro {expected} a que pertence; os valores dele não foram usados.',
    english: 'Record {got} without the record {expected} that it belongs to; its values were not used.',
  },
  ambiguous_companion: {
    severity: 'error',
    message:
      'Não se sabe de que título é o registro {got}: compare as linhas {expected}. Ficou com o título que veio logo antes; confira-o no banco antes de dar baixa, ou antes de enviar a remessa.',
    english:
      'Record {got} may belong to more than one title: compare lines {expected}. It was assigned to the title right before it; check that title with the bank before you book it, or before you send the remittance.',
  },
  no_known_title: {
    severity: 'error',
    message:
      'Nenhum título foi lido: {got} linhas não são de nenhum registro ou título conhecido. Confira se o header informa o banco, o layout e o sentido (remessa ou retorno) certos, e se as linhas foram alteradas.',
    english:
      'No title was read: {got} lines do not belong to a known record or title. Check that the header has the right bank, layout and direction (remittance or return), and that the lines were not altered.',
  },
  // Counts
  sequence_break: {
    severity: 'warning',
    message: 'Número sequencial {got} em vez de {expected}; pode faltar ou sobrar linha.',
    english: 'Sequence number {got} instead of {expected}; a line may be missing or extra.',
  },
  lot_number_mismatch: {
    severity: 'warning',
    message: 'O registro traz o lote {got}, mas está no lote {expected}.',
    english: 'The record has lot number {got}, but it is in lot {expected}.',
  },
  constant_mismatch: {
    severity: 'warning',
    message: 'Em {field} ({columns}) o registro traz {got}, e os outros do arquivo trazem {expected}.',
    english: 'The record has {got} in {field} ({columns}), but the other records of the file have {expected}.',
  },
  total_mismatch: {
    severity: 'error',
    message: 'O total {field} informa {got}, mas o arquivo contém {expected}.',
    english: 'The total {field} is {got}, but the file contains {expected}.',
  },
  // Fields
  unexpected_literal: {
    severity: 'info',
    message: 'Em {field} ({columns}) esperava-se «{expected}» e veio «{got}».',
    english: 'Expected «{expected}» in {field} ({columns}), got «{got}».',
  },
  filler_not_blank: {
    severity: 'info',
    message: 'As posições {columns}, reservadas para brancos, trazem outro conteúdo; foi guardado como veio.',
    english: 'Columns {columns}, reserved for blanks, have other content; it was kept unchanged.',
  },
  filler_not_zero: {
    severity: 'info',
    message: 'As posições {columns}, reservadas para zeros, trazem outro conteúdo; foi guardado como veio.',
    english: 'Columns {columns}, reserved for zeros, have other content; it was kept unchanged.',
  },
  not_digits: {
    severity: 'warning',
    message: 'Em {field} ({columns}) esperavam-se só algarismos e veio «{got}».',
    english: 'Expected only digits in {field} ({columns}), got «{got}».',
  },
  not_a_number: {
    severity: 'error',
    message: 'Em {field} ({columns}) esperava-se um número e veio «{got}»; o valor ficou em branco.',
    english: 'Expected a number in {field} ({columns}), got «{got}»; the value is blank.',
  },
  blank_padded: {
    severity: 'info',
    message: 'O número em {field} ({columns}) veio preenchido com brancos em vez de zeros.',
    english: 'The number in {field} ({columns}) is padded with blanks instead of zeros.',
  },
  number_too_large: {
    severity: 'error',
    message: 'O número em {field} ({columns}) é grande demais: «{got}»; ficou em branco.',
    english: 'The number in {field} ({columns}) is too large: «{got}»; the value is blank.',
  },
  impossible_date: {
    severity: 'warning',
    message: 'A data em {field} ({columns}) não existe: «{got}»; ficou em branco.',
    english: 'The date in {field} ({columns}) does not exist: «{got}»; the value is blank.',
  },
  impossible_time: {
    severity: 'info',
    message: 'A hora em {field} ({columns}) não existe: «{got}»; ficou em branco.',
    english: 'The time in {field} ({columns}) does not exist: «{got}»; the value is blank.',
  },
  not_a_tax_id: {
    severity: 'warning',
    message: 'Em {field} ({columns}) esperava-se um CPF ou CNPJ; veio outra coisa.',
    english: 'Expected a CPF or CNPJ in {field} ({columns}), got other content.',
  },
  // Meaning
  another_bank: {
    severity: 'warning',
    message:
      'O header é do banco {got}, mas o arquivo foi lido como do banco {expected}, como pedido. Confira os valores, ou leia o arquivo sem informar o banco.',
    english:
      'The header has bank {got}, but the file was read as a file of bank {expected}, as requested. Check the values, or read the file without the bank option.',
  },
  header_of_another_bank: {
    severity: 'warning',
    message:
      'O header traz o banco {got}, mas as colunas são as do banco {expected}: o arquivo foi lido como desse banco. Se não for, informe o banco.',
    english:
      'The header has bank {got}, but the columns are those of bank {expected}: the file was read as a file of that bank. If that is wrong, set the bank.',
  },
  unconfirmed_layout: {
    severity: 'warning',
    message:
      'Nenhum manual nem arquivo do banco confirma o layout {got}: foi escrito a partir de outros programas. Confira os valores antes de usá-los.',
    english:
      'No manual or file of the bank confirms layout {got}: it was written from other programs. Check the values before you use them.',
  },
  generic_reading: {
    severity: 'warning',
    message:
      'O layout do banco {got} não é conhecido: o arquivo foi lido só pelas colunas comuns a quase todos os bancos. Confira os valores com o banco antes de usá-los.',
    english:
      'The layout of bank {got} is not known: the file was read only by the columns that nearly all banks share. Check the values with the bank before you use them.',
  },
  unknown_version: {
    severity: 'warning',
    message:
      'Versão de layout «{got}» desconhecida (conhecidas: {expected}); o arquivo foi lido assim mesmo. Confira os valores.',
    english: 'Unknown layout version «{got}» (known: {expected}); the file was still read. Check the values.',
  },
  version_of_other_layout: {
    severity: 'error',
    message:
      'A versão «{got}» é de outro layout do banco, mas foi lida com o layout do header do arquivo ({expected}): campos em outras posições, como o código do beneficiário, podem estar errados. Separe em arquivos os lotes de cada versão.',
    english:
      'Version «{got}» belongs to another layout of the bank, but was read with the layout of the file header ({expected}): fields at other positions, such as the beneficiary’s code, may be wrong. Split the lots of each version into separate files.',
  },
  remittance_precheck: {
    severity: 'warning',
    message:
      'O arquivo não é um retorno: é a resposta do banco à remessa antes do processamento ({got}). Não traz pagamentos; o resultado da remessa vem no retorno.',
    english:
      'The file is not a return: it is the bank’s answer to a remittance before processing ({got}). It has no payments; the results of the remittance come in the return.',
  },
  announcing_return: {
    severity: 'info',
    message:
      'O arquivo só anuncia liquidações ({got}). Elas voltam no retorno do dia, com crédito e tarifa: dê baixa por esse retorno, não por este arquivo.',
    english:
      'The file only announces settlements ({got}). They come again in the return of the day, with credit and fee: book from that return, not from this file.',
  },
  unknown_occurrence: {
    severity: 'warning',
    message: 'Ocorrência {got} não consta da tabela do banco; o registro foi mantido sem our_occurrence.',
    english: 'Occurrence {got} is not in the bank’s table; the record was kept without our_occurrence.',
  },
  occurrence_of_other_layout: {
    severity: 'warning',
    message:
      'Ocorrência {got} não consta da tabela deste layout; foi lida pela tabela do outro layout do banco. Confirme com o banco antes de dar baixa.',
    english:
      'Occurrence {got} is not in the table of this layout; it was read with the table of the bank’s other layout. Confirm it with the bank before you book it.',
  },
  unknown_reason: {
    severity: 'info',
    message: 'Motivo {got} não consta da tabela da ocorrência {expected}.',
    english: 'Reason {got} is not in the table of occurrence {expected}.',
  },
  doubtful_payment: {
    severity: 'error',
    message:
      'As posições {columns} de uma linha com pagamento estão danificadas ({got}): o título, o dia ou o valor podem ser outros. Confira o pagamento no banco antes de dar baixa.',
    english:
      'Columns {columns} of a payment are damaged ({got}): the title, day or amount may be wrong. Check the payment with the bank before you book it.',
  },
  paid_amount_ambiguous: {
    severity: 'warning',
    message:
      'A coluna do valor pago tem {got}, mas pelo contrato ela pode não incluir os juros ou já vir sem a tarifa: o pagador também pode ter pago {expected}. As outras colunas não dizem qual. Confira o valor no banco antes de dar baixa ou estornar.',
    english:
      'The column of the paid amount has {got}, but by contract it may not include the interest, or may be less the fee: the payer may also have paid {expected}. The other columns do not show which. Check the amount with the bank before you book or undo it.',
  },
  paid_amount_unknown: {
    severity: 'warning',
    message:
      'O arquivo não traz o valor pago ou estornado: a coluna está em branco, ou tem zero embora houvesse valor a pagar. O valor ficou em branco; confira-o no banco antes de dar baixa.',
    english:
      'The file does not have the paid or reversed amount: the column is blank, or has zero although an amount was owed. The amount was left blank; check it with the bank before you book it.',
  },
  zero_payment: {
    severity: 'warning',
    message:
      'O banco informa a liquidação ou o estorno com valor zero, como acontece em títulos descontados: o valor que o pagador pagou pode ser outro. Confira-o no banco antes de dar baixa.',
    english:
      'The bank reports the settlement or reversal with an amount of zero, as happens with discounted titles: the amount that the payer paid may be another. Check it with the bank before you book it.',
  },
  payment_date_unknown: {
    severity: 'warning',
    message:
      'O arquivo não traz o dia do pagamento ou do estorno: a coluna da data está em branco. Confira-o no banco antes de dar baixa.',
    english:
      'The file does not have the day of the payment or reversal: the column of the date is blank. Check it with the bank before you book it.',
  },
  other_service: {
    severity: 'warning',
    message: 'O lote é de outro serviço ({got}); seus registros foram guardados como vieram.',
    english: 'The lot belongs to another service ({got}); its records were kept unchanged.',
  },
  empty_file: {
    severity: 'error',
    message: 'O arquivo está vazio.',
    english: 'The file is empty.',
  },
} as const satisfies Record<string, DiagnosticText>

export type DiagnosticCode = keyof typeof DIAGNOSTICS

/** Details that are records. */
const RECORDS_IN: Readonly<Partial<Record<DiagnosticCode, readonly ('expected' | 'got')[]>>> = {
  unexpected_record: ['got'],
  missing_companion: ['expected'],
  orphan_companion: ['got', 'expected'],
  ambiguous_companion: ['got'],
}

/** Values of the placeholders. */
export type Details = Pick<Diagnostic, 'line' | 'columns' | 'field' | 'expected' | 'got'>

/**
 * Creates a diagnostic, with the placeholders of its message replaced.
 *
 * @param words the words of the file's layout
 */
export function diagnostic(
  code: DiagnosticCode,
  { line = null, columns = null, field = null, expected = null, got = null }: Partial<Details> = {},
  words?: LayoutWords,
): Diagnostic {
  const { severity } = DIAGNOSTICS[code]
  const named = { line, columns, field: field === null ? null : portuguesePath(field, words), expected, got }
  for (const detail of RECORDS_IN[code] ?? []) named[detail] &&= afterRegistro(named[detail])
  const message = templateOf(code, 'message').filledIn(named)
  return { code, severity, line, columns, field, expected, got, message }
}

/**
 * Returns the message of a diagnostic, in Portuguese or English.
 *
 * @example
 * diagnosticMessage(diagnostic('repeated_line', { line: 9, expected: '8' }), 'en')
 * // 'The line is equal to line 8; the title was already counted and does not count again. Remove one of the two lines.'
 */
export function diagnosticMessage(found: Diagnostic, language: 'pt' | 'en'): string {
  if (language === 'pt') return found.message
  const { code, further } = found
  return further === undefined ? templateOf(code, 'english').filledIn(found) : furtherText(code, further, language)
}

/** Creates the diagnostic that counts further ones of a code. */
export function furtherDiagnostic(code: DiagnosticCode, further: FurtherDiagnostics): Diagnostic {
  const { severity } = DIAGNOSTICS[code]
  const place = { line: further.first_line, columns: null, field: null, expected: null, got: null }
  return { code, severity, ...place, message: furtherText(code, further, 'pt'), further }
}

/** Returns the message of a diagnostic that counts further ones of a code, or of a rule. */
export const furtherText = (code: string, further: FurtherDiagnostics, language: 'pt' | 'en'): string =>
  FURTHER_TEXTS[language](code, further)

/** Number of ranges that a message has. `further.lines` has all of them. */
const SHOWN_RANGES = 10

const FURTHER_TEXTS = {
  pt(code: string, { count, first_line, last_line, lines }: FurtherDiagnostics): string {
    const start = `Mais ${count} ${count === 1 ? 'diagnóstico igual' : 'diagnósticos iguais'} aos primeiros (${code})`
    if (first_line === null) return `${start}.`
    if (lines === null)
      return `${start}, entre as linhas ${first_line} e ${last_line}: são trechos demais para uma lista.`
    const rest = lines.length - SHOWN_RANGES
    return `${start}, nas linhas ${shownRanges(lines)}${rest > 0 ? ` e em mais ${rest} ${rest === 1 ? 'trecho' : 'trechos'}` : ''}.`
  },
  en(code: string, { count, first_line, last_line, lines }: FurtherDiagnostics): string {
    const start = `${count} further ${count === 1 ? 'diagnostic' : 'diagnostics'} like the first ones (${code})`
    if (first_line === null) return `${start}.`
    if (lines === null) return `${start}, between lines ${first_line} and ${last_line}: too many ranges for a list.`
    const rest = lines.length - SHOWN_RANGES
    return `${start}, in lines ${shownRanges(lines)}${rest > 0 ? ` and ${rest} further ${rest === 1 ? 'range' : 'ranges'}` : ''}.`
  },
} as const

const shownRanges = (lines: readonly LineRange[]): string =>
  lines
    .slice(0, SHOWN_RANGES)
    .map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
    .join(', ')

/** A text of {@link DIAGNOSTICS}. Keeps the last message, since many lines of a file have equal messages. */
class Template {
  /** Texts and placeholders, alternately. */
  private readonly pieces: readonly string[]
  private readonly filled: string[]
  private message: string

  constructor(text: string) {
    this.pieces = text.split(/\{(\w+)\}/)
    this.filled = [...this.pieces]
    this.message = this.filled.join('')
  }

  filledIn(details: Details): string {
    const { pieces, filled } = this
    let isNew = false
    for (let i = 1; i < pieces.length; i += 2) {
      const value = details[pieces[i] as keyof Details] ?? ''
      const shown = typeof value === 'object' ? value.join('–') : String(value)
      if (shown === filled[i]) continue
      filled[i] = shown
      isNew = true
    }
    if (isNew) this.message = filled.join('')
    return this.message
  }
}

/** The templates that were needed so far. */
const templates: Record<'message' | 'english', { [code in DiagnosticCode]?: Template }> = { message: {}, english: {} }

const templateOf = (code: DiagnosticCode, language: keyof typeof templates): Template =>
  (templates[language][code] ??= new Template(DIAGNOSTICS[code][language]))
