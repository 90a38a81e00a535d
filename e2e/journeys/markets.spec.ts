import type { Language } from '@lokke/domain/markets';
import { allMessages } from '@lokke/i18n/all';
import type { Locator, Page } from '@playwright/test';
import { textsFor } from '../actors/actor.ts';
import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';

const popupIn = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: allMessages[language].suggestion['suggest.title'] });

test.describe('somebody from Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('is offered the German shop in German, once @phone', async ({ page }) => {
    const texts = allMessages.de.suggestion;
    const popup = popupIn(page, 'de');
    const shopper = createShopper(page, 'nl');
    await shopper.visits('/range/rain?utm_source=mail&x=1');
    await expect(popup).toBeVisible();
    await expect(popup).toHaveAttribute('lang', 'de');
    expect(await axeViolations(page)).toEqual([]);

    // Closing it does not navigate.
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/nl\/range\/rain/);

    // Suggests the last choice in another market.
    await createShopper(page, 'fr').visits('/range/rain?utm_source=mail&x=1');
    await expect(popup.getByText(texts['suggest.remembered'])).toBeVisible();
    await popup.getByRole('button', { name: texts['suggest.others'] }).click();
    const list = page.getByRole('dialog').filter({ visible: true });
    await list.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${shopUrl()}/de/range/rain?utm_source=mail&x=1`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('userLocalePreference')))
      .toBe('de');
  });
});

test('marketing parameters are kept through links and markets', async ({ page, request }) => {
  const query = 'utm_source=mail&gclid=abc';
  const shopper = createShopper(page, 'nl');
  await shopper.visits(`/?${query}&other=1`);
  const links = page.locator('a[href^="/nl"]');
  await expect(links.first()).toHaveAttribute('href', /utm_source=mail&gclid=abc$/);
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !address?.endsWith(query))).toEqual([]);

  await page.getByRole('main').locator('a[href^="/nl/range/"]').first().click();
  await expect(page).toHaveURL(/\/nl\/range\/\w+\?utm_source=mail&gclid=abc$/);
  const german = await shopper.changesMarketTo('de');
  await expect(page).toHaveURL(/\/de\/range\/\w+\?utm_source=mail&gclid=abc$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: german.t('shell.home') })
    .click();
  await expect(page).toHaveURL(`${shopUrl()}/de?${query}`);

  // The server's page is the same for all, so that it can be cached.
  const [plain, tagged] = await Promise.all(
    ['/nl/shop', `/nl/shop?${query}`].map(async (path) =>
      (await request.get(shopUrl() + path)).text(),
    ),
  );
  expect(tagged).toBe(plain);
});

test('the wordmark is centred, however long the menu of a language is', async ({ page }) => {
  const locales = ['nl', 'fr', 'uk', 'de', 'es', 'no', 'se'] as const;
  const languages = locales.map((locale) => textsFor(locale).market.language);
  expect(languages.toSorted()).toEqual(Object.keys(allMessages).toSorted());
  const header = page.getByRole('banner');
  const middleOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box === null ? Number.NaN : box.x + box.width / 2;
  };
  for (const locale of locales) {
    const { market, t } = textsFor(locale);
    await page.goto(`${shopUrl()}${market.prefix}/markets`);
    const home = header.getByRole('link', { name: t('shell.home'), exact: true });
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const distance = Math.abs((await middleOf(home)) - (await middleOf(header)));
      expect(distance, `${locale} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
});
