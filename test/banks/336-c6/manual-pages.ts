export * from '../families/matera400/manual-pages.js'
