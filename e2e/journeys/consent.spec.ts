import { textsFor } from '../actors/actor.ts';
import { createShopper } from '../actors/shopper.ts';
import { type AnalyticsShop, openAnalyticsShop } from '../shop/analytics-shop.ts';
import { platformUrl } from '../shop/open-shop.ts';
import { axeViolations, canInjectHtml } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';

test.use({ hasRefusedCookies: false });

const { t } = textsFor('nl');
const SCRIPTS = ['/gtm.js?id=GTM-LOKKE1', '/onsite/js/NlNl12/klaviyo.js'];

let shop: AnalyticsShop;
test.beforeAll(async () => {
  shop = await openAnalyticsShop();
});
test.afterAll(() => shop.close());

test('third parties are contacted with consent only @phone', async ({ page, context }) => {
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const { requests } = shop.thirdParties;
  const before = requests.length;
  const thirdParties: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (![shop.shopUrl, platformUrl()].includes(origin)) thirdParties.push(request.url());
  });
  const bar = page.getByRole('region', { name: t('consent.title') });
  const refuse = bar.getByRole('button', { name: t('consent.refuse') });
  const accept = bar.getByRole('button', { name: t('consent.accept') });
  const cookieSettings = page
    .getByRole('contentinfo')
    .getByRole('button', { name: shopper.t('shell.footer.cookies') });

  await test.step('both buttons are alike, and the bar covers no focus', async () => {
    await shopper.visits('/');
    await expect(bar).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
    await cookieSettings.focus();
    const [settings, top] = [await cookieSettings.boundingBox(), await bar.boundingBox()];
    expect((settings?.y ?? 0) + (settings?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  });

  await test.step('with text twice as large the bar leaves the page its room', async () => {
    const setTextSize = (size: string) =>
      page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
    await setTextSize('200%');
    const ofScreen = (await bar.boundingBox())?.height ?? 0;
    expect(ofScreen / (page.viewportSize()?.height ?? 1)).toBeLessThanOrEqual(0.4);
    const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
    await setTextSize('');
  });

  await test.step('a refusal is stored, and can be changed in the footer', async () => {
    await refuse.click();
    await expect(bar).toBeHidden();
    await shopper.visits('/range/rain');
    await cookieSettings.press('Enter');
    await expect(bar).toBeFocused();
    await expect(bar).toContainText(t('consent.now.refused'));
    expect([thirdParties, requests.length]).toEqual([[], before]);
  });

  await test.step('consent loads the tags, here and on later pages', async () => {
    await refuse.press('Tab');
    await expect(accept).toBeFocused();
    await accept.press('Enter');
    await expect(bar).toBeHidden();
    await expect(cookieSettings).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true');
    await expect.poll(() => requests.slice(before)).toEqual(expect.arrayContaining(SCRIPTS));
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).toSorted())
      .toEqual(['__kla_id', '_ga', 'visitorConsent']);
    const now = requests.length;
    expect(await canInjectHtml(page), 'tags write markup').toBe(true);
    await shopper.visits('/cart');
    await expect.poll(() => requests.slice(now)).toEqual(expect.arrayContaining(SCRIPTS));
  });

  await test.step('withdrawal removes tags and cookies', async () => {
    await cookieSettings.press('Enter');
    await expect(bar).toContainText(t('consent.now.accepted'));
    const again = page.waitForEvent('load');
    await refuse.click();
    await again;
    const left = (await context.cookies()).map(({ name, value }) => [name, value]);
    expect(left).toEqual([['visitorConsent', 'refused']]);
    const now = requests.filter((path) => path.endsWith('.js') || path.includes('.js?')).length;
    await shopper.visits('/');
    await shopper.visits('/range/rain');
    await expect(bar).toBeHidden();
    expect(requests.filter((path) => path.endsWith('.js') || path.includes('.js?'))).toHaveLength(
      now,
    );
  });
});
