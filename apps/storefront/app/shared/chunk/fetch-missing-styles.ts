/** Scripts that did not come are asked for again by what needs them; a style sheet a browser never asks for twice. */
export function fetchMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
