/** `cnab inspect`: renders a file as an HTML page. */
import { basename } from 'node:path'
import { inspectHtml } from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { command } from '../command.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { inputBytes } from '../input.js'
import { OriginalFiles } from '../original-file.js'
import { terminalOn } from '../terminal.js'
import { visible } from '../visible.js'
import { writeWhole } from '../whole-file.js'

/** Writes the page. */
export const inspect = command({
  usage: { pt: 'ARQUIVO|- [--html PÁGINA]', en: 'FILE|- [--html PAGE]' },
  about: {
    pt: 'Gera uma página HTML com o resumo do arquivo, os valores por tipo e por dia, a tabela de títulos (com busca, ordenação e filtro) e o arquivo com cada campo explicado. A página é um só arquivo e não usa a rede. Ela contém os dados pessoais do arquivo: antes de enviá-la a outras pessoas, use cnab mask.',
    en: 'Renders an HTML page with the summary of the file, the amounts by kind and by day, the table of titles (with search, sort and filter), and the file with each field explained. The page is a single file and does not use the network. It contains the personal data of the file: before you send it to others, use cnab mask.',
  },
  operands: [{ of: 'files' }],
  options: {
    html: {
      value: { pt: 'PÁGINA', en: 'PAGE' },
      summary: {
        pt: 'arquivo da página (padrão: a saída padrão)',
        en: 'file of the page (default: the standard output)',
      },
    },
  },
  examples: [
    ['inspect retorno.ret --html retorno.html', { pt: 'grava a página', en: 'writes the page' }],
    [
      'mask retorno.ret | cnab inspect - --html para-o-suporte.html',
      { pt: 'grava a página sem dados pessoais', en: 'writes the page without personal data' },
    ],
  ],
  exits: {
    ok: { pt: 'a página foi gerada', en: 'the page was rendered' },
    incomplete: {
      pt: 'o arquivo não é de cobrança, não pôde ser lido, ou a página não pôde ser gravada',
      en: 'the file is not cobrança or could not be read, or the page could not be written',
    },
  },
  async run({ values: { html: path }, operands: [file] }, context) {
    if (file === undefined)
      throw new UsageError({ pt: 'Informe o arquivo a mostrar.', en: 'Specify the file to show.' })
    if (path !== undefined) {
      new OriginalFiles([file]).check(path, {
        pt: 'Informe outra página em --html.',
        en: 'Specify another page in --html.',
      })
    }
    const { language, terminal, stderr } = context
    const errors = terminalOn(stderr)
    let page: string
    try {
      page = inspectHtml(await inputBytes(file, context), {
        language,
        ...(file === '-' ? {} : { name: basename(file) }),
      })
    } catch (error) {
      errors.line(`${visible(file)}: ${errorText(error, language)}`)
      return EXIT.incomplete
    }
    if (path === undefined) {
      terminal.bytes(Buffer.from(page))
      return EXIT.ok
    }
    try {
      await writeWhole(path, page, file === '-' ? undefined : file)
    } catch (error) {
      errors.line(errorText(error, language))
      return EXIT.incomplete
    }
    terminal.line(visible(path))
    return EXIT.ok
  },
})
