import { AxeBuilder } from '@axe-core/playwright';
import type { Locale } from '@lokke/domain/markets';
import { type ConsentSource, consentTexts } from '@lokke/storefront/messages';
import { createTranslate } from '@lokke/storefront/translate';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test.use({ hasRefusedCookies: false });

for (const [locale, title] of [
  ['nl', 'Cookies'],
  ['no', 'Informasjonskapsler'],
] satisfies [Locale, string][]) {
  test(`the cookie bar in ${locale} takes either answer, and is asked back at the foot @phone`, async ({
    page,
  }) => {
    const shopper = createShopper(page, locale);
    const { market } = shopper;
    const t = createTranslate<ConsentSource>(consentTexts[market.language], market.languageTag);
    const bar = page.getByRole('region', { name: title });
    const refuse = bar.getByRole('button', { name: t('consent.refuse') });
    const accept = bar.getByRole('button', { name: t('consent.accept') });
    const cookieSettings = page
      .getByRole('contentinfo')
      .getByRole('button', { name: shopper.t('shell.footer.cookies') });
    const kept = () =>
      page.evaluate(() => [
        localStorage.getItem('cookiesAccepted'),
        localStorage.getItem('cookiesRefusedAt'),
      ]);

    await shopper.visits('/');
    await expect(bar).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('section').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // Neither answer is easier to give than the other.
    const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);

    // It covers no focus: the last thing on the page comes to stand above it.
    await cookieSettings.focus();
    const [settings, top] = [await cookieSettings.boundingBox(), await bar.boundingBox()];
    expect((settings?.y ?? 0) + (settings?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);

    await refuse.click();
    await expect(bar).toBeHidden();
    expect(await kept()).toEqual([null, expect.stringMatching(/^\d{4}-/)]);

    await shopper.visits('/shop');
    await cookieSettings.press('Enter');
    await expect(bar).toBeFocused();
    await expect(bar).toContainText(t('consent.now.refused'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(accept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
    await expect(cookieSettings).toBeFocused();
    expect(await kept()).toEqual(['true', null]);
  });
}
