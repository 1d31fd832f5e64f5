/** Messages of diagnostics, findings, errors and outcomes, in both languages. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  convertAll,
  type FileOutcome,
  isUnsupportedFileError,
  lintFile,
  messageOf,
  parseReturn,
  ValidationError,
} from '../../src/index.js'
import { fixture, folderOf } from '../convert/folders.js'

const damaged = fixture('341-itau/cnab400/damaged.ret')

test('a diagnostic', () => {
  const { diagnostics } = parseReturn(damaged)
  expect(diagnostics.length).toBeGreaterThan(0)
  for (const diagnostic of diagnostics) {
    expect(messageOf(diagnostic, 'pt')).toBe(diagnostic.message)
    expect(messageOf(diagnostic, 'en')).not.toBe(diagnostic.message)
  }
})

test('a finding', () => {
  const { findings } = lintFile(damaged)
  expect(findings.length).toBeGreaterThan(0)
  for (const finding of findings)
    expect({ pt: messageOf(finding, 'pt'), en: messageOf(finding, 'en') }).toEqual(finding.message)
})

function thrownBy(call: () => unknown): Error {
  try {
    call()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}

test('an error of a file', () => {
  const error = thrownBy(() => parseReturn(Buffer.from('%PDF-1.7')))
  expect(isUnsupportedFileError(error)).toBe(true)
  expect([messageOf(error, 'pt'), messageOf(error, 'en')]).toEqual([
    'Não é um arquivo CNAB: documento PDF.',
    'It is no CNAB file: PDF document.',
  ])
})

test('an error of a call: in English if it has English messages', () => {
  const both = new ValidationError({ to: ['deve ser csv'] }, undefined, undefined, { to: ['must be csv'] })
  expect([messageOf(both, 'pt'), messageOf(both, 'en')]).toEqual(['to deve ser csv', 'to must be csv'])
  const ofSlip = new ValidationError({ amount: ['não pode ficar em branco'] })
  expect(messageOf(ofSlip, 'en')).toBe('amount não pode ficar em branco')
})

test('an outcome of a conversion', async () => {
  const folder = folderOf({
    'a.ret': fixture('341-itau/cnab400/life-cycle.ret'),
    'note.txt': Buffer.from('texto'),
    'b.rem': fixture('341-itau/cnab400/entries.rem'),
  })
  const outcomes: Record<string, FileOutcome> = {}
  for await (const outcome of convertAll([folder, join(folder, 'missing.ret')], {
    out: join(folder, 'out'),
    workers: 1,
  }))
    outcomes[outcome.status] = outcome
  const texts = Object.entries(outcomes).map(([status, outcome]) => [
    status,
    messageOf(outcome, 'pt'),
    messageOf(outcome, 'en'),
  ])
  const { converted, ignored, failed, unsupported } = Object.fromEntries(
    texts.map(([status, ...both]) => [status, both]),
  )
  expect(converted).toEqual(['', ''])
  expect(failed).toEqual([
    'o arquivo ou a pasta não existe (mais) (ENOENT)',
    'the file or folder does not exist (any more) (ENOENT)',
  ])
  for (const both of [ignored, unsupported]) {
    expect(both).toHaveLength(2)
    expect(both![0]).not.toBe(both![1])
    expect(both).not.toContain('')
  }
})
