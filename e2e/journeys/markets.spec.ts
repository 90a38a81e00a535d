import type { Language } from '@lokke/domain/markets';
import { allMessages } from '@lokke/i18n/all';
import type { Page } from '@playwright/test';
import { speakerOf } from '../actors/language.ts';
import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/addresses.ts';
import { problemsOn } from '../shop/axe.ts';
import { expect, test } from '../shop/test.ts';

const popupIn = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: allMessages[language].suggestion['suggest.title'] });

test.describe('somebody from Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('is asked in German whether they would rather shop there, and asked once @phone', async ({
    page,
  }) => {
    const texts = allMessages.de.suggestion;
    const popup = popupIn(page, 'de');
    const shopper = createShopper(page, 'nl');
    await shopper.visits('/range/rain?utm_source=mail&x=1');
    await expect(popup).toBeVisible();
    await expect(popup).toHaveAttribute('lang', 'de');
    expect(await problemsOn(page)).toEqual([]);

    // Closing it is an answer, and nothing has led anywhere.
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/nl\/range\/rain/);

    // Another market is another question: this time the answer is what they said last.
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

test.describe('somebody from Belgium', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Europe/Brussels' });

  test('is asked for the postcode, which decides the language', async ({ page }) => {
    const texts = allMessages.en.suggestion;
    await createShopper(page, 'uk').visits('/products/rain-shampoo');
    const popup = popupIn(page, 'en');
    const postcode = popup.getByLabel(texts['postcode.label']);
    await postcode.fill('123');
    await popup.getByRole('button', { name: texts['postcode.go'] }).click();
    await expect(popup.getByText(texts['postcode.wrong'])).toBeVisible();
    await expect(postcode).toBeFocused();
    await postcode.fill('9000');
    await popup.getByRole('button', { name: texts['postcode.go'] }).click();
    await expect(page).toHaveURL(`${shopUrl()}/nl-be/products/rain-shampoo`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
  });
});

test('a visit’s marketing parameters go along through links, searches and a change of market', async ({
  page,
  request,
}) => {
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

  // The page itself is everybody's: it does not know how one came.
  const [plain, tagged] = await Promise.all(
    ['/nl/shop', `/nl/shop?${query}`].map(async (path) =>
      (await request.get(shopUrl() + path)).text(),
    ),
  );
  expect(tagged).toBe(plain);
});

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to another market leads to a page of all, and from there into it', async ({
    page,
  }) => {
    const { t } = speakerOf('uk');
    await page.goto(`${shopUrl()}/uk/cart`);
    const way = page.getByRole('link', { name: t('shell.market.change') }).first();
    await way.click();
    await expect(page.getByRole('heading', { level: 1, name: t('shell.market') })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${shopUrl()}/de`);
  });
});
