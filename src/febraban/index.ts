export * from './cnab240/index.js'
export * from './code-tables.js'
export * from './identify.js'
export * from './projection.js'
