/** Findings of the linter: each with its place, its advice and the page of the manual. */
import type { PageFinding } from '../worker/page-api.js'
import { useLocalized } from './localized.js'
import { useAnswer } from './use-answer.js'
import type { WorkerClient } from './worker-client.js'

export interface FindingsProps {
  readonly worker: WorkerClient
  readonly file: number
  readonly onLine: (file: number, line: number) => void
}

export function Findings({ worker, file, onLine }: FindingsProps) {
  const { text, number } = useLocalized()
  const report = useAnswer(() => worker.findings(file), [worker, file])
  if (report === null) return null
  const { counts, findings } = report
  const count = counts.error + counts.warning + counts.info
  return (
    <section aria-labelledby="check">
      <h2 id="check">{text('checkTitle')}</h2>
      <p class="help">{text('checkLead')}</p>
      <dl class="figures small">
        <div>
          <dt>{text('errors')}</dt>
          <dd>{number(counts.error)}</dd>
        </div>
        <div>
          <dt>{text('warnings')}</dt>
          <dd>{number(counts.warning)}</dd>
        </div>
        <div>
          <dt>{text('infos')}</dt>
          <dd>{number(counts.info)}</dd>
        </div>
      </dl>
      {count === 0 && <p class="good">{text('noFindings')}</p>}
      <ul class="attention">
        {findings.map((finding, i) => (
          <Finding key={i} finding={finding} onLine={(line) => onLine(file, line)} />
        ))}
      </ul>
      {findings.length < count && <p>{text('moreFindings', findings.length)}</p>}
    </section>
  )
}

function Finding({ finding, onLine }: { readonly finding: PageFinding; readonly onLine: (line: number) => void }) {
  const { text, of } = useLocalized()
  const { severity, line, columns, message, source } = finding
  const place =
    line === null
      ? text('wholeFile')
      : columns === null
        ? text('linePlace', line)
        : text('columnsPlace', line, columns[0], columns[1])
  return (
    <li class={severity}>
      <p class="attention-head">
        <span class="tag">{text(severity)}</span>
        {line === null ? (
          <span>{place}</span>
        ) : (
          <button type="button" class="link" onClick={() => onLine(line)}>
            {place}
          </button>
        )}
      </p>
      <p class="advice">{of(message)}</p>
      {source !== null && <p class="file-note">{source}</p>}
    </li>
  )
}
