/** Messages, logs, manifests and errors have no personal data: marked values are planted in every input, and looked for in everything that is not the data itself. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { validateSlip } from '../../src/boleto.js'
import { MANIFEST_NAME } from '../../src/convert/output/manifest.js'
import {
  importCustomers,
  importEntries,
  importInstallments,
  importSlips,
  importSubscriptions,
} from '../../src/import/index.js'
import { buildRemittance, buildRemittances, parseRemittance, parseReturn } from '../../src/index.js'
import { openFile } from '../../src/inspect/opened-file.js'
import { cnab, cnabReading } from '../cli/cnab.js'
import { filesIn, fixture, folderOf } from '../convert/folders.js'
import { workbook } from '../import/workbooks.js'
import { remittanceFixtures, returnFixtures } from '../return/return-fixtures.js'
import { isLong, someOf } from '../runs.js'

const MARKS = [
  ...['ZULMIRA QUEIXADA', 'Jeová Marcado Xisto', 'EUCLIDES BOTURÃO', 'WANDERLEIA QUIXOTE', 'Ypiranga Fictício Ltda'],
  ...['ABELARDO ZUNTINI', 'KETURAH MOXOTÓ', 'HERMENEGILDA TATU', 'Olegário Zanzibar ME'],
  ...['91364027534', '913.640.275-34', '16727230000197', '16.727.230/0001-97', '91364027535', '529982247-25'],
  ...['12ABC34501DE35', '12.ABC.345/01DE-35', 'CPF 913 640 275 34'],
  ...['Rua Quaraí Marcada, 4712', 'AV XINGU MARCADO 991', 'Travessa Zabelê 77 ap 31', 'Vila Marcadíssima'],
  ...['Quixeramobim do Sul', 'BAIRRO ZUZU-CAMARÁ', 'Rodovia QZ-77 km 4'],
  ...['zulmira.queixada@correio.example', 'x.marcado+9@empresa.example', 'EUCLIDES@BOTURAO.EXAMPLE'],
  ...['+5511987654321', '(11) 98765-4321', '11987654321', '55 11 98765 4321'],
  ...[
    'NF-MARCADA-77',
    'DOC/99887766',
    'CTRL-MARCADO-0001',
    'PEDIDO4455667',
    '35260316727230000197550010000077881000077889',
  ],
  ...['f2b1c7d4-5a3e-4f60-9b8c-71d2e3f4a5b6', 'QRZULMIRA77889900112233445'],
  '00020126580014br.gov.bcb.pix0136f2b1c7d4-5a3e-4f60-9b8c-71d2e3f4a5b65204000053039865802BR5916ZULMIRA QUEIXADA6304A1B2',
  ...['Mensalidade da aluna Zenaide', 'NAO RECEBER DE OTAVIANO', 'processo 0001234-56.2026.8.26.0100'],
  ...[
    'RG 45.678.901-2',
    'nascida 14/07/1983',
    'placa QZX4B71',
    'conta 98765-4 ag 4321',
    'Unidade 12 Bloco Quartzo',
    'Zenaide Q. Moxotó',
    'matrícula 0077441',
  ],
] as const

/** Capital letters without accents, and digits. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** Beginnings, because messages may cut a value. */
const BEGINNINGS = MARKS.map((mark) => [mark, bare(mark).slice(0, 9)] as const)

const marksIn = (text: string): string[] => {
  const found = bare(text)
  return BEGINNINGS.filter(([, beginning]) => found.includes(beginning)).map(([mark]) => mark)
}

/** All texts of an error. */
const textOf = (error: unknown): string =>
  `${String(error)} ${JSON.stringify(error)} ${JSON.stringify(Object.values(error as object))}`

function errorTextOf(act: () => unknown): string {
  try {
    act()
    return ''
  } catch (error) {
    return textOf(error)
  }
}

test('fifty values are marked', () => {
  expect(MARKS).toHaveLength(50)
  expect(marksIn('…ZULMIRA  QUEIXADA')).toContain('ZULMIRA QUEIXADA')
})

const ITAU = JSON.parse(fixture('341-itau/cnab400/entries.json').toString()) as {
  readonly wallet: Readonly<Record<string, unknown>>
  readonly entries: readonly { readonly slip: Readonly<Record<string, unknown>> }[]
}
const SLIP = ITAU.entries[0]!.slip
const FIELDS = [
  ...new Set([
    ...ITAU.entries.flatMap(({ slip }) => Object.keys(slip)),
    ...['our_number', 'our_code', 'customer_email', 'customer_phone_number', 'nfe_key', 'fine_type', 'days_for_sue'],
    ...['document_type', 'prevent_registration', 'pix_enabled', 'guarantor_name', 'guarantor_cnpj_cpf'],
  ]),
]

/** A row of marked values; `shift` decides which value comes into which column. */
const markedRow = (shift: number): Record<string, string> =>
  Object.fromEntries(FIELDS.map((field, i) => [field, MARKS[(i + shift) % MARKS.length]!]))

const ROWS: readonly Readonly<Record<string, unknown>>[] = [
  ...MARKS.map((_, shift) => markedRow(shift)),
  // One wrong column each.
  ...FIELDS.flatMap((field, i) => [0, 7, 21].map((n) => ({ ...SLIP, [field]: MARKS[(i + n) % MARKS.length]! }))),
]

const table = (rows: typeof ROWS): string[][] =>
  rows.map((row) => FIELDS.map((field) => (typeof row[field] === 'object' ? '' : String(row[field] ?? ''))))
const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => `"${cell}"`).join(';')}\n`).join('')

async function inputs(): Promise<Record<string, string | Uint8Array>> {
  const rows = table(ROWS)
  return {
    'table.csv': csv([FIELDS, ...rows]),
    'no-header.csv': csv(rows),
    'ragged.csv': FIELDS.join(';') + MARKS.map((_, i) => `\n${MARKS.slice(0, i + 1).join(';')}`).join(''),
    'open-quote.csv': `${FIELDS.join(';')}\n"${MARKS.join(';')}\n`,
    'text-after-quote.csv': `${FIELDS.join(';')}\n"${MARKS[0]}"x;"${MARKS[1]}\n`,
    'list.json': JSON.stringify(ROWS),
    'broken.json': `[{"customer_person_name": ${MARKS[0]}, "x": "${MARKS[10]}"}]`,
    'texts.json': JSON.stringify(MARKS),
    'names.json': JSON.stringify([Object.fromEntries(MARKS.map((mark) => [mark, 1]))]),
    'rows.ndjson': ROWS.map((row) => JSON.stringify(row)).join('\n'),
    'texts.ndjson': MARKS.join('\n'),
    'sheet.xlsx': await workbook([FIELDS, ...rows]),
    'no-header.xlsx': await workbook(rows),
  }
}

describe('slips', () => {
  let slips: Record<string, string | Uint8Array>
  beforeAll(async () => {
    slips = await inputs()
  })

  test('cnab remit names rows and fields, and shows no value', async () => {
    const folder = folderOf({
      ...slips,
      'wallet.json': JSON.stringify(ITAU.wallet),
      'broken-wallet.json': `{"beneficiary_name": ${MARKS[0]}}`,
      'wrong-wallet.json': JSON.stringify({ ...ITAU.wallet, account_number: MARKS[0], agency_number: MARKS[9] }),
    })
    const given = Object.keys(slips).map((name) => ['wallet.json', name])
    const wallets = ['broken-wallet.json', 'wrong-wallet.json'].map((name) => [name, 'table.csv'])
    const shown: string[] = []
    for (const [wallet = '', name = ''] of [...given, ...wallets]) {
      for (const options of someOf([[], ['--partial'], ['--partial', '--strict', '--lang', 'en']], 1)) {
        const paths = ['--wallet', join(folder, wallet), '--slips', join(folder, name), '--out', join(folder, 'out')]
        const { out, err } = await cnab('remit', ...paths, '--date', '2026-03-02', '--force', ...options)
        expect(out + err).not.toBe('')
        shown.push(...marksIn(out + err).map((mark) => `${wallet} ${name} ${options.join(' ')}: ${mark}`))
      }
    }
    expect(shown).toEqual([])
  })

  test.each([importSlips, importEntries, importCustomers, importInstallments, importSubscriptions])(
    'the errors of an import show no value: %o',
    async (importRows) => {
      const shown: string[] = []
      for (const [file, content] of Object.entries(slips)) {
        const extension = file.slice(file.lastIndexOf('.') + 1)
        const options = { today: '2026-03-02', ...(extension === 'xlsx' ? {} : { format: extension }) }
        const text = await importRows(Buffer.from(content), options as never).then(
          ({ import_errors, import_warnings }) => JSON.stringify([import_errors, import_warnings]),
          textOf,
        )
        shown.push(...marksIn(text).map((mark) => `${file}: ${mark}`))
      }
      expect(shown).toEqual([])
    },
  )

  test('errors of wallets, slips and entries show no value, but a code or a date of a few digits and marks', () => {
    const { wallet, entries } = ITAU as never as { wallet: never; entries: never }
    const names = Object.keys(ITAU.wallet)
    const shown = MARKS.flatMap((mark, n) => {
      const values = names.map((name, i) => [name, MARKS[(i + n) % MARKS.length]] as const)
      const marked = Object.fromEntries(values.filter(([name]) => name !== 'kind')) as never
      const slip = markedRow(n)
      const texts = [
        JSON.stringify(validateSlip(slip as never, wallet).errors),
        errorTextOf(() => buildRemittance({ wallet: marked, entries })),
        errorTextOf(() => buildRemittance({ wallet, entries: [{ our_code: '1001', slip }] as never })),
        errorTextOf(() => buildRemittance({ wallet, entries: MARKS as never })),
        errorTextOf(() => buildRemittances([{ wallet, our_code: mark, slip }] as never)),
      ]
      return texts.flatMap(marksIn)
    })
    expect(new Set(shown)).toEqual(new Set())
  })
})

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** Columns of people, and free texts. */
const PERSONAL =
  /(^|_)(name|address|email|city|neighborhood|street|information)$|^(message|pix_emv|pix_url|pix_key|control_number|document_number)/
const OF_A_BANK = /^(bank|payer_bank|agency|correspondent|service|operation)_name$/

/** Writes marked values into the columns of people, and then damages some lines, so that a value is in wrong columns. */
function marked(bytes: Uint8Array): Buffer {
  const { file } = openFile(bytes)
  const lines = latin1(bytes).split('\n')
  let next = 0
  for (const { number, role } of file.lines) {
    if (role === null) continue
    for (const [name, { from, to, kind }] of Object.entries(file.layout.records[role]!.fields)) {
      const width = to - from + 1
      const line = lines[number - 1]!
      if (kind !== 'text' || !PERSONAL.test(name) || OF_A_BANK.test(name) || width < 9 || line.length < to) continue
      const mark = MARKS[next++ % MARKS.length]!
      lines[number - 1] = line.slice(0, from - 1) + mark.slice(0, width).padEnd(width) + line.slice(to)
    }
  }
  return Buffer.from(lines.join('\n'), 'latin1')
}

const DAMAGE: readonly ((line: string, mark: string) => string)[] = [
  (line, mark) => line.slice(0, 60) + mark + line.slice(60),
  (line, mark) => line.slice(0, 40) + mark + line.slice(40 + mark.length),
  (line, mark) => line.slice(0, 120) + mark + line.slice(120 + mark.length),
  (line, mark) => line.replace(/\r?$/, ` ${mark}\r`),
  (_, mark) => mark,
  (line) => line.slice(0, 200),
  (line, mark) => `?${mark}${line.slice(mark.length + 1)}`,
]

function withDamage(bytes: Buffer): Buffer {
  const lines = latin1(bytes).split('\n')
  const damaged = lines.map((line, i) =>
    i === 0 || line === '' ? line : DAMAGE[i % DAMAGE.length]!(line, MARKS[(i * 11) % MARKS.length]!),
  )
  return Buffer.from(damaged.join('\n'), 'latin1')
}

/** Texts of a folder of results that are not results: manifests and plans. */
const notesIn = (folder: string): string =>
  existsSync(folder)
    ? filesIn(folder)
        .filter((name) => name === MANIFEST_NAME || /\.cnab-shards\/.*json$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('\n')
    : ''

/** Runs the commands whose purpose is not to show the content of a file, on files with marked values. */
async function shownBy(name: string, bytes: Uint8Array): Promise<string[]> {
  const folder = folderOf({ [`in/${name}`]: bytes, [`in/texts-${name}`]: MARKS.join('\r\n') })
  const [path, out] = [join(folder, 'in', name), join(folder, 'out')]
  const shown: string[] = []
  const look = (what: string, text: string): void => {
    shown.push(...marksIn(text.replaceAll(folder, '')).map((mark) => `${what}: ${mark}`))
  }
  const run = async (...args: string[]): Promise<string> => {
    const ran = await cnab(...args)
    look(args[0]!, ran.err)
    return ran.out
  }
  for (const lang of someOf(['pt', 'en'], 1)) {
    look('detect', await run('detect', join(folder, 'in'), '--lang', lang))
    look('detect json', await run('detect', path, '--format', 'json'))
    for (const to of someOf(['ndjson', 'csv', 'parquet', 'xlsx'], 1, 1)) {
      look(
        `convert ${to}`,
        await run('convert', join(folder, 'in'), '--out', join(out, to), '--to', to, '--lang', lang),
      )
      look(`manifest ${to}`, notesIn(join(out, to)))
      look('convert again', await run('convert', '--resume', '--out', join(out, to), '--lang', lang))
    }
    look('mask', await run('mask', join(folder, 'in'), '--out', join(out, 'masked'), '--lang', lang))
    look('simulate', await run('simulate', path, '--out', join(out, 'simulated'), '--force', '--lang', lang))
    const plan = await run('plan', join(folder, 'in'), '--out', join(out, 'shards'))
    look('plan', plan)
    const shard = await cnabReading(plan, 'convert', '--shard', 'all', '-', '--lang', lang)
    look('shard', shard.out + shard.err)
    const merge = await cnabReading(plan, 'merge', '-', '--lang', lang)
    look('merge', merge.out + merge.err)
    look('notes', notesIn(join(out, 'shards')))
  }
  for (const command of ['lint', 'explain', 'inspect', 'diff'])
    await run(command, path, ...(command === 'diff' ? [path] : []))
  return shown
}

const FILES = [...returnFixtures.map(({ name, bytes }) => ({ name: `${name}.ret`, bytes })), ...remittanceFixtures]

/** All banks in a long run, with a fifth of their files. */
const LOOKED_AT = isLong ? FILES.filter((_, i) => i % 5 === 0) : someOf(FILES, 2)

describe.each(LOOKED_AT)('$name', ({ name, bytes }) => {
  const file = name.replaceAll('/', '-')

  test('no command shows a marked value that it does not have to show', async () => {
    expect(await shownBy(file, marked(bytes))).toEqual([])
  })

  test('also if lines are damaged', async () => {
    expect(await shownBy(file, withDamage(marked(bytes)))).toEqual([])
  })

  test('errors of calls have none', () => {
    const damaged = withDamage(marked(bytes))
    for (const content of [damaged, damaged.subarray(500), Buffer.from(MARKS.join('\n'))]) {
      for (const read of [parseReturn, parseRemittance])
        expect(marksIn(errorTextOf(() => read(content as never)))).toEqual([])
    }
  })
})
