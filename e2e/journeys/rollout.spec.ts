import type { Page } from '@playwright/test';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

// A tab that stays open while the servers change: docs/going-live/operations.md, “Rolling out”.
const MISSING = /404|dynamically imported|Error loading route module|could not be loaded/;
const inFooter = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]`);

/** Documents that were asked for, in order. */
function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

/** The script of a page is on no server any more. */
const loseScript = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]*\\.js`), (route) => route.fulfill({ status: 404 }));

test('a link whose page is on no server is followed by a full load; where that did not help, the error page leads on', async ({
  page,
  watch,
}) => {
  watch.expectProblem(MISSING);
  const shopper = createShopper(page, 'nl');
  const { t } = shopper;
  await loseScript(page, 'page');
  await shopper.visits('/range/rain');
  await waitForHydration(page);
  const documents = watchDocuments(page);
  await inFooter(page, '/nl/pages/about').click();
  await expect(page).toHaveURL(/\/nl\/pages\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/nl/pages/about']);
  await page.goto(new URL('/nl/range/rain', page.url()).href);
  await waitForHydration(page);
  await inFooter(page, '/nl/pages/about').click();
  await expect(page.getByRole('heading', { name: t('errors.failed.title') })).toBeVisible();
  expect(documents).toEqual(['/nl/pages/about', '/nl/range/rain']);
  await page.unrouteAll();
  await page.getByRole('button', { name: t('errors.retry') }).click();
  await expect(page).toHaveURL(/\/nl\/pages\/about$/);
  await waitForHydration(page);
});

test('data of another format loads the page whole', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/range/rain');
  await waitForHydration(page);
  const documents = watchDocuments(page);
  await page.route(/\/pages\/about\.data/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-build': '0-other' };
    await route.fulfill({ response, headers, body: 'not what this page reads' });
  });
  await inFooter(page, '/nl/pages/about').click();
  await expect(page).toHaveURL(/\/nl\/pages\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/nl/pages/about']);
});

test('data of another format that is read ahead leaves the page alone', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const read: string[] = [];
  await page.route(/\/products\/.*\.data/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-build': '0-other' };
    await route.fulfill({ response, headers, body: 'not what this page reads' });
    if (route.request().resourceType() === 'fetch') read.push(route.request().url());
  });
  await shopper.visits('/range/rain');
  const documents = watchDocuments(page);
  await expect.poll(() => read.length).toBeGreaterThan(1);
  expect(documents).toEqual([]);
  const link = page.locator('main article h3 a').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([path]);
});

test('what was typed is there again after a full load', async ({ page, watch }) => {
  watch.expectProblem(MISSING);
  const shopper = createShopper(page, 'nl');
  const { t } = shopper;
  await loseScript(page, 'search-dialog');
  await shopper.visits('/account/register');
  await waitForHydration(page);
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: t('account.email') }).first();
  await email.fill('robin@example.com');
  const documents = watchDocuments(page);
  await page.getByRole('link', { name: t('shell.search'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('errors.retry') })
    .click();
  await expect.poll(() => documents.length).toBe(1);
  await page.unrouteAll();
  await waitForHydration(page);
  await expect(email).toHaveValue('robin@example.com');
  await expect(main.locator('input[type=password]').first()).toHaveValue('');
});
