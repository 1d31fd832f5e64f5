export * from '../families/autbank400/manual-pages.js'
