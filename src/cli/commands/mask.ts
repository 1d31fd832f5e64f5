/** `cnab mask`: files without the people in them. */
import { basename, join, resolve } from 'node:path'
import type { LocalizedText } from '../../cobranca/index.js'
import { type MaskedFile, maskFile } from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { type CommandContext, command } from '../command.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { bytesOf, filesOf } from '../input.js'
import { counted, integer } from '../portuguese.js'
import { type Terminal, terminalOn } from '../terminal.js'
import { visible } from '../visible.js'
import { writeWhole } from '../whole-file.js'

/** Masks and reports: the file goes to the standard output, what is said of it to the other one. */
export const mask = command({
  name: 'mask',
  summary: {
    pt: 'troca as pessoas de um arquivo por outras, inventadas, para poder mostrá-lo',
    en: 'replaces the people of a file by made-up ones, so that it can be shown',
  },
  usage: {
    pt: 'ARQUIVO|- [--key TEXTO] > MASCARADO\nARQUIVO|PASTA… --out PASTA [--key TEXTO]',
    en: 'FILE|- [--key TEXT] > MASKED\nFILE|DIR… --out DIR [--key TEXT]',
  },
  about: {
    pt: 'Troca nomes, CPF e CNPJ, endereços, e-mails, telefones, chaves Pix e os números da empresa (documento, controle) por outros, inventados, e apaga textos livres, para que um arquivo possa ir num pedido de ajuda sem dados pessoais (LGPD). Larguras, dígitos verificadores, valores, datas, códigos e totais ficam como estavam; ficam também o nosso número e a agência e conta do beneficiário. O que não se sabe mascarar vira branco; de uma linha com as colunas fora do lugar só fica a forma: X para letras, 9 para algarismos.',
    en: 'Replaces names, CPF and CNPJ, addresses, e-mails, telephones, Pix keys and the company’s own numbers (document, control) by made-up ones, and blanks free texts, so that a file can go into a call for help without personal data (LGPD). Widths, check digits, amounts, dates, codes and totals stay as they were; so do nosso número and the beneficiary’s agency and account. What it does not know how to mask becomes blank; of a line whose columns are not in their places only the shape is left: X for letters, 9 for digits.',
  },
  operands: [{ of: 'files', repeats: true }],
  options: {
    out: {
      value: { pt: 'PASTA', en: 'DIR' },
      summary: {
        pt: 'onde gravar, com os mesmos nomes; sem ela, um só arquivo, na saída padrão',
        en: 'where to write, under the same names; without it, one file only, to the standard output',
      },
    },
    key: {
      value: { pt: 'TEXTO', en: 'TEXT' },
      summary: {
        pt: 'segredo que dá sempre as mesmas pessoas inventadas: remessa e retorno mascarados em separado ainda casam. Quem o tem pode conferir se alguém está no arquivo (padrão: um novo a cada vez)',
        en: 'a secret that always gives the same made-up people: a remittance and its return masked apart still match. Whoever has it can check whether somebody is in the file (default: a new one each time)',
      },
    },
  },
  examples: [
    [
      'mask retorno.ret > para-o-suporte.ret',
      { pt: 'um arquivo para mandar ao suporte', en: 'a file to send to the support' },
    ],
    [
      'mask enviados recebidos --out mascarados',
      {
        pt: 'todos os arquivos de duas pastas, com as mesmas pessoas',
        en: 'all files of two folders, with the same people',
      },
    ],
  ],
  exits: {
    ok: { pt: 'todos foram mascarados', en: 'all were masked' },
    incomplete: {
      pt: 'algum não foi: não é de cobrança, não pôde ser lido ou gravado',
      en: 'one was not: it is not of cobrança, or could not be read or written',
    },
  },
  async run({ values: { out, key: given }, operands }, context) {
    const files = await filesOf(operands)
    if (files.length === 0) throw new UsageError({ pt: 'Diga que arquivos mascarar.', en: 'Say which files to mask.' })
    if (out === undefined && files.length > 1) {
      throw new UsageError({
        pt: 'Para mais de um arquivo, diga onde gravar: --out PASTA.',
        en: 'For more than one file, say where to write: --out DIR.',
      })
    }
    const twice = files.map((file) => basename(file)).find((name, i, names) => names.indexOf(name) !== i)
    if (twice !== undefined) {
      throw new UsageError({
        pt: `Há mais de um arquivo com o nome ${visible(twice)}: mascare-os em chamadas separadas.`,
        en: `More than one file has the name ${visible(twice)}: mask them in separate calls.`,
      })
    }
    // One for all files of the call, so that they still match.
    const key = given ?? crypto.randomUUID()
    const told = terminalOn(context.stderr)
    let areAllMasked = true
    for (const file of files) {
      try {
        const masked = maskFile(await bytesOf(file, context), { key })
        if (out === undefined) context.terminal.bytes(masked.bytes)
        else await written(masked.bytes, file, join(out, file === '-' ? 'stdin' : basename(file)))
        for (const line of linesOf(file, masked, context, told)) told.line(line)
      } catch (error) {
        areAllMasked = false
        const complaint =
          error instanceof UsageError ? error.text[context.language] : errorText(error, context.language)
        told.line(`${visible(file)}: ${complaint}`)
      }
    }
    return areAllMasked ? EXIT.ok : EXIT.incomplete
  },
})

async function written(bytes: Uint8Array, from: string, to: string): Promise<void> {
  if (resolve(from) === resolve(to)) {
    throw new UsageError({
      pt: `${visible(to)} é o próprio original: diga outra pasta em --out.`,
      en: `${visible(to)} is the original itself: name another folder in --out.`,
    })
  }
  await writeWhole(to, bytes)
}

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
    { pt: 'número da empresa', en: 'number of the company' },
    { pt: 'números da empresa', en: 'numbers of the company' },
  ],
  blank: [
    { pt: 'texto apagado', en: 'text blanked' },
    { pt: 'textos apagados', en: 'texts blanked' },
  ],
  shape: [
    { pt: 'campo com outro conteúdo', en: 'field with another content' },
    { pt: 'campos com outro conteúdo', en: 'fields with another content' },
  ],
}

/** How many lines are named at most. */
const NAMED = 10

function linesOf(
  file: string,
  { masked, unreadable }: MaskedFile,
  { language }: CommandContext,
  { style }: Terminal,
): string[] {
  const counts = Object.entries(masked).map(([disguise, count]) => {
    const [one, many] = WORDS[disguise as keyof typeof WORDS]
    return counted(count, one[language], many[language], language)
  })
  const nothing = { pt: 'nada a mascarar', en: 'nothing to mask' }[language]
  const lines = [`${visible(file)}: ${counts.length === 0 ? nothing : counts.join(', ')}`]
  if (unreadable.length > 0) {
    const more = unreadable.length > NAMED ? ', …' : ''
    const named =
      unreadable
        .slice(0, NAMED)
        .map((line) => integer(line, language))
        .join(', ') + more
    const said = {
      pt: `  Só ficou a forma de ${counted(unreadable.length, 'linha', 'linhas')} que não se sabe ler: ${named}`,
      en: `  Only the shape is left of ${counted(unreadable.length, 'line', 'lines', 'en')} that cannot be read: ${named}`,
    }
    lines.push(style('yellow', said[language]))
  }
  return lines
}
