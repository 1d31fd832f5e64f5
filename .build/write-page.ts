import { writePage } from './page.js'

await writePage(process.argv[2] ?? 'dist/web/cnab.html')
