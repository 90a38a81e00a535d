import { createCustomer } from '../actors/customer.ts';
import { expect, test } from '../shop/test.ts';

const RULE =
  'Your password should be between 8 and 100 characters, and have at least one lowercase and one uppercase letter.';

test('registration shows each validation message at its field', async ({ page, watch }) => {
  watch.expectProblem(/status of 400/);
  const customer = createCustomer(page, 'uk', 'careless');
  const { main, t } = customer;
  await customer.visits('/account/register');

  await test.step('empty fields', async () => {
    await customer.clicks(t('account.register.action'));
    await expect(main.getByRole('alert')).toHaveText('Missing customer input');
    await expect(customer.field(t('account.firstName'))).toBeFocused();
    await expect(customer.field(t('account.firstName'))).toHaveAccessibleDescription(
      /Please fill this in/,
    );
    await expect(main.locator('[aria-invalid]')).toHaveCount(4);
  });

  await test.step('a corrected field loses its error', async () => {
    await customer.field(t('account.firstName')).fill('Anna');
    await expect(main.locator('[aria-invalid]')).toHaveCount(3);
  });

  await test.step('a short password', async () => {
    await customer.fillsInRegistration('Abcdefg');
    await customer.clicks(t('account.register.action'));
    await expect(customer.field(t('account.password'))).toHaveAccessibleDescription(
      /Password invalid/,
    );
    await expect(customer.field(t('account.password'))).toBeFocused();
    await expect(customer.field(t('account.email'))).toHaveValue(customer.email);
  });

  await test.step('passwords that differ, on blur', async () => {
    await customer.field(t('account.password')).fill('Abcdefgh');
    const described = customer.field(t('account.confirmation'));
    await described.focus();
    await page.keyboard.press('Tab');
    await expect(described).toHaveAccessibleDescription(/Passwords do not match$/);
    await described.fill('Abcdefgh');
    await expect(main.locator('[aria-invalid]')).toHaveCount(0);
  });

  await test.step('an e-mail address that is taken', async () => {
    await customer.hasAccount();
    await customer.clicks(t('account.register.action'));
    await expect(customer.field(t('account.email'))).toHaveAccessibleDescription(
      'Email has already been taken',
    );
    await expect(customer.field(t('account.email'))).toBeFocused();
  });
});

test('the password rules follow what is typed', async ({ page }) => {
  const customer = createCustomer(page, 'uk', 'careful');
  const { main, t } = customer;
  await customer.visits('/account/register');
  const rules = main.getByRole('listitem');
  const met = rules.filter({ hasText: '(met)' });
  await expect(rules).toHaveCount(3);
  await expect(met).toHaveCount(0);
  const password = customer.field(t('account.password'));
  await password.fill('kam');
  await expect(met).toHaveText([/a lowercase letter/]);
  await password.fill('КАМбрадобрей');
  await expect(met).toHaveCount(3);

  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await main
    .getByRole('button', { name: t('account.password.show') })
    .first()
    .click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('КАМбрадобрей');
});

test('login and reset show the messages of the specification', async ({ page, watch }) => {
  watch.expectProblem(/status of 40[01]/);
  const customer = createCustomer(page, 'uk', 'guesser');
  const { main, t } = customer;
  await customer.visits('/account/login');
  await customer.clicks(t('account.login.action'));
  await expect(main.getByRole('alert')).toHaveText('Email or password is missing');
  await customer.submitsLogin('Not-my-password');
  await expect(main.getByRole('alert')).toHaveText('Login email or password is incorrect');
  await expect(customer.field(t('account.email'))).toHaveValue(customer.email);

  await customer.visits('/account/forgot');
  await customer.clicks(t('account.forgot.action'));
  await expect(main.getByRole('alert')).toHaveText('Email is missing');

  await customer.visits('/account/reset/1/not-a-token');
  await customer.fillsInNewPassword(t('account.newPassword'), 'nocapital');
  await customer.clicks(t('account.reset.action'));
  await expect(main.getByText(RULE)).toBeVisible();
  await customer.fillsInNewPassword(t('account.newPassword'), 'Abcdefgh');
  await customer.field(t('account.confirmation')).fill('Abcdefgi');
  await customer.clicks(t('account.reset.action'));
  await expect(main.getByText('Passwords do not match.', { exact: true })).toBeVisible();
});
