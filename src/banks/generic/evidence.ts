import type { Dialect, Manual } from '../dialect.js'

/** Variant and evidence of every generic dialect: its records carry them. */
export const GENERIC = { variant: 'GENÉRICO', evidence: 'generic' } as const satisfies Partial<Dialect>

export const manual: Manual = { title: 'Leitura genérica: nenhum documento do banco', version: 'FEBRABAN 240, versão 10.6; colunas comuns do CNAB 400' }
