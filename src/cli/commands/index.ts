import { type ListedCommand, loaded } from '../command.js'
import { banks } from './banks.js'
import { codes } from './codes.js'
import { completion } from './completion.js'
import { convert } from './convert.js'
import { detect } from './detect.js'
import { diff } from './diff.js'
import { enqueue } from './enqueue.js'
import { explain } from './explain.js'
import { fields } from './fields.js'
import { inspect } from './inspect.js'
import { layout } from './layout.js'
import { lint } from './lint.js'
import { mask } from './mask.js'
import { merge } from './merge.js'
import { occurrences } from './occurrences.js'
import { page } from './page.js'
import { plan } from './plan.js'
import { remit } from './remit.js'
import { simulate } from './simulate.js'
import { worker } from './worker.js'

/**
 * The commands of `cnab`, in the order of the help. A new command needs a file and an entry here.
 *
 * The build loads a command when it is called (`.build/lazy-imports.ts`).
 */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'detect',
    summary: {
      pt: 'identifica arquivos: banco, layout, remessa ou retorno, títulos',
      en: 'identifies files: bank, layout, remittance or return, titles',
    },
    load: () => detect,
  },
  {
    name: 'lint',
    summary: {
      pt: 'confere remessas e retornos e mostra os erros, com linha e posições',
      en: 'checks remittances and returns and shows errors with line and columns',
    },
    load: () => lint,
  },
  {
    name: 'explain',
    summary: {
      pt: 'explica as linhas de um arquivo, campo por campo: nome, conteúdo e significado',
      en: 'explains the lines of a file, field by field: name, content and meaning',
    },
    load: () => explain,
  },
  {
    name: 'inspect',
    summary: { pt: 'gera uma página HTML de um arquivo', en: 'renders a file as an HTML page' },
    load: () => inspect,
  },
  {
    name: 'page',
    summary: {
      pt: 'grava a página que lê arquivos CNAB num navegador',
      en: 'writes the page that reads CNAB files in a browser',
    },
    load: () => page,
  },
  {
    name: 'diff',
    summary: {
      pt: 'compara dois arquivos, título por título e campo por campo',
      en: 'compares two files, title by title and field by field',
    },
    load: () => diff,
  },
  {
    name: 'mask',
    summary: {
      pt: 'troca os dados pessoais de um arquivo por dados inventados',
      en: 'replaces the personal data of a file by made-up data',
    },
    load: () => mask,
  },
  {
    name: 'convert',
    summary: {
      pt: 'converte arquivos de retorno em NDJSON, CSV, Parquet ou XLSX',
      en: 'converts return files to NDJSON, CSV, Parquet or XLSX',
    },
    load: () => convert,
  },
  {
    name: 'plan',
    summary: {
      pt: 'divide uma conversão em partes para várias máquinas',
      en: 'divides a conversion into shards for several machines',
    },
    load: () => plan,
  },
  {
    name: 'merge',
    summary: { pt: 'junta os resultados das partes de um plano', en: 'joins the results of the shards of a plan' },
    load: () => merge,
  },
  {
    name: 'enqueue',
    summary: {
      pt: 'põe uma conversão numa fila (Redis ou PostgreSQL) para várias máquinas',
      en: 'puts a conversion into a queue (Redis or PostgreSQL) for several machines',
    },
    load: () => enqueue,
  },
  {
    name: 'worker',
    summary: { pt: 'converte as partes de uma fila', en: 'converts the shards of a queue' },
    load: () => worker,
  },
  { name: 'remit', summary: { pt: 'monta um arquivo de remessa', en: 'builds a remittance file' }, load: () => remit },
  {
    name: 'simulate',
    summary: {
      pt: 'simula os retornos do banco para uma remessa, para testes',
      en: 'simulates the returns of the bank for a remittance, for tests',
    },
    load: () => simulate,
  },
  {
    name: 'layout',
    summary: {
      pt: 'mostra os layouts de um banco: posições, tipos, nomes e significado dos campos',
      en: 'shows the layouts of a bank: columns, kinds, names and meanings of the fields',
    },
    load: () => layout,
  },
  {
    name: 'occurrences',
    summary: {
      pt: 'mostra o significado dos códigos de retorno de um banco e seus motivos',
      en: 'shows the meaning of the return codes of a bank, and their reasons',
    },
    load: () => occurrences,
  },
  {
    name: 'codes',
    summary: {
      pt: 'mostra os códigos da biblioteca: our_code, our_occurrence, espécies …',
      en: 'shows the library’s codes: our_code, our_occurrence, document types …',
    },
    load: () => codes,
  },
  {
    name: 'fields',
    summary: {
      pt: 'mostra os campos do boleto e da carteira: forma, unidade, limite e quem os lê',
      en: 'shows the fields of slips and wallets: form, unit, limit and who reads them',
    },
    load: () => fields,
  },
  {
    name: 'banks',
    summary: {
      pt: 'lista os bancos, seus layouts, variantes e carteiras',
      en: 'lists the banks, their layouts, variants and contracts',
    },
    load: () => banks,
  },
  {
    name: 'completion',
    summary: {
      pt: 'mostra o script que completa os comandos com a tecla Tab',
      en: 'prints the script that completes commands with the Tab key',
    },
    load: () => completion(() => COMMANDS.map(loaded)),
  },
]
