/** Entry point of the page. */
import { render } from 'preact'
import { App } from './app.js'

const contentOf = (id: string): string => document.getElementById(id)?.textContent ?? ''

render(<App workerCode={contentOf('worker')} sample={contentOf('sample')} />, document.getElementById('app')!)
