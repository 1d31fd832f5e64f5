import type { FaultCode } from './faults.js'

export type Severity = 'error' | 'warning' | 'info'

/** Something wrong, or worth knowing, in a file. Never an exception: the rest of the file is read. */
export interface Diagnostic {
  /** One of {@link DIAGNOSTICS}. */
  readonly code: DiagnosticCode
  readonly severity: Severity
  /** 1-based line, or null when it is about the whole file. */
  readonly line: number | null
  /** First and last column, 1-based, when it is about columns. */
  readonly columns: readonly [number, number] | null
  /** `record.field`, when it is about a field. */
  readonly field: string | null
  readonly expected: string | null
  readonly got: string | null
  /** What is wrong and what to do, in Portuguese. */
  readonly message: string
}

interface DiagnosticText {
  readonly severity: Severity
  /** Portuguese; `{expected}`, `{got}`, `{field}`, `{line}`, `{columns}` are filled in. */
  readonly message: string
  /** The same in English; without `{expected}` where that is told in words. */
  readonly english: string
}

/** Every diagnostic there is. The documentation is made from this table. */
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
      'The line has {got} columns instead of {expected}; blanks were added. See whether the file was opened and saved in an editor.',
  },
  line_too_long: {
    severity: 'warning',
    message:
      'A linha tem {got} posições em vez de {expected}; o que passa da largura não foi interpretado. Confira se há um caractere a mais no meio da linha.',
    english:
      'The line has {got} columns instead of {expected}; what goes beyond the width was not interpreted. See whether there is one character too many within the line.',
  },
  trailing_blanks: {
    severity: 'info',
    message: 'A linha tem brancos além da posição {expected}; foram ignorados.',
    english: 'The line has blanks beyond column {expected}; they were ignored.',
  },
  joined_lines: {
    severity: 'warning',
    message: 'Vários registros vieram numa só linha, sem quebra; foram separados a cada {expected} posições.',
    english: 'Several records came in a single line, without a break; they were parted every {expected} columns.',
  },
  shifted_columns: {
    severity: 'error',
    message:
      'As colunas da linha estão deslocadas, como se vê em {field} ({columns}): faltam ou sobram caracteres. Nenhum valor dela foi lido nem contado; peça o arquivo de novo ao banco.',
    english:
      'The columns of the line are shifted, as {field} ({columns}) shows: characters are missing, or too many. No value of it was read or counted; ask the bank for the file again.',
  },
  cut_line: {
    severity: 'error',
    message:
      'A linha tem {got} posições e acaba antes do fim de {field} ({columns}): foi cortada. Nenhum valor dela foi lido nem contado; peça o arquivo de novo ao banco.',
    english:
      'The line has {got} columns and ends before the end of {field} ({columns}): it was cut. No value of it was read or counted; ask the bank for the file again.',
  },
  // Structure
  unknown_record: {
    severity: 'warning',
    message:
      'Registro de tipo desconhecido; foi guardado como veio. Se o banco passou a enviá-lo, confira a versão do layout.',
    english:
      'Record of an unknown type; it was kept as it came. If the bank has begun to send it, check the version of the layout.',
  },
  missing_header: {
    severity: 'error',
    message: 'O arquivo não começa por um header; confira se está inteiro.',
    english: 'The file does not begin with a header; see whether it is whole.',
  },
  missing_trailer: {
    severity: 'error',
    message: 'O arquivo termina sem trailer; pode estar cortado. Peça o arquivo de novo ao banco.',
    english: 'The file ends without a trailer; it may have been cut. Ask the bank for it again.',
  },
  missing_lot_header: {
    severity: 'error',
    message: 'Há registros fora de um lote: falta o header de lote antes desta linha.',
    english: 'There are records outside of a lot: the lot header before this line is missing.',
  },
  missing_lot_trailer: {
    severity: 'error',
    message: 'O lote não tem trailer; o arquivo pode estar cortado.',
    english: 'The lot has no trailer; the file may have been cut.',
  },
  unexpected_record: {
    severity: 'warning',
    message: 'Registro {got} fora do lugar esperado ({expected}).',
    english: 'Record {got} is not in its place.',
  },
  second_header: {
    severity: 'error',
    message:
      'Há outro header no meio do arquivo: são dois arquivos num só. Os dois foram lidos; separe-os e confira os totais de cada um.',
    english:
      'There is another header within the file: it is two files in one. Both were read; part them, and check the totals of each.',
  },
  repeated_header: {
    severity: 'error',
    message:
      'O mesmo header já veio neste arquivo: um arquivo foi juntado a si mesmo. Os títulos que se repetem não contam; confira os demais.',
    english:
      'The same header came before in this file: a file was joined to itself. Titles that are repeated do not count; check the others.',
  },
  other_file: {
    severity: 'error',
    message:
      'Aqui começa outro arquivo, de outro banco ou layout. Suas linhas foram guardadas como vieram e nada delas foi lido; separe os arquivos e leia cada um.',
    english:
      'Another file begins here, of another bank or layout. Its lines were kept as they came and nothing of them was read; part the files, and read each.',
  },
  repeated_line: {
    severity: 'error',
    message: 'Linha igual à linha {expected}; o título já foi contado e não conta de novo. Apague uma das duas.',
    english: 'The line is the same as line {expected}; the title was counted and does not count again. Remove either.',
  },
  repeated_title: {
    severity: 'error',
    message:
      'O número sequencial {got}, em {field} ({columns}), já veio neste arquivo: a linha parece repetida e não conta de novo. Se for outro título, confira-o no banco.',
    english:
      'The sequence number {got}, in {field} ({columns}), came before in this file: the line seems to be repeated and does not count again. If it is another title, check it with the bank.',
  },
  missing_companion: {
    severity: 'error',
    message: 'Falta o registro {expected} deste título; os valores que ele traria estão em branco.',
    english: 'Record {expected} of this title is missing; the values it would bring are blank.',
  },
  orphan_companion: {
    severity: 'error',
    message: 'Registro {got} sem o registro {expected} a que pertence; nenhum título recebeu os seus valores.',
    english: 'Record {got} without the record {expected} it belongs to; no title was given its values.',
  },
  ambiguous_companion: {
    severity: 'error',
    message:
      'Não se sabe de que título é o registro {got}: compare as linhas {expected}. Ficou com o título que veio logo antes; confira-o no banco antes de dar baixa.',
    english:
      'It is not known which title record {got} belongs to: compare lines {expected}. The title right before was given it; check it with the bank before booking it.',
  },
  no_known_title: {
    severity: 'error',
    message:
      'Nenhum título foi lido: {got} linhas não são de nenhum registro ou título conhecido. Confira se o header informa o banco, o layout e o sentido (remessa ou retorno) certos, e se as linhas foram alteradas.',
    english:
      'No title was read: {got} lines are of no record or title that is known. See whether the header names the right bank, layout and direction (remittance or return), and whether the lines were altered.',
  },
  // Counts
  sequence_break: {
    severity: 'warning',
    message: 'Número sequencial {got} onde se esperava {expected}; pode faltar ou sobrar linha.',
    english: 'Sequence number {got} where {expected} was expected; a line may be missing, or be one too many.',
  },
  lot_number_mismatch: {
    severity: 'warning',
    message: 'O registro traz o lote {got}, mas está no lote {expected}.',
    english: 'The record says lot {got}, but stands in lot {expected}.',
  },
  constant_mismatch: {
    severity: 'warning',
    message: 'Em {field} ({columns}) o registro traz {got}, e os outros do arquivo trazem {expected}.',
    english: 'In {field} ({columns}) the record has {got}, and the others of the file have {expected}.',
  },
  total_mismatch: {
    severity: 'error',
    message: 'O trailer informa {got} em {field}, mas o arquivo contém {expected}.',
    english: 'The trailer says {got} in {field}, but the file holds {expected}.',
  },
  // Fields
  unexpected_literal: {
    severity: 'info',
    message: 'Em {field} ({columns}) esperava-se «{expected}» e veio «{got}».',
    english: 'In {field} ({columns}) «{expected}» was expected and «{got}» came.',
  },
  filler_not_blank: {
    severity: 'info',
    message: 'As posições {columns}, reservadas para brancos, trazem outro conteúdo; foi guardado como veio.',
    english: 'Columns {columns}, reserved for blanks, hold something else; it was kept as it came.',
  },
  filler_not_zero: {
    severity: 'info',
    message: 'As posições {columns}, reservadas para zeros, trazem outro conteúdo; foi guardado como veio.',
    english: 'Columns {columns}, reserved for zeros, hold something else; it was kept as it came.',
  },
  not_digits: {
    severity: 'warning',
    message: 'Em {field} ({columns}) esperavam-se só algarismos e veio «{got}».',
    english: 'In {field} ({columns}) only digits were expected and «{got}» came.',
  },
  not_a_number: {
    severity: 'error',
    message: 'Em {field} ({columns}) esperava-se um número e veio «{got}»; o valor ficou em branco.',
    english: 'In {field} ({columns}) a number was expected and «{got}» came; the value was left blank.',
  },
  blank_padded: {
    severity: 'info',
    message: 'O número em {field} ({columns}) veio preenchido com brancos em vez de zeros.',
    english: 'The number in {field} ({columns}) came with blanks before it instead of zeros.',
  },
  number_too_large: {
    severity: 'error',
    message: 'O número em {field} ({columns}) é grande demais: «{got}»; ficou em branco.',
    english: 'The number in {field} ({columns}) is too large: «{got}»; it was left blank.',
  },
  impossible_date: {
    severity: 'warning',
    message: 'A data em {field} ({columns}) não existe: «{got}»; ficou em branco.',
    english: 'The date in {field} ({columns}) does not exist: «{got}»; it was left blank.',
  },
  impossible_time: {
    severity: 'info',
    message: 'A hora em {field} ({columns}) não existe: «{got}»; ficou em branco.',
    english: 'The time in {field} ({columns}) does not exist: «{got}»; it was left blank.',
  },
  not_a_tax_id: {
    severity: 'warning',
    message: 'Em {field} ({columns}) esperava-se um CPF ou CNPJ; veio outra coisa.',
    english: 'In {field} ({columns}) a CPF or CNPJ was expected; something else came.',
  },
  // Meaning
  another_bank: {
    severity: 'warning',
    message:
      'O header é do banco {got}, e o arquivo foi lido como do banco {expected}, o que foi pedido. Confira os valores, ou leia o arquivo sem informar o banco.',
    english:
      'The header is of bank {got}, and the file was read as of bank {expected}, as was asked. Check the values, or read the file without naming a bank.',
  },
  header_of_another_bank: {
    severity: 'warning',
    message:
      'O header traz o número {got}, mas as colunas são as do banco {expected}: o arquivo foi lido como desse banco. Se não for, informe o banco.',
    english:
      'The header has number {got}, but the columns are those of bank {expected}: the file was read as of that bank. If it is not, name the bank.',
  },
  unconfirmed_layout: {
    severity: 'warning',
    message:
      'Nenhum manual do banco confirma o layout {got}: foi escrito a partir de outras implementações. Confira os valores antes de usá-los.',
    english:
      'No manual of the bank confirms layout {got}: it was written from other implementations. Check the values before you use them.',
  },
  unknown_version: {
    severity: 'warning',
    message:
      'Versão de layout «{got}» desconhecida (conhecidas: {expected}); o arquivo foi lido assim mesmo. Confira os valores.',
    english: 'Unknown layout version «{got}» (known: {expected}); the file was read all the same. Check the values.',
  },
  version_of_other_layout: {
    severity: 'error',
    message:
      'A versão «{got}» é de outro layout do banco, e foi lida pelo do header do arquivo ({expected}): campos que mudam de posição, como o código do beneficiário, podem estar errados. Separe em arquivos os lotes de cada versão.',
    english:
      'Version «{got}» is of another layout of the bank, and was read by that of the file header ({expected}): fields that stand elsewhere, as the beneficiary’s code, may be wrong. Part the lots of each version into files.',
  },
  remittance_precheck: {
    severity: 'warning',
    message:
      'O arquivo não é um retorno de movimento: é a resposta do banco à remessa, antes de processá-la ({got}). Não traz pagamentos; o que a remessa causou vem no retorno.',
    english:
      'The file is no return of what happened to titles: it is the bank’s answer to a remittance, before it is processed ({got}). It has no payments; what came of the remittance comes in the return.',
  },
  announcing_return: {
    severity: 'info',
    message:
      'O arquivo só anuncia liquidações ({got}), que voltam no retorno do movimento do dia com crédito e tarifa: baixe por ele, não por este.',
    english:
      'The file only announces settlements ({got}), which come again in the day’s return with credit and fee: settle by that one, not by this.',
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
      'Occurrence {got} is not in the table of this layout; it was read by the table of the bank’s other layout. Confirm it with the bank before booking it.',
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
      'Columns {columns} of a line with a payment are damaged ({got}): its title, day or value may be others. Check the payment with the bank before booking it.',
  },
  paid_amount_inferred: {
    severity: 'info',
    message:
      'O banco só informa o valor creditado; o valor pago ({got}) foi calculado somando a tarifa. Confira se ela é debitada à parte.',
    english:
      'The bank only tells the amount credited; the amount paid ({got}) was found by adding the fee. See whether it is debited apart.',
  },
  other_service: {
    severity: 'warning',
    message: 'O lote é de outro serviço ({got}); seus registros foram guardados como vieram.',
    english: 'The lot is of another service ({got}); its records were kept as they came.',
  },
  empty_file: {
    severity: 'error',
    message: 'O arquivo está vazio.',
    english: 'The file is empty.',
  },
} as const satisfies Record<string, DiagnosticText>

export type DiagnosticCode = keyof typeof DIAGNOSTICS

/** Every fault of a field but the silent one has a diagnostic of the same name. */
export type ReportedFault = Exclude<FaultCode, 'other_empty'> & DiagnosticCode

/** What the text of a diagnostic is filled in with. */
type Details = Pick<Diagnostic, 'line' | 'columns' | 'field' | 'expected' | 'got'>

/** Makes a diagnostic from the table, its message filled in. */
export function diagnostic(code: DiagnosticCode, details: Partial<Details> = {}): Diagnostic {
  const full = { line: null, columns: null, field: null, expected: null, got: null, ...details }
  const { severity, message } = DIAGNOSTICS[code]
  return { code, severity, ...full, message: filledIn(message, full) }
}

/**
 * What a diagnostic says, in Portuguese or in English.
 *
 * @example
 * diagnosticMessage(diagnostic('repeated_line', { line: 9, expected: '8' }), 'en')
 * // 'The line is the same as line 8; if the title came twice, do not settle it twice.'
 */
export const diagnosticMessage = (told: Diagnostic, language: 'pt' | 'en'): string =>
  language === 'pt' ? told.message : filledIn(DIAGNOSTICS[told.code].english, told)

function filledIn(text: string, { expected, got, field, line, columns }: Details): string {
  const shown: Readonly<Record<string, string>> = {
    expected: expected ?? '',
    got: got ?? '',
    field: field ?? '',
    line: String(line ?? ''),
    columns: columns === null ? '' : columns.join('–'),
  }
  return text.replace(/\{(\w+)\}/g, (_, name: string) => shown[name] ?? '')
}
