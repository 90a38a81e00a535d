import type { Page } from '@playwright/test';

const LEAST_IN_PX = 24;

/**
 * What can be pressed and is smaller than a finger needs, each by its name. Links within a sentence are as high as its
 * lines (WCAG 2.2, 2.5.8), and a card's link is as large as its card.
 */
export function smallTargetsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const isWithinSentence = (element: Element) => {
      const sentence = element.closest('p, li, dd, td')?.textContent ?? '';
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && sentence.trim().length > (element.textContent ?? '').trim().length;
    };
    const isStretched = (element: Element) => {
      const { content, position } = getComputedStyle(element, '::after');
      return content !== 'none' && position === 'absolute';
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      element.closest('[inert], [aria-hidden="true"]') === null;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .map((element) => (element.matches('label input') ? element.closest('label') : element))
      .filter((element) => element !== null)
      .filter((element) => isSeen(element) && !isWithinSentence(element) && !isStretched(element))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < least || height < least;
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  }, LEAST_IN_PX);
}
