/** DOM helpers. */

/** Returns an element that exists in the page. */
export const byId = <E extends HTMLElement = HTMLElement>(id: string): E => document.getElementById(id) as E

/** Creates an element. Content of the file is added only as text nodes, never as HTML. */
export function make<N extends keyof HTMLElementTagNameMap>(
  name: N,
  properties: Partial<Omit<HTMLElementTagNameMap[N], 'dataset' | 'style'>> & {
    readonly data?: Readonly<Record<string, string>>
  } = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[N] {
  const { data = {}, ...rest } = properties
  const element = Object.assign(document.createElement(name), rest)
  Object.assign(element.dataset, data)
  element.append(...children)
  return element
}
