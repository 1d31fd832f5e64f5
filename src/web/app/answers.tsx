/** Answers of the bank to a remittance, in the returns that are open with it. */
import type { FileFacts } from '../read/page-file.js'
import type { TitleAnswer } from '../worker/page-api.js'
import { useLocalized } from './localized.js'
import type { TextName } from './texts.js'
import { useAnswer } from './use-answer.js'
import { Wide } from './wide.js'
import type { WorkerClient } from './worker-client.js'

const STATES = {
  answered: 'stateAnswered',
  rejected: 'stateRejected',
  pending: 'statePending',
} as const satisfies Readonly<Record<TitleAnswer['state'], TextName>>

/** Titles that are shown. */
const MAX_TITLES = 2000

export interface AnswersProps {
  readonly worker: WorkerClient
  readonly remittance: number
  readonly files: readonly FileFacts[]
  readonly onLine: (file: number, line: number) => void
}

export function Answers({ worker, remittance, files, onLine }: AnswersProps) {
  const { text, number } = useLocalized()
  const found = useAnswer(() => worker.answers(remittance), [worker, remittance, files])
  if (found === null) return null
  const { returns, counts, titles } = found
  return (
    <section>
      <h2 id="answers">{text('answersTitle')}</h2>
      <p class="help">{returns.length === 0 ? text('answersNone') : text('answersFrom', returns.join(', '))}</p>
      {returns.length > 0 && (
        <>
          <dl class="figures small">
            <div>
              <dt>{text('answered')}</dt>
              <dd>{number(counts.answered)}</dd>
            </div>
            <div>
              <dt>{text('rejectedMany')}</dt>
              <dd>{number(counts.rejected)}</dd>
            </div>
            <div>
              <dt>{text('pending')}</dt>
              <dd>{number(counts.pending)}</dd>
            </div>
          </dl>
          <Wide labelledBy="answers">
            <table class="fields">
              <thead>
                <tr>
                  <th scope="col">{text('col_our_number')}</th>
                  <th scope="col">{text('col_document')}</th>
                  <th scope="col">{text('instruction')}</th>
                  <th scope="col">{text('state')}</th>
                  <th scope="col">{text('answer')}</th>
                </tr>
              </thead>
              <tbody>
                {titles.slice(0, MAX_TITLES).map((title) => (
                  <tr key={title.line}>
                    <th scope="row">
                      <button type="button" class="link" onClick={() => onLine(remittance, title.line)}>
                        {title.our_number || text('linePlace', title.line)}
                      </button>
                    </th>
                    <td>{title.document}</td>
                    <td>{title.instruction}</td>
                    <td>
                      <span class={`tag ${title.state}`}>{text(STATES[title.state])}</span>
                    </td>
                    <td>
                      {title.answers.map(({ file, line, text: words }) => (
                        <button
                          type="button"
                          class="link block"
                          key={`${file} ${line}`}
                          onClick={() => onLine(file, line)}
                        >
                          {words}
                        </button>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Wide>
        </>
      )}
    </section>
  )
}
