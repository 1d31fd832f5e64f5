/** Table of titles: search, filters, order, and the sums of the titles that are found. */
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { FileFacts } from '../read/page-file.js'
import type { TitleQuery } from '../read/title-query.js'
import type { TitleRow } from '../read/title-row.js'
import type { Overview, QueryAnswer, Selected } from '../worker/page-api.js'
import { Filters } from './filters.js'
import { useLocalized } from './localized.js'
import { MAX_PRINTED, PrintTable } from './print-table.js'
import { TitleDialog } from './title-dialog.js'
import { TitleTable } from './title-table.js'
import type { WorkerClient } from './worker-client.js'

export interface TitlesProps {
  readonly worker: WorkerClient
  readonly selected: Selected
  readonly files: readonly FileFacts[]
  readonly overview: Overview
  readonly query: TitleQuery
  readonly onQuery: (query: TitleQuery) => void
  readonly onLine: (file: number, line: number) => void
}

/** The answer of a search, and the search: rows of an older search are not shown. */
interface Found {
  readonly query: TitleQuery
  readonly answer: QueryAnswer
}

export function Titles({ worker, selected, files, overview, query, onQuery, onLine }: TitlesProps) {
  const { text } = useLocalized()
  const [found, setFound] = useState<Found | null>(null)
  const [chosen, setChosen] = useState<TitleRow | null>(null)
  const [printed, setPrinted] = useState<readonly TitleRow[] | null>(null)
  const afterPrint = useCallback(() => setPrinted(null), [])
  useEffect(() => {
    let isCurrent = true
    worker.find(selected, query).then((answer) => {
      if (isCurrent) setFound({ query, answer })
    })
    return () => {
      isCurrent = false
    }
  }, [worker, selected, query, files])
  return (
    <section class={printed === null ? 'titles' : 'titles has-print-table'} aria-label={text('viewTitles')}>
      <Filters overview={overview} query={query} onQuery={onQuery} />
      {found !== null && (
        <div class="found-line">
          <FoundSums overview={overview} answer={found.answer} />
          <button
            type="button"
            class="quiet"
            title={found.answer.count > MAX_PRINTED ? text('printed', MAX_PRINTED) : undefined}
            onClick={() => worker.titles(0, MAX_PRINTED).then(setPrinted)}
          >
            {text('print')}
          </button>
        </div>
      )}
      {printed !== null && <PrintTable rows={printed} overview={overview} onPrinted={afterPrint} />}
      {found !== null && (
        <TitleTable
          worker={worker}
          found={found}
          overview={overview}
          onOrder={(order) => onQuery({ ...query, order })}
          onTitle={setChosen}
        />
      )}
      {chosen !== null && (
        <TitleDialog
          row={chosen}
          overview={overview}
          file={files.find(({ id }) => id === chosen.file)}
          onClose={() => setChosen(null)}
          onLine={onLine}
        />
      )}
    </section>
  )
}

/** Count and sums of the titles that are found. */
function FoundSums({
  overview,
  answer: { count, sums },
}: {
  readonly overview: Overview
  readonly answer: QueryAnswer
}) {
  const { text, money, number } = useLocalized()
  const isReturn = overview.kinds.some(({ kind }) => kind !== null)
  const shown = isReturn
    ? ([
        ['paid', sums.paid],
        ['credited', sums.credited],
        ['fees', sums.fees],
        ['reversed', sums.reversed],
      ] as const)
    : ([['amount', sums.amount]] as const)
  return (
    <output class="found">
      <strong>{text('found', number(count), number(overview.sums.titles + overview.repeated.count))}</strong>
      {shown.map(([name, cents]) =>
        cents === null ? null : (
          <span key={name}>
            {text(name)} <b>{money(cents)}</b>
          </span>
        ),
      )}
    </output>
  )
}
