import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as withoutPage } from '@playwright/test';
import { platformUrl, shopUrl } from '../shop/open-shop.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';
import CHAPTERS from '../tour/chapters.json' with { type: 'json' };
import { PHONE } from '../tour/check-screen.ts';
import { OPENED_ON_A_PHONE } from '../tour/kinds-on-a-phone.ts';
import PAGES from '../tour/pages.json' with { type: 'json' };

// Each screen is checked where it is declared: tour/*.screens.ts, or tour/pages.json for a page as it is opened.
const TOUR = join(import.meta.dirname, '..', 'tour');
const ROUTES = join(import.meta.dirname, '../../apps/storefront/app/routes.ts');
/** Redirects, resource routes, and the cart without scripts, which goes on to /cart with them. */
const WITHOUT_SCREEN = [
  'account',
  // Screens of markets with new accounts are looked at by shop-accounts.spec.ts and subscriptions.spec.ts.
  'account/authorize',
  'account/subscriptions',
  'account/data/download',
  'account/erased',
  'account/orders/:orderNumber/reorder',
  'account/professional/statement.csv',
  'account/professional/photo.webp',
  'cards',
  'fillers',
  'cart/:items',
  'cart/plain',
  'cart/checkout',
  'checkouts/*',
  'discount/:code',
  's/:salonNo/*',
  'list/:handle',
  'products/:handle/sizes',
  'products/:handle/variant/:places',
];

function screens(): string {
  return readdirSync(TOUR)
    .filter((file) => file.endsWith('.screens.ts'))
    .map((file) => readFileSync(join(TOUR, file), 'utf8'))
    .join('\n');
}

withoutPage('every route is among the checked screens', () => {
  const routes = [...readFileSync(ROUTES, 'utf8').matchAll(/\broute\('([^']+)'/g)];
  const source = screens();
  const missing = routes
    .map(([, route = '']) => route)
    .filter((route) => !WITHOUT_SCREEN.includes(route) && !source.includes(`'${route}',`))
    .filter((route) => !PAGES.some((page) => page.route === route));
  expect(routes.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

withoutPage('every checked screen is shown in docs/tour.md', () => {
  const declared = [...screens().matchAll(/\bscreen\('([^']+)'/g)].map(([, name = '']) => name);
  const names = [...declared, ...PAGES.filter(({ isState }) => !isState).map(({ name }) => name)];
  const shown = CHAPTERS.flatMap((chapter) => chapter.screens);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});

test('axe finds nothing on the console of the platform', async ({ page }) => {
  await page.goto(platformUrl());
  expect(await axeViolations(page)).toEqual([]);
});

test('axe finds nothing on a phone on the kinds of pages that the tour leaves out', async ({
  page,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectProblem(/404/);
  await page.setViewportSize(PHONE);
  const found: string[] = [];
  for (const path of OPENED_ON_A_PHONE) {
    await page.goto(`${shopUrl()}/nl${path}`);
    const violations = await axeViolations(page);
    found.push(...violations.map((violation) => `${path} ${violation}`));
  }
  expect(found).toEqual([]);
});
