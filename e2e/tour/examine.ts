import { splitLocale } from '@lokke/domain/markets';
import type { Page } from '@playwright/test';
import { shopUrl } from '../shop/addresses.ts';
import { problemsOn } from '../shop/axe.ts';
import { expect } from '../shop/test.ts';
import { drawAll } from './draw-all.ts';
import { troublesWithAir } from './text-spacing.ts';

/**
 * Axe finds nothing; nothing sticks out of the screen, nor is cut off or lies over other words once text has more air; and
 * it is the screen of the route that was named.
 */
export async function examine(page: Page, route: string | null): Promise<void> {
  await drawAll(page);
  expect(await problemsOn(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'width in px').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await troublesWithAir(page), 'with the spacing of WCAG 1.4.12').toEqual([]);
  const { origin, pathname } = new URL(page.url());
  if (route === null) expect(origin).not.toBe(shopUrl());
  else expect(splitLocale(pathname).path).toMatch(patternOf(route));
}

/** `account/address/:id?` as an expression. */
function patternOf(route: string): RegExp {
  const segments = route.split('/').filter((segment) => segment !== '');
  const expressions = segments.map((segment) => {
    if (segment === '*') return '/.+';
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${expressions.join('')}/?$`);
}
