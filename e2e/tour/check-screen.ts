import { splitLocale } from '@lokke/domain/markets';
import type { Page } from '@playwright/test';
import { layoutProblems } from '../shop/layout-problems.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect } from '../shop/test.ts';
import { renderOffscreen } from '../shop/wait-for.ts';

export const PHONE = { width: 390, height: 844 };

/** The spacing of WCAG 1.4.12, as readers set it who need more space between letters, words and lines. */
const SPACIOUS = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * Checks that axe finds nothing; that nothing is wider than the screen, nor cut off or overlapped with wider text spacing;
 * and that it is the screen of the route that was named. What is wrong hides nothing of the screens after it.
 */
export async function checkScreen(page: Page, route: string | null): Promise<void> {
  const url = page.url();
  await renderOffscreen(page);
  await checkWithin(page, page.viewportSize()?.width ?? 0);
  const { origin, pathname } = new URL(url);
  if (route === null) expect.soft(origin).not.toBe(shopUrl());
  else expect.soft(splitLocale(pathname).path).toMatch(patternOf(route));
}

/** Checks the document that is open as a phone shows it, which has no pointer that hovers. */
export async function checkOnAPhone(page: Page): Promise<void> {
  const phone = await page.context().newCDPSession(page);
  const screen = { ...PHONE, deviceScaleFactor: 2, mobile: true };
  await phone.send('Emulation.setDeviceMetricsOverride', screen);
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await checkWithin(page, PHONE.width);
  await phone.detach();
}

async function checkWithin(page: Page, widthInPx: number): Promise<void> {
  const screen = `${page.url()}, ${widthInPx} px`;
  expect.soft(await axeViolations(page), screen).toEqual([]);
  expect.soft(await widthOf(page), `${screen}: width`).toBeLessThanOrEqual(widthInPx);
  const large = await widthWithLargeText(page);
  expect.soft(large, `${screen}: width with text twice as large`).toBeLessThanOrEqual(widthInPx);
  const spaced = await textSpacingProblems(page);
  expect.soft(spaced, `${screen} with the spacing of WCAG 1.4.12`).toEqual([]);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** WCAG 1.4.4: as somebody sees the page who doubled the size of text in the browser, which moves breakpoints in em, too. */
async function widthWithLargeText(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const width = await widthOf(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  return width;
}

async function textSpacingProblems(page: Page): Promise<readonly string[]> {
  const sheet = await page.evaluateHandle((styles) => {
    const spacious = new CSSStyleSheet();
    spacious.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacious];
    return spacious;
  }, SPACIOUS);
  const problems = await layoutProblems(page);
  await sheet.evaluate((spacious) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== spacious);
  });
  return problems;
}

/** Turns `account/address/:id?` into an expression. */
function patternOf(route: string): RegExp {
  const segments = route.split('/').filter((segment) => segment !== '');
  const expressions = segments.map((segment) => {
    if (segment === '*') return '/.+';
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${expressions.join('')}/?$`);
}
