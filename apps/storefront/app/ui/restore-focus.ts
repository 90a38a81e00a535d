/** Moves the focus to the main content. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Moves the focus to the container of an element about to be removed. */
export function restoreFocus(element: Element | null): void {
  const place = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  place?.focus({ preventScroll: true });
}
