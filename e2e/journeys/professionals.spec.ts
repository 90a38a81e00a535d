import { createProfessional } from '../actors/professional.ts';
import { professionalLink } from '../shop/mailbox.ts';
import { expect, test } from '../shop/test.ts';

const PASSWORD = 'Kam-en-borstel';
const NEW_PASSWORD = 'Borstel-en-kam';

for (const locale of ['nl', 'de'] as const) {
  test(`a professional opens an account, confirms the address and comes back with a new password (${locale})`, async ({
    page,
    watch,
  }) => {
    // The browser notes each refusal of a form.
    watch.expectProblem(/status of 40[01]/);
    const pro = createProfessional(page, locale);
    const { t, market } = pro;
    const email = `salon.${locale}.${test.info().project.name}@example.com`;
    const isHome = (segment = '') =>
      expect(page).toHaveURL(new RegExp(`${market.prefix}/account/professional${segment}$`));

    await pro.visits(`${market.prefix}/account/login`);
    await pro.follows(t('account.login.professional'));
    await pro.sees(t('professional.login.title'));
    await isHome('/login');
    await pro.follows(t('professional.login.register'));
    await pro.sees(t('professional.register.title'));
    await pro.fillsIn(t('account.email'), email);
    await pro.fillsIn(t('account.password'), PASSWORD);
    await pro.fillsIn(t('account.confirmation'), PASSWORD);
    await pro.presses(t('account.register.action'));

    await pro.sees(t('professional.home.title'));
    await isHome();
    await expect(pro.main.getByText(t('professional.home.account', { email }))).toBeVisible();
    await expect(pro.main.getByText(t('professional.home.unconfirmed'))).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'lokke-professional')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });

    // The link names no market; the letter remembers it.
    await pro.visits(await professionalLink(page, email, 'verifyEmail'));
    await pro.sees(t('professional.verify.title'));
    await pro.presses(t('professional.verify.action'));
    await expect(pro.main.getByRole('status')).toHaveText(t('professional.home.confirmed'));
    await pro.follows(t('professional.home.title'));
    await expect(pro.main.getByText(t('professional.home.noSalon'))).toBeVisible();
    await pro.presses(t('account.logout'));
    await isHome('/login');

    await pro.sees(t('professional.login.title'));
    await pro.fillsIn(t('account.email'), email);
    await pro.fillsIn(t('account.password'), 'Wrong-one');
    await pro.presses(t('account.login.action'));
    await expect(pro.main.getByRole('alert')).toHaveText(t('professional.error.credentials'));
    await expect(pro.main.getByRole('alert')).toBeFocused();

    await pro.follows(t('account.login.forgot'));
    await pro.sees(t('account.forgot.title'));
    await pro.fillsIn(t('account.email'), email);
    await pro.presses(t('account.forgot.action'));
    await expect(pro.main.getByRole('status')).toHaveText(t('account.forgot.done', { email }));
    const link = await professionalLink(page, email, 'resetPassword');
    await pro.visits(link);
    await pro.sees(t('account.reset.title'));
    await pro.fillsIn(t('account.newPassword'), NEW_PASSWORD);
    await pro.fillsIn(t('account.confirmation'), NEW_PASSWORD);
    await pro.presses(t('account.reset.action'));
    await pro.sees(t('professional.home.title'));
    await isHome();

    await pro.visits(link);
    await pro.fillsIn(t('account.newPassword'), PASSWORD);
    await pro.fillsIn(t('account.confirmation'), PASSWORD);
    await pro.presses(t('account.reset.action'));
    await expect(pro.main.getByRole('alert')).toHaveText(t('professional.error.invalidLink'));
  });
}
