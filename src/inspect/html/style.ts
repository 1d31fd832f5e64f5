/** Style sheet of the page: light, dark and print. */
export const STYLE = `
:root { color-scheme: light dark; --back: #fff; --text: #1c2430; --dim: #5a6675; --line: #d5dbe3; --card: #f4f6f9; --accent: #0b5cad;
  --money: #0a6b3d; --date: #8a3ffc; --digits: #0b5cad; --words: #1c2430; --fixed: #7a8794; --mark: #fff3bf; --error: #b3261e; --warning: #8a5a00 }
@media (prefers-color-scheme: dark) { :root { --back: #14181e; --text: #e6eaf0; --dim: #9aa7b6; --line: #343d49; --card: #1d232b; --accent: #7ab8ff;
  --money: #6fdc9c; --date: #c8a5ff; --digits: #7ab8ff; --words: #e6eaf0; --fixed: #8592a1; --mark: #4a4113; --error: #ff9088; --warning: #ffcf66 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 1200px; padding: 1rem 1.25rem 8rem; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; margin: .5rem 0; overflow-wrap: anywhere } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
.facts { color: var(--dim); margin: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem } .facts div { display: flex; gap: .4rem }
dt { font-weight: 600 } dd { margin: 0 }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; padding: 0; list-style: none }
.cards li { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .9rem }
.cards span { display: block; color: var(--dim); font-size: .9rem } .cards strong { font-size: 1.25rem; font-variant-numeric: tabular-nums }
table { border-collapse: collapse; width: 100%; font-size: .92rem } th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
th.money, td.money, th.number, td.number { text-align: right; font-variant-numeric: tabular-nums } td.date, td.money { white-space: nowrap }
thead th { position: sticky; top: 0; background: var(--back) }
thead button { all: unset; cursor: pointer; font-weight: 600 } thead [aria-sort]::after { content: ' ▲' } thead [aria-sort=descending]::after { content: ' ▼' }
td button { all: unset; cursor: pointer; color: var(--accent); text-decoration: underline }
button:focus-visible, input:focus-visible, select:focus-visible, [data-line]:focus { outline: 2px solid var(--accent); outline-offset: 1px }
.tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin: .5rem 0 } .tools label { display: grid; font-size: .85rem; color: var(--dim) }
input, select, .tools button { font: inherit; padding: .3rem .5rem; border: 1px solid var(--line); border-radius: .35rem; background: var(--card); color: var(--text) }
.wide { overflow-x: auto } .aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
svg { width: 100%; height: auto; display: block } svg rect { fill: var(--accent) } svg line { stroke: var(--line) } svg text { fill: var(--dim); font-size: 12px; text-anchor: middle }
.error { color: var(--error) } .warning { color: var(--warning) }
#file-lines { font: 13px/1.6 ui-monospace, Consolas, monospace; white-space: pre; overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .5rem .5rem 0 }
#file-lines div { width: max-content }
#file-lines b { display: inline-block; min-width: 6ch; padding-right: 1ch; text-align: right; color: var(--dim); background: var(--back); position: sticky; left: 0; font-weight: 400; user-select: none }
#file-lines span { cursor: default; scroll-margin-left: 8ch; box-shadow: inset -1px 0 var(--line); color: var(--words) } #file-lines span:hover, #file-lines span:focus { background: var(--mark) }
#file-lines .money, #file-lines .rate, #file-lines .integer { color: var(--money) } #file-lines .date, #file-lines .time { color: var(--date) }
#file-lines .digits, #file-lines .tax_id { color: var(--digits) } #file-lines .key, #file-lines .literal, #file-lines .blanks, #file-lines .zeros { color: var(--fixed) }
#field { position: fixed; inset: auto 0 0; min-height: 4.2rem; padding: .6rem 1.25rem; background: var(--card); border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .1rem 1.5rem; white-space: pre-wrap; overflow-wrap: anywhere }
#field strong { flex-basis: 100% } #field:empty { display: none }
@media print { body { max-width: none; padding: 0; font-size: 11px } .tools, .file, #field { display: none !important } thead th { position: static } tr { break-inside: avoid } }
`.trim()
