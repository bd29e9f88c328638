/** Elements, made without ever reading text as markup. */

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

export function byId<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) {
    throw new Error(`the page has no element "${id}"`);
  }
  return element as T;
}

/** Sets a text only when it differs: most of what is written many times a second is the same as before. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

export function setClass(element: Element, name: string, on: boolean): void {
  if (element.classList.contains(name) !== on) {
    element.classList.toggle(name, on);
  }
}
