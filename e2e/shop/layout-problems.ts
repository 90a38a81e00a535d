import type { Page } from '@playwright/test';

/** Finds text that is cut off or overlaps other text, icons squeezed by text, and a page wider than the screen. */
export async function layoutProblems(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  const found = [
    ...(await page.evaluate(findProblems)),
    ...(await page.evaluate(findSqueezedIcons)),
  ];
  return excess > 0 ? [`the page is ${excess} px too wide`, ...found] : found;
}

/** Runs in the page, and can use nothing from around it. */
function findProblems(): readonly string[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const problems: string[] = [];
  const texts = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      ) &&
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      element.closest('option, noscript, script, style') === null,
  );
  const words = texts.flatMap((element) => {
    const boxes = isVisuallyHidden(element) ? [] : boxesOf(element);
    if (boxes.length === 0) return [];
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const [frame, layer] = [clippingBoxOf(element), layerOf(element)];
    return [{ element, boxes, top, bottom, frame, layer }];
  });
  for (const { element, boxes, frame } of words) {
    if (frame !== null && boxes.some((box) => isOutside(box, frame))) {
      problems.push(`cut off: ${nameOf(element)}`);
    }
  }
  // Sorts from top to bottom, so that each is compared with its neighbours alone.
  words.sort((one, other) => one.top - other.top);
  for (const [index, one] of words.entries()) {
    for (let at = index + 1; at < words.length; at += 1) {
      const other = words[at];
      if (other === undefined || other.top >= one.bottom) break;
      if (one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.boxes.some((box) => other.boxes.some((second) => doOverlap(box, second)))) {
        problems.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
  }
  return problems;

  function boxesOf(element: HTMLElement): readonly DOMRect[] {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    const boxes = own.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    return boxes.filter((box) => box.width > 2 && box.height > 2);
  }

  /** Text for screen readers only has a box of one pixel. */
  function isVisuallyHidden(element: HTMLElement): boolean {
    for (let at: HTMLElement | null = element; at !== null && at !== root; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 2 && height <= 2 && getComputedStyle(at).display !== 'contents') return true;
    }
    return false;
  }

  /** The nearest box around it that clips, without a way to scroll. */
  function clippingBoxOf(element: HTMLElement): DOMRect | null {
    for (let at: HTMLElement | null = element; at !== null && at !== root; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis') return null;
      if (/hidden|clip/.test(overflowX + overflowY)) return at.getBoundingClientRect();
    }
    return null;
  }

  /** Finds what floats over the page, such as a bar or a popup: it may lie over text. Nobody sees the text behind an ellipsis. */
  function layerOf(element: HTMLElement): Element | null {
    if (getComputedStyle(element).textOverflow === 'ellipsis') return element;
    for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  }

  function isOutside(box: DOMRect, frame: DOMRect): boolean {
    return (
      box.left < frame.left - 1 ||
      box.right > frame.right + 1 ||
      box.top + box.height * 0.2 < frame.top ||
      box.bottom - box.height * 0.2 > frame.bottom
    );
  }

  function doOverlap(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 0.3 * Math.min(one.height, other.height);
  }

  function nameOf(element: HTMLElement): string {
    return `“${(element.textContent ?? '').trim().slice(0, 40)}” (${element.tagName.toLowerCase()}.${element.className})`;
  }
}

/** Runs in the page, too. Icons are drawn in a square. */
function findSqueezedIcons(): readonly string[] {
  return [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')]
    .filter((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return Math.abs(width - height) > 1;
    })
    .map((icon) => `squeezed icon beside “${icon.parentElement?.textContent ?? ''}”`);
}
