declare global {
  interface Window {
    /** Returns input recorded before hydration (deferred-start.js), latest last, and stops recording. */
    readonly takeEarlyInput?: () => ReadonlyMap<Element, boolean | string>;
  }
}

/** Replays input made before hydration; repeated presses count once. */
export async function replayEarlyInput(): Promise<void> {
  await replayInput(window.takeEarlyInput?.() ?? []);
}

/** Presses buttons, ticks boxes and chooses from lists again; elements that have gone are passed over. */
export async function replayInput(
  inputs: Iterable<readonly [Element | undefined, boolean | string]>,
): Promise<void> {
  for (const [element, chosen] of inputs) {
    if (!element?.isConnected || isAsItWas(element, chosen)) continue;
    if (element instanceof HTMLButtonElement) element.click();
    if (element instanceof HTMLInputElement) {
      element.checked = chosen !== true;
      element.click();
    }
    if (element instanceof HTMLSelectElement) {
      element.value = String(chosen);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    // Runs one task apart, so that each sees the previous one's effect.
    await new Promise((drawn) => setTimeout(drawn));
  }
}

/** Ticked and unticked again. */
function isAsItWas(element: Element, chosen: boolean | string): boolean {
  return (
    element instanceof HTMLInputElement &&
    element.type === 'checkbox' &&
    element.defaultChecked === chosen
  );
}
