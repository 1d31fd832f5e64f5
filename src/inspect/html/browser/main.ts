/** What runs in the page: the table of titles and the file, from the data that the page holds. */
import type { ReportData } from '../report-data.js'
import { FileView } from './file-view.js'
import { shownBy } from './shown.js'
import { TitleTable } from './title-table.js'

const data = JSON.parse(document.getElementById('data')!.textContent!) as ReportData
const shown = shownBy(data)
const file = new FileView(data, shown)
new TitleTable(data, shown, (line) => file.goTo(line))
