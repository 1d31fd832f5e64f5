/** `cnab inspect`: a file as a page for the browser. */
import { basename } from 'node:path'
import { inspectHtml } from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { command } from '../command.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { bytesOf } from '../input.js'
import { terminalOn } from '../terminal.js'
import { visible } from '../visible.js'
import { writeWhole } from '../whole-file.js'

/** Writes the page. */
export const inspect = command({
  name: 'inspect',
  summary: {
    pt: 'faz de um arquivo uma página para o navegador',
    en: 'makes a page for the browser of a file',
  },
  usage: { pt: 'ARQUIVO|- [--html PÁGINA]', en: 'FILE|- [--html PAGE]' },
  about: {
    pt: 'Faz uma página com o resumo do arquivo, os valores por tipo e por dia, todos os títulos, para procurar, ordenar e filtrar, e o próprio arquivo, com cada campo explicado. A página é um arquivo só e não usa a rede. Ela tem os dados pessoais do arquivo: antes de mostrá-la a outros, passe o arquivo por cnab mask.',
    en: 'Makes a page with the summary of the file, the amounts by kind and by day, all titles, to search, sort and filter, and the file itself, with each field explained. The page is one file and does not use the network. It has the personal data of the file: before it is shown to others, pass the file through cnab mask.',
  },
  operands: [{ of: 'files' }],
  options: {
    html: {
      value: { pt: 'PÁGINA', en: 'PAGE' },
      summary: {
        pt: 'onde gravar a página (padrão: a saída padrão)',
        en: 'where to write the page (default: the standard output)',
      },
    },
  },
  examples: [
    [
      'inspect retorno.ret --html retorno.html',
      { pt: 'a página, para abrir no navegador', en: 'the page, to be opened in the browser' },
    ],
    [
      'mask retorno.ret | cnab inspect - --html para-o-suporte.html',
      { pt: 'a página sem as pessoas', en: 'the page without the people' },
    ],
  ],
  exits: {
    ok: { pt: 'a página foi feita', en: 'the page was made' },
    incomplete: {
      pt: 'o arquivo não é de cobrança, ou algo não pôde ser lido ou gravado',
      en: 'the file is not of cobrança, or something could not be read or written',
    },
  },
  async run({ values: { html: path }, operands: [file] }, context) {
    if (file === undefined) throw new UsageError({ pt: 'Diga que arquivo mostrar.', en: 'Say which file to show.' })
    const { language, terminal, stderr } = context
    const told = terminalOn(stderr)
    let page: string
    try {
      page = inspectHtml(await bytesOf(file, context), { language, ...(file === '-' ? {} : { name: basename(file) }) })
    } catch (error) {
      told.line(`${visible(file)}: ${errorText(error, language)}`)
      return EXIT.incomplete
    }
    if (path === undefined) {
      terminal.bytes(Buffer.from(page))
      return EXIT.ok
    }
    try {
      await writeWhole(path, page, file === '-' ? undefined : file)
    } catch (error) {
      told.line(`${visible(path)}: ${errorText(error, language)}`)
      return EXIT.incomplete
    }
    terminal.line(visible(path))
    return EXIT.ok
  },
})
