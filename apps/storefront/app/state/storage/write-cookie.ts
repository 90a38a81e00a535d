/** Sets a cookie of the page: its name, value and attributes as a header would have them. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store exists with https alone, which a shop on a local network has not.
  document.cookie = cookie;
}
