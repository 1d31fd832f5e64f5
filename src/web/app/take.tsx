/** Files that the page makes: for spreadsheets, for programs, and without personal data. */
import { useState } from 'preact/hooks'
import type { FileFacts } from '../read/page-file.js'
import type { TitleQuery } from '../read/title-query.js'
import type { Selected, TakenForm } from '../worker/page-api.js'
import { saveFile } from './given-files.js'
import { useLocalized } from './localized.js'
import type { TextName } from './texts.js'
import { useAnswer } from './use-answer.js'
import type { WorkerClient } from './worker-client.js'

const FORMS = {
  csv: ['takeCsv', 'takeCsvHelp'],
  xlsx: ['takeXlsx', 'takeXlsxHelp'],
  ndjson: ['takeNdjson', 'takeNdjsonHelp'],
  masked: ['takeMasked', 'takeMaskedHelp'],
} as const satisfies Readonly<Record<TakenForm, readonly [TextName, TextName]>>

export interface TakeProps {
  readonly worker: WorkerClient
  readonly selected: Selected
  /** Null for all files together. */
  readonly file: FileFacts | null
  readonly query: TitleQuery
}

export function Take({ worker, selected, file, query }: TakeProps) {
  const { text, language, number } = useLocalized()
  const [saved, setSaved] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const found = useAnswer(() => worker.find(selected, query), [worker, selected, query])
  const forms: readonly TakenForm[] = [
    ...(file?.state === 'remittance' ? [] : (['csv', 'xlsx', 'ndjson'] as const)),
    ...(file === null ? [] : (['masked'] as const)),
  ]
  const save = async (form: TakenForm): Promise<void> => {
    setProblem(null)
    try {
      const { name, type, bytes } = await worker.take(selected, form, language)
      saveFile(name, type, bytes)
      setSaved(name)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <section aria-labelledby="take">
      <h2 id="take">{text('takeTitle')}</h2>
      {forms.includes('csv') && found !== null && (
        <p class="help">
          {text('takeFound', found.count === 1 ? text('oneTitle') : text('titlesCount', number(found.count)))}
        </p>
      )}
      <ul class="take">
        {forms.map((form) => (
          <li key={form}>
            <div>
              <h3>{text(FORMS[form][0])}</h3>
              <p>{text(FORMS[form][1])}</p>
            </div>
            <button
              type="button"
              disabled={found === null}
              aria-label={`${text('save')}: ${text(FORMS[form][0])}`}
              onClick={() => save(form)}
            >
              {text('save')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{saved !== null && text('saved', saved)}</p>
      {problem !== null && (
        <p class="alert" role="alert">
          {text('failed', problem)}
        </p>
      )}
    </section>
  )
}
