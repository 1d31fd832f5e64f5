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
}

/** Every diagnostic there is. The documentation is made from this table. */
export const DIAGNOSTICS = {
  // Lines
  blank_line: { severity: 'info', message: 'Linha em branco; foi ignorada.' },
  line_too_short: {
    severity: 'warning',
    message:
      'A linha tem {got} posições em vez de {expected}; foi completada com brancos. Confira se o arquivo foi aberto e salvo num editor.',
  },
  line_too_long: {
    severity: 'warning',
    message:
      'A linha tem {got} posições em vez de {expected}; o que passa da largura não foi interpretado. Confira se há um caractere a mais no meio da linha.',
  },
  trailing_blanks: { severity: 'info', message: 'A linha tem brancos além da posição {expected}; foram ignorados.' },
  joined_lines: {
    severity: 'warning',
    message: 'Vários registros vieram numa só linha, sem quebra; foram separados a cada {expected} posições.',
  },
  // Structure
  unknown_record: {
    severity: 'warning',
    message:
      'Registro de tipo desconhecido; foi guardado como veio. Se o banco passou a enviá-lo, confira a versão do layout.',
  },
  missing_header: { severity: 'error', message: 'O arquivo não começa por um header; confira se está inteiro.' },
  missing_trailer: {
    severity: 'error',
    message: 'O arquivo termina sem trailer; pode estar cortado. Peça o arquivo de novo ao banco.',
  },
  missing_lot_header: {
    severity: 'error',
    message: 'Há registros fora de um lote: falta o header de lote antes desta linha.',
  },
  missing_lot_trailer: { severity: 'error', message: 'O lote não tem trailer; o arquivo pode estar cortado.' },
  unexpected_record: { severity: 'warning', message: 'Registro {got} fora do lugar esperado ({expected}).' },
  repeated_line: {
    severity: 'warning',
    message: 'Linha igual à linha {expected}; se o título veio duas vezes, não o baixe duas vezes.',
  },
  missing_companion: {
    severity: 'error',
    message: 'Falta o registro {expected} deste título; os valores que ele traria estão em branco.',
  },
  orphan_companion: {
    severity: 'error',
    message: 'Registro {got} sem o registro {expected} a que pertence; nenhum título recebeu os seus valores.',
  },
  // Counts
  sequence_break: {
    severity: 'warning',
    message: 'Número sequencial {got} onde se esperava {expected}; pode faltar ou sobrar linha.',
  },
  lot_number_mismatch: { severity: 'warning', message: 'O registro traz o lote {got}, mas está no lote {expected}.' },
  constant_mismatch: {
    severity: 'warning',
    message: 'Em {field} ({columns}) o registro traz {got}, e os outros do arquivo trazem {expected}.',
  },
  total_mismatch: {
    severity: 'error',
    message: 'O trailer informa {got} em {field}, mas o arquivo contém {expected}.',
  },
  // Fields
  unexpected_literal: { severity: 'info', message: 'Em {field} ({columns}) esperava-se «{expected}» e veio «{got}».' },
  filler_not_blank: {
    severity: 'info',
    message: 'As posições {columns}, reservadas para brancos, trazem outro conteúdo; foi guardado como veio.',
  },
  filler_not_zero: {
    severity: 'info',
    message: 'As posições {columns}, reservadas para zeros, trazem outro conteúdo; foi guardado como veio.',
  },
  not_digits: { severity: 'warning', message: 'Em {field} ({columns}) esperavam-se só algarismos e veio «{got}».' },
  not_a_number: {
    severity: 'error',
    message: 'Em {field} ({columns}) esperava-se um número e veio «{got}»; o valor ficou em branco.',
  },
  blank_padded: {
    severity: 'info',
    message: 'O número em {field} ({columns}) veio preenchido com brancos em vez de zeros.',
  },
  number_too_large: {
    severity: 'error',
    message: 'O número em {field} ({columns}) é grande demais: «{got}»; ficou em branco.',
  },
  impossible_date: {
    severity: 'warning',
    message: 'A data em {field} ({columns}) não existe: «{got}»; ficou em branco.',
  },
  impossible_time: { severity: 'info', message: 'A hora em {field} ({columns}) não existe: «{got}»; ficou em branco.' },
  not_a_tax_id: {
    severity: 'warning',
    message: 'Em {field} ({columns}) esperava-se um CPF ou CNPJ; veio outra coisa.',
  },
  // Meaning
  another_bank: {
    severity: 'warning',
    message:
      'O header é do banco {got}, e o arquivo foi lido como do banco {expected}, o que foi pedido. Confira os valores, ou leia o arquivo sem informar o banco.',
  },
  unknown_version: {
    severity: 'warning',
    message:
      'Versão de layout «{got}» desconhecida (conhecidas: {expected}); o arquivo foi lido assim mesmo. Confira os valores.',
  },
  unknown_occurrence: {
    severity: 'warning',
    message: 'Ocorrência {got} não consta da tabela do banco; o registro foi mantido sem our_occurrence.',
  },
  unknown_reason: { severity: 'info', message: 'Motivo {got} não consta da tabela da ocorrência {expected}.' },
  paid_amount_inferred: {
    severity: 'info',
    message:
      'O banco só informa o valor creditado; o valor pago ({got}) foi calculado somando a tarifa. Confira se ela é debitada à parte.',
  },
  other_service: {
    severity: 'warning',
    message: 'O lote é de outro serviço ({got}); seus registros foram guardados como vieram.',
  },
  empty_file: { severity: 'error', message: 'O arquivo está vazio.' },
} as const satisfies Record<string, DiagnosticText>

export type DiagnosticCode = keyof typeof DIAGNOSTICS

/** Every fault of a field but the silent one has a diagnostic of the same name. */
export type ReportedFault = Exclude<FaultCode, 'other_empty'> & DiagnosticCode

/** Makes a diagnostic from the table, its message filled in. */
export function diagnostic(
  code: DiagnosticCode,
  details: Partial<Pick<Diagnostic, 'line' | 'columns' | 'field' | 'expected' | 'got'>> = {},
): Diagnostic {
  const { severity, message } = DIAGNOSTICS[code]
  const full = { line: null, columns: null, field: null, expected: null, got: null, ...details }
  const shown: Record<string, string> = {
    expected: full.expected ?? '',
    got: full.got ?? '',
    field: full.field ?? '',
    line: String(full.line ?? ''),
    columns: full.columns === null ? '' : full.columns.join('–'),
  }
  return { code, severity, ...full, message: message.replace(/\{(\w+)\}/g, (_, name: string) => shown[name] ?? '') }
}
