/** Buttons that choose files or a folder. */
import { useRef } from 'preact/hooks'
import { useLocalized } from './localized.js'

export interface OpenButtonsProps {
  readonly onFiles: (files: readonly File[]) => void
  /** Only one button, for the head of the page. */
  readonly compact?: boolean
}

export function OpenButtons({ onFiles, compact = false }: OpenButtonsProps) {
  const { text } = useLocalized()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement): void => {
    const chosen = [...(input.files ?? [])]
    input.value = ''
    onFiles(chosen)
  }
  return (
    <>
      <input
        ref={files}
        class="unseen"
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => take(event.currentTarget)}
      />
      <button type="button" class={compact ? 'quiet' : 'main'} onClick={() => files.current?.click()}>
        {text(compact ? 'openMore' : 'chooseFiles')}
      </button>
      {!compact && (
        <>
          <input
            ref={folder}
            class="unseen"
            type="file"
            multiple
            tabIndex={-1}
            aria-hidden="true"
            // @ts-expect-error All browsers have it, and no standard.
            webkitdirectory=""
            onChange={(event) => take(event.currentTarget)}
          />
          <button type="button" onClick={() => folder.current?.click()}>
            {text('chooseFolder')}
          </button>
        </>
      )}
    </>
  )
}
