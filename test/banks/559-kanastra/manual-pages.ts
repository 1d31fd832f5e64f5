export * from '../families/cresol400/manual-pages.js'
