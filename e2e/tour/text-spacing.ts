import type { Page } from '@playwright/test';

/** The spacing of WCAG 1.4.12, as readers set it who need more air between letters, words and lines. */
const AIRY = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** What is cut off or lies over other words once text has more air. The page is as it was afterwards. */
export async function troublesWithAir(page: Page): Promise<readonly string[]> {
  const sheet = await page.evaluateHandle((styles) => {
    const airy = new CSSStyleSheet();
    airy.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, airy];
    return airy;
  }, AIRY);
  const troubles = await page.evaluate(findTroubles);
  await sheet.evaluate((airy) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== airy);
  });
  return troubles;
}

/** Runs in the page. */
function findTroubles(): readonly string[] {
  const modal = document.querySelector('dialog:modal');
  const root = modal ?? document.body;
  const troubles: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    troubles.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  const texts = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      ) &&
      element.checkVisibility({
        checkOpacity: true,
        checkVisibilityCSS: true,
        contentVisibilityAuto: true,
      }) &&
      element.closest('option, noscript, script, style') === null,
  );
  const words = texts.flatMap((element) => {
    const boxes = isForEars(element) ? [] : boxesOf(element);
    return boxes.length === 0 ? [] : [{ element, boxes, frame: cuttingFrameOf(element) }];
  });
  for (const { element, boxes, frame } of words) {
    if (frame !== null && boxes.some((box) => isOutside(box, frame))) {
      troubles.push(`cut off: ${nameOf(element)}`);
    }
  }
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      if (one.boxes.some((box) => other.boxes.some((second) => doOverlap(box, second)))) {
        troubles.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
  }
  return troubles;

  function boxesOf(element: HTMLElement): readonly DOMRect[] {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    const boxes = own.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    return boxes.filter((box) => box.width > 2 && box.height > 2);
  }

  /** What is for ears only stands in a point. */
  function isForEars(element: HTMLElement): boolean {
    for (let at: HTMLElement | null = element; at !== null && at !== root; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 2 && height <= 2 && getComputedStyle(at).display !== 'contents') return true;
    }
    return false;
  }

  /** The nearest box around it that cuts, without a way to scroll. */
  function cuttingFrameOf(element: HTMLElement): DOMRect | null {
    for (let at: HTMLElement | null = element; at !== null && at !== root; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis') return null;
      if (/hidden|clip/.test(overflowX + overflowY)) return at.getBoundingClientRect();
    }
    return null;
  }

  /** What floats over the page, such as a bar or a popup, may lie over words. */
  function layerOf(element: HTMLElement): Element | null {
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

  // A line of text is taller than its letters: two may touch without words lying over each other.
  function doOverlap(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 0.3 * Math.min(one.height, other.height);
  }

  function nameOf(element: HTMLElement): string {
    return `“${(element.textContent ?? '').trim().slice(0, 40)}” (${element.tagName.toLowerCase()}.${element.className})`;
  }
}
