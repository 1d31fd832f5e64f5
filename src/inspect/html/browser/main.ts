/** Entry point of the browser code: builds the table of titles and the file view from the embedded data. */
import type { ReportData } from '../report-data.js'
import { FileView } from './file-view.js'
import { TitleTable } from './title-table.js'
import { valueFormatOf } from './value-format.js'

const data = JSON.parse(document.getElementById('data')!.textContent!) as ReportData
const format = valueFormatOf(data)
const file = new FileView(data, format)
new TitleTable(data, format, (line) => file.goTo(line))
