import type { Locale } from '@lokke/domain/markets';
import type { Page } from '@playwright/test';
import { createProfessional, type Professional } from '../actors/professional.ts';
import { professionalLink } from '../shop/mailbox.ts';
import { expect, test } from '../shop/test.ts';

const PASSWORD = 'Kam-en-borstel';
const NEW_PASSWORD = 'Borstel-en-kam';

interface Owner extends Professional {
  readonly email: string;
  readonly isAt: (segment: string) => Promise<void>;
}

async function whoHasAnAccount(page: Page, locale: Locale): Promise<Owner> {
  const pro = createProfessional(page, locale);
  const { t, market } = pro;
  const email = `salon.${locale}.${test.info().project.name}@example.com`;
  const isAt = (segment: string) =>
    expect(page).toHaveURL(new RegExp(`${market.prefix}/account/professional${segment}$`));
  await pro.visits(`${market.prefix}/account/professional/register`);
  await pro.sees(t('professional.register.title'));
  await pro.isAccessible();
  await pro.fillsIn(t('account.email'), email);
  await pro.fillsIn(t('account.password'), PASSWORD);
  await pro.fillsIn(t('account.confirmation'), PASSWORD);
  await pro.presses(t('account.register.action'));
  await pro.sees(t('professional.home.title'));
  await isAt('');
  await expect(pro.main.getByText(t('professional.home.account', { email }))).toBeVisible();
  await expect(pro.main.getByText(t('professional.home.unconfirmed'))).toBeVisible();
  return { ...pro, email, isAt };
}

test('a professional opens an account and confirms the address by letter, in German', async ({
  page,
}) => {
  const pro = await whoHasAnAccount(page, 'de');
  const { t, email } = pro;
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'lokke-professional')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  // The link names no market; the letter remembers it.
  await pro.visits(await professionalLink(page, email, 'verifyEmail'));
  await pro.sees(t('professional.verify.title'));
  await pro.isAccessible();
  await pro.presses(t('professional.verify.action'));
  await expect(pro.main.locator('[data-tone="success"]')).toHaveText(
    t('professional.home.confirmed'),
  );
  await pro.follows(t('professional.home.title'));
  await expect(pro.main.getByText(t('professional.home.noSalon'))).toBeVisible();
});

test('a professional who forgot the password comes back with a new one, in Dutch', async ({
  page,
  watch,
}) => {
  // The browser notes each refusal of a form.
  watch.expectProblem(/status of 40[01]/);
  const pro = await whoHasAnAccount(page, 'nl');
  const { t, market, email } = pro;
  await pro.isAccessible();
  await pro.presses(t('account.logout'));
  await pro.isAt('/login');

  await pro.visits(`${market.prefix}/account/login`);
  await pro.follows(t('account.login.professional'));
  await pro.sees(t('professional.login.title'));
  await pro.fillsIn(t('account.email'), email);
  await pro.fillsIn(t('account.password'), 'Wrong-one');
  await pro.presses(t('account.login.action'));
  await expect(pro.main.getByRole('alert')).toHaveText(t('professional.error.credentials'));
  await expect(pro.main.getByRole('alert')).toBeFocused();
  await pro.isAccessible();

  await pro.follows(t('account.login.forgot'));
  await pro.sees(t('account.forgot.title'));
  await pro.fillsIn(t('account.email'), email);
  await pro.presses(t('account.forgot.action'));
  await expect(pro.main.locator('[data-tone="success"]')).toHaveText(
    t('account.forgot.done', { email }),
  );
  const link = await professionalLink(page, email, 'resetPassword');
  await pro.visits(link);
  await pro.sees(t('account.reset.title'));
  await pro.fillsIn(t('account.newPassword'), NEW_PASSWORD);
  await pro.fillsIn(t('account.confirmation'), NEW_PASSWORD);
  await pro.presses(t('account.reset.action'));
  await pro.sees(t('professional.home.title'));
  await pro.isAt('');

  await pro.visits(link);
  await pro.fillsIn(t('account.newPassword'), PASSWORD);
  await pro.fillsIn(t('account.confirmation'), PASSWORD);
  await pro.presses(t('account.reset.action'));
  await expect(pro.main.getByRole('alert')).toHaveText(t('professional.error.invalidLink'));
});
