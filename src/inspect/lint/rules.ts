/**
 * The rules of `lintFile`: all that a reader of files tells, and what only matters to whoever looks for faults. How grave each is depends on which
 * way the file goes: a bank refuses what it would itself be forgiven.
 */
import type { LocalizedText } from '../../cobranca/index.js'
import type { Direction } from '../../febraban/index.js'
import type { DiagnosticCode, Severity } from '../../fixed-width/index.js'

/** How grave a rule is, by direction; null where it does not count. */
type Grave = Readonly<Record<Direction, Severity | null>>

interface Rule extends Grave {
  /** What is wrong, in a few words. */
  readonly name: LocalizedText
}

interface OwnRule extends Rule {
  /** What is wrong and what to do; `{expected}`, `{found}`, `{field}` and `{columns}` are filled in. */
  readonly says: LocalizedText
}

/** What the text of a rule is filled in with. */
interface RuleDetails {
  readonly expected: string | null
  readonly found: string | null
  readonly field: string | null
  readonly columns: readonly [number, number] | null
}

const rule = (remittance: Severity | null, fromBank: Severity | null, pt: string, en: string): Rule => ({
  remittance,
  return: fromBank,
  name: { pt, en },
})

const own = (
  remittance: Severity | null,
  fromBank: Severity | null,
  pt: string,
  en: string,
  says: LocalizedText,
): OwnRule => ({
  ...rule(remittance, fromBank, pt, en),
  says,
})

/** Rules whose findings are the diagnostics of the readers, by their code. First how grave in a remittance, then in a return. */
const READER_RULES = {
  // Lines
  blank_line: rule('warning', 'info', 'linha em branco', 'blank line'),
  line_too_short: rule('error', 'warning', 'linha curta', 'line too short'),
  line_too_long: rule('error', 'warning', 'linha comprida', 'line too long'),
  trailing_blanks: rule('warning', 'info', 'brancos além da largura', 'blanks beyond the width'),
  joined_lines: rule('error', 'warning', 'registros sem quebra de linha', 'records without line ends'),
  shifted_columns: rule('error', 'error', 'colunas deslocadas', 'shifted columns'),
  cut_line: rule('error', 'error', 'linha cortada', 'line cut'),
  // Structure
  unknown_record: rule('error', 'warning', 'registro desconhecido', 'unknown record'),
  missing_header: rule('error', 'error', 'falta o header', 'header missing'),
  missing_trailer: rule('error', 'error', 'falta o trailer', 'trailer missing'),
  missing_lot_header: rule('error', 'error', 'falta o header de lote', 'lot header missing'),
  missing_lot_trailer: rule('error', 'error', 'falta o trailer de lote', 'lot trailer missing'),
  unexpected_record: rule('error', 'warning', 'registro fora do lugar', 'record out of place'),
  second_header: rule('error', 'error', 'segundo header', 'second header'),
  repeated_header: rule('error', 'error', 'header repetido', 'repeated header'),
  other_file: rule('error', 'error', 'outro arquivo no meio', 'another file within'),
  repeated_line: rule('error', 'error', 'linha repetida', 'repeated line'),
  repeated_title: rule('error', 'error', 'título repetido', 'repeated title'),
  missing_companion: rule('error', 'error', 'falta um registro do título', 'a record of the title is missing'),
  orphan_companion: rule('error', 'error', 'registro sem título', 'record without its title'),
  ambiguous_companion: rule(
    'error',
    'error',
    'registro que pode ser de outro título',
    'record that may be of another title',
  ),
  no_known_title: rule('error', 'error', 'nenhum título conhecido', 'no known title'),
  // Counts
  sequence_break: rule('error', 'warning', 'sequência interrompida', 'sequence broken'),
  lot_number_mismatch: rule('error', 'warning', 'número de outro lote', 'number of another lot'),
  constant_mismatch: rule('error', 'warning', 'valor diferente no mesmo arquivo', 'another value in the same file'),
  total_mismatch: rule('error', 'error', 'total que não confere', 'total that does not add up'),
  // Fields
  unexpected_literal: rule('error', 'warning', 'constante diferente', 'another constant'),
  filler_not_blank: rule('warning', 'info', 'brancos preenchidos', 'blanks filled in'),
  filler_not_zero: rule('warning', 'info', 'zeros preenchidos', 'zeros filled in'),
  not_digits: rule('error', 'warning', 'não são algarismos', 'no digits'),
  not_a_number: rule('error', 'error', 'não é um número', 'no number'),
  blank_padded: rule('warning', 'info', 'número com brancos', 'number with blanks'),
  number_too_large: rule('error', 'error', 'número grande demais', 'number too large'),
  impossible_date: rule('error', 'warning', 'data que não existe', 'date that does not exist'),
  impossible_time: rule('warning', 'info', 'hora que não existe', 'time that does not exist'),
  not_a_tax_id: rule('error', 'warning', 'não é CPF nem CNPJ', 'neither CPF nor CNPJ'),
  // Meaning
  another_bank: rule('warning', 'warning', 'outro banco no header', 'another bank in the header'),
  unknown_version: rule('warning', 'warning', 'versão desconhecida', 'unknown version'),
  version_of_other_layout: rule('warning', 'error', 'versão de outro layout', 'version of another layout'),
  remittance_precheck: rule(null, 'info', 'pré-crítica de remessa', 'pre-check of a remittance'),
  announcing_return: rule(null, 'info', 'retorno que só anuncia', 'return that only announces'),
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
  // How a value was worked out is no fault of the file.
  doubtful_payment: rule('error', 'error', 'pagamento duvidoso', 'doubtful payment'),
  paid_amount_inferred: rule(null, null, 'valor pago calculado', 'amount paid worked out'),
} as const satisfies Readonly<Record<DiagnosticCode, Rule>>

/** The rules that no reader has: what a file is read in spite of, and says nothing of. */
const OWN_RULES = {
  // Bytes
  control_character: own('error', 'warning', 'caractere de controle', 'control character', {
    pt: 'A posição {columns} traz um caractere de controle ({found}); arquivos CNAB só têm texto. Tire-o na origem do dado.',
    en: 'Column {columns} holds a control character ({found}); CNAB files have text alone. Take it out where the data comes from.',
  }),
  not_latin1: own('error', 'warning', 'acentuação de outra codificação', 'letters of another charset', {
    pt: 'A linha está em {found}, e não em {expected}: a partir da posição {columns} o banco lê outras letras, ou outras posições.',
    en: 'The line is in {found}, not in {expected}: from column {columns} on the bank reads other letters, or other columns.',
  }),
  byte_order_mark: own('error', 'warning', 'marca de UTF-8 (BOM)', 'UTF-8 mark (BOM)', {
    pt: 'O arquivo começa com a marca de UTF-8 (BOM), que desloca a primeira linha; grave-o sem ela.',
    en: 'The file begins with the mark of UTF-8 (BOM), which shifts the first line; save it without.',
  }),
  mixed_line_ends: own('warning', 'info', 'quebras de linha misturadas', 'mixed line ends', {
    pt: 'A linha termina em {found}, e as primeiras do arquivo em {expected}.',
    en: 'The line ends in {found}, and the first ones of the file in {expected}.',
  }),
  no_final_line_end: own('info', 'info', 'última linha sem quebra', 'last line not ended', {
    pt: 'A última linha não tem quebra de linha; alguns bancos a exigem.',
    en: 'The last line has no line end; some banks insist on it.',
  }),
  // Fields
  lower_case: own('warning', 'info', 'letra minúscula', 'lower case', {
    pt: 'Em {field} ({columns}) há letras minúsculas; o layout pede maiúsculas.',
    en: 'In {field} ({columns}) there are lower case letters; the layout wants capitals.',
  }),
  unknown_code: own('warning', 'info', 'código fora da tabela', 'code not in the table', {
    pt: 'Em {field} ({columns}) o código «{found}» não está na tabela do manual ({expected}).',
    en: 'In {field} ({columns}) the code «{found}» is not in the table of the manual ({expected}).',
  }),
  wrong_tax_id: own('warning', 'warning', 'CPF ou CNPJ inválido', 'invalid CPF or CNPJ', {
    pt: 'Em {field} ({columns}) os dígitos verificadores do {expected} não conferem.',
    en: 'In {field} ({columns}) the check digits of the {expected} are wrong.',
  }),
  tax_id_of_another_type: own('warning', 'warning', 'tipo de inscrição trocado', 'tax id of another type', {
    pt: 'Em {field} ({columns}) o tipo de inscrição é {found}, mas o número ao lado é um {expected}.',
    en: 'In {field} ({columns}) the type of tax id is {found}, but the number beside it is a {expected}.',
  }),
  wrong_check_digit: own('warning', 'warning', 'dígito do nosso número', 'digit of the nosso número', {
    pt: 'Em {field} ({columns}) o nosso número com dígito devia ser «{expected}», e veio «{found}».',
    en: 'In {field} ({columns}) the nosso número with its digit should be «{expected}», and «{found}» came.',
  }),
  // Meaning
  unknown_movement: own('error', null, 'movimento desconhecido', 'unknown movement', {
    pt: 'O movimento {found} não consta da tabela de instruções do banco.',
    en: 'Movement {found} is not in the bank’s table of instructions.',
  }),
  unsupported_file: own('error', 'error', 'arquivo que não se pode conferir', 'file that cannot be checked', {
    pt: 'O arquivo não é de cobrança, ou é de um banco ou layout que não se confere.',
    en: 'The file is none of cobrança, or of a bank or layout that cannot be checked.',
  }),
} as const satisfies Readonly<Record<string, OwnRule>>

type OwnRuleCode = keyof typeof OWN_RULES

/** The code of a rule: stable. */
export type LintRule = DiagnosticCode | OwnRuleCode

/** Whether a rule is none of the readers'. */
export const isOwnRule = (code: LintRule): code is OwnRuleCode => Object.hasOwn(OWN_RULES, code)

/** What an offence against a rule of one's own says. */
export function ownMessage(rule: OwnRuleCode, { expected, found, field, columns }: RuleDetails): LocalizedText {
  const shown: Readonly<Record<string, string>> = {
    expected: expected ?? '',
    found: found ?? '',
    field: field ?? '',
    columns: columns === null ? '' : [...new Set(columns)].join('–'),
  }
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => shown[name]!)
  const { pt, en } = OWN_RULES[rule].says
  return { pt: fill(pt), en: fill(en) }
}

/** Every rule there is. */
export const LINT_RULES: Readonly<Record<LintRule, Rule>> = { ...READER_RULES, ...OWN_RULES }
