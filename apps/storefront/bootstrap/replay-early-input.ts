declare global {
  interface Window {
    /**
     * Answers what was pressed or chosen before the scripts had come (deferred-start.js), what was done last at the end;
     * nothing is noted after it.
     */
    readonly takeEarlyInput?: () => ReadonlyMap<Element, boolean | string>;
  }
}

/** Does what a visitor asked of a page whose scripts were still on their way; pressing twice out of impatience counts once. */
export async function replayEarlyInput(): Promise<void> {
  for (const [element, chosen] of window.takeEarlyInput?.() ?? []) {
    if (!element.isConnected || isAsItWas(element, chosen)) continue;
    if (element instanceof HTMLButtonElement) element.click();
    if (element instanceof HTMLInputElement) {
      element.checked = chosen !== true;
      element.click();
    }
    if (element instanceof HTMLSelectElement) {
      element.value = String(chosen);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    // As a hand would: the next one finds what this one has changed.
    await new Promise((drawn) => setTimeout(drawn));
  }
}

/** A box that was ticked and left again. */
function isAsItWas(element: Element, chosen: boolean | string): boolean {
  return (
    element instanceof HTMLInputElement &&
    element.type === 'checkbox' &&
    element.defaultChecked === chosen
  );
}
