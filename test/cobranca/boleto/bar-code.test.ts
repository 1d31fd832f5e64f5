import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  type BarCodeParts,
  barCode,
  barCodeOfLine,
  dateOfDueFactor,
  daysBetween,
  parseBarCode,
  typeableLine,
} from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'
import { reference } from '../reference.js'

/* Bar codes and lines of public slips and tests; each was verified by hand. */

describe('the typeable line of a bar code, and back', () => {
  test.each([
    // Maxwbh/pyCobranca tests/exemplos_boletos.py
    ['34195153900000127501091234567800057123457000', '34191.09123 34567.800056 71234.570001 5 15390000012750'],
    // kivanio/brcobranca spec/brcobranca/boleto/itau_spec.rb
    ['34191252500000135001960025828112345671234550', '34191.96005 25828.112349 56712.345505 1 25250000013500'],
    ['34192252500000135001960025828101234560123440', '34191.96005 25828.101235 45601.234409 2 25250000013500'],
    ['34192252500000135001960025828101234561234550', '34191.96005 25828.101235 45612.345509 2 25250000013500'],
    ['34194252500000135001680025828120810536789000', '34191.68004 25828.120813 05367.890000 4 25250000013500'],
    ['34194254800006757871090001015271248021246000', '34191.09008 01015.271248 80212.460002 4 25480000675787'],
    ['34191377000000135001750025828170810536789000', '34191.75009 25828.170818 05367.890000 1 37700000013500'],
    ['34191432900000000001751234567840810536789000', '34191.75124 34567.840813 05367.890000 1 43290000000000'],
    // openboleto/openboleto tests/Banco/ItauTest.php
    ['34191556500000010501121234567881724123458000', '34191.12127 34567.881726 41234.580003 1 55650000001050'],
    ['34199556500000010501071234567812345676667700', '34191.07127 34567.812341 56766.677001 9 55650000001050'],
    // BoletoNet/BoletoNetCore Itau/Carteiras/BancoItauCarteira112Tests.cs
    ['34191719500000101011120022334581234123456000', '34191.12002 22334.581232 41234.560005 1 71950000010101'],
    ['34193719500000903471120022335321234123456000', '34191.12002 22335.321232 41234.560005 3 71950000090347'],
    ['34194719500000704161120022335161234123456000', '34191.12002 22335.161232 41234.560005 4 71950000070416'],
    ['34198719500000608121120022335081234123456000', '34191.12002 22335.081232 41234.560005 8 71950000060812'],
    ['34199719500000609141120022335241234123456000', '34191.12002 22335.241232 41234.560005 9 71950000060914'],
    ['34192722500000202061120022334661234123456000', '34191.12002 22334.661232 41234.560005 2 72250000020206'],
    ['34197725600000307151120022334741234123456000', '34191.12002 22334.741232 41234.560005 7 72560000030715'],
    ['34195728700000405061120022334821234123456000', '34191.12002 22334.821232 41234.560005 5 72870000040506'],
    ['34196731700000506081120022334901234123456000', '34191.12002 22334.901232 41234.560005 6 73170000050608'],
    // BoletoNet/BoletoNetCore Itau/Carteiras/BancoItauCarteira109Tests.cs
    ['34191719500000600001090022335021234567890000', '34191.09008 22335.021238 45678.900007 1 71950000060000'],
    ['34192719500000800081090022335281234567890000', '34191.09008 22335.281238 45678.900007 2 71950000080008'],
    ['34193719500000100001090022334521234567890000', '34191.09008 22334.521238 45678.900007 3 71950000010000'],
    ['34195719500000900031090022335361234567890000', '34191.09008 22335.361238 45678.900007 5 71950000090003'],
    ['34196719500000700011090022335101234567890000', '34191.09008 22335.101238 45678.900007 6 71950000070001'],
    ['34194722500000200001090022334601234567890000', '34191.09008 22334.601238 45678.900007 4 72250000020000'],
    ['34199725600000300001090022334781234567890000', '34191.09008 22334.781238 45678.900007 9 72560000030000'],
    ['34197728700000400001090022334861234567890000', '34191.09008 22334.861238 45678.900007 7 72870000040000'],
    ['34198731700000500001090022334941234567890000', '34191.09008 22334.941238 45678.900007 8 73170000050000'],
    // BoletoNet/BoletoNetCore Itau/Carteiras/BancoItauCarteira138Tests.cs
    ['34191719500000700011380022335191234567890000', '34191.38007 22335.191239 45678.900007 1 71950000070001'],
    ['34191719500000800081380022335271234567890000', '34191.38007 22335.271239 45678.900007 1 71950000080008'],
    ['34192719500000100001380022334511234567890000', '34191.38007 22334.511239 45678.900007 2 71950000010000'],
    ['34194719500000900031380022335351234567890000', '34191.38007 22335.351239 45678.900007 4 71950000090003'],
    ['34199719500000600001380022335011234567890000', '34191.38007 22335.011239 45678.900007 9 71950000060000'],
    ['34191722500000200001380022334691234567890000', '34191.38007 22334.691239 45678.900007 1 72250000020000'],
    ['34198725600000300001380022334771234567890000', '34191.38007 22334.771239 45678.900007 8 72560000030000'],
    ['34196728700000400001380022334851234567890000', '34191.38007 22334.851239 45678.900007 6 72870000040000'],
    ['34197731700000500001380022334931234567890000', '34191.38007 22334.931239 45678.900007 7 73170000050000'],
    // BoletoNet/boletonet src/Boleto.Net.Testes/BancoItau/BancoItauTeste.cs
    ['34192919100002701401090002006370320032006000', '34191.09008 02006.370320 00320.060007 2 91910000270140'],
  ])('Itaú %s', (barcode, line) => {
    expect(typeableLine(barcode)).toEqual({ digits: line.replace(/[. ]/g, ''), formatted: line })
    expect(barCodeOfLine(line)).toBe(barcode)
  })

  test.each([
    // BoletoNet/boletonet src/Boleto.Net.Testes/BancoSicoobTeste.cs
    ['75696576500000001001415502003214000012342001', '75691.41554 02003.214000 00123.420010 6 57650000000100'],
    // kivanio/brcobranca spec/brcobranca/boleto/sicoob_spec.rb
    ['75692670800000050001432701022938500000024001', '75691.43279 01022.938508 00000.240010 2 67080000005000'],
    ['75694713000000235001413405014818000001104001', '75691.41349 05014.818008 00011.040011 4 71300000023500'],
    // BoletoNet/BoletoNetCore Sicoob/Carteiras/BancoSicoobCarteira1_01Tests.cs
    ['75691697400000300001427701017227800000040001', '75691.42776 01017.227800 00000.400010 1 69740000030000'],
    ['75699700200000409001427701017227800000058001', '75691.42776 01017.227800 00000.580019 9 70020000040900'],
    ['75697702200004011241427701017227800123492001', '75691.42776 01017.227800 01234.920013 7 70220000401124'],
    ['75694703000000500001427701017227800000065001', '75691.42776 01017.227800 00000.650010 4 70300000050000'],
    ['75696706300000600001427701017227800000072001', '75691.42776 01017.227800 00000.720011 6 70630000060000'],
    ['75698709500000700001427701017227800000080001', '75691.42776 01017.227800 00000.800011 8 70950000070000'],
    ['75692711100000300001427701017227800000033001', '75691.42776 01017.227800 00000.330019 2 71110000030000'],
    ['75693714200000400001427701017227800000040001', '75691.42776 01017.227800 00000.400010 3 71420000040000'],
    ['75695729500000900001427701017227800000097001', '75691.42776 01017.227800 00000.970012 5 72950000090000'],
    // openboleto/openboleto tests/Banco/SicoobTest.php
    ['75699753500001575751306901015385002032101001', '75691.30698 01015.385006 20321.010017 9 75350000157575'],
  ])('Sicoob %s', (barcode, line) => {
    expect(typeableLine(barcode)).toEqual({ digits: line.replace(/[. ]/g, ''), formatted: line })
    expect(barCodeOfLine(line)).toBe(barcode)
  })
})

const ITAU = '34191377000000135001750025828170810536789000'
const ITAU_LINE = '34191.75009 25828.170818 05367.890000 1 37700000013500'
const FREE_FIELD = '1750025828170810536789000'

describe('building a bar code', () => {
  const parts = { bank: '341', amount: 13500, due: '2008-02-02', freeField: FREE_FIELD }

  test('the parts are bank, currency, general digit, factor, amount and free field (Itaú, p. 65)', () => {
    expect(barCode(parts)).toBe(ITAU)
  })

  test('a slip without due date has factor 0000', () => {
    expect(barCode({ ...parts, due: null }).slice(5, 19)).toBe('00000000013500')
  })

  test('an amount of up to ten digits is written after the factor', () => {
    expect(barCode({ ...parts, amount: 99_999_999_99 }).slice(5, 19)).toBe('37709999999999')
  })

  test('an amount above R$ 99.999.999,99 takes the place of the factor (Itaú, p. 82)', () => {
    const barcode = barCode({ ...parts, amount: 100_000_000_00 })
    expect(barcode.slice(5, 19)).toBe('00010000000000')
    expect(parseBarCode(barcode, '2008-01-01')).toMatchObject({ factor: null, due: null, amount: 100_000_000_00 })
  })

  test('an amount that would be read as a factor is an error', () => {
    expect(barCode({ ...parts, amount: 9_999_999_999_999 }).slice(5, 19)).toBe('09999999999999')
    expect(errorsOf(() => barCode({ ...parts, amount: 10_000_000_000_000 }))).toEqual({
      amount: ['deve ser menor ou igual a 99.999.999.999,99'],
    })
  })

  test('the general digit is never 0: results 0, 10 and 11 are 1', () => {
    // Weighted sums by hand: some of these amounts have the remainder 0 or 1, and their digit is 1.
    const digits = new Set(Array.from({ length: 100 }, (_, amount) => barCode({ ...parts, amount })[4]))
    expect([...digits].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('all errors are reported together', () => {
    expect(errorsOf(() => barCode({ bank: '34', amount: 1.5, due: null, freeField: '123' }))).toEqual({
      bank: ['não é válido'],
      amount: ['não é um valor em centavos: um número deve ser inteiro (em reais, envie o texto 1.234,56)'],
      free_field: ['deve ter 25 algarismos'],
    })
    for (const bank of ['0341', '3410', '841', '']) {
      expect(errorsOf(() => barCode({ ...parts, bank }))).toEqual({ bank: ['não é válido'] })
    }
    for (const freeField of [`1${FREE_FIELD}`, `x${FREE_FIELD}`, `${FREE_FIELD}x`]) {
      expect(errorsOf(() => barCode({ ...parts, freeField }))).toEqual({ free_field: ['deve ter 25 algarismos'] })
    }
    expect(errorsOf(() => barCode({ ...parts, amount: -1 }))).toEqual({ amount: ['não pode ser negativo'] })
    expect(errorsOf(() => barCode({ ...parts, due: '1999-01-01' }))).toHaveProperty('expire_at')
  })
})

describe('errors of a line', () => {
  test.each([
    // One wrong digit in each block, then a wrong general digit.
    ['34191.75019 25828.170818 05367.890000 1 37700000013500', 'do campo 1 errado: esperado 7, encontrado 9'],
    ['34191.75009 25828.170828 05367.890000 1 37700000013500', 'do campo 2 errado: esperado 6, encontrado 8'],
    ['34191.75009 25828.170818 05367.890001 1 37700000013500', 'do campo 3 errado: esperado 0, encontrado 1'],
    ['34191.75009 25828.170818 05367.890000 2 37700000013500', 'geral errado: esperado 1, encontrado 2'],
  ])('%s', (line, message) => {
    expect(errorsOf(() => barCodeOfLine(line))).toEqual({ line: [`tem o dígito verificador ${message}`] })
  })

  test('the general digit detects a wrong amount', () => {
    expect(errorsOf(() => barCodeOfLine('34191.75009 25828.170818 05367.890000 1 37700000013501'))).toEqual({
      line: ['tem o dígito verificador geral errado: esperado 9, encontrado 1'],
    })
  })

  test('every wrong block is reported', () => {
    const line = '34191.75008 25828.170817 05367.890001 1 37700000013500'
    expect(errorsOf(() => barCodeOfLine(line))?.['line']).toHaveLength(3)
  })

  test.each([
    ['846700000017 435900240209 024050002435 842210108119', 'Telecom, 48 digits'],
    ['84670000001-7 43590024020-9 02405000243-5 84221010811-9', 'the same, as printed'],
    ['84670000001435900240200240500024384221010811', 'its bar code, 44 digits'],
  ])('arrecadação is refused with its own message: %s (%s)', (text) => {
    const message =
      'não é de boleto de cobrança: o que começa com 8 é de arrecadação (contas e tributos, 48 algarismos)'
    expect(Object.values(errorsOf(() => parseBarCode(text, '2026-11-21')) ?? {})).toEqual([[message]])
    expect(errorsOf(() => barCodeOfLine(text))).toEqual({ line: [message] })
    expect(errorsOf(() => typeableLine(text))).toEqual({ barcode: [message] })
  })

  test.each([
    ['', 'não pode ficar em branco'],
    [' . ', 'não pode ficar em branco'],
    [ITAU_LINE.slice(1), 'deve ter 47 algarismos, e tem 46'],
    [`${ITAU_LINE}0`, 'deve ter 47 algarismos, e tem 48'],
    [ITAU_LINE.replace('1', 'l'), 'deve ter só algarismos, pontos, traços e espaços'],
  ])('%j', (line, message) => {
    expect(errorsOf(() => barCodeOfLine(line))).toEqual({ line: [message] })
    expect(errorsOf(() => barCodeOfLine(undefined as never))).toEqual({ line: ['não pode ficar em branco'] })
  })

  test('the error of a bar code has the field `barcode`', () => {
    expect(errorsOf(() => typeableLine(ITAU.slice(1)))).toEqual({ barcode: ['deve ter 44 algarismos, e tem 43'] })
    expect(errorsOf(() => typeableLine(ITAU.replace(/0$/, '2')))).toEqual({
      barcode: ['tem o dígito verificador geral errado: esperado 8, encontrado 1'],
    })
    expect(errorsOf(() => parseBarCode(ITAU.slice(1), '2026-11-21'))).toEqual({
      barcode: ['deve ter 44 algarismos, e tem 43'],
    })
    expect(errorsOf(() => parseBarCode(ITAU_LINE.slice(0, -1), '2026-11-21'))).toEqual({
      line: ['deve ter 47 algarismos, e tem 46'],
    })
  })
})

describe('reading a bar code or a line', () => {
  const parts = {
    barcode: ITAU,
    bank: '341',
    currency: '9',
    factor: '3770',
    due: '2008-02-02',
    amount: 13500,
    freeField: FREE_FIELD,
    checkDigitsValid: true,
    errors: {},
  }

  test.each([
    ['bar code', ITAU],
    ['line as printed', ITAU_LINE],
    ['line, digits only', ITAU_LINE.replace(/[. ]/g, '')],
    ['line with other marks', ITAU_LINE.replace(/ /g, ' - ')],
  ])('%s', (_, text) => {
    expect(parseBarCode(text, '2008-01-15')).toEqual(parts)
  })

  test('the day of reading decides the cycle', () => {
    expect(parseBarCode(ITAU, '2026-11-21').due).toBe('2032-09-23')
  })

  test('a wrong digit is reported, and the parts are returned', () => {
    expect(parseBarCode(ITAU_LINE.replace('05367.890000', '05367.890001'), '2008-01-15')).toEqual({
      ...parts,
      checkDigitsValid: false,
      errors: { line: ['tem o dígito verificador do campo 3 errado: esperado 0, encontrado 1'] },
    })
    expect(parseBarCode(ITAU.replace('3419', '3417'), '2008-01-15')).toMatchObject({
      currency: '7',
      checkDigitsValid: false,
      errors: { barcode: ['tem o dígito verificador geral errado: esperado 8, encontrado 1'] },
    })
  })

  test('a factor without a possible due date is reported, regardless of check digits', () => {
    const barcode = barCode({ bank: '341', amount: 13500, due: '2025-02-21', freeField: FREE_FIELD })
    expect(parseBarCode(barcode, '2034-01-01')).toMatchObject({
      factor: '9999',
      due: null,
      checkDigitsValid: true,
      errors: { factor: ['não é de um vencimento possível em 01/01/2034 (9999)'] },
    })
  })

  test('without factor, the fourteen digits are the amount', () => {
    const barcode = barCode({ bank: '756', amount: 100, due: null, freeField: FREE_FIELD })
    expect(parseBarCode(barcode, '2026-11-21')).toMatchObject({ factor: null, due: null, amount: 100, errors: {} })
  })

  test('the day of reading must be a date', () => {
    expect(errorsOf(() => parseBarCode(ITAU, 'hoje'))).toEqual({
      date: [expect.stringMatching(/^não é uma data válida/)],
    })
  })

  test('without the day of reading, the error names what is missing', () => {
    const missing = {
      date: [
        'falta: informe o dia da leitura (AAAA-MM-DD), o segundo argumento, que decide o ciclo do fator de vencimento',
      ],
    }
    expect(errorsOf(() => (parseBarCode as (code: string) => unknown)(ITAU))).toEqual(missing)
    expect(errorsOf(() => (dateOfDueFactor as (factor: string) => unknown)('1000'))).toEqual(missing)
  })
})

describe('laws', () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((each) => each.join(''))
  const FIRST = '2000-07-03'
  const due = fc.integer({ min: 0, max: daysBetween(FIRST, '2049-10-13') }).map((days) => addDays(FIRST, days))
  const parts: fc.Arbitrary<BarCodeParts> = fc.record({
    bank: digits(3).filter((bank) => bank[0] !== '8'),
    amount: fc.integer({ min: 0, max: 99_999_999_99 }),
    due: fc.option(due),
    freeField: digits(25),
  })

  test('a bar code gives a line that gives the bar code', () => {
    fc.assert(
      fc.property(parts.map(barCode), (barcode) => {
        const { digits, formatted } = typeableLine(barcode)
        expect(barCodeOfLine(digits)).toBe(barcode)
        expect(barCodeOfLine(formatted)).toBe(barcode)
        expect(formatted).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/)
      }),
    )
  })

  test('reading returns the written parts', () => {
    fc.assert(
      fc.property(parts, (slip) => {
        const { bank, amount, due, freeField, errors } = parseBarCode(barCode(slip), slip.due ?? '2026-11-21')
        expect({ bank, amount, due, freeField }).toEqual(slip)
        expect(errors).toEqual({})
      }),
    )
  })

  test('an amount of more than ten digits is also read back, without due date', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 100_000_000_00, max: 9_999_999_999_999 }), (slip, amount) => {
        expect(parseBarCode(barCode({ ...slip, amount }), '2026-11-21')).toMatchObject({ amount, due: null })
      }),
    )
  })

  test('a single wrong digit in blocks 1 to 3 is detected', () => {
    const change = fc.tuple(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(parts.map(barCode), change, (barcode, [at, by]) => {
        const line = typeableLine(barcode).digits
        const wrong = line.slice(0, at) + ((Number(line[at]) + by) % 10) + line.slice(at + 1)
        const block = at < 10 ? 1 : at < 21 ? 2 : 3
        const [message = ''] = errorsOf(() => barCodeOfLine(wrong))?.['line'] ?? []
        // A line that begins with 8 is arrecadação; its check digits are not tested.
        expect(message).toContain(wrong.startsWith('8') ? 'arrecadação' : `do campo ${block} errado`)
      }),
    )
  })
})

interface Vector {
  readonly bank: string
  readonly barcode: string
  readonly line: string
  readonly factor: number
  readonly due_old_cycle: string
  readonly due_new_cycle: string
  readonly amount_cents: number
}

const vectors = reference<{ readonly vectors: readonly Vector[] }>('rules/barcode.json')?.vectors ?? null

describe.skipIf(vectors === null)(
  `public bar codes of every bank${vectors === null ? ' (no reference here)' : ''}`,
  () => {
    const all = vectors ?? []

    test.each([...new Set(all.map(({ bank }) => bank))])('%s', (bank) => {
      for (const { barcode, line, factor, due_old_cycle, due_new_cycle, amount_cents } of all.filter(
        (vector) => vector.bank === bank,
      )) {
        expect(typeableLine(barcode).formatted).toBe(line)
        expect(barCodeOfLine(line)).toBe(barcode)
        for (const due of [due_old_cycle, due_new_cycle]) {
          const parsed = parseBarCode(line, due)
          expect(parsed).toMatchObject({
            bank,
            due,
            factor: String(factor),
            amount: amount_cents,
            checkDigitsValid: true,
          })
          expect(barCode({ bank, amount: amount_cents, due, freeField: parsed.freeField })).toBe(barcode)
        }
      }
    })
  },
)
