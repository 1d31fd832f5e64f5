/**
 * The rules of `lintFile`: the diagnostics of the reader and the rules that only lint checks. The severity depends on the direction: banks reject
 * remittances for errors that a program must accept in returns.
 */
import type { LocalizedText } from '../../cobranca/index.js'
import type { Direction } from '../../febraban/index.js'
import { type DiagnosticCode, type LayoutWords, portuguesePath, type Severity } from '../../fixed-width/index.js'

/** Severity of a rule by direction; null if the rule does not apply. */
type RuleSeverities = Readonly<Record<Direction, Severity | null>>

interface Rule extends RuleSeverities {
  /** Short name of the problem. */
  readonly name: LocalizedText
}

interface LintOnlyRule extends Rule {
  /** The problem and how to fix it, with the placeholders `{expected}`, `{found}`, `{field}` and `{columns}`. */
  readonly message: LocalizedText
}

/** Values of the placeholders. */
interface RuleDetails {
  readonly expected: string | null
  readonly found: string | null
  readonly field: string | null
  readonly columns: readonly [number, number] | null
}

const rule = (remittance: Severity | null, inReturn: Severity | null, pt: string, en: string): Rule => ({
  remittance,
  return: inReturn,
  name: { pt, en },
})

const lintOnly = (
  remittance: Severity | null,
  inReturn: Severity | null,
  pt: string,
  en: string,
  message: LocalizedText,
): LintOnlyRule => ({
  ...rule(remittance, inReturn, pt, en),
  message,
})

/** Rules of the reader, by diagnostic code. The first severity is for remittances, the second for returns. */
const READER_RULES = {
  // Lines
  blank_line: rule('warning', 'info', 'linha em branco', 'blank line'),
  line_too_short: rule('error', 'warning', 'linha curta', 'line too short'),
  line_too_long: rule('error', 'warning', 'linha longa', 'line too long'),
  trailing_blanks: rule('warning', 'info', 'brancos além da largura', 'blanks after the last column'),
  joined_lines: rule('error', 'warning', 'registros sem quebra de linha', 'records without line ends'),
  shifted_columns: rule('error', 'error', 'colunas deslocadas', 'shifted columns'),
  cut_line: rule('error', 'error', 'linha cortada', 'truncated line'),
  // Structure
  unknown_record: rule('error', 'warning', 'registro desconhecido', 'unknown record'),
  missing_header: rule('error', 'error', 'falta o header', 'missing header'),
  missing_trailer: rule('error', 'error', 'falta o trailer', 'missing trailer'),
  missing_lot_header: rule('error', 'error', 'falta o header de lote', 'missing lot header'),
  missing_lot_trailer: rule('error', 'error', 'falta o trailer de lote', 'missing lot trailer'),
  unexpected_record: rule('error', 'warning', 'registro fora do lugar', 'record out of place'),
  second_header: rule('error', 'error', 'segundo header', 'second header'),
  repeated_header: rule('error', 'error', 'header repetido', 'repeated header'),
  other_file: rule('error', 'error', 'outro arquivo no meio', 'another file inside the file'),
  repeated_line: rule('error', 'error', 'linha repetida', 'repeated line'),
  equal_line: rule('error', 'error', 'linha igual a outra', 'line equal to another'),
  repeated_title: rule('error', 'error', 'título repetido', 'repeated title'),
  missing_companion: rule('error', 'error', 'falta um registro do título', 'missing record of the title'),
  orphan_companion: rule('error', 'error', 'registro sem título', 'record without a title'),
  ambiguous_companion: rule(
    'error',
    'error',
    'registro que pode pertencer a outro título',
    'record that may belong to another title',
  ),
  no_known_title: rule('error', 'error', 'nenhum título conhecido', 'no known title'),
  // Counts
  sequence_break: rule('error', 'warning', 'sequência interrompida', 'broken sequence'),
  lot_number_mismatch: rule('error', 'warning', 'número de lote errado', 'wrong lot number'),
  constant_mismatch: rule('error', 'warning', 'valor diferente no mesmo arquivo', 'different value in the same file'),
  total_mismatch: rule('error', 'error', 'total não confere', 'wrong total'),
  // Fields
  unexpected_literal: rule('error', 'warning', 'constante diferente', 'different constant'),
  filler_not_blank: rule('warning', 'info', 'brancos preenchidos', 'filler is not blank'),
  filler_not_zero: rule('warning', 'info', 'zeros preenchidos', 'filler is not zero'),
  not_digits: rule('error', 'warning', 'conteúdo não numérico', 'not digits'),
  not_a_number: rule('error', 'error', 'não é um número', 'not a number'),
  blank_padded: rule('warning', 'info', 'número com brancos', 'number with blanks'),
  number_too_large: rule('error', 'error', 'número grande demais', 'number too large'),
  impossible_date: rule('error', 'warning', 'data inexistente', 'impossible date'),
  impossible_time: rule('warning', 'info', 'hora inexistente', 'impossible time'),
  not_a_tax_id: rule('error', 'warning', 'não é CPF nem CNPJ', 'neither CPF nor CNPJ'),
  // Meaning
  another_bank: rule('warning', 'warning', 'outro banco no header', 'another bank in the header'),
  header_of_another_bank: rule(
    'warning',
    'warning',
    'número de outro banco no header',
    'number of another bank in the header',
  ),
  generic_reading: rule('warning', 'warning', 'leitura genérica', 'generic reading'),
  unconfirmed_layout: rule('warning', 'warning', 'layout sem manual', 'layout without a manual'),
  unknown_version: rule('warning', 'warning', 'versão desconhecida', 'unknown version'),
  version_of_other_layout: rule('warning', 'error', 'versão de outro layout', 'version of another layout'),
  remittance_precheck: rule(null, 'info', 'pré-crítica de remessa', 'remittance pre-check'),
  announcing_return: rule(null, 'info', 'retorno que só anuncia liquidações', 'return that only announces settlements'),
  unknown_occurrence: rule('warning', 'warning', 'ocorrência desconhecida', 'unknown occurrence'),
  occurrence_of_other_layout: rule(
    'warning',
    'warning',
    'ocorrência do outro layout',
    'occurrence of the other layout',
  ),
  unknown_reason: rule('info', 'info', 'motivo desconhecido', 'unknown reason'),
  other_service: rule('warning', 'warning', 'lote de outro serviço', 'lot of another service'),
  empty_file: rule('error', 'error', 'arquivo vazio', 'empty file'),
  doubtful_payment: rule('error', 'error', 'pagamento duvidoso', 'doubtful payment'),
  paid_amount_ambiguous: rule(null, null, 'valor pago ambíguo', 'ambiguous paid amount'),
  paid_amount_unknown: rule(null, 'warning', 'valor pago desconhecido', 'unknown paid amount'),
  zero_payment: rule(null, 'warning', 'pagamento de valor zero', 'payment of zero'),
  payment_date_unknown: rule(null, 'warning', 'dia do pagamento desconhecido', 'unknown payment date'),
} as const satisfies Readonly<Record<DiagnosticCode, Rule>>

/** Rules that only lint checks: the reader accepts these files without a diagnostic. */
const LINT_ONLY_RULES = {
  // Bytes
  control_character: lintOnly('error', 'warning', 'caractere de controle', 'control character', {
    pt: 'A posição {columns} contém um caractere de controle ({found}); arquivos CNAB só aceitam texto. Remova-o na origem do dado.',
    en: 'Column {columns} contains a control character ({found}); CNAB files accept only text. Remove it at the source of the data.',
  }),
  not_latin1: lintOnly('error', 'warning', 'acentuação em outra codificação', 'letters in another charset', {
    pt: 'A linha está em {found}, e não em {expected}: a partir da posição {columns}, o banco lê outras letras ou outras posições. Grave o arquivo em {expected}.',
    en: 'The line is in {found}, not in {expected}: from column {columns} on, the bank reads other letters or other columns. Save the file in {expected}.',
  }),
  byte_order_mark: lintOnly('error', 'warning', 'marca de UTF-8 (BOM)', 'UTF-8 mark (BOM)', {
    pt: 'O arquivo começa com a marca de UTF-8 (BOM), que desloca a primeira linha. Grave o arquivo sem BOM.',
    en: 'The file starts with the UTF-8 mark (BOM), which shifts the first line. Save the file without BOM.',
  }),
  mixed_line_ends: lintOnly('warning', 'info', 'quebras de linha misturadas', 'mixed line terminators', {
    pt: 'A linha termina em {found}, e as primeiras linhas do arquivo em {expected}.',
    en: 'The line ends in {found}, and the first lines of the file in {expected}.',
  }),
  no_final_line_end: lintOnly('info', 'info', 'última linha sem quebra', 'last line without terminator', {
    pt: 'A última linha não tem quebra de linha; alguns bancos a exigem.',
    en: 'The last line has no terminator; some banks require it.',
  }),
  // Fields
  lower_case: lintOnly('warning', 'info', 'letra minúscula', 'lower case', {
    pt: 'Em {field} ({columns}) há letras minúsculas; o layout exige maiúsculas.',
    en: '{field} ({columns}) contains lower case letters; the layout requires upper case.',
  }),
  unknown_code: lintOnly('warning', 'info', 'código fora da tabela', 'code not in the table', {
    pt: 'Em {field} ({columns}) o código «{found}» não está na tabela do manual ({expected}).',
    en: '{field} ({columns}): the code «{found}» is not in the table of the manual ({expected}).',
  }),
  wrong_tax_id: lintOnly('warning', 'warning', 'CPF ou CNPJ inválido', 'invalid CPF or CNPJ', {
    pt: 'Em {field} ({columns}) os dígitos verificadores do {expected} não conferem.',
    en: '{field} ({columns}): the check digits of the {expected} are wrong.',
  }),
  tax_id_of_another_type: lintOnly('warning', 'warning', 'tipo de inscrição trocado', 'wrong tax id type', {
    pt: 'Em {field} ({columns}) o tipo de inscrição é {found}, mas o número ao lado é de {expected}.',
    en: '{field} ({columns}): the tax id type is {found}, but the number beside it is a {expected}.',
  }),
  wrong_check_digit: lintOnly(
    'warning',
    'warning',
    'dígito do nosso número não confere',
    'wrong nosso número check digit',
    {
      pt: 'Em {field} ({columns}) o nosso número com dígito deveria ser «{expected}», mas é «{found}».',
      en: '{field} ({columns}): the nosso número with check digit should be «{expected}», but is «{found}».',
    },
  ),
  // Meaning
  unknown_movement: lintOnly('error', null, 'movimento desconhecido', 'unknown movement', {
    pt: 'Em {field} ({columns}) o movimento «{found}» não consta da tabela de instruções do manual. Informe o código da instrução nessa tabela.',
    en: '{field} ({columns}): the movement «{found}» is not in the manual’s table of instructions. Use the code of the instruction in that table.',
  }),
  unsupported_file: lintOnly('error', 'error', 'arquivo não suportado', 'unsupported file', {
    pt: 'O arquivo não é de cobrança, ou é de um banco ou layout não suportado.',
    en: 'The file is not a cobrança file, or its bank or layout is not supported.',
  }),
} as const satisfies Readonly<Record<string, LintOnlyRule>>

type LintOnlyCode = keyof typeof LINT_ONLY_RULES

/** Code of a rule. Stable across versions. */
export type LintRule = DiagnosticCode | LintOnlyCode

/** Returns true if only lint checks the rule. */
export const isLintOnlyRule = (code: LintRule): code is LintOnlyCode => Object.hasOwn(LINT_ONLY_RULES, code)

/** Returns the message of a rule that only lint checks. */
export function lintOnlyMessage(
  rule: LintOnlyCode,
  { expected, found, field, columns }: RuleDetails,
  words: LayoutWords | undefined,
): LocalizedText {
  const placeholders: Readonly<Record<string, string>> = {
    expected: expected ?? '',
    found: found ?? '',
    columns: columns === null ? '' : [...new Set(columns)].join('–'),
  }
  const fill = (text: string, named: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'field' ? named : placeholders[name]!))
  const { pt, en } = LINT_ONLY_RULES[rule].message
  return { pt: fill(pt, field === null ? '' : portuguesePath(field, words)), en: fill(en, field ?? '') }
}

/** All rules, by code. */
export const LINT_RULES: Readonly<Record<LintRule, Rule>> = { ...READER_RULES, ...LINT_ONLY_RULES }
