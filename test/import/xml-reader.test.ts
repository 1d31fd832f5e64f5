/** Reading XML in chunks: the chunks make no difference, and no bytes give an error of another kind. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnpackedSizeError } from '../../src/fixed-width/index.js'
import { IMPORT_LIMITS } from '../../src/import/import-limits.js'
import { ImportFileError, importEntries } from '../../src/import/index.js'
import { attributesOf, XmlReader } from '../../src/import/xlsx/xml-reader.js'
import { runs } from '../runs.js'
import { workbook } from './workbooks.js'

type Event = readonly [kind: string, ...values: (string | number)[]]

/** The events of a document, with the pieces of a text joined; null for a damaged one. */
function eventsOf(chunks: readonly string[]): readonly Event[] | null {
  const events: Event[] = []
  const reader = new XmlReader(
    {
      open(name, tag, depth) {
        events.push(['open', name, depth, ...[...attributesOf(tag)].flat()])
      },
      close(name, depth) {
        events.push(['close', name, depth])
      },
      text(text) {
        const last = events.at(-1)
        if (last?.[0] === 'text') events[events.length - 1] = ['text', last[1] + text]
        else events.push(['text', text])
      },
    },
    IMPORT_LIMITS,
  )
  try {
    for (const chunk of chunks) reader.push(chunk)
    reader.end()
    return events
  } catch (error) {
    expect(error).toBeInstanceOf(ImportFileError)
    return null
  }
}

const WHOLE = `<?xml version="1.0"?><!-- a > b --><x:a xmlns:x='u"r"n'><b r = "1>2" s='&quot;'/>é&#x41;&amp;<![CDATA[<c>]]]]><![CDATA[>&amp;]]></x:a> `

test('a document', () => {
  expect(eventsOf([WHOLE])).toEqual([
    ['open', 'a', 0, 'xmlns:x', 'u"r"n'],
    ['open', 'b', 1, 'r', '1>2', 's', '"'],
    ['close', 'b', 1],
    ['text', 'éA&<c>]]>&amp;'],
    ['close', 'a', 0],
  ])
})

test('any chunks of a document give the same', () => {
  const cuts = fc.array(fc.nat(WHOLE.length))
  fc.assert(
    fc.property(cuts, (cuts) => {
      const places = [0, ...[...cuts].sort((a, b) => a - b), WHOLE.length]
      const chunks = places.slice(1).map((end, i) => WHOLE.slice(places[i], end))
      expect(eventsOf(chunks)).toEqual(eventsOf([WHOLE]))
    }),
    runs(300),
  )
})

test('any text: the same in two chunks, and never another error', () => {
  const text = fc.string({
    unit: fc.constantFrom('<', '>', '/', '!', '-', '[', ']', '&', ';', '"', '=', 'a', ' ', '?', '#', 'é'),
  })
  fc.assert(
    fc.property(text, text, fc.boolean(), (one, two, inRoot) => {
      const [start, end] = inRoot ? ['<a>', '</a>'] : ['', '']
      expect(eventsOf([start + one, two + end])).toEqual(eventsOf([start + one + two + end]))
    }),
    runs(2000),
  )
})

test('any damage of an XLSX: rows, or an error of the file; never another error', async () => {
  const whole = await workbook([
    ['document_number', 'amount'],
    ['A1', { number: 1, style: 'reais' }],
  ])
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(damage, fc.nat(whole.length), async (damage, length) => {
      for (const size of [whole.length, length]) {
        const file = Buffer.from(whole)
        for (const [at, byte] of damage) file[at] = byte
        const outcome = await importEntries(file.subarray(0, size), { format: 'xlsx' }).catch((error) => error)
        const isExpected =
          outcome instanceof ImportFileError || outcome instanceof UnpackedSizeError || 'total_rows' in outcome
        expect(isExpected, String(outcome)).toBe(true)
      }
    }),
    runs(200),
  )
})
