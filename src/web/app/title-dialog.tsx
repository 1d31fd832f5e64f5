/** All values of one title. */
import { useEffect, useRef } from 'preact/hooks'
import type { FileFacts } from '../read/page-file.js'
import type { TitleRow } from '../read/title-row.js'
import type { Overview } from '../worker/page-api.js'
import { useLocalized } from './localized.js'
import { cellText } from './title-cell.js'

export interface TitleDialogProps {
  readonly row: TitleRow
  readonly overview: Overview
  readonly file: FileFacts | undefined
  readonly onClose: () => void
  readonly onLine: (file: number, line: number) => void
}

export function TitleDialog({ row, overview, file, onClose, onLine }: TitleDialogProps) {
  const localized = useLocalized()
  const { text, number, kind } = localized
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby="title-dialog" onClose={onClose}>
      <h2 id="title-dialog">{text('details')}</h2>
      <dl class="details">
        {overview.columns.map((column) => {
          const cell = cellText(row, column, overview.reviews, localized)
          return cell === '' ? null : (
            <div key={column}>
              <dt>{text(`col_${column}`)}</dt>
              <dd>{cell}</dd>
            </div>
          )
        })}
        {row.kind !== null && (
          <div>
            <dt>{text('kind')}</dt>
            <dd>
              {kind(row.kind)}
              {row.pix ? ` · ${text('pix')}` : ''}
            </dd>
          </div>
        )}
        <div>
          <dt>{text('file')}</dt>
          <dd>
            {file?.name}, {text('linePlace', number(row.line))}
          </dd>
        </div>
      </dl>
      <div class="buttons">
        <button type="button" onClick={() => onLine(row.file, row.line)}>
          {text('seeLine', row.line)}
        </button>
        <button type="button" class="main" onClick={() => dialog.current?.close()}>
          {text('close')}
        </button>
      </div>
    </dialog>
  )
}
