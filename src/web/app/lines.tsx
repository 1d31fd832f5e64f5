/** Lines of a file, and one of them under a ruler, column by column. */
import { useState } from 'preact/hooks'
import type { PageLine } from '../worker/page-api.js'
import { LineFields } from './line-fields.js'
import { LineRuler } from './line-ruler.js'
import { useLocalized } from './localized.js'
import { useAnswer } from './use-answer.js'
import { Wide } from './wide.js'
import type { WorkerClient } from './worker-client.js'

/** Lines that are shown at once. */
const PAGE = 20

export interface LinesProps {
  readonly worker: WorkerClient
  readonly file: number
  /** Line that is shown first, 1-based. */
  readonly first: number
}

export function Lines({ worker, file, first }: LinesProps) {
  const { text, of } = useLocalized()
  const [line, setLine] = useState(first)
  const from = Math.floor((line - 1) / PAGE) * PAGE + 1
  const shown = useAnswer(() => worker.lines(file, from, from + PAGE - 1), [worker, file, from])
  if (shown === null) return null
  const { lines, line_count } = shown
  const goTo = (number: number): void =>
    setLine(Math.min(Math.max(Math.trunc(number) || 1, 1), Math.max(line_count, 1)))
  const chosen = lines.find((each) => each.line === line)
  return (
    <section class="lines">
      <div class="tools">
        <label>
          {text('line')}
          <input
            type="number"
            min={1}
            max={line_count}
            value={line}
            onChange={(event) => goTo(Number(event.currentTarget.value))}
          />
        </label>
        <span class="of-lines">{text('ofLines', line_count)}</span>
        <button type="button" disabled={from === 1} onClick={() => goTo(from - PAGE)}>
          {text('previous')}
        </button>
        <button type="button" disabled={from + PAGE > line_count} onClick={() => goTo(from + PAGE)}>
          {text('next')}
        </button>
        <p class="help">{text('linesHelp')}</p>
      </div>
      <Wide class="raw-lines" label={text('linesOfFile')}>
        <ol start={from}>
          {lines.map((each) => (
            <li key={each.line}>
              <button type="button" aria-pressed={each.line === line} onClick={() => setLine(each.line)}>
                <span class="line-number">{each.line}</span>
                <span class="record">{each.record === null ? '?' : of(each.record)}</span>
                <code>{each.raw}</code>
              </button>
            </li>
          ))}
        </ol>
      </Wide>
      {chosen !== undefined && <ChosenLine line={chosen} />}
    </section>
  )
}

function ChosenLine({ line }: { readonly line: PageLine }) {
  const { text, of } = useLocalized()
  const [marked, setMarked] = useState<number | null>(null)
  const record = line.record === null ? '' : `: ${of(line.record)}`
  return (
    <section class="chosen-line" aria-labelledby="chosen-line">
      <h2 id="chosen-line">{`${text('line')} ${line.line}${record}`}</h2>
      {line.source !== null && (
        <p class="help">
          {text('source')}: {line.source}
        </p>
      )}
      {line.findings.length > 0 && (
        <ul class="line-findings">
          {line.findings.map((finding) => (
            <li key={finding.pt}>{of(finding)}</li>
          ))}
        </ul>
      )}
      <LineRuler line={line} marked={marked} onMark={setMarked} />
      {line.fields.length === 0 ? (
        <p>{text('unknownLine')}</p>
      ) : (
        <LineFields line={line} marked={marked} onMark={setMarked} />
      )}
    </section>
  )
}
