/** Sums of each file. */
import type { FileFacts } from '../read/page-file.js'
import type { Overview } from '../worker/page-api.js'
import { useLocalized } from './localized.js'
import { Wide } from './wide.js'

export interface FileTableProps {
  readonly files: readonly FileFacts[]
  readonly overview: Overview
  readonly isReturn: boolean
}

export function FileTable({ files, overview, isReturn }: FileTableProps) {
  const { text, money, day, number } = useLocalized()
  return (
    <section>
      <h2 id="by-file">{text('byFile')}</h2>
      <Wide labelledBy="by-file">
        <table class="sums">
          <thead>
            <tr>
              <th scope="col">{text('file')}</th>
              <th scope="col">{text('bank')}</th>
              <th scope="col">{text('generated')}</th>
              <th scope="col" class="number">
                {text('count')}
              </th>
              <th scope="col" class="number">
                {text(isReturn ? 'paid' : 'amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => {
              const sums = overview.files.find(({ id }) => id === file.id)?.sums
              return (
                <tr key={file.id}>
                  <th scope="row">{file.name}</th>
                  <td>{file.bank_name}</td>
                  <td>{day(file.generated_at)}</td>
                  <td class="number">{number(file.titles)}</td>
                  <td class="number">{money((isReturn ? sums?.paid : sums?.amount) ?? null)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}
