/** `cnab page`: writes the page that reads CNAB files in a browser. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../../testing/fixtures/package-root.js'
import { command } from '../command.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { terminalOn } from '../terminal.js'
import { visible } from '../visible.js'
import { writeWhole } from '../whole-file.js'

/** The page in the package, which the build makes. */
const PAGE = join('dist', 'web', 'cnab.html')

const DEFAULT_OUT = 'cnab.html'

/** Writes the page. */
export const page = command({
  usage: { pt: '[--out ARQUIVO]', en: '[--out FILE]' },
  about: {
    pt: 'Grava a página que lê arquivos CNAB num navegador, para quem não usa a linha de comando: resumo, títulos, linhas e conferência de retornos e remessas. É um só arquivo, que abre com dois cliques e funciona sem internet. A página não envia nada: ela não pode fazer nenhuma requisição. Ela não contém dados, e pode ser posta num servidor.',
    en: 'Writes the page that reads CNAB files in a browser, for people who do not use the command line: summary, titles, lines and check of returns and remittances. It is a single file that opens with a double click and works offline. The page sends nothing: it cannot make any request. It contains no data, and can be put on a server.',
  },
  operands: [],
  options: {
    out: {
      value: { pt: 'ARQUIVO', en: 'FILE' },
      summary: { pt: `arquivo da página (padrão: ${DEFAULT_OUT})`, en: `file of the page (default: ${DEFAULT_OUT})` },
    },
  },
  examples: [['page --out cnab.html', { pt: 'grava a página', en: 'writes the page' }]],
  exits: {
    ok: { pt: 'a página foi gravada', en: 'the page was written' },
    incomplete: { pt: 'a página não pôde ser gravada', en: 'the page could not be written' },
  },
  async run({ values: { out = DEFAULT_OUT } }, { terminal, stderr, language }) {
    try {
      await writeWhole(out, await readFile(join(packageRoot(), PAGE)))
    } catch (error) {
      terminalOn(stderr).line(errorText(error, language))
      return EXIT.incomplete
    }
    terminal.line(visible(out))
    return EXIT.ok
  },
})
