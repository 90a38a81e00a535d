import type { Locale } from '@lokke/domain/markets';
import type { Page } from '@playwright/test';
import { createActor } from '../actors/actor.ts';
import { PASSWORD } from '../actors/customer.ts';
import { linkInEmail } from '../shop/mailbox.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

/** Registers a salon professional. */
async function registersProfessional(page: Page, locale: Locale) {
  const actor = createActor(page, locale);
  const { t, market, main, field, clicks } = actor;
  const email = `salon.${locale}.${test.info().project.name}@example.com`;
  const isAt = (segment: string) =>
    expect(page).toHaveURL(new RegExp(`${market.prefix}/account/professional${segment}$`));
  const sees = (heading: string) =>
    expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const isAccessible = async () => expect(await axeViolations(page)).toEqual([]);
  const fillsIn = async (label: string, password: string) => {
    await field(label).fill(password);
    await field(t('account.confirmation')).fill(password);
  };
  await actor.visits('/account/professional/register');
  await sees(t('professional.register.title'));
  await isAccessible();
  await field(t('account.email')).fill(email);
  await fillsIn(t('account.password'), PASSWORD);
  await clicks(t('account.register.action'));
  await sees(t('professional.home.title'));
  await isAt('');
  await expect(main.getByText(t('professional.home.account', { email }))).toBeVisible();
  await expect(main.getByText(t('professional.home.unconfirmed'))).toBeVisible();
  return {
    ...actor,
    email,
    isAt,
    sees,
    isAccessible,
    fillsIn,
    follows: (link: string) => main.getByRole('link', { name: link, exact: true }).click(),
    opensLink: async (kind: 'resetPassword' | 'verifyEmail') => {
      await page.goto(await linkInEmail(email, kind));
      await waitForHydration(page);
    },
  };
}

test('a professional registers and confirms the e-mail address, in German', async ({ page }) => {
  const pro = await registersProfessional(page, 'de');
  const { t, main } = pro;
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'lokke-professional')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  // The link names no market: the shop has stored it.
  await pro.opensLink('verifyEmail');
  await pro.sees(t('professional.verify.title'));
  await pro.isAccessible();
  await pro.clicks(t('professional.verify.action'));
  await expect(main.locator('[data-tone="success"]')).toHaveText(t('professional.home.confirmed'));
  await pro.follows(t('professional.home.title'));
  await expect(main.getByText(t('professional.home.noSalon'))).toBeVisible();
});
