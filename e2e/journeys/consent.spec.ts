import { speakerOf } from '../actors/language.ts';
import { createShopper } from '../actors/shopper.ts';
import { platformUrl } from '../shop/addresses.ts';
import { problemsOn } from '../shop/axe.ts';
import { type MeasuredShop, openMeasuredShop } from '../shop/measured-shop.ts';
import { expect, test } from '../shop/test.ts';
import { writesMarkup } from '../shop/writes-markup.ts';

test.use({ hasRefusedCookies: false });

const { t } = speakerOf('nl');
const SCRIPTS = ['/gtm.js?id=GTM-LOKKE1', '/onsite/js/NlNl12/klaviyo.js'];

let shop: MeasuredShop;
test.beforeAll(async () => {
  shop = await openMeasuredShop();
});
test.afterAll(() => shop.close());

test('nothing is asked of a third party before a yes, and nothing after a later no @phone', async ({
  page,
  context,
}) => {
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const { asked } = shop.thirdParties;
  const before = asked.length;
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (![shop.shopUrl, platformUrl()].includes(origin)) strangers.push(request.url());
  });
  const bar = page.getByRole('region', { name: t('consent.title') });
  const refuse = bar.getByRole('button', { name: t('consent.refuse') });
  const accept = bar.getByRole('button', { name: t('consent.accept') });
  const cookieSettings = page
    .getByRole('contentinfo')
    .getByRole('button', { name: shopper.t('shell.footer.cookies') });

  await test.step('the bar offers both answers alike and covers no focus', async () => {
    await shopper.visits('/');
    await expect(bar).toBeVisible();
    expect(await problemsOn(page)).toEqual([]);
    const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
    await cookieSettings.focus();
    const [settings, top] = [await cookieSettings.boundingBox(), await bar.boundingBox()];
    expect((settings?.y ?? 0) + (settings?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  });

  await test.step('a no is kept, and can be taken back at the foot of a page', async () => {
    await refuse.click();
    await expect(bar).toBeHidden();
    await shopper.visits('/shop');
    await cookieSettings.press('Enter');
    await expect(bar).toBeFocused();
    await expect(bar).toContainText(t('consent.now.refused'));
    expect([strangers, asked.length]).toEqual([[], before]);
  });

  await test.step('a yes brings what was agreed to, here and on later pages', async () => {
    await refuse.press('Tab');
    await expect(accept).toBeFocused();
    await accept.press('Enter');
    await expect(bar).toBeHidden();
    await expect(cookieSettings).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true');
    await expect.poll(() => asked.slice(before)).toEqual(expect.arrayContaining(SCRIPTS));
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).toSorted())
      .toEqual(['__kla_id', '_ga']);
    const now = asked.length;
    expect(await writesMarkup(page), 'tags write markup').toBe(true);
    await shopper.visits('/cart');
    await expect.poll(() => asked.slice(now)).toEqual(expect.arrayContaining(SCRIPTS));
  });

  await test.step('a later no takes it all back', async () => {
    await cookieSettings.press('Enter');
    await expect(bar).toContainText(t('consent.now.accepted'));
    const again = page.waitForEvent('load');
    await refuse.click();
    await again;
    expect(await context.cookies()).toEqual([]);
    const now = asked.filter((path) => path.endsWith('.js') || path.includes('.js?')).length;
    await shopper.visits('/');
    await shopper.visits('/shop');
    await expect(bar).toBeHidden();
    expect(asked.filter((path) => path.endsWith('.js') || path.includes('.js?'))).toHaveLength(now);
  });
});
