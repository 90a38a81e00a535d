declare global {
  interface Window {
    /** What was pressed or chosen before the scripts had come (starting/starter.js); nothing is noted after it. */
    readonly takeEarly?: () => ReadonlyMap<Element, boolean | string>;
  }
}

/** Does what a visitor asked of a page whose scripts were still on their way; pressing twice out of impatience counts once. */
export function pressAgain(): void {
  for (const [element, chosen] of window.takeEarly?.() ?? []) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLButtonElement) element.click();
    if (element instanceof HTMLInputElement) {
      element.checked = chosen !== true;
      element.click();
    }
    if (element instanceof HTMLSelectElement) {
      element.value = String(chosen);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
