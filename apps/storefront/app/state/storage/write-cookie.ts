/** Sets a cookie of the page: its name, value and attributes as a header would have them. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https, and Safari and Firefox have no other way.
  document.cookie = cookie;
}
