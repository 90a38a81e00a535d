import type { Locale } from '@lokke/domain/markets';
import type { Page } from '@playwright/test';
import { createActor } from '../actors/actor.ts';
import { PASSWORD } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { linkInEmail } from '../shop/mailbox.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

/** Registers a salon professional. */
async function registersProfessional(page: Page, locale: Locale, address?: string) {
  const actor = createActor(page, locale);
  const { t, market, main, field, clicks } = actor;
  const email = address ?? `salon.${locale}.${test.info().project.name}@example.com`;
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

test('a stylist’s routine is opened on another device, in another market', async ({
  page,
  openDevice,
  watch,
}) => {
  // The browser logs the salon that the other market does not have.
  watch.expectProblem(/status of 404/);
  const { t, main, ...pro } = await registersProfessional(
    page,
    'nl',
    'de-kappersloods.leeuwarden@example.com',
  );
  await pro.opensLink('verifyEmail');
  await pro.clicks(t('professional.verify.action'));
  await expect(main.getByText(t('professional.home.confirmed'))).toBeVisible();
  await pro.visits('/account/professional/prescriptions?p=rain-shampoo&p=rain-mask');
  await main.locator('[name="note"]').fill('Lauw uitspoelen');
  await pro.clicks(t('prescription.pro.make'));
  const link = main.getByRole('link', { name: /\/prescription\// });
  const [path = ''] = /\/s\/.+/.exec(await link.innerText()) ?? [];

  const client = createShopper(await openDevice(), 'de');
  await client.visits(path);
  const salon = 'De Kappersloods';
  await expect(client.main).toContainText(client.t('prescription.elsewhere', { salon }));
  await expect(client.main.locator('blockquote[lang="nl"]')).toHaveText('Lauw uitspoelen');
  await expect(client.main.locator('[name="size-0"]')).toContainText('€');
  const [number, add] = [
    client.main.locator('[name="quantity-0"]'),
    client.t('routine.add', { count: 2 }),
  ];
  await number.fill('0');
  await client.clicks(add);
  // Nought is a fault of the field, not one of them.
  await expect(number).toBeFocused();
  await expect(client.cartPopup).toBeHidden();
  await number.fill('3');
  await client.clicks(add);
  await expect(client.cartPopup).toBeVisible();
  await client.opensCartPage();
  await client.cart.hasQuantity('rain-shampoo', 3);
});
