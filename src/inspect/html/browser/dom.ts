/** The page's elements. */

/** An element that the page has. */
export const byId = <E extends HTMLElement = HTMLElement>(id: string): E => document.getElementById(id) as E

/** A new element. Texts are only ever set as text: what a file says is never read as HTML. */
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
