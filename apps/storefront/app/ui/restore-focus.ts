/** What has the focus is about to go: what it stands in takes the focus over, and the keyboard goes on from there. */
export function restoreFocus(element: Element | null): void {
  const place = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  place?.focus({ preventScroll: true });
}
