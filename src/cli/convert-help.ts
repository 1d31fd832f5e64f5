import { BANKS } from '../banks/index.js'
import { OCCURRENCE_KINDS } from '../cobranca/index.js'
import { OUTPUT_FORMATS } from '../convert/index.js'
import { COLUMNS } from '../return/index.js'

export const formats = Object.keys(OUTPUT_FORMATS)
export const banks = BANKS.map(({ number, name }) => `${number} ${name}`).join(', ')

/** Words in lines of at most so many characters, each behind an indent. */
function wrapped(words: readonly string[], indent: string, width = 110): string {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length + 2 <= width) lines[lines.length - 1] = `${last}, ${word}`
    else lines.push(word)
  }
  return lines.join(`,\n${indent}`)
}

const INDENT = ' '.repeat(19)

export const CONVERT_HELP = `Uso: cnab convert ARQUIVO|PASTA|PADRÃO|-… [--out PASTA] [--to ${formats.join('|')}] [opções]
     cnab convert --resume [--out PASTA]

Lê arquivos de retorno de cobrança e grava os registros de cada um. Banco e layout são descobertos pelo conteúdo,
seja qual for o nome. De uma PASTA é lido tudo o que há nela, também em subpastas; de um ZIP, cada arquivo; um .gz é
descompactado; um PADRÃO entre aspas ('retornos/**/*.ret') é o que ele encontrar; - é a entrada padrão.
O que não é arquivo de banco é ignorado. Um arquivo que não é retorno de cobrança é recusado, e os outros seguem.

O arquivo cnab-manifest.ndjson, em --out, diz o que foi convertido. Repetir o comando só converte o que falta ou
mudou; o mesmo conteúdo com outro nome é avisado e conta uma só vez. O que uma conversão anterior gravou só é
substituído por outra que dê certo.

  --out PASTA      onde gravar (padrão: out); retorno.ret vira out/retorno.ret.ndjson
  --to FORMATO     ${formats.join(', ')} (padrão: ndjson)
  --fields A,B,C   só estes campos, nesta ordem:
                   ${wrapped(Object.keys(COLUMNS), INDENT)}
  --kind A,B       só registros destes tipos:
                   ${wrapped(Object.keys(OCCURRENCE_KINDS), INDENT)}
  --since DATA     só registros com data da ocorrência a partir desta, AAAA-MM-DD; os que não têm data ficam
  --bank NÚMERO    lê os arquivos como deste banco (${banks}), para os que não o informam no header
  --workers N      quantos leem ao mesmo tempo (padrão: um por núcleo do processador, ou um só se há pouco a ler)
  --resume         continua a última conversão em --out que foi interrompida ou teve falhas, com as mesmas opções
  -h, --help       mostra esta ajuda

Código de saída:
  0    tudo foi convertido (o que uma PASTA tem e não é retorno de cobrança não conta, nem o que é repetido)
  1    algo ficou por fazer: um ARQUIVO recusado, um retorno de banco ou layout que ainda não é lido, um erro de disco
  2    comando errado; nada foi feito
  130  interrompido (Ctrl+C); o que foi feito fica, e --resume continua. 143: o mesmo, por SIGTERM
Erros dentro de um retorno (uma linha cortada, um total que não confere) são mostrados e não mudam o código.`
