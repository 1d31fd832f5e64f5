/** `cnab mask`: removes personal data from files. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { LocalizedText } from '../../cobranca/index.js'
import { type MaskedFile, MaskedSource } from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { type CommandContext, command } from '../command.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { filesOf, inputSource } from '../input.js'
import { OriginalFiles, OTHER_FOLDER, unpackedPath } from '../original-file.js'
import { counted, integer } from '../portuguese.js'
import { type Terminal, terminalOn } from '../terminal.js'
import { visible } from '../visible.js'
import { writeChunks } from '../whole-file.js'

/** Masks files. The file goes to the standard output, the report to the standard error. */
export const mask = command({
  usage: {
    pt: 'ARQUIVO|- [--key TEXTO] > MASCARADO\nARQUIVO|PASTA… --out PASTA [--key TEXTO]',
    en: 'FILE|- [--key TEXT] > MASKED\nFILE|DIR… --out DIR [--key TEXT]',
  },
  about: {
    pt: 'Troca nomes, CPF e CNPJ, endereços, e-mails, telefones, chaves Pix e números da empresa (documento, controle) por dados inventados, e apaga textos livres. O arquivo pode então acompanhar um pedido de suporte sem dados pessoais (LGPD). Larguras, dígitos verificadores, valores, datas, códigos e totais são mantidos; também o nosso número e a agência e conta do beneficiário. Campos que o comando não sabe mascarar ficam em branco. De uma linha com as colunas fora do lugar só fica a forma: X para letras, 9 para algarismos; um header mantém também os seus códigos.',
    en: 'Replaces names, CPF and CNPJ, addresses, e-mails, telephones, Pix keys and the company’s own numbers (document, control) by made-up data, and blanks free texts. The file can then go into a support request without personal data (LGPD). Widths, check digits, amounts, dates, codes and totals are kept; so are nosso número and the beneficiary’s agency and account. Fields that the command cannot mask become blank. Of a line with shifted columns only the shape is kept: X for letters, 9 for digits; a header also keeps its codes.',
  },
  operands: [{ of: 'files', repeats: true }],
  options: {
    out: {
      value: { pt: 'PASTA', en: 'DIR' },
      summary: {
        pt: 'pasta de saída; os nomes são mantidos, sem .gz (padrão: a saída padrão, para um só arquivo)',
        en: 'output folder; the names are kept, without .gz (default: the standard output, for a single file)',
      },
    },
    key: {
      value: { pt: 'TEXTO', en: 'TEXT' },
      summary: {
        pt: 'segredo que gera sempre os mesmos dados inventados: remessa e retorno mascarados em separado continuam associados. Com o segredo é possível verificar se uma pessoa está no arquivo (padrão: um segredo novo a cada vez)',
        en: 'secret that always gives the same made-up data: a remittance and its return still match if masked separately. With the secret one can check whether a person is in the file (default: a new secret each time)',
      },
    },
    force: {
      summary: {
        pt: 'substitui arquivos de mesmo nome em --out, mas nunca um original',
        en: 'replaces files of the same name in --out, but never an original',
      },
    },
  },
  notes: {
    pt: 'São originais os arquivos informados e, ao lado de um .gz, o de mesmo nome sem .gz. Antes de usar --force, confira que os arquivos de --out são mascarados.',
    en: 'Originals are the files given and, beside a .gz, the file of the same name without .gz. Before you use --force, check that the files of --out are masked.',
  },
  examples: [
    [
      'mask retorno.ret > para-o-suporte.ret',
      { pt: 'mascara um arquivo para enviá-lo ao suporte', en: 'masks a file for a support request' },
    ],
    [
      'mask enviados recebidos --out mascarados',
      {
        pt: 'mascara duas pastas com os mesmos dados inventados',
        en: 'masks two folders with the same made-up data',
      },
    ],
  ],
  exits: {
    ok: { pt: 'todos os arquivos foram mascarados', en: 'all files were masked' },
    incomplete: {
      pt: 'um ou mais arquivos não foram mascarados: não são de cobrança, ou não puderam ser lidos ou gravados',
      en: 'one or more files were not masked: they are not cobrança, or could not be read or written',
    },
  },
  async run({ values: { out, key: given, force = false }, operands }, context) {
    const files = await filesOf(operands)
    if (files.length === 0)
      throw new UsageError({ pt: 'Informe os arquivos a mascarar.', en: 'Specify the files to mask.' })
    if (out === undefined && files.length > 1) {
      throw new UsageError({
        pt: 'Para mais de um arquivo, informe a pasta de saída: --out PASTA.',
        en: 'For more than one file, specify the output folder: --out DIR.',
      })
    }
    const duplicate = files.map(maskedName).find((name, i, names) => names.indexOf(name) !== i)
    if (duplicate !== undefined) {
      throw new UsageError({
        pt: `Há mais de um arquivo com o nome ${visible(duplicate)}. Mascare cada um com um comando separado.`,
        en: `More than one file has the name ${visible(duplicate)}. Mask each with a separate command.`,
      })
    }
    // The same key for all files, so that their titles still match.
    const key = given ?? crypto.randomUUID()
    const originals = new OriginalFiles(files)
    const messages = terminalOn(context.stderr)
    let areAllMasked = true
    for (const file of files) {
      let isOutputBegun = false
      try {
        const masked = new MaskedSource(await inputSource(file, context), key)
        const chunks = masked.chunks()
        if (out === undefined) {
          for await (const chunk of chunks) {
            isOutputBegun ||= chunk.length > 0
            context.terminal.bytes(chunk)
          }
        } else {
          const path = join(out, maskedName(file))
          originals.check(path, OTHER_FOLDER)
          if (!force && existsSync(path)) throw new UsageError(existing(path))
          await writeChunks(path, chunks)
        }
        for (const line of linesOf(file, masked, context, messages)) messages.line(line)
      } catch (error) {
        areAllMasked = false
        const message = error instanceof UsageError ? error.text[context.language] : errorText(error, context.language)
        messages.line(`${visible(file)}: ${message}`)
        if (isOutputBegun) messages.line(DELETE_OUTPUT[context.language])
      }
    }
    return areAllMasked ? EXIT.ok : EXIT.incomplete
  },
})

/** The masked file of a `.gz` is not compressed. */
const maskedName = (file: string): string => (file === '-' ? 'stdin' : basename(unpackedPath(file)))

/** A file that changes between its two readings may have people that were not masked. */
const DELETE_OUTPUT: LocalizedText = {
  pt: 'A saída está incompleta: apague-a. Ela pode ter dados pessoais sem máscara.',
  en: 'The output is incomplete: delete it. It may have personal data that is not masked.',
}

const existing = (path: string): LocalizedText => ({
  pt: `O arquivo já existe: ${visible(path)}. Se ele é um arquivo mascarado, use --force para substituí-lo.`,
  en: `The file already exists: ${visible(path)}. If it is a masked file, use --force to replace it.`,
})

const WORDS: Readonly<Record<keyof MaskedFile['masked'], readonly [one: LocalizedText, many: LocalizedText]>> = {
  person: [
    { pt: 'nome', en: 'name' },
    { pt: 'nomes', en: 'names' },
  ],
  tax_id: [
    { pt: 'CPF ou CNPJ', en: 'CPF or CNPJ' },
    { pt: 'CPF ou CNPJ', en: 'CPF or CNPJ' },
  ],
  address: [
    { pt: 'endereço', en: 'address' },
    { pt: 'endereços', en: 'addresses' },
  ],
  neighborhood: [
    { pt: 'bairro', en: 'neighborhood' },
    { pt: 'bairros', en: 'neighborhoods' },
  ],
  city: [
    { pt: 'cidade', en: 'city' },
    { pt: 'cidades', en: 'cities' },
  ],
  zipcode: [
    { pt: 'CEP', en: 'CEP' },
    { pt: 'CEP', en: 'CEP' },
  ],
  email: [
    { pt: 'e-mail', en: 'e-mail' },
    { pt: 'e-mails', en: 'e-mails' },
  ],
  phone: [
    { pt: 'telefone', en: 'telephone' },
    { pt: 'telefones', en: 'telephones' },
  ],
  pix_key: [
    { pt: 'chave Pix', en: 'Pix key' },
    { pt: 'chaves Pix', en: 'Pix keys' },
  ],
  code: [
    { pt: 'número da empresa', en: 'company number' },
    { pt: 'números da empresa', en: 'company numbers' },
  ],
  blank: [
    { pt: 'texto apagado', en: 'blanked text' },
    { pt: 'textos apagados', en: 'blanked texts' },
  ],
  shape: [
    { pt: 'campo com conteúdo inesperado', en: 'field with unexpected content' },
    { pt: 'campos com conteúdo inesperado', en: 'fields with unexpected content' },
  ],
}

function linesOf(
  file: string,
  { masked, unreadableCount, firstUnreadable }: MaskedSource,
  { language }: CommandContext,
  { style }: Terminal,
): string[] {
  const counts = Object.entries(masked).map(([disguise, count]) => {
    const [one, many] = WORDS[disguise as keyof typeof WORDS]
    return counted(count, one[language], many[language], language)
  })
  const nothing = { pt: 'nada a mascarar', en: 'nothing to mask' }[language]
  const lines = [`${visible(file)}: ${counts.length === 0 ? nothing : counts.join(', ')}`]
  if (unreadableCount > 0) {
    const more = unreadableCount > firstUnreadable.length ? ', …' : ''
    const named = firstUnreadable.map((line) => integer(line, language)).join(', ') + more
    const warning = {
      pt: `  Linhas ilegíveis: ${integer(unreadableCount)} (só a forma foi mantida): ${named}`,
      en: `  Unreadable lines: ${integer(unreadableCount, 'en')} (only their shape was kept): ${named}`,
    }
    lines.push(style('yellow', warning[language]))
  }
  return lines
}
