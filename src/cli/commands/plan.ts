/** `cnab plan`: divides a conversion into shards for several machines. */
import { isValidationError } from '../../cobranca/index.js'
import { planShards } from '../../convert/index.js'
import { UsageError } from '../arguments.js'
import { command } from '../command.js'
import { EXIT } from '../exit-codes.js'
import { jsonLine } from '../json-text.js'
import { FORMATS, OUT_OPTION, optionErrors, RESULT_FLAGS, resultOptions } from '../result-options.js'
import { SHARD_OPTIONS, shardOptions } from '../shard-options.js'

/** Prints one shard per line. */
export const plan = command({
  usage: {
    pt: `ARQUIVO|PASTA|PADRÃO… [--out PASTA] [--to ${FORMATS.join('|')}] [opções] > PLANO`,
    en: `FILE|DIR|PATTERN… [--out DIR] [--to ${FORMATS.join('|')}] [options] > PLAN`,
  },
  about: {
    pt: `Divide uma conversão em partes para várias máquinas: uma linha JSON por parte. Lista os arquivos, sem lê-los. Cada máquina converte uma parte com cnab convert --shard N PLANO; ao fim, cnab merge PLANO junta os resultados. As máquinas devem ver os arquivos e a pasta de saída nos mesmos caminhos.

Uma parte tem vários arquivos, ou uma faixa de um arquivo grande. Arquivos compactados e saídas Parquet e XLSX sem --join não são divididos.`,
    en: `Divides a conversion into shards for several machines: one line of JSON per shard. Lists the files without reading them. Each machine converts a shard with cnab convert --shard N PLAN; in the end, cnab merge PLAN joins the results. The machines must see the files and the output folder under the same paths.

A shard has several files, or a range of a big file. Compressed files, and Parquet and XLSX outputs without --join, are not split.`,
  },
  operands: [{ of: 'files', repeats: true }],
  options: {
    out: OUT_OPTION,
    ...RESULT_FLAGS,
    ...SHARD_OPTIONS,
  },
  examples: [
    [
      'plan retornos --to parquet --out out > plano.ndjson',
      { pt: 'divide a conversão de uma pasta', en: 'divides the conversion of a folder' },
    ],
  ],
  exits: { ok: { pt: 'o plano foi mostrado', en: 'the plan was printed' } },
  async run({ values, operands }, { terminal }) {
    if (operands.length === 0) {
      throw new UsageError({
        pt: 'Informe os arquivos ou pastas a converter.',
        en: 'Specify the files or folders to convert.',
      })
    }
    if (operands.includes('-')) {
      throw new UsageError({
        pt: 'A entrada padrão (-) não pode ser dividida em partes.',
        en: 'The standard input (-) cannot be divided into shards.',
      })
    }
    const { out = 'out' } = values
    try {
      const shards = await planShards(operands, { out, ...resultOptions(values), ...shardOptions(values) })
      for (const shard of shards) terminal.line(jsonLine(shard))
      return EXIT.ok
    } catch (error) {
      if (isValidationError(error)) throw optionErrors(error)
      throw error
    }
  },
})
