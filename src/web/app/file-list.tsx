/** List of the open files. */
import type { FileFacts } from '../read/page-file.js'
import type { Selected } from '../worker/page-api.js'
import { useLocalized } from './localized.js'

export interface FileListProps {
  readonly files: readonly FileFacts[]
  readonly selected: Selected
  readonly onSelect: (id: Selected) => void
  readonly onClose: (id: number) => void
}

export function FileList({ files, selected, onSelect, onClose }: FileListProps) {
  const { text } = useLocalized()
  const canJoin = files.filter(({ state }) => state !== 'unread').length > 1
  return (
    <nav class="files" aria-label={text('files')}>
      <h2>{text('files')}</h2>
      <ul>
        {canJoin && (
          <li>
            <button type="button" class="file" aria-current={selected === null} onClick={() => onSelect(null)}>
              <span class="file-name">{text('allFiles')}</span>
            </button>
          </li>
        )}
        {files.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              class="file"
              aria-current={selected === file.id}
              title={file.name}
              onClick={() => onSelect(file.id)}
            >
              <span class="file-name">{file.name.replace(/^.*\//, '')}</span>
              <FileNote file={file} files={files} />
            </button>
            <button
              type="button"
              class="close"
              aria-label={text('closeFile', file.name)}
              title={text('closeFile', file.name)}
              onClick={() => onClose(file.id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FileNote({ file, files }: { readonly file: FileFacts; readonly files: readonly FileFacts[] }) {
  const { text, number } = useLocalized()
  if (file.state === 'unread') return <span class="file-note doubt">{text('notRead')}</span>
  const same = files.find(({ id }) => id === file.same_as)
  if (same !== undefined) return <span class="file-note doubt">{text('sameAs', same.name)}</span>
  const titles = file.titles === 1 ? text('oneTitle') : text('titlesCount', number(file.titles))
  return <span class="file-note">{[file.bank_name, text(file.state), titles].filter(Boolean).join(' · ')}</span>
}
